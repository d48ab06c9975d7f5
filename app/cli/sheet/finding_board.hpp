// SPDX-License-Identifier: GPL-3.0-or-later
// The position in which a finding's turn was made, with the squares it is about.
#pragma once

#include <optional>

#include "core/sheet/judge/audit.hpp"

namespace damath::cli {

struct FindingBoard {
  board::Position position;
  board::Bits marks = 0;
  board::Side viewer = board::Side::Blue;  // RED where players write their own side's coordinates (N1)
  enum class Moment { BeforeTheTurn, AtTheEnd, AtTheGap } moment = Moment::BeforeTheTurn;
};

// Nothing where the board has no part in it (sums, the result), or where it is not known.
[[nodiscard]] std::optional<FindingBoard> boardOf(const sheet::Audited& audited,
                                                  const sheet::Finding& finding);

}  // namespace damath::cli
