// SPDX-License-Identifier: GPL-3.0-or-later
// The ruleset and the chip set under which a sheet is read, their scores, and their tests of written figures
// (rulebook S3, S4, N7).
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "core/board/square.hpp"
#include "core/exact/monomial.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/score.hpp"
#include "core/sheet/cells/figure.hpp"

namespace damath::sheet {

// A cache of scores. The same jumps occur again and again: in the search for turns, in the entry of turns,
// and from sheet to sheet.
class ScoreMemory {
 public:
  explicit ScoreMemory(const rules::ScoreLaw& law);

  // The reference stays valid as long as this object.
  [[nodiscard]] const rules::JumpScore& scoreOf(board::Piece taker, board::Piece taken,
                                                board::Square landing) {
    std::uint16_t& known = m_known[indexOf(taker, taken, landing)];
    if (known == kUnknown) {
      m_scores.push_back(m_law.scoreOf(taker, taken, landing));
      known = static_cast<std::uint16_t>(m_scores.size());
    }
    return m_scores[known - 1U];
  }

 private:
  static constexpr std::uint16_t kUnknown = 0;
  static constexpr std::size_t kChips = board::kChipsASide;
  static constexpr std::size_t kDoublings = 3;  // ×1, ×2, ×4

  // Jumps with equal scores share an index. If no chip value depends on the square, all squares of one
  // operator share an index.
  [[nodiscard]] std::size_t indexOf(board::Piece taker, board::Piece taken, board::Square landing) const {
    const std::size_t place = m_dependsOnSquare ? board::indexOf(taker.side) * board::kSquares +
                                                      static_cast<std::size_t>(landing.number())
                                                : static_cast<std::size_t>(landing.sign());
    const std::size_t doublings =
        (taker.rank == board::Rank::Dama ? 1U : 0U) + (taken.rank == board::Rank::Dama ? 1U : 0U);
    return ((place * kDoublings + doublings) * kChips + taker.chip) * kChips + taken.chip;
  }

  rules::ScoreLaw m_law;
  bool m_dependsOnSquare;
  std::vector<std::uint16_t> m_known;  // position in m_scores, from 1; kUnknown if not yet computed
  std::deque<rules::JumpScore> m_scores;
};

// The constructor derives everything that follows from the ruleset and the chip set once. scoreOf() caches
// scores, so only one thread may use a Law. The ruleset and the chip set must outlive this object.
struct Law {
  Law(const rules::Ruleset& ruleset, const rules::ChipSet& set);

  const rules::Ruleset& ruleset;
  const rules::ChipSet& set;
  rules::ScoreLaw scores;
  rules::Movement movement;
  board::Frame notationFrame;  // frame of the squares in written moves (N1)
  // The number of decimals from which a decimal may stand for an exact value (N7): 2, or more if the ruleset
  // rounds to more. If the ruleset rounds a value to fewer decimals, only the rounded value itself is
  // correct.
  int leastDecimals;

  // Returns the score that `scores.scoreOf` gives, from a cache. The reference stays valid as long as this
  // object.
  [[nodiscard]] const rules::JumpScore& scoreOf(board::Piece taker, board::Piece taken,
                                                board::Square landing) const {
    return m_memory.scoreOf(taker, taken, landing);
  }

 private:
  mutable ScoreMemory m_memory;
};

// Division by 0 (S4). isAsked: the arbiter decides the score, so any figure is accepted. hasNoScore: the jump
// has no score.
[[nodiscard]] inline bool isAsked(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer() == rules::DivideByZero::AskArbiter;
}
[[nodiscard]] inline bool hasNoScore(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer() == rules::DivideByZero::NoScore;
}

// True if a written figure states an exact value: of a total or a chip (statesValue), or of a score
// (statesScore).
[[nodiscard]] inline bool statesValue(const Law& law, const FigureStep& written, const exact::Number& value) {
  return states(written, value, law.leastDecimals);
}
[[nodiscard]] inline bool statesScore(const Law& law, const FigureStep& written,
                                      const rules::JumpScore& score) {
  return isAsked(law, score) || statesValue(law, written, score.value);
}
// True if a total on paper may be this sum, which continues from an earlier total on paper. If the ruleset
// rounds only the total, the earlier total gives its exact sum only to within one unit of the rounding.
[[nodiscard]] bool mayAddUpTo(const Law& law, const FigureStep& total, const exact::Number& sum);

// A written capture whose square and doubling are unknown.
struct WrittenCapture {
  const exact::Monomial& taker;
  board::Operator sign;
  const exact::Monomial& taken;
  board::Side owner;
};

// True if `accepts` returns true for a possible score of the capture (S1, S2, S5). The possible scores are
// the scores on every square with this operator and with every doubling. `frame` is the frame in which x and
// y of chip values are counted. The square matters only for chips with variables.
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
