// SPDX-License-Identifier: GPL-3.0-or-later
// A plain table of an event for the notice board: the pairings of a round, the standings, the crosstable.
// results_list.hpp makes the list of results.
#pragma once

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "reports/compose/lists/tally_sheet.hpp"
#include "reports/compose/parts/table.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Ordinary: for reading at a desk. Small: the smallest size that is still easy to read, for the fewest pages.
// Wall: for reading from a few steps away, as large as the page allows.
enum class TypeSize { Ordinary, Small, Wall };

// The game or the rematch of a list's row. Games and rematches are numbered separately.
struct RowGame {
  contest::GameId id{};
  bool isRematch = false;
  friend auto operator<=>(const RowGame&, const RowGame&) = default;
};

struct ListSheet {
  std::string title;
  EventHead head;
  std::vector<ListColumn> columns;
  std::vector<std::vector<std::string>> rows;  // one cell for each column
  std::vector<RankNote> notes;
  std::string provisional;
  std::string legend = {};                // under the table: what the table counts; may be empty
  std::vector<std::string> remarks = {};  // under the table: facts that the figures alone do not tell
  // Crosstable: the number of opponent columns, from the third column on. If the paper is too narrow, these
  // columns are spread over several tables.
  std::size_t opponents = 0;
  std::vector<std::string> opening = {};  // paragraphs above the table
  std::vector<Section> sections = {};     // sections below the table, each with a heading
  // Groups of entries level on points, with the result of each tie-break step.
  std::vector<Section> ties = {};
  std::vector<std::string> signatures = {};  // the roles under the signature lines, at the end
  TypeSize size = TypeSize::Ordinary;
  RowRoom room = RowRoom::Ordinary;                // the row height of the table
  std::vector<std::optional<RowGame>> games = {};  // a list of games: one value for each row; otherwise empty
};

// Returns board, BLUE and RED with start numbers and schools, and room for the result. Byes and absent
// players come last. An unpublished round is marked.
[[nodiscard]] ListSheet pairingsList(const contest::Contest& contest, const contest::Event& event,
                                     contest::RoundNumber round, words::Language language);

[[nodiscard]] ListSheet standingsList(const contest::Contest& contest, const contest::Event& event,
                                      const contest::Standings& standings, const ReasonText& reasonText,
                                      words::Language language);

// Returns the crosstable by start number, with a column for each opponent. Results of several meetings stand
// beside each other: "1 ½".
[[nodiscard]] ListSheet crosstable(const contest::Contest& contest, const contest::Event& event,
                                   const contest::Standings& standings, words::Language language);

}  // namespace damath::compose
