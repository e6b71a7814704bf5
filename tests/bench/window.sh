#!/usr/bin/env bash
# Starts the program on the display and prints two numbers: milliseconds until its window is there, and percent of one
# processor while nothing happens.
set -euo pipefail
program=$1
start=$(date +%s%N)
"$program" --db "$PWD/window.db" &
pid=$!
until xdotool search --onlyvisible --name '^Consigliere$' >/dev/null 2>&1; do sleep 0.005; done
echo "window_milliseconds $((($(date +%s%N) - start) / 1000000))"

sleep 2
ticks() { awk '{ print $14 + $15 }' "/proc/$pid/stat"; }
before=$(ticks)
sleep 10
echo "idle_percent $(awk -v ticks="$(($(ticks) - before))" -v rate="$(getconf CLK_TCK)" 'BEGIN { print 100 * ticks / rate / 10 }')"
kill "$pid"
