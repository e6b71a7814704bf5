"""Wakes mutants one after the other and runs the tests that meet them, the quickest first, until one fails.

    run.py BUILD LIST RESULTS [--suites ledger,cash_n_guns,…] [--last crash,damage] [--minutes N] [--seed N] [--only NUMBER,…]
           [--part TEXT]

Which tests meet a mutant is found out once and kept beside RESULTS. RESULTS is JSON, a line for each mutant that was tried:
killed (and by which test), survived, or unmet. A run goes on where the last one of the same seed stopped. What survives all
suites, or is met by none, is tried with the last ones, which take long: what only a failing disk or a damaged file shows.
A mutant that was tried again has a second line, which counts.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time

SUITES = ["ledger", "cash_n_guns", "corleone", "mafia", "records", "court", "db"]
LAST_SUITES = ["crash", "damage"]
LONGEST = 60  # Seconds of work that any test may take of itself; what takes longer is left to the whole suite.
# So many times as long as it may work may a test take altogether: the machine may be busy with other things, and whoever
# waits for a lock for ever does no work.
WAITING = 4


def run(command, seconds, **environment):
    """The exit code, or None when it did not end within so many seconds of its own work."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 1))

    try:
        code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=WAITING * seconds,
                              env={**os.environ, **environment}, check=False, preexec_fn=limit).returncode
    except subprocess.TimeoutExpired:
        return None
    return None if code in (-signal.SIGKILL, -signal.SIGXCPU) else code


