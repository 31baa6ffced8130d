"""Pictures drawn in a process of its own: the same ones, and a death over there is not felt here."""

import os
import signal
import subprocess
import sys

import pytest

from render import pictures
from render.contract import Table, UnknownPart
from render.easel import Apart, Here
from render.studio import Studio
from tests.render import positions
from tests.render.positions import NAMES

ASKED = ("burgundy", positions.view("four-late"), "board", Table(NAMES, "Table 214"), pictures.NO_MARKS, 400)


@pytest.fixture(scope="module")
def apart():
    easel = Apart()
    yield easel
    easel.close()


def test_the_picture_is_the_same(apart):
    assert apart.draw("picture", ASKED) == Here().draw("picture", ASKED)
    assert apart.draw("portrait", ("burgundy", "castle", "cs")) == Here().draw("portrait", ("burgundy", "castle", "cs"))


def test_what_cannot_be_drawn_is_raised_here(apart):
    with pytest.raises(UnknownPart):
        apart.draw("picture", (*ASKED[:2], "nonsense", *ASKED[3:]))


def test_a_new_process_takes_over_from_a_dead_one(apart):
    before = apart.process
    os.kill(before.pid, signal.SIGKILL)
    before.wait()
    assert apart.draw("picture", ASKED).width == 400
    assert apart.process.pid != before.pid


def test_it_does_not_outlive_who_started_it():
    """Not even one who was killed and could close nothing."""
    script = (
        "import os, signal\nfrom render.easel import Apart\neasel = Apart()\nprint(easel.process.pid, flush=True)\n"
    )
    # The output ends only when the orphan, who has inherited it, has gone as well; else this waits in vain.
    done = subprocess.run(
        [sys.executable, "-c", script + "os.kill(os.getpid(), signal.SIGKILL)"],
        stdout=subprocess.PIPE,
        check=False,
        timeout=60,
    )
    assert done.returncode == -signal.SIGKILL
    assert done.stdout.strip().isdigit()


async def test_a_studio_draws_there():
    studio = Studio(easel=Apart())
    process = studio.easel.process
    assert (await studio.picture(*ASKED)).width == 400
    studio.close()
    assert process.returncode == 0
