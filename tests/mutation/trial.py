# SPDX-License-Identifier: GPL-3.0-or-later
"""The trial of mutants: which tests reach a mutant, and which of them fails first."""

import json
from collections import defaultdict
from pathlib import Path

import schemata
from bench import DOES_NOT_COMPILE, SWITCHED
from law import PROGRAMS

FIRST_WAVE = 0.5  # seconds; each further wave of tests may take four times as long


class Results:
    """The outcomes so far. With a file, each outcome is appended there, and a second start reads them."""

    def __init__(self, path, stamps):
        self.outcomes, self.path, self.stamps = {}, Path(path) if path else None, stamps
        if self.path and self.path.exists():
            for line in self.path.read_text().splitlines():
                row = json.loads(line)
                if self.stamps.get(row["file"]) == row["source"]:
                    self.outcomes[row["mutant"]] = row

    def get(self, mutant):
        return self.outcomes.get(mutant.place)

    def forget(self, outcomes):
        """Forgets all mutants with these outcomes, so that they are tried again."""
        self.outcomes = {place: row for place, row in self.outcomes.items() if row["outcome"] not in outcomes}

    def add(self, mutant, outcome, by, tests):
        row = {"mutant": mutant.place, "file": mutant.file, "source": self.stamps[mutant.file], "outcome": outcome, "by": by,
               "tests": tests}
        self.outcomes[mutant.place] = row
        if self.path:
            with self.path.open("a") as file:
                file.write(json.dumps(row) + "\n")
        return row


class Trial:
    def __init__(self, bench):
        self.bench = bench
        self.seconds = {}                        # of each (program, test)
        self.reaching = defaultdict(list)        # the tests that reach a mutant, by its number
        self.bits = defaultdict(int)
        for program in PROGRAMS:
            for test, (seconds, reached) in bench.recorded(program).items():
                self.seconds[program, test] = seconds
                for number, bits in reached.items():
                    self.reaching[number].append((program, test))
                    self.bits[number] |= bits

    def is_switched(self, mutant):
        """False if the mutant needs a build of its own: it does not compile in place, or only the compiler runs it."""
        bits = self.bits[mutant.number]
        if mutant.number not in self.bench.switched or bits == DOES_NOT_COMPILE:
            return False
        return bits != 0 or not self.bench.sources[mutant.file].in_constexpr_function(mutant.index)

    def judge(self, mutant):
        """Returns the outcome, the test that killed the mutant, and the number of tests that reach it."""
        tests = self.reaching[mutant.number] if self.bits[mutant.number] & SWITCHED else []
        if not tests:
            return "not run", None, 0
        return *self.outcome_of(tests, mutant.number), len(tests)

    def outcome_of(self, tests, number=0):
        for program, wave in self.waves(tests):
            # Three times the time of the tests, and three seconds for a computer that is busy.
            failure = self.bench.passes(program, wave, 3 + 3 * sum(self.seconds[program, test] for test in wave), number)
            if failure:
                return "killed", f"{program} {failure}"
        return "survived", None

    # Yields programs with some of their tests, the quickest first.
    def waves(self, tests):
        rest, budget = sorted(tests, key=lambda test: self.seconds[test]), FIRST_WAVE
        while rest:
            wave, spent = defaultdict(list), 0.0
            while rest and (not wave or spent + self.seconds[rest[0]] <= budget):
                program, test = rest.pop(0)
                wave[program].append(test)
                spent += self.seconds[program, test]
            yield from sorted(wave.items(), key=lambda part: sum(self.seconds[part[0], test] for test in part[1]))
            budget *= 4

    def judge_alone(self, mutant):
        """As judge(), for a mutant that cannot be switched: builds the programs with it, and runs the tests of its source."""
        bench, file = self.bench, mutant.file
        source, mutants = bench.sources[file], bench.mutants[file]
        here = {number.number for number in mutants}
        tests = sorted({test for number in here for test in self.reaching[number]}) or list(self.seconds)
        target = bench.tree / file
        original = target.read_bytes()
        try:
            target.write_bytes(schemata.with_one(source, mutants, bench.levels[file], mutant))
            if bench.compile(sorted({program for program, _ in tests}), go_on=False) is not None:
                return "void", None, len(tests)
            return *self.outcome_of(tests), len(tests)
        finally:
            target.write_bytes(original)
