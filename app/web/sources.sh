#!/usr/bin/env bash
# sources.sh TARBALL: packs the sources of libraries that Debian has, but not for WebAssembly: the standard library's
# part for exceptions, which its packages for WebAssembly leave out, QR codes, and libsodium. They are some files of its
# source packages. And what speaks MQTT in a browser, which Debian has not: a file of a package of npm, checked by its
# sum (npm/package-lock.json). The same bytes each time; what is there already is left.
set -euo pipefail
[[ ! -e $1 ]] || exit 0
npm=$PWD/app/web/npm
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$(dirname "$1")"
tarball=$(readlink -f "$1")
cd "$work"

# The source packages alone, whatever this computer's sources are, checked by their signatures and sums.
mkdir -p lists/partial
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
printf 'deb-src http://deb.debian.org/debian %s\n' "$codename main" "$codename-updates main" >sources.list
printf 'deb-src http://deb.debian.org/debian-security %s-security main\n' "$codename" >>sources.list
apt=(-qq -o "Dir::Etc::SourceList=$work/sources.list" -o Dir::Etc::SourceParts=/dev/null -o "Dir::State::Lists=$work/lists"
    -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o APT::Sandbox::User=root)
apt-get "${apt[@]}" update
apt-get "${apt[@]}" source --download-only --tar-only llvm-toolchain-19
apt-get "${apt[@]}" source --download-only --tar-only qr-code-generator
apt-get "${apt[@]}" source --download-only --tar-only libsodium
cp "$npm"/*.json .
npm ci --silent --ignore-scripts --no-audit --no-fund

mkdir libraries
tar --extract --file llvm-toolchain-*.orig.tar.xz --directory libraries --strip-components 1 --wildcards \
    '*/libcxx/LICENSE.TXT' '*/libcxx/src/*' '*/libcxxabi/src/*' '*/libcxxabi/include/*' '*/libunwind/src/*' '*/libunwind/include/*'
tar --extract --file qr-code-generator_*.orig.tar.* --directory libraries --strip-components 1 --wildcards \
    '*/cpp/qrcodegen.*' '*/cpp/Readme.markdown'
mkdir libraries/libsodium libraries/u8-mqtt
tar --extract --file libsodium_*.orig.tar.gz --directory libraries/libsodium --strip-components 1 --wildcards '*/LICENSE' '*/src/libsodium/*.[ch]'
cp node_modules/u8-mqtt/{LICENSE,esm/web/basic-v5.js} libraries/u8-mqtt
find libraries -type f -print0 | LC_ALL=C sort -z | tar --create --format gnu --null --no-recursion --files-from=- \
    --owner 0 --group 0 --numeric-owner --mode u=rwX,go=rX | xz --threads 1 >made.tar.xz
mv made.tar.xz "$tarball"
