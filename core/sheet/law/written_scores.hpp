// SPDX-License-Identifier: GPL-3.0-or-later
// The scores that a written capture allows where nobody knows its square and its doubling. (Rulebook S1, S2,
// S5)
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

// True if `accepts` takes one of the scores: of any square that carries the operator, with any doubling.
// `frame` is the one in which x and y of values are counted. Squares make a difference to chips with
// variables alone.
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
