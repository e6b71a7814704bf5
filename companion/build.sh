# What `companion/run` and `tests/run` share: installing what is missing, and building. It is sourced,
# never run. Everything it prints goes to standard error, so that reports on standard output stay clean.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build_folder=$top/.build

# What the program is built from, and what it needs while it runs (fonts, Mesa's software renderer).
program_packages=(
    g++ cmake ninja-build pkg-config gettext
    libimgui-dev libstb-dev libglfw3-dev libx11-dev libfreetype-dev libfontconfig-dev libgl-dev
    libsqlite3-dev libsqlitecpp-dev libsodium-dev libtomlplusplus-dev nlohmann-json3-dev libcli11-dev libfmt-dev
    libboost-dev libboost-locale-dev libicu-dev libqrcodegencpp-dev libdbus-1-dev libspeechd-dev libopenal-dev libasound2-dev
    libzbar-dev libmicrohttpd-dev zlib1g-dev libpq-dev
    libgl1-mesa-dri fonts-inter fonts-ebgaramond fonts-dejavu-core fonts-font-awesome
)
# What the tests need beyond that.
test_packages=(catch2 librapidcheck-dev libbenchmark-dev clang-format-14 xvfb xauth xdotool imagemagick libxtst-dev
    postgresql-15 zbar-tools tidy python3 chromium dbus at-spi2-core python3-gi gir1.2-atspi-2.0
    desktop-file-utils appstream shared-mime-info)
# Debian's npm refuses to stand beside a Node.js that brings its own.
command -v npm >/dev/null || test_packages+=(nodejs npm)

say() { printf '%s\n' "$*" >&2; }

# Installs those of the named packages that are missing.
install_packages() {
    local missing=() package
    if ! command -v dpkg-query >/dev/null; then
        say "This is not Debian, so nothing can be installed here: see companion/build.sh for the packages that are needed."
        return 1
    fi
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "These Debian packages are missing: ${missing[*]}. Install them as root, or install sudo, and start again."
            return 1
        fi
        as_root=(sudo)
    fi
    say "Installing what is missing: ${missing[*]}"
    # The package lists of a fresh machine are empty; those of an old one may be stale.
    if ! "${as_root[@]}" apt-get update -qq >&2 || ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2; then
        say "These Debian packages could not be installed, apt-get says why above: ${missing[*]}"
        return 1
    fi
}

# Builds the program, which must not need what only its tests do.
build_program() { configure OFF && make_targets consigliere; }
# Builds the program and its tests.
build_tests() { configure ON && make_targets; }

# Configures the build folder: whether the tests are a part of it, and what else cmake is told. A new folder is built
# several files at a time; one that somebody has configured otherwise stays as it is.
configure() {
    local tests=$1 log=$build_folder/last-build.log
    shift
    [ -e "$build_folder/CMakeCache.txt" ] || set -- -DCONSIGLIERE_UNITY=ON "$@"
    mkdir -p "$build_folder"
    if ! cmake -S "$top" -B "$build_folder" -G Ninja -DCONSIGLIERE_TESTS="$tests" "$@" >"$log" 2>&1; then
        cat "$log" >&2
        return 1
    fi
}

# Makes the named targets, or everything. Ninja's output is shown only when something goes wrong.
make_targets() {
    local log=$build_folder/last-build.log
    if ninja -C "$build_folder" -n "$@" 2>/dev/null | grep -q 'no work to do'; then
        return 0
    fi
    say "Building (the first time takes about five minutes, with the tests eleven) …"
    if ! ninja -C "$build_folder" "$@" >"$log" 2>&1; then
        cat "$log" >&2
        return 1
    fi
}
