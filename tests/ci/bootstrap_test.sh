#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What ./bootstrap says on a machine that will not do: wrong arguments, no root, no network, a full disk, an old
# release. The machine is faked by a PATH of our own; the script is the real one.
# usage: bootstrap_test.sh CHECKOUT
set -euo pipefail

bootstrap="$1/bootstrap"
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
failures=0

# A machine whose only programs are these; sudo is not among them.
for tool in bash awk cat chmod dirname env grep mktemp rm sed tee; do
  mkdir -p "$place/bin"
  ln -s "$(command -v "$tool")" "$place/bin/$tool"
done
fake() {
  printf '#!/bin/bash\n%s\n' "$2" >"$place/bin/$1"
  chmod +x "$place/bin/$1"
}

# expect NAME STATUS TEXT ARGUMENT…: that exit status, and that text in what was printed last.
expect() {
  local name="$1" status="$2" text="$3" got=0
  shift 3
  PATH="$place/bin" TMPDIR="$place" bash "$bootstrap" "$@" >"$place/out" 2>&1 </dev/null || got=$?
  if [ "$got" -ne "$status" ] || ! tail -n 3 "$place/out" | grep -qF -- "$text"; then
    printf 'FAILED %s: status %s, expected %s and "%s"\n' "$name" "$got" "$status" "$text"
    cat "$place/out"
    failures=$((failures + 1))
  fi
}

expect "no argument" 2 "usage: ./bootstrap run"
expect "unknown argument" 2 "./bootstrap test" dance
expect "too many arguments" 2 "./bootstrap test" run test

expect "no apt" 1 "bootstrap: this machine has no apt-get" test

fake dpkg-query 'exit 1'
fake apt-get 'exit 0'
fake id 'echo 1000'
fake df 'printf "head\nx 1 1 900000 1 /\n"'
expect "neither root nor sudo" 1 "bootstrap: packages are missing and you are not root; run as root: apt-get install" test

fake sudo 'echo "sudo: a password is required" >&2; exit 1'
expect "sudo wants a password nobody can type" 1 "bootstrap: packages are missing and sudo is refused" test

fake id 'echo 0'
fake df 'printf "head\nx 1 1 30 1 /\n"'
expect "full disk before" 1 "bootstrap: the disk is nearly full" test

fake df 'printf "head\nx 1 1 900000 1 /\n"'
fake apt-get 'echo "E: Write error - write (28: No space left on device)" >&2; exit 100'
expect "full disk while installing" 1 "bootstrap: the disk is full; free" test

fake apt-get 'echo "Temporary failure resolving deb.debian.org" >&2; exit 100'
expect "no network" 1 "bootstrap: the packages cannot be fetched: no network" run
if ! head -n 3 "$place/out" | grep -qE '== Going to: install [0-9]+ packages .*; about [0-9]+ minutes on [0-9]+ processors'; then
  printf 'FAILED a first start says at once what it will do and how long about\n'
  cat "$place/out"
  failures=$((failures + 1))
fi

fake apt-get 'echo "E: Unable to locate package libexpected-dev" >&2; exit 100'
expect "old release" 1 "bootstrap: this release is too old (Unable to locate package libexpected-dev)" test

# Everything is there: apt-get must not be asked at all.
mkdir "$place/checkout"
cp "$bootstrap" "$place/checkout/bootstrap"
bootstrap="$place/checkout/bootstrap"
fake dpkg-query 'echo installed'
fake apt-get 'echo "apt-get was asked"; exit 100'
fake cmake 'echo "cmake $*"; exit 1'
expect "second start needs no network" 1 "bootstrap: cmake refused to configure" test
if grep -q 'apt-get was asked' "$place/out"; then
  printf 'FAILED second start: apt-get was asked\n'
  failures=$((failures + 1))
fi

# A build that is there is configured again if its warnings are errors and nobody asks for that now, or the other way round.
mkdir "$place/checkout/build"
touch "$place/checkout/build/build.ninja"
fake nproc 'echo 1'
fake ninja 'exit 0'
expectOfBuild() {
  printf 'CMAKE_HOME_DIRECTORY:INTERNAL=%s\nDAMATH_WERROR:BOOL=%s\n' "$place/checkout" "$2" >"$place/checkout/build/CMakeCache.txt"
  DAMATH_WERROR="$3" expect "$1" 1 "$4" test
}
expectOfBuild "build of a gate, started by a user" ON "" "bootstrap: cmake refused to configure"
expectOfBuild "build of a user, started by a gate" "" ON "bootstrap: cmake refused to configure"
expectOfBuild "build of a user, started again" "" "" "bootstrap: the build failed"
expectOfBuild "build of a gate, started again" ON ON "bootstrap: the build failed"

[ "$failures" -eq 0 ] || exit 1
printf 'all of it as expected\n'
