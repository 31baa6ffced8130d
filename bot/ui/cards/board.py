"""The live board of a table, its log lines, pings, votes and result."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.host.history import Told
from bot.host.live import Live
from bot.host.look import open_votes
from bot.host.news import News, last_turn
from bot.ui.app import App, table_label
from bot.ui.cards.result import result_words
from bot.ui.custom_id import Act
from bot.ui.limits import CONTENT, cut
from bot.ui.panels.look import panel_look
from bot.ui.panels.telling import phrases, turn_line
from bot.ui.screens import ACCENT, GREEN, GREY, PRIMARY, Button, Screen, Shown, Text
from engine.core.words import Speech, Words, words
from render.contract import Marks
from storage.rows import NoticeRow


async def board_card(app: App, live: Live) -> Screen:
    """Picture, whose turn, the last turn in a line. No mention: edits must not ping."""
    live = await app.host.desk.whole(live.id)
    lang = live.table.lang
    speech = await app.speech(live, lang)
    news = last_turn(live, None)
    picture = await app.picture(live, *public_board(live, news), lang)
    told = "\n".join(cut(turn_line(speech, one, panel_look(live.game.id)), 300) for one in news)
    return Screen(
        (
            Text(f"### {speech.say('name')} · {table_label(live.table, lang)}\n{situation(live, speech)}"),
            Shown(),
            *((Text(told),) if told else ()),
            _buttons(live, speech),
        ),
        picture,
        ACCENT,
    )


def public_board(live: Live, news: Sequence[News]) -> tuple[Any, str, Marks]:
    """What the board of a table shows: what everybody may see, the last turn ringed.

    Whoever looks at it in private gets the same picture, so that it is drawn once for all.
    """
    marks = Marks(changed=tuple((i, place) for i, one in enumerate(news, start=1) for place in one.changed))
    return live.game.view(live.state, None), panel_look(live.game.id).public, marks


def situation(live: Live, speech: Speech) -> str:
    """Phase and who is awaited; secret questions name nobody."""
    head = live.game.view(live.state, None).head
    stage = " · ".join(speech.say(f"stage-{key}", value=value) for key, value in head.stage)
    if live.table.state != "running":
        return result_words(live, speech)
    asked = [prompt for prompt in head.awaited if prompt.clock != "open"]
    if any(prompt.hidden for prompt in asked):
        return f"{stage}\n{speech.say('ui-answers-awaited', count=len(asked))}"
    who = ", ".join(f"**{speech.seat(prompt.seat)}**" for prompt in asked)
    return f"{stage}\n{speech.say('ui-awaited', who=who)}"


def _buttons(live: Live, speech: Speech) -> tuple[Button, ...]:
    if live.table.state != "running":
        return (
            Button(speech.say("ui-play-again"), Act("re", live.id), PRIMARY),
            Button(speech.say("ui-zoom"), Act("zo", live.id)),
            Button(speech.say("ui-history"), Act("hi", live.id)),
            Button(speech.say("ui-download"), Act("dl", live.id)),
        )
    return (
        Button(speech.say("ui-your-move"), Act("yo", live.id), PRIMARY),
        Button(speech.say("ui-mine"), Act("hd", live.id)),
        Button(speech.say("ui-zoom"), Act("zo", live.id)),
        Button(speech.say("ui-rules"), Act("ru", live.id)),
        Button(speech.say("ui-history"), Act("hi", live.id)),
    )


async def line_words(app: App, live: Live, told: list[Told]) -> str:
    """One turn as a plain line: the seat's emoji, name, then the steps as short phrases."""
    speech = await app.speech(live, live.table.lang)
    if not told:
        return speech.say("ui-turn-taken-back")
    look = panel_look(live.game.id)
    events = [event for move in told for event in move.events]
    own = [event for event in events if getattr(event, "seat", None) is not None]
    common = [speech.event(event) for event in events if getattr(event, "seat", None) is None]
    line = f"{app.emojis.front(told[0].seat)}**{speech.seat(told[0].seat)}:** " + (phrases(speech, own, look) or "–")
    if any(move.by == "order" for move in told):
        line += f" ({speech.say('ui-by-order')})"
    return cut("\n".join((line, *(f"-# {words}" for words in common))), CONTENT)


