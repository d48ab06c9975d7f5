// SPDX-License-Identifier: GPL-3.0-or-later
// Differences between the head of a scoresheet and the pairing. Such a difference suggests that the
// scoresheet belongs to another game.
#pragma once

#include <string>
#include <string_view>

namespace damath::desk {

enum class MismatchKind {
  Set,
  Ruleset,
  Start,
  Sides,  // the scoresheet exchanges BLUE and RED; the two names are then not reported separately
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

// Returns the name of the value: `set`, `blueName` …
[[nodiscard]] std::string_view toText(MismatchKind kind);

}  // namespace damath::desk
