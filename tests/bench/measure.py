"""Ratios of interleaved rounds: machines are shared and noisy, so only what was measured side by side counts."""

import os
import statistics
from collections.abc import Sequence


def pin() -> None:
    """One core for the whole run, where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def median_ratio(ratios: Sequence[float]) -> float:
    return statistics.median(ratios)


def ratio_text(ratios: Sequence[float], floor: float, goal: float) -> str:
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    return f"{median_ratio(ratios):.2f} ({spread}; floor {floor}, goal {goal})"
