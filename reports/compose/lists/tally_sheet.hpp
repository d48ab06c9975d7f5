// SPDX-License-Identifier: GPL-3.0-or-later
// The tally sheet of an event: every player's result in every round, the points, and the rank with its reason
// in words (rulebook Y1–Y3).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/systems/standings.hpp"
#include "reports/compose/parts/table.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Returns the sentence for one tie-break step of a rank.
using ReasonText = std::function<std::string(const contest::RankedEntry&, const contest::RankReason&)>;

struct EventHead {
  std::string contest;
  std::string event;
  std::string set;      // the chip set in words
  std::string ruleset;  // like `set`, empty on a list of several events
  std::string date;
  std::string venue;
  contest::ContestMode mode = contest::ContestMode::Official;
};

struct TallyRow {
  int number = 0;
  std::string player;
  std::string school;  // with the district if the school has one
  // A text for each round: "1 (5)" against number 5, "+ (5)" won without play, "(5)" while the game is open,
  // or the word for a bye or an absence.
  std::vector<std::string> results;
  std::string rematches;  // in the form of `results`
  std::string coach;      // shown only on paper
  std::string points;
  std::string played, won, drawn, lost;
  std::string pointSystem;
  std::string rank;
  std::string group = {};  // empty if the event has no groups
};

struct RankNote {
  std::string rank;
  std::string player;  // all players who came equally far, separated by semicolons
  std::vector<std::string> reasons;
  bool isTabled = false;  // true if a tie table explains this rank too
};

struct TallySheet {
  std::string title;
  EventHead head;
  std::vector<std::string> rounds;        // one heading for each round
  std::vector<TallyRow> rows;             // ordered by start number
  std::vector<RankNote> notes;            // ordered by rank; ranks that points alone settle have none
  std::string provisional;                // the mark: the ranks are final, or provisional after a round
  std::vector<std::string> remarks = {};  // under the table: facts that the figures alone do not tell
  // Groups of entries level on points, with the result of each tie-break step.
  std::vector<Section> ties = {};
  bool hasRematches = false;
  bool hasGroups = false;
  // The meaning of the headings, and how to read the cell of a round.
  std::string legend = {};
  std::string cellLegend = {};
};

// Returns the meaning of the round cells, with the points of the event. tallyLegend() adds all other headings
// of a tally.
[[nodiscard]] std::string roundsLegend(const contest::Event& event, words::Language language);
[[nodiscard]] std::string tallyLegend(const contest::Event& event, words::Language language);

[[nodiscard]] EventHead headOf(const contest::Contest& contest, const contest::Event& event,
                               words::Language language);

// Precondition: the event belongs to the contest and the standings to the event.
[[nodiscard]] TallySheet tallySheet(const contest::Contest& contest, const contest::Event& event,
                                    const contest::Standings& standings, const ReasonText& reasonText,
                                    words::Language language);

// Returns the notes of every rank that points alone do not settle, ordered by rank.
[[nodiscard]] std::vector<RankNote> rankNotes(const contest::Contest& contest, const contest::Event& event,
                                              const contest::Standings& standings,
                                              const ReasonText& reasonText);

// Returns "PROVISIONAL – after round 3" or "FINAL". Before the first round: "PROVISIONAL", or empty if the
// ranks are not provisional.
[[nodiscard]] std::string provisionalMark(const contest::Standings& standings, words::Language language);

// Returns the school's name and, if the school has one, its district.
[[nodiscard]] std::string schoolText(const contest::Contest& contest, const contest::Player& player);

// Returns "2½" for "5/2" or "2.5", "½" for "1/2"; "2.75" unchanged.
[[nodiscard]] std::string halvesText(const std::string& points);

// Returns the points of two players: "1–0", "½–½".
[[nodiscard]] std::string scoreText(const tiebreak::TableScore& score);

// Returns "2½", "0", "7/3".
[[nodiscard]] std::string pointsText(const exact::Rational& points);

// Returns the entry's points from a game: "1", "½", "0" by the ruleset's points; empty while the game is
// open. Precondition: the entry plays the game.
[[nodiscard]] std::string resultText(const contest::Event& event, const contest::Game& game,
                                     contest::EntryId entry);

}  // namespace damath::compose
