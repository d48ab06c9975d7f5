// SPDX-License-Identifier: GPL-3.0-or-later
// The position of a finding with the squares that the finding is about: before its turn, at the end of the
// game, or at a gap.
#pragma once

#include <optional>

#include "core/sheet/judge/audit.hpp"

namespace damath::cli {

struct FindingBoard {
  board::Position position;
  board::Bits marks = 0;
  board::Side viewer = board::Side::Blue;  // RED if the players write coordinates of their own side (N1)
  enum class Moment { BeforeTheTurn, AtTheEnd, AtTheGap } moment = Moment::BeforeTheTurn;
};

// Returns the board of a finding. nullopt if the board does not matter (sums, the result) or if the position
// is unknown.
[[nodiscard]] std::optional<FindingBoard> boardOf(const sheet::Audited& audited,
                                                  const sheet::Finding& finding);

}  // namespace damath::cli
