"""Sentences are kept once they were made; what is kept must be the sentence that would be made."""

from engine.core.words import Words


def test_a_kept_sentence_is_the_one_for_its_arguments():
    words = Words("en")
    said = [words.say("ui-earlier-steps", count=count) for count in (1, 2, 1)]
    assert said[0] == said[2] != said[1]
    assert words.say("ui-table", table="1") == words.say("ui-table", table="1")
    assert words.say("ui-table", table="1") != words.say("ui-table", table="2")


def test_equal_keys_of_other_types_are_other_sentences():
    """True == 1, but a plural form is not chosen by yes or no."""
    for first, second in ((1, True), (True, 1)):
        words = Words("en")
        assert words.say("ui-earlier-steps", count=first) == Words("en").say("ui-earlier-steps", count=first)
        assert words.say("ui-earlier-steps", count=second) == Words("en").say("ui-earlier-steps", count=second)


def test_an_argument_that_cannot_be_kept_is_said_all_the_same():
    assert Words("en").say("ui-table", table="3", more=["x"]) == Words("en").say("ui-table", table="3")
