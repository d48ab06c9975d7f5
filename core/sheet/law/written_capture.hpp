// SPDX-License-Identifier: GPL-3.0-or-later
// A capture as written on paper, which tells neither its square nor its doubling.
#pragma once

#include "core/board/square.hpp"
#include "core/exact/monomial.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/score.hpp"

namespace damath::sheet {

struct WrittenCapture {
  const exact::Monomial& taker;
  board::Operator sign;
  const exact::Monomial& taken;
  board::Side owner;
};

// True if `accepts` returns true for any possible score of the capture (S1, S2, S5). A score is possible if a
// square with the capture's operator and a doubling (×1, ×2, ×4) give it. `frame` is the frame for the x and
// y of chip values. The square matters only for chips with variables.
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
