// SPDX-License-Identifier: GPL-3.0-or-later
// The tally sheet of an event: every player's result in every round, the points, and the rank with its reason
// in words (rulebook Y1–Y3).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/systems/standings.hpp"
#include "reports/compose/lists/rank_notes.hpp"
#include "reports/compose/parts/event_head.hpp"
#include "reports/compose/parts/table.hpp"
#include "words/language.hpp"

namespace damath::compose {

struct TallyRow {
  int number = 0;
  std::string player;
  std::string school;  // with the district if the school has one; or the section (EventHead::beside)
  // The text of each round: "1 (5)" for a win against number 5, "+ (5)" for a win without play, "(5)" while
  // the game has no result, or the word for a bye or an absence.
  std::vector<std::string> results;
  std::string rematches;  // the rematches, in the same form as `results`
  std::string coach;      // printed on paper; web pages leave it out
  std::string points;
  std::string played, won, drawn, lost;
  std::string pointSystem;
  std::string rank;
  std::string group = {};  // empty if the event has no groups, or the group is not known
};

struct TallySheet {
  std::string title;
  EventHead head;
  std::vector<std::string> rounds;  // one heading for each round
  std::vector<TallyRow> rows;       // ordered by start number
  std::vector<RankNote> notes;      // ordered by rank; a rank that follows from the points alone has no note
  std::string provisional;          // the mark that says if the ranks are final, or provisional after a round
  std::vector<std::string> remarks = {};  // printed under the table: facts that its numbers do not tell
  // A table for each group of entries with equal points: the result of each tie-break step.
  std::vector<Section> ties = {};
  bool hasRematches = false;
  bool hasGroups = false;
  // `legend` explains the headings of the table. `cellLegend` explains the text in the cell of a round.
  std::string legend = {};
  std::string cellLegend = {};
};

// roundsLegend() and tallyLegend() return an explanation that is printed under a tally. roundsLegend()
// explains the cells of the rounds and the points for a win, a draw and a loss. tallyLegend() also explains
// P, W, D, L and the Point System.
[[nodiscard]] std::string roundsLegend(const contest::Event& event, words::Language language);
[[nodiscard]] std::string tallyLegend(const contest::Event& event, words::Language language);

// Returns the letter of the group for each entry whose group is known. The map is empty if the event has no
// groups.
[[nodiscard]] std::map<contest::EntryId, std::string> groupLetters(const contest::Event& event);
// Returns the tally sheet of the event. Precondition: the event belongs to the contest and the standings to
// the event.
[[nodiscard]] TallySheet tallySheet(const contest::Contest& contest, const contest::Event& event,
                                    const contest::Standings& standings, const ReasonText& reasonText,
                                    words::Language language);

}  // namespace damath::compose
