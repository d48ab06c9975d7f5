// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that make a rank, each with its clause, and what a step compared (rulebook Y2, Y4).
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/contest/ids.hpp"
#include "core/exact/number.hpp"
#include "core/exact/number_text.hpp"
#include "core/rules/clause.hpp"

namespace damath::tiebreak {

enum class RankStep {
  StillIn,   // how far the entry came in a knock-out
  Champion,  // the only one who is not out, with every game decided
  KnockedOut,
  ThirdPlace,   // the game for third place
  NoSeat,       // came too late, or left before the first round
  GroupPlace,   // of those who did not come to the final: the rank in their group
  FinalPoints,  // in a final that is a round robin
  HeadToHead,   // games between those tied in points
  Rematch,
  PointSystem,
  Buchholz,
  SonnebornBerger,
  Wins,
  Cumulative,
  Lot  // or level
};

[[nodiscard]] constexpr rules::Clause clauseOf(RankStep step) {
  switch (step) {
    case RankStep::StillIn:
    case RankStep::Champion:
    case RankStep::KnockedOut:
    case RankStep::ThirdPlace:
    case RankStep::NoSeat:
    case RankStep::GroupPlace:
    case RankStep::FinalPoints:
      break;
    case RankStep::HeadToHead:
      return "Y2a";
    case RankStep::Rematch:
      return "Y2b";
    case RankStep::PointSystem:
      return "Y2c";
    case RankStep::Buchholz:
      return "Y2e";
    case RankStep::SonnebornBerger:
      return "Y2f";
    case RankStep::Wins:
      return "Y2g";
    case RankStep::Cumulative:
      return "Y2h";
    case RankStep::Lot:
      return "Y2d";
  }
  return "Y4";
}

// Whether it is a step of a tie in points; the others say how far an entry came.
[[nodiscard]] constexpr bool isOfTie(RankStep step) {
  return step >= RankStep::HeadToHead;
}

// The entry's points among the tied, and then the others' in the order of the reason.
struct TableScore {
  std::vector<exact::Rational> points;
};
struct OwnFigure {
  exact::Number value;
  exact::FigureStyle style = exact::FigureStyle::Decimal;
};
// Nothing where the step has none, or none yet; the place is one of a lot or of a group.
using RankFigures = std::variant<std::monostate, TableScore, OwnFigure, int, contest::RoundNumber>;

// "2-1-0", between two the score "1-0"; a figure in its style; the number of a place or a round.
[[nodiscard]] std::string toText(const RankFigures& figures);

}  // namespace damath::tiebreak
