// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons of a rank (rulebook Y3): each step that decided the rank or left a tie, with the clause of the
// step and the figures that the step compared (Y2, Y4).
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
  StillIn,      // in a knock-out: the entry is not out yet
  Champion,     // in a knock-out: the only entry that is not out, after all games are decided
  KnockedOut,   // in a knock-out: the round of the last defeat
  ThirdPlace,   // in a knock-out: the result of the game for third place
  ThirdByBye,   // in a knock-out: third by a bye, because nobody else lost in the round before the final
  NoSeat,       // the entry has no seat: entered after the first round, or withdrawn before it
  GroupPlace,   // for entries outside the final: the rank in the group
  FinalPoints,  // the points in a final that is a round robin
  Annulled,     // withdrew after fewer than half of the games, which do not count: ranked after all others
  HeadToHead,   // games between the entries tied in points
  Rematch,      // rematches between the tied entries, or after a drawn game of a knock-out
  PointSystem,
  Buchholz,
  SonnebornBerger,
  Wins,
  Cumulative,
  Lot  // the last step: a lot, or no lot was drawn and the entries share the rank
};

inline constexpr Part<rules::Clause, RankStep> kRankClauses[] = {
    {"Y1", {RankStep::Annulled}},
    {"Y2a", {RankStep::HeadToHead}},
    {"Y2b", {RankStep::Rematch}},
    {"Y2c", {RankStep::PointSystem}},
    {"Y2d", {RankStep::Lot}},
    {"Y2e", {RankStep::Buchholz}},
    {"Y2f", {RankStep::SonnebornBerger}},
    {"Y2g", {RankStep::Wins}},
    {"Y2h", {RankStep::Cumulative}},
    {"Y4",
     {RankStep::StillIn, RankStep::Champion, RankStep::KnockedOut, RankStep::ThirdPlace, RankStep::ThirdByBye,
      RankStep::NoSeat, RankStep::GroupPlace, RankStep::FinalPoints}},
};
static_assert(isPartition(kRankClauses));

[[nodiscard]] constexpr rules::Clause clauseOf(RankStep step) {
  return partOf(kRankClauses, step);
}

// True for the steps that break a tie in points (Y2). False for steps that show an entry's progress in a
// knock-out or in groups (Y4).
[[nodiscard]] constexpr bool isOfTie(RankStep step) {
  return step >= RankStep::HeadToHead;
}

// The score of a mini-table, the table of the games between tied entries: the points of the entry itself,
// then the points of the other entries in the order of RankReason::against.
struct TableScore {
  std::vector<exact::Rational> points;
};
struct OwnFigure {
  exact::Number value;
  exact::FigureStyle style = exact::FigureStyle::Decimal;
};
// The figures that a step of the tie-break compared. monostate: the step has no figures, or no figures yet.
// int: a place in a lot or in a group, or the number of a round.
using RankFigures = std::variant<std::monostate, TableScore, OwnFigure, int, contest::RoundNumber>;

// Returns the figures as text. A score: "2-1-0", or "1-0" for two entries. A single figure: a number in the
// form that its step uses. A place or a round: its number.
[[nodiscard]] std::string toText(const RankFigures& figures);

}  // namespace damath::tiebreak

namespace damath::contest {

// The number of prize places that need rematches, if the ruleset does not give a number (Y2b).
inline constexpr int kPrizePlaces = 3;

using tiebreak::RankStep;

// A rematch that was played, in a tie whose rematches are not all played.
struct RematchMet {
  EntryId against{};
  tiebreak::TableScore score;  // the entry's own points, then the opponent's points
};

// A step that separated an entry from the entries tied with it, or that left them tied.
struct RankReason {
  RankStep step{};
  // The other entries of the tie at this step, ordered by start number (in a final, by the seeds of the
  // final). For a step that tells an entry's progress (see isOfTie): the entries with equal progress. For
  // GroupPlace: the equal entries of the same group. For ThirdPlace: the other entry of the game for third
  // place.
  std::vector<EntryId> against;
  // The figures of the step. HeadToHead, Rematch and ThirdPlace: a score. PointSystem, Buchholz,
  // SonnebornBerger, Wins, Cumulative and FinalPoints: the entry's own figure. KnockedOut and ThirdByBye: the
  // round of the last defeat. GroupPlace: the rank in the group. Lot: the place in the lot; empty if no lot
  // was drawn. Rematch and ThirdPlace: empty until all games of the step are played. StillIn, Champion,
  // NoSeat and Annulled: always empty.
  tiebreak::RankFigures figures;
  // Used if the step is PointSystem: the number of the entry's games that added 0 because they have no grand
  // total: byes of either kind, walkovers, missing scoresheets.
  int gamesWithoutFigures = 0;
  // Used if the step is Rematch and some rematches of the tie are still open: the rematches that the entry
  // has played, in the order of `against`. The entry must still play every other entry of `against`.
  std::vector<RematchMet> met = {};

  [[nodiscard]] bool hasFigures() const { return !std::holds_alternative<std::monostate>(figures); }
};

}  // namespace damath::contest
