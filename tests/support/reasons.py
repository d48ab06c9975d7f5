# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that explain what a tool reports: one or more entries, each a line, then one indented line
with the reason for all of them.

Empty lines and lines that begin with # do not count.
"""

import sys


def read(path):
    """Returns the entries of the file with their reasons, and nothing if there is no file. Ends the program if an entry stands
    twice or has no reason, or if a reason has no entry. Read it before long work, so that the work is not lost."""
    found, waiting = {}, []
    for line in path.read_text().splitlines() if path.exists() else []:
        if line.startswith("    "):
            if not waiting:
                sys.exit(f"{path}: belongs to no entry: {line.strip()}")
            found |= dict.fromkeys(waiting, line.strip())
            waiting = []
        elif line and not line.startswith("#"):
            if line in found or line in waiting:
                sys.exit(f"{path}: stands twice: {line}")
            waiting.append(line)
    if waiting:
        sys.exit(f"{path}: has no reason: {waiting[0]}")
    return found
