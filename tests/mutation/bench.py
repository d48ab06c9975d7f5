# SPDX-License-Identifier: GPL-3.0-or-later
"""A copy of the tree in which all mutants are built at once, and the runs of its test programs."""

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import schemata
from law import PROGRAMS, ROOT

SWITCHED, DOES_NOT_COMPILE = 1, 2           # bits of a recorded mutant, as in mutant_switch.hpp
MOST_MEMORY = 4 << 30                       # bytes; a mutant may fill a list without end
STARTS_ERROR = re.compile(r"In (function|member function|instantiation|substitution|constructor|lambda|static)|^In file included")
AT_FAULT = re.compile(r"was not declared .constexpr.|not initialized with a constant|is not usable as|declared here|is not const")


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


# Writes only what differs, so that the build compiles only that again.
def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


class Bench:
    def __init__(self, place, jobs, sources, mutants):
        self.place, self.jobs, self.sources = Path(place).resolve(), jobs, sources
        self.tree, self.build = self.place / "tree", self.place / "build"
        self.mutants = defaultdict(list)
        for mutant in mutants:
            self.mutants[mutant.file].append(mutant)
        self.count = len(mutants)
        self.switched, self.changed_lines = set(), {}
        self.levels_file = self.place / "levels.json"
        known = json.loads(self.levels_file.read_text()) if self.levels_file.exists() else {}
        self.levels = {file: {int(line): level for line, level in known.get(file, {}).get(digest(ROOT / file), {}).items()}
                       for file in sources}

    # --- the copy and its build

    def copy(self):
        listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                                capture_output=True, check=True).stdout.split(b"\0")
        for name in {part.decode() for part in listed if part}:
            if name in self.sources or not (ROOT / name).is_file():
                continue
            target = self.tree / name
            if (ROOT / name).is_symlink():
                target.parent.mkdir(parents=True, exist_ok=True)
                target.unlink(missing_ok=True)
                target.symlink_to(os.readlink(ROOT / name))
            else:
                write(target, (ROOT / name).read_bytes())
                shutil.copymode(ROOT / name, target)
        # Each library of the core is linked with the sources of this folder.
        write(self.tree / "core/mutant_switch.cpp", (ROOT / "tests/mutation/mutant_switch.cpp").read_bytes())

    def rewrite(self):
        self.switched = set()
        for file, source in self.sources.items():
            rewriting = schemata.Rewriting(source, self.mutants[file], self.levels[file])
            write(self.tree / file, rewriting.text())
            self.switched |= rewriting.switched
            self.changed_lines[file] = rewriting.changed_lines()

    def configure(self):
        command = ["cmake", "-S", self.tree, "-B", self.build, "-G", "Ninja", "-DDAMATH_CORE_ONLY=ON", "-DCMAKE_BUILD_TYPE=Coverage",
                   "-DCMAKE_CXX_FLAGS_COVERAGE=-O1 -DNDEBUG", "-DCMAKE_CXX_FLAGS=-w -fpermissive -Wno-narrowing"]
        done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            sys.exit(f"cmake failed:\n{done.stdout[-4000:]}")

    # Returns the output of the compiler, None if the build succeeds.
    def compile(self, targets=PROGRAMS, go_on=True):
        done = subprocess.run(["ninja", "-C", str(self.build), "-j", str(self.jobs), *(["-k", "0"] if go_on else []), *targets],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, "LC_ALL": "C"})
        return None if done.returncode == 0 else done.stdout

    def build_all(self):
        """Builds the copy. Lines that do not compile with their mutants get another form, until all compiles."""
        self.copy()
        while True:
            self.rewrite()
            self.configure()
            output = self.compile()
            if output is None:
                return
            (self.place / "errors.txt").write_text(output)
            raised = self.raise_levels(output)
            self.keep_levels()
            if not raised:
                sys.exit(f"does not compile, see {self.place / 'errors.txt'}:\n{output[-3000:]}")

    def keep_levels(self):
        kept = {file: {digest(ROOT / file): levels} for file, levels in self.levels.items() if levels}
        self.levels_file.write_text(json.dumps(kept))

    # Raises the levels of the lines that the compiler complains of. Returns the number of raised lines.
    def raise_levels(self, output):
        guilty, erring = set(), set()
        for block in self.blocks(output):
            places = [(self.law_place(line), line) for line in block]
            places = [(place, line) for place, line in places if place and self.can_rise(*place)]
            guilty |= {place for place, line in places if AT_FAULT.search(line)}
            found = [place for place, line in places if ": error:" in line] or [place for place, _ in places]
            erring |= set(found[:1])
        # A constant that became a variable causes more errors elsewhere.
        raised = guilty or erring
        for file, line in sorted(raised):
            self.levels[file][line] = self.levels[file].get(line, 0) + 1
            print(f"# {file}:{line}: level {self.levels[file][line]}", file=sys.stderr, flush=True)
        return len(raised)

    def can_rise(self, file, line):
        return line in self.changed_lines[file] and self.levels[file].get(line, 0) < schemata.HIGHEST_LEVEL

    # Yields the lines of each error with the lines before it that say where it comes from, and its notes.
    @staticmethod
    def blocks(output):
        block, has_error = [], False
        for line in output.splitlines():
            starts = bool(STARTS_ERROR.search(line))
            if has_error and (starts or ": error:" in line) and block:
                yield block
                block, has_error = [], False
            block.append(line)
            has_error |= ": error:" in line
        if has_error:
            yield block

    def law_place(self, line):
        match = re.match(r"^(?:In file included from |\s+from )?([^:\s]+):(\d+)", line)
        if not match or line.startswith(("In file included", "    ", "                 from")):
            return None
        path = Path(match[1]) if match[1].startswith("/") else self.build / match[1]
        try:
            file = str(Path(os.path.normpath(path)).relative_to(self.tree))
        except ValueError:
            return None
        return (file, int(match[2])) if file in self.sources else None

    # --- runs of the programs

    def tests_of(self, program):
        listed = subprocess.run([self.build / "bin" / program, "--gtest_list_tests"], capture_output=True, text=True, check=True).stdout
        found, suite = [], ""
        for line in listed.splitlines():
            name = line.split("#")[0].rstrip()
            if not line.startswith(" "):
                suite = name
            elif name:
                found.append(suite + name.strip())
        return found

    def passes(self, program, tests, seconds, mutant=0, record=None):
        """Runs these tests. Returns None if they pass, otherwise the first test that fails, or "time"."""
        environment = {**os.environ, "DAMATH_MUTANT": str(mutant)}
        if record:
            environment["DAMATH_MUTANT_RECORD"] = str(record)
        limit = int(seconds) + 1

        command = ["prlimit", f"--cpu={limit}", f"--as={MOST_MEMORY}", "--core=0", self.build / "bin" / program]
        with tempfile.NamedTemporaryFile("w", suffix=".flags") as flags, tempfile.TemporaryFile("w+", errors="replace") as output:
            flags.write(f"--gtest_filter={':'.join(tests)}\n--gtest_fail_fast\n--gtest_brief=1\n--gtest_catch_exceptions=1\n")
            flags.flush()
            run = subprocess.Popen([*command, f"--gtest_flagfile={flags.name}"], cwd=self.build, env=environment,
                                   stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, start_new_session=True)
            try:
                status = run.wait(20 + 10 * limit)
            except subprocess.TimeoutExpired:
                return "time"
            finally:
                try:
                    os.killpg(run.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                run.wait()
            if status == 0:
                return None
            output.seek(0)
            failed = re.search(r"\[  FAILED  \] (\S+?)[,\s]", output.read())
            if failed:
                return failed[1]
            return "time" if status in (-signal.SIGXCPU, -signal.SIGKILL) else "crash"

    def recorded(self, program):
        """Returns {test: (seconds, {mutant: bits})} of the program, each test run alone."""
        cache = self.place / f"reached-{program}.json"
        stamp = digest(self.build / "bin" / program)
        if cache.exists():
            known = json.loads(cache.read_text())
            if known["program"] == stamp:
                return {test: (seconds, {int(number): bits for number, bits in reached.items()})
                        for test, (seconds, reached) in known["tests"].items()}

        def one(test):
            with tempfile.NamedTemporaryFile() as record:
                record.write(bytes(self.count + 1))
                record.flush()
                began = time.monotonic()
                failure = self.passes(program, [test], 600, record=record.name)
                seconds = time.monotonic() - began
                if failure:
                    sys.exit(f"{program}: {test} fails without any mutant ({failure})")
                return seconds, {number: bits for number, bits in enumerate(Path(record.name).read_bytes()) if bits}

        tests = self.tests_of(program)
        with ThreadPoolExecutor(self.jobs) as pool:
            found = dict(zip(tests, pool.map(one, tests)))
        cache.write_text(json.dumps({"program": stamp, "tests": found}))
        return found
