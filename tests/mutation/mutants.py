# SPDX-License-Identifier: GPL-3.0-or-later
"""The mutants of a source: each is one token that becomes another."""

import re
from collections import Counter

from law import ROOT
from cpp_source import Source

OPERATORS = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["*"], "+=": ["-="], "-=": ["+="], "*=": ["+="],
    "&&": ["||"], "||": ["&&"],
}
# Lines of declarations, and of conditions whose text is compiled.
LEFT_OUT = re.compile(rb"\s*(static_assert|template|using|DAMATH_EXPECTS|DAMATH_ENSURES|DAMATH_ASSERT)\b")


class Mutant:
    def __init__(self, file, source, index, old, new):
        token = source.tokens[index]
        self.file, self.index, self.old, self.new = file, index, old, new
        self.line, self.column = token.line, token.column
        self.text = source.lines[token.line - 1].decode().strip()
        self.number = 0  # numbers all mutants of a run from 1 on
        self.twin = ""   # "#2" for the second mutant with the same old and new token in an equal line of the file

    def __str__(self):
        return f"{self.file}:{self.line}:{self.column}: {self.old} -> {self.new}   {self.text}"

    @property
    def place(self):
        return f"{self.file}:{self.line}:{self.column}: {self.old} -> {self.new}"

    @property
    def key(self):
        """The entry in survivors.txt: without the line's number, which changes."""
        return f"{self.file}: {self.old} -> {self.new}{self.twin} | {self.text}"


# The enumerators of each enumeration of the core, by the enumeration's name. Names that several enumerations have are left out.
def enumerations():
    found, twice = {}, set()
    for header in sorted((ROOT / "core").rglob("*.hpp")):
        text = re.sub(r"//[^\n]*", "", header.read_text())
        for name, body in re.findall(r"enum class (\w+)(?:\s*:\s*[\w:]+)?\s*\{([^}]*)\}", text):
            if name in found:
                twice.add(name)
            found[name] = [re.match(r"\w+", part.strip())[0] for part in body.split(",") if part.strip()]
    return {name: names for name, names in found.items() if name not in twice}


def changes_of(source, index, enums):
    """Yields the index of a token, the token and its replacement, for each mutant at `index`."""
    token = source.tokens[index]
    before = source.tokens[index - 1] if index > 0 else None
    if token.text in OPERATORS:
        if token.space_before and token.space_after and before and before.text not in ("operator", "template") and \
                index not in source.templates:
            for other in OPERATORS[token.text]:
                yield index, token.text, other
    elif token.text == "!" and before and before.text != "operator":
        yield index, "!", ""
    elif token.kind == "numeric_constant" and re.fullmatch(r"\d+(U|min|s)?", token.text):
        # `= 0;` ends the declaration of a pure virtual function only in classes, which the law has none of.
        yield index, token.text, re.sub(r"\d+", lambda digits: str(int(digits[0]) + 1), token.text)
    elif token.text in ("true", "false"):
        yield index, token.text, "false" if token.text == "true" else "true"
    elif token.text == "::" and before and before.text in enums and index + 1 < len(source.tokens):
        names, name = enums[before.text], source.tokens[index + 1].text
        # A label of a switch is there once for each enumerator: exchanged it would be there twice.
        if name in names and len(names) > 1 and not source.lines[token.line - 1].lstrip().startswith(b"case "):
            yield index + 1, name, names[(names.index(name) + 1) % len(names)]


def mutants_of(file, source, enums):
    found, seen = [], Counter()
    for index, token in enumerate(source.tokens):
        line = source.lines[token.line - 1]
        if line.lstrip().startswith(b"#") or LEFT_OUT.match(line):
            continue
        for place, old, new in changes_of(source, index, enums):
            mutant = Mutant(file, source, place, old, new)
            seen[mutant.key] += 1
            if seen[mutant.key] > 1:
                mutant.twin = f" #{seen[mutant.key]}"
            found.append(mutant)
    return found


def all_mutants(files):
    """Returns the sources by their file, and the mutants, numbered."""
    enums = enumerations()
    sources = {file: Source(ROOT / file) for file in files}
    mutants = [mutant for file in files for mutant in mutants_of(file, sources[file], enums)]
    for number, mutant in enumerate(mutants, 1):
        mutant.number = number
    return sources, mutants
