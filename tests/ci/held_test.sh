#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tests/held asks what is new, what has changed and what failed, and nothing else.
# usage: held_test.sh CHECKOUT
set -euo pipefail

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
failures=0
mkdir -p "$place/tests" "$place/build/bin" "$place/data"
cp "$1/tests/held" "$place/tests/held"
cd "$place"
git init -q .
printf '%s\n' build ran out >.gitignore
echo one >data/read
echo one >code.cpp
for name in a b architecture; do
  printf '#!/bin/sh\necho %s >>"%s/ran"\n[ ! -e "%s/break_%s" ]\n' "$name" "$place" "$place/build" "$name" >build/bin/${name}_tests
  chmod +x build/bin/${name}_tests
  printf 'add_test(%s_tests.Suite "%s")\n' "$name" "$place/build/bin/${name}_tests" >>build/CTestTestfile.cmake
done
echo 'add_test(Scripts.Parse true)' >>build/CTestTestfile.cmake

# expect WHAT STATUS PROGRAM…: these run, in some order.
expect() {
  local what="$1" status="$2" got=0
  shift 2
  : >ran
  tests/held "$place/build" '.*' '' >out 2>&1 || got=$?
  if [ "$got" -ne "$status" ] || [ "$(sort ran | tr '\n' ' ')" != "$(for each in "$@"; do echo "$each"; done | sort | tr '\n' ' ')" ]; then
    printf 'FAILED %s: status %s, ran %s\n' "$what" "$got" "$(tr '\n' ' ' <ran)"
    cat out
    failures=$((failures + 1))
  fi
}
expect "at first" 0 a b architecture
expect "nothing new" 0
touch build/break_b
printf '# another\n' >>build/bin/a_tests
printf '# another\n' >>build/bin/b_tests
expect "two that are others, one breaks" 8 a b
rm build/break_b
expect "what broke" 0 b
echo two >code.cpp
expect "a source" 0 architecture
echo two >data/read
expect "what tests read" 0 a b architecture
rm data/read
expect "what is gone" 0 a b architecture
echo three >data/new
expect "what git was not told of" 0 a b architecture
DAMATH_LONG=1 expect "at full size" 0 a b architecture
exit "$((failures > 0))"
