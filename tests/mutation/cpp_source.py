# SPDX-License-Identifier: GPL-3.0-or-later
"""The tokens of a C++ source that clang-format has formatted, and the extents of its expressions.

The spaces of clang-format tell a binary operator from a sign, a pointer and the bracket of a template: only a binary operator has
a space, or the end of a line, on both sides.
"""

import re
import subprocess
from dataclasses import dataclass

DUMPED = re.compile(r"^(\S+) '(.*)'\t.*Loc=<(.*):(\d+):(\d+)>$")

PRECEDENCES = [("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", "<=", ">", ">="), ("<=>",), ("<<", ">>"), ("+", "-"),
               ("*", "/", "%")]
PRECEDENCE = {text: level for level, texts in enumerate(PRECEDENCES) for text in texts}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
SEPARATORS = {";", ",", "?", ":"}
# An expression begins after these words.
LEADING_WORDS = {"return", "else", "do", "case", "throw", "co_return", "co_yield", "goto", "requires"}
CONNECTORS = {".", "->", "::", ".*", "->*"}
SIGNS = {"!", "-", "+", "*", "&", "~", "++", "--"}
CLOSING = {"(": ")", "[": "]", "{": "}"}


@dataclass
class Token:
    kind: str
    text: str
    line: int
    column: int
    begin: int
    end: int
    space_before: bool
    space_after: bool

    @property
    def is_binary(self):
        return self.text in PRECEDENCE and self.space_before and self.space_after


