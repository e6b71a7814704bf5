"""Puts what was measured beside its peers."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    runs = {run["name"].removesuffix("/real_time"): run for run in json.load(file)["benchmarks"]}
with open(sys.argv[2], encoding="utf-8") as file:
    peers = json.load(file)
with open(sys.argv[3], encoding="utf-8") as file:
    window = dict(line.split() for line in file)

TO_MICROSECONDS = {"ns": 1e-3, "us": 1.0, "ms": 1e3}


def cpu(name):
    return runs[name]["cpu_time"] * TO_MICROSECONDS[runs[name]["time_unit"]]


def wall(name):
    return runs[name]["real_time"] * TO_MICROSECONDS[runs[name]["time_unit"]]


def row(what, value, peer):
    print(f"{what:44} {value:>26}   {peer}")


checked = runs["checked_moves"]["items_per_second"]
row("moves checked and done, with reasons", f"{checked / 1e6:.2f} million/s",
    f"boardgame.io {peers['boardgame_moves_per_second'] / 1e3:.1f} thousand/s: {checked / peers['boardgame_moves_per_second']:.0f}×; "
    f"chess.js {peers['chess_moves_per_second'] / 1e3:.1f} thousand/s: {checked / peers['chess_moves_per_second']:.0f}×")
row("moves refused, with reasons", f"{runs['refused_moves']['items_per_second'] / 1e6:.2f} million/s", "")
legal = cpu("legal_moves")
row(f"all {runs['legal_moves']['moves']:.0f} legal moves of a position", f"{legal:.1f} µs",
    f"chess.js, {peers['chess_legal_moves']} moves, {peers['chess_legal_microseconds']:.0f} µs: {peers['chess_legal_microseconds'] / legal:.0f}×")
row("lines read", f"{runs['read_lines']['items_per_second'] / 1e6:.2f} million/s", "")
row("an evening replayed from its record", f"{cpu('replay_record') / 1e3:.2f} ms", "")
row(f"an evening of {runs['resume_evening']['entries']:.0f} entries resumed from disk", f"{wall('resume_evening') / 1e3:.2f} ms", "")
parts = [("opening the file", "opening_alone"), ("rows and hashes", "hashing_alone"), ("playing", "replay_alone")]
row("  of which", "", ", ".join(f"{what} {wall(name) / 1e3:.2f} ms" for what, name in parts))
entry = wall("durable_entry")
row("one durable entry", f"{entry / 1e3:.2f} ms",
    f"one SQLite row {wall('peer_sqlite_row') / 1e3:.2f} ms: {entry / wall('peer_sqlite_row'):.2f}×; "
    f"our row and trigger in SQLite alone {wall('peer_sqlite_entry') / 1e3:.2f} ms: {entry / wall('peer_sqlite_entry'):.2f}×; "
    f"a synced append {wall('peer_synced_append') / 1e3:.2f} ms: {entry / wall('peer_synced_append'):.2f}×")
frame = cpu("table_frame")
row(f"a frame of the table, {runs['table_frame']['vertices'] / 1e3:.0f} thousand vertices", f"{frame / 1e3:.3f} ms of CPU",
    f"per vertex {frame / runs['table_frame']['vertices'] / (cpu('peer_demo_window_frame') / runs['peer_demo_window_frame']['vertices']):.2f}× "
    "of ImGui's demonstration window")
entries = f"{runs['court_answer']['entries']:.0f} entries"
row(f"from a tap to its answer in the court, {entries}", f"{cpu('court_answer') / 1e3:.2f} ms of CPU", "one frame is asked: less than 20 ms")
row(f"entry 10 of {entries} amended and drawn", f"{cpu('amendment_judged') / 1e3:.2f} ms of CPU", "one frame is asked: less than 20 ms")
row("from nothing to the first frame, no window", f"{wall('first_frame') / 1e3:.0f} ms", "")
row("until the window is there", f"{float(window['window_milliseconds']):.0f} ms", "with Mesa's software renderer under Xvfb")
row("when nothing happens", f"{float(window['idle_percent']):.2f} % of a core", "")