async def ping_words(app: App, live: Live, notice: NoticeRow) -> tuple[str, tuple[Button, ...]]:
    """In the language of the person who is pinged; an answer in somebody else's turn is no turn."""
    book = await _book_of(app, live, notice.person)
    prompt = live.prompt_of(live.seat_of(notice.person))
    clock = "main" if prompt is None else prompt.clock
    label = "ui-your-move" if clock == "main" else "ui-answer"
    said = book.say(f"ui-ping-{clock}", who=f"<@{notice.person}>")
    return said, (Button(book.say(label), Act("yo", live.id), PRIMARY),)


async def reminder_words(app: App, live: Live, notice: NoticeRow) -> tuple[str, tuple[Button, ...]]:
    """Once, when the table's pace says so; nothing else happens by it."""
    book = await _book_of(app, live, notice.person)
    said = book.say("ui-remind", who=f"<@{notice.person}>", when=f"<t:{notice.made_ms // 1000}:f>")
    row = (
        Button(book.say("ui-your-move"), Act("yo", live.id), PRIMARY),
        Button(book.say("ui-mute"), Act("mt", live.id)),
    )
    return said, row


async def _book_of(app: App, live: Live, person: int | None) -> Words:
    assert person is not None
    return words(await app.language(person) or await _known_language(app, person) or live.table.lang)


async def _known_language(app: App, person: int) -> str:
    row = (await app.host.desk.people((person,))).get(person)
    return row.lang if row else ""


async def talk_card(app: App, live: Live, body: str) -> Screen:
    """Offers and what was answered so far; anybody concerned answers here, and nobody is held up by it."""
    said = msgspec.json.decode(body)
    speech = await app.speech(live, live.table.lang)
    prompts = live.game.prompts(live.state) if live.table.state == "running" else ()
    now = {"turn": max((prompt.turn for prompt in prompts), default=0), "epoch": live.table.epoch}
    lying = live.game.talk(live.game.view(live.state, None)) if said == now else ()
    if not lying:
        return Screen((Text(f"-# {speech.say('ui-talk-over')}"),), None, ACCENT)
    words = "\n".join(speech.event(event) for event in lying)
    row = tuple(
        Button(speech.say(f"verb-{verb}"), Act("an", live.id, arg=verb), GREY if i else PRIMARY)
        for i, verb in enumerate(panel_look(live.game.id).answers)
    )
    return Screen((Text(words), row) if row else (Text(words),), None, ACCENT)


async def vote_card(app: App, live: Live, vote_id: int) -> Screen:
    """Who asks for what; everybody's answer; Agree and Keep."""
    speech = await app.speech(live, live.table.lang)
    vote = next((vote for vote in open_votes(live) if vote.id == vote_id), None)
    if vote is None:
        row = await app.host.desk.asked(app.host.desk.storage.vote(vote_id))
        state = row.state if row else "lapsed"
        return Screen((Text(speech.say(f"ui-vote-{state}")),), None, ACCENT)
    asked = vote.arg.get("ask") or [seat for seat in range(len(live.seats)) if seat != vote.seat]
    lines = [speech.say(f"ui-vote-{vote.kind}", seat=vote.seat, count=len(vote.arg.get("moves", ())))]
    lines += [await _undone(app, live, vote.arg["moves"])] if vote.kind == "undo" else []
    for seat in asked:
        answer = {None: "waiting", True: "yes", False: "no"}[vote.ballots.get(seat)]
        lines.append(f"- {speech.seat(seat)}: {speech.say(f'ui-ballot-{answer}')}")
    lines.append("-# " + speech.say("ui-vote-until", when=f"<t:{vote.until_ms // 1000}:R>"))
    buttons = (
        Button(speech.say("ui-agree"), Act("vt", live.id, arg=f"{vote.id}~yes"), GREEN),
        Button(speech.say("ui-keep"), Act("vt", live.id, arg=f"{vote.id}~no"), GREY),
        Button(speech.say("ui-withdraw"), Act("vt", live.id, arg=f"{vote.id}~off"), GREY),
    )
    return Screen((Text("\n".join(lines)), buttons), None, ACCENT)


async def _undone(app: App, live: Live, moves: list[int]) -> str:
    told = await app.host.history.moves(live.id, None)
    lines = [f"> {told_one.line}" for told_one in told if told_one.seq in moves]
    return "\n".join(lines[:10])


def undo_words(speech: Speech, body: str) -> str:
    said = msgspec.json.decode(body)
    if said.get("seat") is None:
        return speech.say("ui-undone")
    return speech.say("ui-undone-by", seat=said["seat"])
