// SPDX-License-Identifier: GPL-3.0-or-later
// The steps that decide a rank, with their clauses and the compared figures (rulebook Y2, Y4).
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "core/exact/number.hpp"
#include "core/exact/number_text.hpp"
#include "core/partition.hpp"
#include "core/rules/clause.hpp"

namespace damath::tiebreak {

enum class RankStep {
  StillIn,   // the progress of an entry in a knock-out
  Champion,  // the only entry that is not out, after all games are decided
  KnockedOut,
  ThirdPlace,   // the game for third place
  NoSeat,       // entered after the first round, or withdrawn before it
  GroupPlace,   // for entries outside the final: the rank in the group
  FinalPoints,  // the points in a final that is a round robin
  HeadToHead,   // games between the entries tied in points
  Rematch,
  PointSystem,
  Buchholz,
  SonnebornBerger,
  Wins,
  Cumulative,
  Lot  // also if the entries share the rank without a lot
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

// True for the steps that break a tie in points (Y2). The other steps tell an entry's progress (Y4).
[[nodiscard]] constexpr bool isOfTie(RankStep step) {
  return step >= RankStep::HeadToHead;
}

// The entry's own points among the tied entries, then the points of the others in the order of the reason.
struct TableScore {
  std::vector<exact::Rational> points;
};
struct OwnFigure {
  exact::Number value;
  exact::FigureStyle style = exact::FigureStyle::Decimal;
};
// monostate: the step has no figures, or has no figures yet. int: a place in a lot or a group.
using RankFigures = std::variant<std::monostate, TableScore, OwnFigure, int, contest::RoundNumber>;

// Returns "2-1-0" or, for two entries, "1-0"; a figure in its style; the number of a place or a round.
[[nodiscard]] std::string toText(const RankFigures& figures);

}  // namespace damath::tiebreak
