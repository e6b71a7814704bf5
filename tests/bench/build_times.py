#!/usr/bin/env python3
"""Measures how long building takes, in CPU seconds and as a ratio to a reference file compiled in the same run.

    tests/bench/build_times.py              everything: about half an hour
    tests/bench/build_times.py --fresh      only what a newcomer waits for
    tests/bench/build_times.py --touched    only what follows a change, in a folder that is built file by file

What is built lies in .build/times, and goes afterwards. Nothing is decided: the figures stand in tests/README.md.
"""
import argparse
import os
import pathlib
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

TOP = pathlib.Path(__file__).resolve().parents[2]
FOLDER = TOP / ".build" / "times"

# What a source of ours costs, without any source of ours: headers, templates, and code to optimise.
REFERENCE = """
#include <algorithm>
#include <functional>
#include <map>
#include <regex>
#include <string>
#include <variant>
#include <vector>
using Value = std::variant<int, double, std::string, std::vector<int>>;
std::map<std::string, Value> values(const std::vector<std::string>& words)
{
    std::map<std::string, Value> all;
    const std::regex number("[0-9]+");
    for (const std::string& word : words)
        all[word] = std::regex_match(word, number) ? Value(std::stoi(word)) : Value(word);
    return all;
}
bool same(const Value& left, const Value& right) { return left == right; }
void sort(std::vector<std::string>& words) { std::stable_sort(words.begin(), words.end(), std::greater<>()); }
"""

# What somebody changes, and the test program that is wanted then.
TOUCHED = [
    ("companion/people/players_screen.cpp", "test_ui"),
    ("companion/table_mafia/move_panel.cpp", "test_ui"),
    ("engine/ledger/verdict.h", "test_ledger"),
]


def run(command):
    """Runs a command; gives the seconds on the wall and on all processors."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.monotonic()
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True)
    wall = time.monotonic() - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{(done.stdout or '')[-3000:]}{(done.stderr or '')[-3000:]}")
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def reference():
    """CPU seconds for the reference file: the median of three, alone on the machine."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "reference.cpp"
        source.write_text(REFERENCE)
        command = ["g++", "-std=c++20", "-O2", "-c", str(source), "-o", f"{folder}/reference.o"]
        return statistics.median(run(command)[1] for _ in range(3))


class Table:
    def __init__(self):
        self.references = [reference()]
        self.rows = []

    def add(self, what, wall, cpu):
        self.references.append(reference())
        self.rows.append((what, wall, cpu))
        print(f"{what}: {wall:.1f} s, {cpu:.0f} CPU s", file=sys.stderr)

    def show(self):
        unit = statistics.median(self.references)
        print(f"reference file: {unit:.2f} CPU s ({min(self.references):.2f} to {max(self.references):.2f})\n")
        print("| what | wall s | CPU s | references |\n|---|---:|---:|---:|")
        for what, wall, cpu in self.rows:
            print(f"| {what} | {wall:.1f} | {cpu:.0f} | {cpu / unit:.0f} |")


def configure(folder, *options):
    shutil.rmtree(folder, ignore_errors=True)
    run(["cmake", "-S", str(TOP), "-B", str(folder), "-G", "Ninja", "-DCMAKE_CXX_COMPILER_LAUNCHER=", "-DCCACHE=", *options])


def built(folder, *targets):
    return run(["ninja", "-C", str(folder), *targets])


def slowest(folder):
    """The rooms and the objects that took longest, in seconds on the wall while everything was built at once."""
    rooms, objects = {}, []
    for line in (folder / ".ninja_log").read_text().splitlines()[1:]:
        begun, ended, _, path, _ = line.split("\t")
        room = re.search(r"/(\w+)\.dir/", path)
        if room:
            seconds = (int(ended) - int(begun)) / 1000
            rooms[room[1]] = rooms.get(room[1], 0) + seconds
            objects.append((seconds, re.sub(r"CMakeFiles/\w+\.dir/", "", path)))
    print("\nrooms: " + ", ".join(f"{room} {seconds:.0f} s" for room, seconds in sorted(rooms.items(), key=lambda x: -x[1])[:12]))
    print("objects: " + ", ".join(f"{path} {seconds:.0f} s" for seconds, path in sorted(objects, reverse=True)[:12]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--touched", action="store_true")
    asked = parser.parse_args()
    table = Table()
    try:
        if asked.fresh or not asked.touched:
            configure(FOLDER, "-DCONSIGLIERE_UNITY=ON")
            table.add("the program, from nothing", *built(FOLDER, "consigliere"))
            table.add("its tests, after that", *built(FOLDER))
            slowest(FOLDER)
        if asked.touched or not asked.fresh:
            configure(FOLDER)
            table.add("`test_ui` and `test_ledger` from nothing, file by file", *built(FOLDER, "test_ui", "test_ledger"))
            for path, target in TOUCHED:
                os.utime(TOP / path)
                table.add(f"`{path}` touched → `{target}`", *built(FOLDER, target))
        table.show()
    finally:
        shutil.rmtree(FOLDER, ignore_errors=True)


if __name__ == "__main__":
    main()