class Source:
    """A source as tokens. Precondition: clang-format has formatted the source."""

    def __init__(self, path):
        self.is_header = path.suffix == ".hpp"
        self.bytes = path.read_bytes()
        self.lines = self.bytes.split(b"\n")
        starts = [0]
        for line in self.lines:
            starts.append(starts[-1] + len(line) + 1)
        self.tokens = []
        dump = subprocess.run(["clang-14", "-cc1", "-std=c++20", "-dump-raw-tokens", "-x", "c++", str(path)],
                              capture_output=True, text=True, check=True).stderr
        for row in dump.splitlines():
            match = DUMPED.match(row)
            if match and match[1] not in ("comment", "unknown", "eof"):
                line, column = int(match[4]), int(match[5])
                begin = starts[line - 1] + column - 1
                self.add(match[1], match[2], line, column, begin)
        self.match_brackets()

    def add(self, kind, text, line, column, begin):
        end = begin + len(text.encode())
        before, after = self.bytes[begin - 1:begin], self.bytes[end:end + 1]
        token = Token(kind, text, line, column, begin, end, before in (b" ", b"\n", b""), after in (b" ", b"\n", b""))
        # `>>` without a space before it closes two templates.
        if text == ">>" and not token.space_before:
            self.tokens.append(Token(kind, ">", line, column, begin, begin + 1, False, False))
            self.tokens.append(Token(kind, ">", line, column + 1, begin + 1, end, False, token.space_after))
        else:
            self.tokens.append(token)

    def opens_template(self, index):
        token, before = self.tokens[index], self.tokens[index - 1] if index else None
        if token.text != "<" or before is None or before.text == "operator":
            return False
        if before.text in ("template", "]"):
            return True
        return not token.space_before and (before.kind.endswith("identifier") or before.text.endswith("_cast"))

    # Fills `partner`: for each bracket the index of the other bracket of its pair.
    def match_brackets(self):
        self.partner, self.templates, stack = {}, set(), []
        for index, token in enumerate(self.tokens):
            if token.text in CLOSING:
                stack.append((index, CLOSING[token.text]))
            elif self.opens_template(index):
                stack.append((index, ">"))
            elif token.text in (")", "]", "}", ">") and stack:
                if token.text == ">" and (stack[-1][1] != ">" or token.is_binary and token.space_before):
                    continue
                opening, expected = stack.pop()
                if expected != token.text:
                    raise ValueError(f"line {token.line}: {token.text} closes nothing")
                self.partner[opening], self.partner[index] = index, opening
                if token.text == ">":
                    self.templates |= {opening, index}

    def text(self, first, last):
        """Returns the text of the tokens from `first` to before `last` in one line, without comments."""
        return " ".join(token.text for token in self.tokens[first:last])

    def opens(self, index):
        return self.partner.get(index, -1) > index

    def closes(self, index):
        return index in self.partner and self.partner[index] < index

    # True if an expression cannot go on with this token, whatever stands on the other side.
    def separates(self, index):
        token = self.tokens[index]
        return token.text in SEPARATORS or token.text in ASSIGNMENTS or token.text in LEADING_WORDS

    def first_of_left(self, index, level):
        """Returns the first token of the left operand of the operator at `index`, which has this precedence."""
        at = index - 1
        while True:
            if self.closes(at):
                at = self.partner[at]
            if at == 0:
                return at
            before = self.tokens[at - 1]
            if self.separates(at - 1) or self.opens(at - 1):
                return at
            if before.is_binary:
                if PRECEDENCE[before.text] < level:
                    return at
                at -= 2
            elif before.text in CONNECTORS:
                at -= 2
            elif before.text in SIGNS:
                if self.tokens[at - 2].text in SIGNS or not self.ends_primary(at - 2):
                    at -= 1
                    if self.stops_before_sign(at):
                        return at
                else:
                    return at - 1
            elif self.opens(at) and self.ends_primary(at - 1):
                at -= 1
            else:
                return at

    def ends_primary(self, index):
        token = self.tokens[index]
        if self.separates(index):
            return False
        return self.closes(index) or token.kind.endswith(("identifier", "_constant", "literal"))

    # After a sign, the expression goes on before the sign only with a binary operator or another sign.
    def stops_before_sign(self, at):
        if at == 0:
            return True
        before = self.tokens[at - 1]
        return not (before.is_binary or before.text in SIGNS)

    def after_right(self, index, level):
        """Returns the token after the right operand of the operator at `index`, which has this precedence."""
        at = index + 1
        while at < len(self.tokens):
            token = self.tokens[at]
            if self.opens(at):
                at = self.partner[at] + 1
            elif self.closes(at) or token.text in (";", ","):
                return at
            elif level is not None and (token.text in ("?", ":") or token.text in ASSIGNMENTS):
                return at
            elif level is not None and token.is_binary and PRECEDENCE[token.text] <= level:
                return at
            else:
                at += 1
        return at

    def after_sign(self, index):
        """Returns the token after the operand of the sign at `index`."""
        at = index + 1
        while self.tokens[at].text in SIGNS:
            at += 1
        return self.after_postfix(at)

    def after_postfix(self, at):
        """Returns the token after the postfix expression that begins at `at`: names, calls, members and indices."""
        at = self.partner[at] + 1 if self.opens(at) else at + 1
        while at < len(self.tokens):
            if self.tokens[at].text in CONNECTORS:
                at += 2
            elif self.opens(at) and not self.tokens[at].space_before:
                at = self.partner[at] + 1
            else:
                return at
        return at

    def first_of_name(self, index):
        """Returns the first token of the qualified name that ends at `index`, such as `rules` in `rules::Ending::Time`."""
        while self.tokens[index - 1].text == "::" and self.tokens[index - 2].kind.endswith("identifier") and \
                not self.tokens[index - 1].space_before:
            index -= 2
        return index

    def enclosing(self, index):
        """Yields the opening brackets around the token, the innermost first."""
        at = index
        while at > 0:
            at -= 1
            if self.closes(at):
                at = self.partner[at]
            elif self.opens(at):
                yield at

    def in_constexpr_function(self, index):
        """True if the compiler may run the code at `index`."""
        for opening in self.enclosing(index):
            if self.tokens[opening].text != "{":
                continue
            at = opening - 1
            while at >= 0 and self.tokens[at].text not in (";", "}", "{"):
                if self.tokens[at].text in ("constexpr", "consteval") and self.tokens[at - 1].text != "if":
                    return True
                at = self.partner[at] - 1 if self.closes(at) else at - 1
        return False
