// SPDX-License-Identifier: GPL-3.0-or-later
// A plain table of an event for the notice board: the pairings of a round, the standings, the crosstable; the
// results stand in results_list.hpp.
#pragma once

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "reports/compose/lists/tally_sheet.hpp"
#include "reports/compose/parts/table.hpp"

namespace damath::compose {

// Type for reading at a desk; as small as is still read easily, for the fewest pages; or for reading from a
// few steps away where the page has room for it.
enum class TypeSize { Ordinary, Small, Wall };

// The game or the rematch that a row of a list tells of; each kind has its own numbers.
struct RowGame {
  contest::GameId id{};
  bool isRematch = false;
  friend auto operator<=>(const RowGame&, const RowGame&) = default;
};

struct ListSheet {
  std::string title;
  EventHead head;
  std::vector<ListColumn> columns;
  std::vector<std::vector<std::string>> rows;  // as many cells as columns
  std::vector<RankNote> notes;
  std::string provisional;
  std::string legend = {};                // under the table, what it counts; may be empty
  std::vector<std::string> remarks = {};  // under the table: what its figures alone do not tell
  // Of a crosstable, from the third column on: where they are too many for the paper, they are shared out
  // over several tables.
  std::size_t opponents = 0;
  std::vector<std::string> opening = {};     // above the table
  std::vector<Section> sections = {};        // below it, each under its heading
  std::vector<Section> ties = {};            // level in points: what each step made of them
  std::vector<std::string> signatures = {};  // who signs, last of all
  TypeSize size = TypeSize::Ordinary;
  RowRoom room = RowRoom::Ordinary;                // of the table
  std::vector<std::optional<RowGame>> games = {};  // of a list of games, as many as rows
};

// Board, BLUE, RED with start numbers and schools, and room for the result; byes and those absent last. A
// round that is held says so.
[[nodiscard]] ListSheet pairingsList(const contest::Contest& contest, const contest::Event& event,
                                     contest::RoundNumber round, const Labels& labels);

[[nodiscard]] ListSheet standingsList(const contest::Contest& contest, const contest::Event& event,
                                      const contest::Standings& standings, const ReasonText& reasonText,
                                      const Labels& labels);

// By start number, a column for each opponent; several meetings stand beside each other: "1 ½".
[[nodiscard]] ListSheet crosstable(const contest::Contest& contest, const contest::Event& event,
                                   const contest::Standings& standings, const Labels& labels);

}  // namespace damath::compose
