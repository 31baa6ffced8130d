"""Ratios of interleaved rounds: machines are shared and noisy, so only what was measured side by side counts."""

import os
import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path


def pin() -> None:
    """One core for the whole run, where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def median_ratio(ratios: Sequence[float]) -> float:
    return statistics.median(ratios)


def ratio_text(ratios: Sequence[float], floor: float, goal: float) -> str:
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    return f"{median_ratio(ratios):.2f} ({spread}; floor {floor}, goal {goal})"


def seconds_of(processes: Iterable[int]) -> float:
    """Processor seconds that other processes of ours have used."""
    ticks = os.sysconf("SC_CLK_TCK")
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in processes]
    return sum(int(each) for words in fields for each in words[11:13]) / ticks  # in user mode and in the kernel
