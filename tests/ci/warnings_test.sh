#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Warnings are errors in the gates, and in no preset of a user. usage: warnings_test.sh CHECKOUT
set -euo pipefail

cd "$1"
failures=0

# expect WANTED PRESET: what the preset makes of DAMATH_WERROR, read without configuring anything.
expect() {
  local got
  got=$(cmake -N --preset "$2" | sed -n 's/^ *DAMATH_WERROR="\(.*\)"$/\1/p')
  [ "$got" = "$1" ] && return
  printf 'FAILED preset %s: DAMATH_WERROR is "%s", expected "%s"\n' "$2" "$got" "$1"
  failures=$((failures + 1))
}

mapfile -t presets < <(cmake --list-presets=configure | sed -n 's/^ *"\([^"]*\)".*/\1/p')
[ "${#presets[@]}" -ge 7 ] || { printf 'FAILED: presets %s\n' "${presets[*]}"; exit 1; }
for preset in "${presets[@]}"; do
  unset DAMATH_WERROR
  expect "" "$preset"
  DAMATH_WERROR=ON expect ON "$preset"
done
# shellcheck source=/dev/null
(. .ci/gates && [ "$DAMATH_WERROR" = ON ] && bash -c '[ "$DAMATH_WERROR" = ON ]') || {
  printf 'FAILED: the gates do not ask for DAMATH_WERROR\n'
  failures=$((failures + 1))
}

[ "$failures" -eq 0 ]
