"""Word forms forgiven in English and Czech: words are folded to plain letters and cut to a stem.

The stems need not be words, only the same for all forms of one: `kostka, kostky, kostce, kostek` are all `kostk`.
Measured against whole words, beginnings of words and trigrams on the same questions: `python -m tests.lookup`.
"""

import re
from functools import cache

from engine.core.notation import fold

LONGEST_QUERY = 400
MOST_WORDS = 16
_WORD = re.compile(r"[a-z0-9]+")
# Words that say nothing about what is sought. The last Czech line is what is left of words without accents.
STOP = frozenset(
    """
    a an the of to in on at by for from with and or if is are be am was were do does did done can could may might must
    shall should will would i me my you your we our us he she they them their it its this that these those there here
    what when where which who whom why how not no so as into up out about any some all one once than then too also just
    have has had get gets got go goes need needs want wants use uses still ever please tell explain mean means happen
    happens

    a aby ale ani asi az bez bude budu by byl byla bych bylo byt ci co ctu da do ho i ja jak jake jaka jaky je jeho jej
    jeji jen jenom jeste ji jsem jsi jsme jsou k ke kam kde kdo kdy kdyz ktera ktere ktery ma mam mate mit mi me moje
    mohu muj musi musim muze muzu na nad nam nas ne neco nebo nej nejak neni nez nic o od on ona oni pak po pod podle
    pokud porad potom prece pro proc prosim pri s se si smi smim sve svuj ta tady tak take taky tam te tedy tehdy ten
    tento ti to toho tom tomu tu ty uz v ve vsechno vsechny vubec vy z za zda ze zas lze jde jdou delat dela delaji
    funguje funguji znamena stane
    """.split()
)
_CZECH = (
    "ovatelnost ovani ovati ovanim ovanych ovany ovana ovane ovat uje uji ujes ujeme ujete ujou "
    "atech etem atum ech ich ach ata aty yma ami emi imi ovi ove ova ovo ovy ovych ovym ovym "
    "ejsi eho emu ych ymi iho imu ete eti ema eni enim enich ani anim anich "
    "avat ava avam avas aval avaly ame ate aji am as al ala ali alo aly at "
    "ime ite eji im is il ila ili ilo ily it et ej eje ejem "
    "ou um em es os us ym y a e i o u"
).split()
_SUFFIXES = tuple(sorted(set(_CZECH), key=len, reverse=True))
_SHORTEST = 3
_ENGLISH = ("ations", "ation", "ments", "ment", "ings", "ing", "ies", "ied", "ers", "ed", "er", "es", "ly", "s", "e", "y")


def words_of(text: str) -> list[str]:
    """The words of a text in plain small letters."""
    return _WORD.findall(fold(text))


def stems(text: str, lang: str) -> list[str]:
    """Stems of a text in one language, in order, without the words that say nothing."""
    cut = czech if lang == "cs" else english
    return [cut(word) for word in words_of(text) if word not in STOP]


@cache
def czech(word: str) -> str:
    """`delnici, delniku, delnikem` -> `delnik`; softened ends are hardened, fleeting vowels dropped."""
    stem = word
    for suffix in _SUFFIXES:
        if word.endswith(suffix) and len(word) - len(suffix) >= _SHORTEST:
            stem = word.removesuffix(suffix)
            break
    if len(stem) > 4 and stem[-2] == "e" and stem[-1] in "klcnr" and stem[-3] not in "aeiouy":
        stem = stem[:-2] + stem[-1]
    if len(stem) > _SHORTEST and stem[-1] in "cz":
        stem = stem[:-1] + {"c": "k", "z": "h"}[stem[-1]]
    return stem


@cache
def english(word: str) -> str:
    """`placing, placed, places` -> `plac`."""
    for suffix in _ENGLISH:
        if word.endswith(suffix) and len(word) - len(suffix) >= _SHORTEST:
            stem = word.removesuffix(suffix)
            if suffix in {"ing", "ed", "er", "ers"} and len(stem) > _SHORTEST and stem[-1] == stem[-2] != "l":
                stem = stem[:-1]
            return english(stem) if suffix in {"s", "es"} and stem[-1:] not in "aeiou" else stem
    return word