def seconds_of_work():
    """What the tests that have ended took of the processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def escape(name):
    return re.sub(r"([,\[\]\\*])", r"\\\1", name)


class Tests:
    """Every test case, how long it takes, and which mutants it meets."""

    def __init__(self, build, suites, kept):
        self.build = build
        self.tests = json.loads(kept.read_text()) if kept.exists() else {}
        for suite in suites:
            if suite not in self.tests:
                self.tests[suite] = self.look_at(suite)
                kept.write_text(json.dumps(self.tests))
        self.by_mutant = collections.defaultdict(list)
        for suite in suites:
            for name, seconds, met in self.tests[suite]:
                for number in met:
                    self.by_mutant[number].append((seconds, suite, name))

    def program(self, suite):
        return str(self.build / "tests" / suite / f"test_{suite}")

    def look_at(self, suite):
        listed = subprocess.run([self.program(suite), "--list-test-names-only"], capture_output=True, text=True, check=False)
        tests = []
        for name in filter(None, listed.stdout.split("\n")):
            with tempfile.NamedTemporaryFile(dir="/dev/shm") as met:
                began = seconds_of_work()
                code = run([self.program(suite), escape(name)], LONGEST, MUTANTS_MET=met.name)
                seconds = seconds_of_work() - began
                if code != 0:
                    print(f"left out, {'too long' if code is None else 'it fails by itself'}: {suite}: {name}", flush=True)
                    continue
                numbers = [match.start() for match in re.finditer(rb"[^\0]", pathlib.Path(met.name).read_bytes(), re.DOTALL)]
            tests.append((name, round(seconds, 3), numbers))
        print(f"{suite}: {len(tests)} tests", flush=True)
        return tests

    def killer_of(self, number):
        """The test that fails; nothing when all pass, which all had the time to."""
        groups = collections.defaultdict(list)
        for seconds, suite, name in sorted(self.by_mutant[number]):
            # Those that are quick go together, each slow one alone.
            place = (SUITES + LAST_SUITES).index(suite)
            groups[(0, place, "") if seconds < 0.5 else (seconds, place, name)].append((seconds, suite, name))
        for key in sorted(groups):
            tests = groups[key]
            suite = tests[0][1]
            with tempfile.NamedTemporaryFile("w", dir="/dev/shm") as names:
                names.write("".join(f'"{escape(name)}"\n' for _, _, name in tests))
                names.flush()
                limit = 20 + 10 * sum(seconds for seconds, _, _ in tests)
                code = run([self.program(suite), "--abort", "--input-file", names.name], limit, MUTANT=str(number))
            if code != 0:
                how = "" if code is not None else " (does not end)"
                return f"{suite}: {tests[0][2] if len(tests) == 1 else f'{len(tests)} tests'}{how}"
        return None


def sample(mutants, seed):
    """All of them in an order of chance: whatever is tried of it is drawn in proportion."""
    mutants = list(mutants)
    random.Random(seed).shuffle(mutants)
    return mutants


def summary(results):
    rooms = collections.defaultdict(collections.Counter)
    for result in results.values():
        room = result["file"].rsplit("/", 1)[0]
        rooms[room][result["end"]] += 1
        rooms["all"][result["end"]] += 1
    for room, ends in sorted(rooms.items()):
        tried = sum(ends.values())
        print(f"{room}: {tried} tried, {ends['killed']} killed ({100 * ends['killed'] / tried:.1f} %), "
              f"{ends['survived']} survived, {ends['unmet']} unmet")


class Trials:
    """What became of every mutant that was tried, on disk as soon as it is known."""

    def __init__(self, path):
        self.path = path
        self.results = {}
        if path.exists():
            for line in path.read_text().splitlines():
                result = json.loads(line)
                self.results[result["number"]] = result

    def keep(self, mutant):
        self.results[mutant["number"]] = mutant
        with self.path.open("a") as out:
            out.write(json.dumps(mutant) + "\n")

    def attempt(self, mutant, tests):
        number = mutant["number"]
        if number not in tests.by_mutant:
            self.keep({**mutant, "end": "unmet"})
            return
        killer = tests.killer_of(number)
        self.keep({**mutant, "end": "survived" if killer is None else "killed", "by": killer or ""})

    def attempt_again(self, mutant, tests, suites):
        """One that is left over, with more suites: it has survived these too, or it is killed."""
        is_met = mutant["number"] in tests.by_mutant
        killer = tests.killer_of(mutant["number"]) if is_met else None
        end = "killed" if killer is not None else "survived" if is_met else mutant["end"]
        self.keep({**mutant, "end": end, "by": killer or "", "tried_with": suites})

    def left_over(self, wanted, suites):
        """What is not killed yet and was not tried with these suites."""
        return [mutant for mutant in self.results.values()
                if wanted(mutant) and mutant["end"] != "killed" and mutant.get("tried_with") != suites]


def tell(mutant):
    print(f"{mutant['end']}: {mutant['number']} {mutant['file']}:{mutant['line']} {mutant['kind']}: {mutant['code']}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("list", type=pathlib.Path)
    parser.add_argument("results", type=pathlib.Path)
    parser.add_argument("--suites", default=",".join(SUITES))
    parser.add_argument("--last", default=",".join(LAST_SUITES), help="suites for what survives the others; empty for none")
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--part", default="")
    wanted = parser.parse_args()

    mutants = [json.loads(line) for line in wanted.list.read_text().splitlines()]
    kept = wanted.results.with_suffix(".tests")
    tests = Tests(wanted.build, wanted.suites.split(","), kept)
    trials = Trials(wanted.results)
    only = {int(number) for number in wanted.only.split(",") if number}

    def is_wanted(mutant):
        return (mutant["number"] in only if only else True) and wanted.part in mutant["file"]

    end = time.monotonic() + 60 * wanted.minutes
    for mutant in sample(mutants, wanted.seed):
        if not is_wanted(mutant) or not only and mutant["number"] in trials.results:
            continue
        if time.monotonic() > end:
            break
        trials.attempt(mutant, tests)
    # The draw is over: what is left of it is tried with the last suites, however long that takes.
    last = [suite for suite in wanted.last.split(",") if suite]
    left = trials.left_over(is_wanted, last) if last else []
    if left:
        print(f"{len(left)} are left over for {', '.join(last)}", flush=True)
        tests = Tests(wanted.build, last, kept)
        for mutant in left:
            trials.attempt_again(mutant, tests, last)
    for mutant in trials.results.values():
        if mutant["end"] != "killed" and is_wanted(mutant):
            tell(mutant)
    summary(trials.results)


if __name__ == "__main__":
    sys.exit(main())
