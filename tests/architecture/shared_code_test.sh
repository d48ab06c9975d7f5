#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# An object built for newer processors must share no function with others: the linker keeps one copy of what
# several objects hold, and on an older processor it might be this one's. shared_code_test.sh OBJECT
set -euo pipefail

symbols=$(nm -C "$1")
[ -n "$symbols" ] || { printf '%s: no symbols to look at\n' "$1" >&2; exit 1; }
shared=$(grep -E ' [WVu] ' <<<"$symbols" | grep -v 'DW.ref.__gxx_personality' || true)
if [ -n "$shared" ]; then
  printf '%s holds code that others may share:\n%s\n' "$1" "$shared" >&2
  exit 1
fi
