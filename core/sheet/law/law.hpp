// SPDX-License-Identifier: GPL-3.0-or-later
// The ruleset and the chip set of a game, and the scores that follow from both. Tests if a written figure is
// correct under the ruleset (rulebook S3, S4, N7).
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

// A cache of the scores of jumps. The same jumps occur again and again: while the program searches for the
// turns, when it checks their scores, and from scoresheet to scoresheet.
class ScoreMemory {
 public:
  explicit ScoreMemory(const rules::ScoreLaw& law);

  // The returned reference stays valid as long as this ScoreMemory.
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
  static constexpr std::size_t kDoublings = 3;  // the possible factors: ×1, ×2, ×4

  // Returns the index of the jump in m_known. Jumps that always have equal scores share an index. If no chip
  // value depends on the square, all landing squares with the same operator share an index.
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
  std::vector<std::uint16_t> m_known;  // index into m_scores plus 1; kUnknown if not computed yet
  std::deque<rules::JumpScore> m_scores;
};

// The rules of a game as the audit needs them. The constructor derives once what follows from the ruleset and
// the chip set. scoreOf() caches scores, so only one thread may use a Law. Precondition: the ruleset and the
// chip set outlive this object.
struct Law {
  Law(const rules::Ruleset& ruleset, const rules::ChipSet& set);

  const rules::Ruleset& ruleset;
  const rules::ChipSet& set;
  rules::ScoreLaw scores;
  rules::Movement movement;
  board::Frame notationFrame;  // the frame in which moves name squares (N1)
  // The fewest decimals that a rounded figure needs to be accepted for an exact value (N7): 2, or more if the
  // ruleset rounds to more decimals. If the ruleset rounds a value to fewer decimals, only the rounded value
  // itself is correct.
  int leastDecimals;

  // Returns the same score as `scores.scoreOf`, from a cache. The returned reference stays valid as long as
  // this object.
  [[nodiscard]] const rules::JumpScore& scoreOf(board::Piece taker, board::Piece taken,
                                                board::Square landing) const {
    return m_memory.scoreOf(taker, taken, landing);
  }

 private:
  mutable ScoreMemory m_memory;
};

// Two tests of a jump that divides by 0 (S4). isAsked: true if the arbiter decides the score, so that any
// figure is accepted. hasNoScore: true if the ruleset gives the jump no score.
[[nodiscard]] inline bool isAsked(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer() == rules::DivideByZero::AskArbiter;
}
[[nodiscard]] inline bool hasNoScore(const Law& law, const rules::JumpScore& score) {
  return score.divisionByZero && law.ruleset.divideByZero.answer() == rules::DivideByZero::NoScore;
}

// True if a written figure is accepted for an exact value (N7). statesValue tests a total or the value of a
// chip; statesScore tests a score.
[[nodiscard]] inline bool statesValue(const Law& law, const FigureStep& written, const exact::Number& value) {
  return states(written, value, law.leastDecimals);
}
[[nodiscard]] inline bool statesScore(const Law& law, const FigureStep& written,
                                      const rules::JumpScore& score) {
  return isAsked(law, score) || statesValue(law, written, score.value);
}
// True if the total on paper may be equal to this sum. The sum continues from an earlier total on paper. If
// the ruleset rounds only the total, that earlier total is already rounded. Therefore the sum may differ by
// less than one unit of the last decimal.
[[nodiscard]] bool mayAddUpTo(const Law& law, const FigureStep& total, const exact::Number& sum);

// A capture as written on paper, which tells neither its square nor its doubling.
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
