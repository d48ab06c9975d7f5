// SPDX-License-Identifier: GPL-3.0-or-later
// Where the head of a scoresheet does not say what the pairing says: it may be the sheet of another game.
#pragma once

#include <string>
#include <string_view>

namespace damath::desk {

enum class MismatchKind {
  Set,
  Ruleset,
  Start,
  Sides,  // BLUE and RED have changed places; then neither name is reported by itself
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

// `set`, `blueName` …
[[nodiscard]] std::string_view toText(MismatchKind kind);

}  // namespace damath::desk
