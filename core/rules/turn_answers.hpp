// SPDX-License-Identifier: GPL-3.0-or-later
// The answers that decide which turns are legal and which side begins, each with its clause (rulebook 9).
// Every game on this board has them.
#pragma once

#include "core/board/side.hpp"
#include "core/rules/cited.hpp"
#include "core/rules/movement.hpp"

namespace damath::rules {

struct TurnAnswers {
  Cited<YesNo> menCaptureBackward;
  Cited<DamaRange> damaRange;
  Cited<CapturePriority> capturePriority;
  Cited<Chain> chain;
  Cited<Removal> removal;
  Cited<DamaPath> damaPath;
  Cited<Promotion> promotion;
  Cited<board::Side> firstMover;  // in companion games, BLUE is dark in English draughts and white in Dame

  friend bool operator==(const TurnAnswers&, const TurnAnswers&) = default;
};

[[nodiscard]] inline Movement movementOf(const TurnAnswers& law) {
  return {.menCaptureBackward = law.menCaptureBackward.answer(),
          .damaRange = law.damaRange.answer(),
          .capturePriority = law.capturePriority.answer(),
          .chain = law.chain.answer(),
          .removal = law.removal.answer(),
          .damaPath = law.damaPath.answer(),
          .promotion = law.promotion.answer()};
}

}  // namespace damath::rules
