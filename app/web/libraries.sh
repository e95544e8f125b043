#!/usr/bin/env bash
# libraries.sh ARCHIVE: makes the libraries that Debian has, but not for WebAssembly, from the sources of its packages:
# the standard library's part for exceptions, which its packages for WebAssembly leave out, and QR codes. What is there
# already is left.
set -euo pipefail
archive=$1
[[ ! -e $archive ]] || exit 0
clang=19
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The source packages alone, whatever this computer's sources are, checked by their signatures and sums.
mkdir -p lists/partial
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
printf 'deb-src http://deb.debian.org/debian %s\n' "$codename main" "$codename-updates main" >sources.list
printf 'deb-src http://deb.debian.org/debian-security %s-security main\n' "$codename" >>sources.list
apt=(-qq -o "Dir::Etc::SourceList=$work/sources.list" -o Dir::Etc::SourceParts=/dev/null -o "Dir::State::Lists=$work/lists"
    -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o APT::Sandbox::User=root)
apt-get "${apt[@]}" update

# fetch PACKAGE: the sources that an installed package was made from.
fetch() {
    local source
    source=$(dpkg-query --show --showformat='${source:Package}=${source:Version}' "$1")
    apt-get "${apt[@]}" source --download-only --tar-only "$source"
}
fetch "clang-$clang"
fetch libqrcodegencpp-dev
tar xJf llvm-toolchain-*.orig.tar.xz --strip-components=1 \
    --wildcards '*/libcxx/src/*' '*/libcxxabi/src/*' '*/libcxxabi/include/*' '*/libunwind/src/*' '*/libunwind/include/*'
tar xf qr-code-generator_*.orig.tar.* --strip-components=1 --wildcards '*/cpp/*'

# The program is one thread; one header of those for threads is asked for all the same.
mkdir empty
touch empty/threads.h
target=(--target=wasm32-wasi --sysroot=/usr -O2 -fwasm-exceptions -DNDEBUG -w)
flags=("${target[@]}"
    -D_LIBCXXABI_HAS_NO_THREADS -D_LIBUNWIND_HAS_NO_THREADS -D_LIBCPP_BUILDING_LIBRARY -D_LIBCXXABI_BUILDING_LIBRARY
    -DLIBCXX_BUILDING_LIBCXXABI -D_LIBUNWIND_DISABLE_VISIBILITY_ANNOTATIONS -D_LIBUNWIND_HIDE_SYMBOLS
    -Ilibunwind/include -Ilibcxxabi/include -Ilibcxxabi/src -Ilibcxx/src)
unwinding=(cxa_aux_runtime cxa_default_handlers cxa_exception cxa_exception_storage cxa_guard cxa_handlers
    cxa_personality cxa_vector cxa_virtual fallback_malloc private_typeinfo stdlib_exception stdlib_new_delete
    stdlib_stdexcept stdlib_typeinfo abort_message)
throwing=(algorithm charconv error_category exception functional hash memory new_handler new_helpers optional stdexcept
    string system_error typeinfo variant vector verbose_abort)
{
    printf 'libcxxabi/src/%s.cpp\n' "${unwinding[@]}"
    printf 'libcxx/src/%s.cpp\n' "${throwing[@]}"
} | xargs -P "$(nproc)" -I {} sh -c 'out=$(echo "$1" | tr / _).o; shift; exec "$@" -o "$out"' - {} \
    "clang++-$clang" "${flags[@]}" -std=c++23 -c {}
"clang-$clang" "${flags[@]}" -std=c11 -Dthread_local=_Thread_local -Iempty -c libunwind/src/Unwind-wasm.c -o unwind.o
"clang++-$clang" "${target[@]}" -std=c++20 -c cpp/qrcodegen.cpp -o qrcodegen.o
mkdir -p "$(dirname "$archive")"
"llvm-ar-$clang" rcsD made.a ./*.o
mv made.a "$archive"
