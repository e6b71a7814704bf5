# What `tests/tidy` and `tests/includes` share: which sources are asked for, and how each is compiled by itself. It is
# sourced, never run. Sources are named from the top folder.

list_all() { find engine db companion tests -name '*.cpp'; }

# The newest commit that is a day older than the last one; nothing if there is none.
a_day_before() {
    git rev-list --max-count=1 --before="@$(($(git show --no-patch --format=%ct HEAD) - 86400))" HEAD
}

# A source through which a header is seen.
source_of() {
    local source=${1%.h}.cpp
    if [ -f "$source" ]; then echo "$source"; else list_all | xargs grep -lF "#include \"$1\"" | head -n 1 || true; fi
}

list_changed() {
    local file
    git diff --name-only --diff-filter=d "$1" -- engine db companion tests | while read -r file; do
        case $file in
            *.cpp) echo "$file" ;;
            *.h) source_of "$file" ;;
        esac
    done | sort -u
}

# The sources that the arguments ask for: all, those whose path contains a text, --since REVISION, or --new.
list_sources() {
    local since
    case ${1:-} in
        --since) list_changed "$2" ;;
        --new)
            since=$(a_day_before)
            if [ -n "$since" ]; then list_changed "$since"; else list_all; fi
            ;;
        *) list_all | grep -F "${1:-}" || true ;;
    esac
}

# Configures the folder whose compile_commands.json compiles each source by itself: no unity, nothing precompiled.
configure_alone() {
    build_folder=$build_folder/alone
    configure ON -DCONSIGLIERE_UNITY=OFF -DCONSIGLIERE_PRECOMPILE=OFF
}
