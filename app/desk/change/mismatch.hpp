// SPDX-License-Identifier: GPL-3.0-or-later
// Differences between the head of a scoresheet and the pairing. A difference suggests that the sheet belongs
// to another game.
#pragma once

#include <string>
#include <string_view>

namespace damath::desk {

enum class MismatchKind {
  Set,
  Ruleset,
  Start,
  Sides,  // BLUE and RED are exchanged; the names are then not reported separately
  BlueName,
  RedName,
  Round,
  Board
};

struct Mismatch {
  MismatchKind kind = MismatchKind::Set;
  std::string onSheet;
  std::string expected;
};

// Returns `set`, `blueName` …
[[nodiscard]] std::string_view toText(MismatchKind kind);

}  // namespace damath::desk
