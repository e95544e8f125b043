# What app/play, tests/run, .ci/run and others share: installing packages and configuring builds.
# Sourced by bash from the project's top folder.

# All that building and running takes on Debian 12; Qt's X11 and SVG plugins come with them.
build_packages=(
    cmake g++ ninja-build
    qt6-base-dev qt6-httpserver-dev qt6-svg-dev qt6-websockets-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n
    libboost1.81-dev libcanberra-dev libgif-dev libicu-dev libmosquitto-dev libqrcodegencpp-dev libsodium-dev libutf8proc-dev libxxhash-dev libzstd-dev nlohmann-json3-dev zlib1g-dev
    graphviz
    fonts-noto-cjk
)

# What the tests in a real window take besides, and those of the pages' scripts.
test_packages=(xvfb openbox weston qt6-wayland python3 xdotool file at-spi2-core avahi-daemon dbus gir1.2-atspi-2.0 python3-gi
    nodejs node-jsdom mosquitto openssl)

# What the page for browsers takes (app/page).
page_packages=(
    cmake ninja-build python3 clang-19 lld-19 llvm-19 binaryen
    libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc
    libboost1.81-dev libqrcodegencpp-dev libsodium-dev libxxhash-dev nlohmann-json3-dev nodejs zopfli
)

# What making Debian packages takes besides (resources/packaging/build-deb), and trying them (tests/packages).
package_packages=(build-essential debhelper)
package_test_packages=(appstream autopkgtest desktop-file-utils lintian mmdebstrap)

# What the benchmarks take besides (tests/bench/run).
bench_packages=(libbenchmark-dev libxdamage-dev libxtst-dev)

say() { printf '%s\n' "$*" >&2; }

# attempt PROBLEM COMMAND…: runs a command without a word. If it fails, shows what it printed, then the
# problem on one line, and ends the script.
attempt() {
    local problem=$1 printed
    shift
    printed=$("$@" 2>&1) && return
    say "$printed"
    say "$problem"
    exit 1
}

# Prints those of the packages given that are not installed.
missing() {
    local package present
    present=$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null || true)
    for package; do
        grep -qxF "$package installed" <<<"$present" || printf '%s\n' "$package"
    done
}

# need PACKAGE…: installs what is missing of them, as root or through sudo.
need() {
    local packages as_root=()
    command -v apt-get >/dev/null || return 0 # not Debian: CMake names what it misses
    mapfile -t packages < <(missing "$@")
    ((${#packages[@]})) || return 0
    if ((EUID != 0)); then
        as_root=(sudo)
        command -v sudo >/dev/null || {
            say "As root, run: apt-get update && apt-get install --no-install-recommends ${packages[*]}"
            exit 1
        }
    fi
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --yes -qq -o DPkg::Lock::Timeout=300)
    say "Installing with apt: ${packages[*]}"
    attempt "The package lists could not be read (see above)." "${apt[@]}" update
    attempt "These packages could not be installed: ${packages[*]}. Is there a network connection?" \
        "${apt[@]}" install --no-install-recommends "${packages[@]}"
}

# library_sources: prints where the sources are of what the page takes and Debian does not have for WebAssembly, as a
# package for this version of its compiler; fetches them, unless they have been before.
library_sources() {
    local version tarball
    version=$(apt-cache show --no-all-versions clang-19 | sed -n 's/^Version: .*://p')
    version+=-$(cat app/web/sources.sh app/web/npm/package-lock.json | sha256sum | head -c 8)
    tarball=${XDG_CACHE_HOME:-$HOME/.cache}/kachisuji-build/libraries-$version.tar.xz
    if [[ ! -e $tarball ]]; then
        command -v npm >/dev/null || need npm
        say "Fetching the sources of some libraries, most from Debian (160 MB)"
        attempt "They could not be fetched (see above)." app/web/sources.sh "$tarball"
    fi
    printf '%s\n' "$tarball"
}

# configure PRESET [OPTION…]: makes its build folder ready, anew if the project has been moved since.
configure() {
    local folder=build/$1
    grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$folder/CMakeCache.txt" && [[ -e $folder/build.ninja ]] && return
    say "Preparing $folder"
    attempt "The build could not be prepared (see above)." cmake --fresh --preset "$@"
}

# tidy: asks clang-tidy of the files named on its input, each ending in a zero byte. It reads them as the preset
# "alone" compiles them.
tidy() {
    need clang-tidy "${bench_packages[@]}" </dev/null
    configure alone </dev/null
    xargs -0 -r -n 1 -P "$(nproc)" clang-tidy -p build/alone --quiet --warnings-as-errors='*' \
        --extra-arg=-Wno-unknown-warning-option
}
