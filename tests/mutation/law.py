# SPDX-License-Identifier: GPL-3.0-or-later
"""The sources of the law and the test programs that judge them."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# A folder stands for all its sources, except for the sources in EXCEPTED. The first mutants are tried first.
SOURCES = [
    "core/rules",                            # turns, scores with their multipliers, rulesets with their option values
    "core/exact",                            # exact arithmetic
    "core/contest/tiebreak",                 # ranking
    "core/contest/systems/standings.cpp",
    "core/contest/school_standings.cpp",
    "core/contest/model/result_rules.cpp",   # points of a game
    "core/board",                            # squares, positions and their operators
    "core/play",                             # live games and their clocks
]
EXCEPTED = {
    "core/rules/perft.cpp": "a command for developers",
    "core/rules/perft.hpp": "a command for developers",
}

# All programs with tests of the law. The run of a mutant begins with the programs that need the least time for it.
PROGRAMS = ["core_board_tests", "core_exact_tests", "core_layers_tests", "core_rules_tests", "core_play_tests", "core_engine_tests",
            "notation_tests", "contest_tests", "pairing_tests"]

# Mutants that the tests surely kill: the tool itself is broken if one of them survives.
PLANTED = [
    ("core/board/side.hpp", "==", "!=", "return side == Side::Blue ? Side::Red : Side::Blue;"),
    ("core/exact/rounding.cpp", ">=", "<", "return value.half >= 0;"),
    ("core/rules/generation/capture_priority.hpp", "<", ">=", "if (weight < m_best) return false;"),
    ("core/rules/score.cpp", "true", "false", None),
]


def files():
    """Returns the names of all sources of the law. Ends the program if a path of the lists does not exist."""
    found = []
    for path in [*SOURCES, *EXCEPTED]:
        if not (ROOT / path).exists():
            sys.exit(f"tests/mutation/law.py: {path} does not exist")
    for path in SOURCES:
        place = ROOT / path
        names = [place] if place.is_file() else sorted(place.rglob("*.[ch]pp"))
        if not names:
            sys.exit(f"tests/mutation/law.py: {path} has no source")
        found += [str(name.relative_to(ROOT)) for name in names]
    for path in EXCEPTED:
        if path not in found:
            sys.exit(f"tests/mutation/law.py: {path} is excepted from nothing")
    return [name for name in found if name not in EXCEPTED]
