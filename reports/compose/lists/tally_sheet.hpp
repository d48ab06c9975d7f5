// SPDX-License-Identifier: GPL-3.0-or-later
// The tally sheet of an event: every player's result in every round, the points, and the rank with its reason
// in words (rulebook Y1–Y3).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/contest/contest.hpp"
#include "core/contest/standings.hpp"
#include "reports/compose/parts/labels.hpp"
#include "reports/compose/parts/table.hpp"

namespace damath::compose {

// The sentence for one step of a rank.
using ReasonText = std::function<std::string(const contest::RankedEntry&, const contest::RankReason&)>;

struct EventHead {
  std::string contest;
  std::string event;
  std::string set;      // in words
  std::string ruleset;  // empty on a list of several events, as the set is
  std::string date;
  std::string venue;
  contest::ContestMode mode = contest::ContestMode::Official;
};

struct TallyRow {
  int number = 0;
  std::string player;
  std::string school;                // with the district where it has one
  std::vector<std::string> results;  // a text a round: "1 (5)" against number 5, "+ (5)" without play, "(5)"
                                     // while it is open, the labels of a bye and of an absence
  std::string rematches;             // as the results
  std::string coach;                 // on paper alone
  std::string points;
  std::string played, won, drawn, lost;
  std::string pointSystem;
  std::string rank;
  std::string group = {};  // empty where there is none
};

struct RankNote {
  std::string rank;
  std::string player;  // all who came as far, parted by semicolons
  std::vector<std::string> reasons;
  bool isTabled = false;  // one of the tie tables tells it too
};

struct TallySheet {
  std::string title;
  EventHead head;
  std::vector<std::string> rounds;        // headings, one a round
  std::vector<TallyRow> rows;             // by start number
  std::vector<RankNote> notes;            // by rank; those that points alone settle have none
  std::string provisional;                // the mark: from which round the ranks are, or that they are final
  std::vector<std::string> remarks = {};  // under the table: what its figures alone do not tell
  std::vector<Section> ties = {};         // level in points: what each step made of them
  bool hasRematches = false;
  bool hasGroups = false;
  // What the headings mean, and how a round's cell reads.
  std::string legend = {};
  std::string cellLegend = {};
};

// What the headings of its rounds mean, with the points of the event; and all headings of a tally.
[[nodiscard]] std::string roundsLegend(const contest::Event& event, const Labels& labels);
[[nodiscard]] std::string tallyLegend(const contest::Event& event, const Labels& labels);

[[nodiscard]] EventHead headOf(const contest::Contest& contest, const contest::Event& event,
                               const Labels& labels);

// Promise: the event is the contest's and the standings are the event's.
[[nodiscard]] TallySheet tallySheet(const contest::Contest& contest, const contest::Event& event,
                                    const contest::Standings& standings, const ReasonText& reasonText,
                                    const Labels& labels);

// The notes of every rank that points alone do not settle, by rank.
[[nodiscard]] std::vector<RankNote> rankNotes(const contest::Contest& contest, const contest::Event& event,
                                              const contest::Standings& standings,
                                              const ReasonText& reasonText);

// "PROVISIONAL – after round 3", "FINAL"; nothing before a game was played.
[[nodiscard]] std::string provisionalMark(const contest::Standings& standings, const Labels& labels);

// The school's name and, where it has one, its district.
[[nodiscard]] std::string schoolText(const contest::Contest& contest, const contest::Player& player);

// "2½" for "5/2" or "2.5", "½" for "1/2"; "2.75" as it is.
[[nodiscard]] std::string halvesText(const std::string& points);

// The points of two as a person reads them: "1–0", "½–½".
[[nodiscard]] std::string scoreText(const tiebreak::TableScore& score);

// "2½", "0", "7/3".
[[nodiscard]] std::string pointsText(const exact::Rational& points);

// What a game gave the entry on the tally: "1", "½", "0" by the ruleset's points; empty while it is open.
// Promise: the entry plays the game.
[[nodiscard]] std::string resultText(const contest::Event& event, const contest::Game& game,
                                     contest::EntryId entry);

}  // namespace damath::compose
