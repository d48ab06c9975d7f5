// SPDX-License-Identifier: GPL-3.0-or-later
// The possible scores of a written capture whose square and doubling are unknown. (Rulebook S1, S2, S5)
#pragma once

#include "core/board/square.hpp"
#include "core/exact/monomial.hpp"
#include "core/rules/score.hpp"

namespace damath::sheet {

struct WrittenCapture {
  const exact::Monomial& taker;
  board::Operator sign;
  const exact::Monomial& taken;
  board::Side owner;
};

// True if `accepts` returns true for a possible score. Possible scores are those on any square with this
// operator, with any doubling. `frame` is the frame in which x and y of chip values are counted. The square
// matters only for chips with variables.
template <class Accepts>
[[nodiscard]] bool anyScore(const rules::ScoreLaw& scores, board::Frame frame, const WrittenCapture& capture,
                            Accepts accepts) {
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    if (square.sign() != capture.sign) continue;
    const auto [x, y] = square.coordinates(frame, capture.owner);
    const exact::Number taker = capture.taker.at(x, y);
    const exact::Number taken = capture.taken.at(x, y);
    for (const int multiplier : {1, 2, 4}) {
      if (accepts(scores.scoreOfValues(taker, taken, capture.sign, multiplier))) return true;
    }
    if (scores.arithmetic() != rules::Arithmetic::Variables) break;
  }
  return false;
}

}  // namespace damath::sheet
