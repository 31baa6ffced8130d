"""Killed forty times while a crowd plays: nothing acknowledged is lost, nothing is doubled, everything is posted."""

import subprocess
import sys


def test_forty_kills():
    done = subprocess.run(
        [sys.executable, "-m", "tests.host.chaos", "--points", "40"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    counted = dict(part.split() for part in done.stdout.splitlines()[-1].split(", "))
    assert int(counted["kills"]) == 40
    assert int(counted["acknowledged"]) > 0, "somebody played in between"
