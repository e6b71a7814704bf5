# A display that nobody sees, for scripts. It is sourced, never run.

# Starts Xvfb with a screen of this size: start_display 1280x800
start_display() {
    local number
    number=$(mktemp)
    Xvfb -displayfd 3 -screen 0 "${1}x24" -nolisten tcp 3>"$number" 2>/dev/null &
    display_process=$!
    until [ -s "$number" ]; do sleep 0.05; done
    DISPLAY=:$(cat "$number")
    export DISPLAY
    rm "$number"
}

# The programs on it end with it.
stop_display() { [ -z "${display_process:-}" ] || kill "$display_process" 2>/dev/null || true; }

# Waits until the program has a window, at most a minute.
wait_for_window() { timeout 60 xdotool search --sync --onlyvisible --name '^Consigliere$' >/dev/null; }

# Waits until the window shows letters, which have many shades, and keeps the picture: wait_for_picture FILE
wait_for_picture() {
    local tries
    for tries in {1..150}; do
        import -silent -window root "$1" && [ "$(identify -format %k "$1")" -gt 100 ] && return 0
        sleep 0.2
    done
    return 1
}

seen() { import -silent -window root rgb:- | md5sum; }

# Clicks and waits until that has been answered and nothing moves any more: click X Y
click() {
    local before now last=
    xdotool mousemove "$1" "$2"
    sleep 1
    before=$(seen)
    xdotool click 1
    for _ in {1..60}; do
        sleep 0.5
        now=$(seen)
        [ "$now" != "$before" ] && [ "$now" = "$last" ] && return 0
        last=$now
    done
}
