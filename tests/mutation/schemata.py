# SPDX-License-Identifier: GPL-3.0-or-later
"""Rewrites a source so that its mutants are switched at run time (mutant_switch.hpp). The lines keep their numbers.

How a line is rewritten depends on its level. The compiler's errors raise it (bench.py):
  0  an operator is a call of a function that knows the original and its mutants
  1  an operator stands once for each mutant, chosen by `?:`
  2  nothing on the line is switched; its mutants are tried one by one
"""

from collections import defaultdict

from cpp_source import ASSIGNMENTS, LEADING_WORDS, PRECEDENCE, SIGNS

OPERATIONS = {"<": "Less", "<=": "LessEqual", ">": "Greater", ">=": "GreaterEqual", "==": "Equal", "!=": "Unequal", "+": "Plus",
              "-": "Minus", "*": "Times", "/": "Over", "%": "Modulo", "+=": "Add", "-=": "Subtract", "*=": "Multiply"}
COMPARISONS = {"<", "<=", ">", ">=", "==", "!="}
HIGHEST_LEVEL = 2


class Rewriting:
    """One source, rewritten. `levels` has the level of each line that is not at level 0."""

    def __init__(self, source, mutants, levels):
        self.source, self.levels = source, levels
        self.at = defaultdict(list)
        for mutant in mutants:
            self.at[mutant.index].append(mutant)
        self.switched = set()   # numbers of the mutants that a run may switch
        self.before, self.after, self.instead = defaultdict(str), defaultdict(str), {}
        self.points = []
        self.find_constants()
        for index in sorted(self.at):
            if index in self.at:
                self.find_point(index)
        # With all mutants, the code is so large that inlining everything takes the compiler minutes and gigabytes.
        self.instead.update({index: "unused" for index, token in enumerate(source.tokens) if token.text == "always_inline"})

    def level(self, first, last):
        lines = {token.line for token in self.source.tokens[first:last]}
        return max(self.levels.get(line, 0) for line in lines)

    # Finds the declarations of constants. A constant with mutants becomes a variable, if the compiler takes it.
    def find_constants(self):
        self.constant, self.softened = [], []   # spans of tokens
        tokens = self.source.tokens
        for index, token in enumerate(tokens):
            if token.text == "static_assert":
                self.constant.append((index, self.source.partner[index + 1] + 1))
            if token.text not in ("constexpr", "constinit"):
                continue
            if tokens[index - 1].text == "if":
                end = self.source.partner[index + 1] + 1
                # Only a condition on numbers: others choose between code that compiles and code that does not.
                on_numbers = any(other.kind == "numeric_constant" for other in tokens[index:end])
                if on_numbers and any(index <= at < end for at in self.at) and self.level(index, end) == 0:
                    self.instead[index] = ""
                else:
                    self.constant.append((index, end))
                continue
            begin = self.begin_of_initializer(index)
            if begin is None:
                continue
            end = self.source.after_right(begin - 1, None)
            if self.may_vary(index, begin, end):
                self.instead[index] = "const" if tokens[index + 1].text != "const" else ""
                self.softened.append((begin, end))
                self.drop_assertions(self.declared_name(begin))
                if tokens[begin].text != "{":
                    self.before[begin] = "(::mutant::atRunTime(), " + self.before[begin]
                    self.after[end - 1] += ")"
            else:
                self.constant.append((begin, end))

    # True if the constant is worth the change: its initializer has mutants or calls a function.
    def may_vary(self, index, begin, end):
        if self.source.tokens[index - 1].text == "static" or self.level(index, end) > 0:
            return False
        # Numbers in headers are sizes of arrays and arguments of templates.
        if self.source.is_header and not any(token.text == "{" for token in self.source.tokens[begin - 1:end]):
            return False
        return any(begin <= at < end for at in self.at) or self.source.tokens[end - 1].text == ")"

    # A static_assert with the name of a variable does not compile.
    def drop_assertions(self, name):
        for index, token in enumerate(self.source.tokens):
            if token.text == "static_assert":
                end = self.source.partner[index + 1] + 2
                if any(other.text == name for other in self.source.tokens[index:end]):
                    for at in range(index, end):
                        self.instead[at] = ""

    def declared_name(self, begin):
        at = begin - 1 if self.source.tokens[begin - 1].text != "=" else begin - 2
        while self.source.tokens[at].text == "]":
            at = self.source.partner[at] - 1
        return self.source.tokens[at].text

    # Returns the first token of a constant's initializer. None if the word belongs to a function.
    def begin_of_initializer(self, index):
        at = index + 1
        while at < len(self.source.tokens):
            text = self.source.tokens[at].text
            if text == "=":
                return at + 1
            if text == "{":
                return at
            if text in ("(", ";"):
                return None
            at = self.source.partner[at] + 1 if self.source.opens(at) else at + 1
        return None

    def inside(self, index, spans):
        return any(first <= index < last for first, last in spans)

    def is_label(self, index):
        at = index
        while at > 0 and self.source.tokens[at - 1].text not in (";", "{", "}", ":"):
            at -= 1
        return self.source.tokens[at].text == "case"

    # True if the token is in the size of a declared array.
    def is_size(self, index):
        tokens = self.source.tokens
        for opening in self.source.enclosing(index):
            if tokens[opening].text == "[":
                name = opening - 1
                while tokens[name].text == "]":
                    name = self.source.partner[name] - 1
                before = tokens[name - 1]
                if tokens[name].kind.endswith("identifier") and before.text not in LEADING_WORDS and \
                        (before.kind.endswith("identifier") or name - 1 in self.source.templates):
                    return True
            elif tokens[opening].text == "{":
                return False
        return False

    def find_point(self, index):
        mutants = self.at[index]
        token = self.source.tokens[index]
        if self.inside(index, self.constant) or self.is_label(index) or self.is_size(index):
            return
        template = self.template_around(index)
        if template is not None:
            return self.find_choice(mutants, index, template)
        if "..." in (self.source.tokens[index - 1].text, self.source.tokens[index + 1].text):
            return
        if token.text in ("&&", "||"):
            level = PRECEDENCE[token.text]
            first, last = self.source.first_of_left(index, level), self.source.after_right(index, level)
            call = f"::mutant::truth<{mutants[0].number}>("
            self.add(mutants, first, last, f"{call}{call}", "))", {index: f") {token.text} {call}"})
        elif token.text in OPERATIONS:
            self.find_operation(mutants, index)
        elif token.text == "!":
            last = self.source.after_sign(index)
            self.add(mutants, index, last, "", ")", {index: f"::mutant::negation<{mutants[0].number}>("})
        else:
            first = self.source.first_of_name(index)
            name = self.source.text(first, index)
            call = "liveEither" if self.inside(index, self.softened) else "either"
            self.add(mutants, first, index + 1, f"::mutant::{call}<{mutants[0].number}>(", f", {name} {mutants[0].new})", {})

    def find_operation(self, mutants, index):
        token = self.source.tokens[index]
        level = len(PRECEDENCE) if token.text in ASSIGNMENTS else PRECEDENCE[token.text]
        first = self.source.first_of_left(index, level)
        last = self.source.after_right(index, None if token.text in ASSIGNMENTS else level)
        if self.level(first, last) == 1:
            return self.add(mutants, first, last, self.choices(mutants, index, first, last), ")", {})
        second = (mutants[1].number, OPERATIONS[mutants[1].new]) if len(mutants) > 1 else (0, "None")
        parts = [OPERATIONS[token.text], mutants[0].number, OPERATIONS[mutants[0].new], *second]
        if token.text in COMPARISONS and last == index + 2 and self.source.tokens[index + 1].text == "0" and \
                index + 1 in self.at:
            literal = self.at.pop(index + 1)
            parts.append(literal[0].number)
            call = f"(::mutant::withZero<{self.arguments(parts)}>("
            return self.add([*mutants, *literal], first, last, call, "))", {index: "", index + 1: ""})
        self.add(mutants, first, last, f"(::mutant::binary<{self.arguments(parts)}>(", "))", {index: ","})

    @staticmethod
    def arguments(parts):
        return ", ".join(str(part) if isinstance(part, int) else f"::mutant::{part}" for part in parts)

    # Returns `(on<17>() ? … : ` with the text of the expression in which mutant 17 holds.
    def choices(self, mutants, index, first, last):
        return "(" + "".join(
            f"::mutant::on<{mutant.number}>() ? {self.source.text(first, index)} {mutant.new} {self.source.text(index + 1, last)} : "
            for mutant in mutants)

    # Returns the outermost bracket of a template's arguments around the token, if nothing but template arguments lies between.
    def template_around(self, index):
        found = None
        for opening in self.source.enclosing(index):
            if opening in self.source.templates:
                found = opening
            elif self.source.tokens[opening].text == "{":
                break
        return found

    # A template's argument is switched with the whole call: `f<Side::Blue>(a)` or `f<Side::Red>(a)`.
    def find_choice(self, mutants, index, opening):
        tokens = self.source.tokens
        following = self.source.partner[opening] + 1
        if tokens[following].text not in ("(", "{") or tokens[following].space_before:
            return
        first = self.source.first_of_left(opening, len(PRECEDENCE))
        while tokens[first].text in SIGNS:
            first += 1
        last = self.source.after_postfix(opening - 1)
        self.add(mutants, first, last, self.choices(mutants, index, first, last), ")", {})

    def add(self, mutants, first, last, prefix, suffix, instead):
        if self.level(first, last) < HIGHEST_LEVEL:
            self.points.append((first, last, prefix, suffix, instead, mutants))

    def text(self):
        """Returns the rewritten source."""
        for first, last, prefix, suffix, instead, mutants in sorted(self.points, key=lambda point: (point[0], -point[1])):
            self.before[first] += prefix
            self.after[last - 1] = suffix + self.after[last - 1]
            self.instead.update(instead)
            self.switched |= {mutant.number for mutant in mutants}
        parts, at = [], 0
        self.changed = {index for places in (self.before, self.after, self.instead) for index in places}
        for index, token in enumerate(self.source.tokens):
            parts += [self.source.bytes[at:token.begin], self.before[index].encode(),
                      self.instead.get(index, token.text).encode(), self.after[index].encode()]
            at = token.end
        text = b"".join([*parts, self.source.bytes[at:]])
        # The first line is the comment with the license.
        return b'#include "tests/mutation/mutant_switch.hpp"' + text[text.index(b"\n"):]

    def changed_lines(self):
        """Returns the numbers of all lines that the text has changed or that lie within a changed expression."""
        return {self.source.tokens[at].line for first, last, *_ in self.points for at in range(first, last)} | \
               {self.source.tokens[at].line for at in self.changed}


def with_one(source, mutants, levels, chosen):
    """Returns the text in which the mutant `chosen` holds always, and all others but those of its token are switched."""
    rewriting = Rewriting(source, [mutant for mutant in mutants if mutant.index != chosen.index], levels)
    rewriting.instead[chosen.index] = chosen.new
    return rewriting.text()
