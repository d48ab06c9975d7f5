// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that make a rank, each with its clause, and what a step compared (rulebook Y2, Y4).
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/contest/ids.hpp"
#include "core/exact/number.hpp"
#include "core/exact/number_text.hpp"
#include "core/partition.hpp"
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

inline constexpr Part<rules::Clause, RankStep> kRankClauses[] = {
    {"Y2a", {RankStep::HeadToHead}},
    {"Y2b", {RankStep::Rematch}},
    {"Y2c", {RankStep::PointSystem}},
    {"Y2d", {RankStep::Lot}},
    {"Y2e", {RankStep::Buchholz}},
    {"Y2f", {RankStep::SonnebornBerger}},
    {"Y2g", {RankStep::Wins}},
    {"Y2h", {RankStep::Cumulative}},
    {"Y4",
     {RankStep::StillIn, RankStep::Champion, RankStep::KnockedOut, RankStep::ThirdPlace, RankStep::NoSeat,
      RankStep::GroupPlace, RankStep::FinalPoints}},
};
static_assert(isPartition(kRankClauses));

[[nodiscard]] constexpr rules::Clause clauseOf(RankStep step) {
  return partOf(kRankClauses, step);
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
