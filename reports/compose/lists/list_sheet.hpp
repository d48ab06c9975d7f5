// SPDX-License-Identifier: GPL-3.0-or-later
// A list of an event as a table with notes and signature lines. Each kind of list has a file of its own.
#pragma once

#include <compare>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "reports/compose/lists/rank_notes.hpp"
#include "reports/compose/parts/event_head.hpp"
#include "reports/compose/parts/table.hpp"

namespace damath::compose {

// The type size of a list. Ordinary: for reading at a desk. Small: the smallest size that is still easy to
// read, for the fewest pages. Wall: for reading from a few steps away, as large as the page allows.
enum class TypeSize { Ordinary, Small, Wall };

// The game or rematch that a row of a list shows. Games and rematches have separate numbers.
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
  std::string legend = {};  // printed under the table; tells what its numbers count; may be empty
  std::vector<std::string> remarks = {};  // printed under the table: facts that its numbers do not tell
  // For a crosstable: the number of columns with opponents. They begin with the third column. If the paper is
  // too narrow for all of them, the crosstable is printed as several tables.
  std::size_t opponents = 0;
  std::vector<std::string> opening = {};  // paragraphs above the table
  std::vector<Section> sections = {};     // further tables below this table, each with a heading
  // A table for each group of entries with equal points: the result of each tie-break step.
  std::vector<Section> ties = {};
  // The roles of the persons who sign, such as the arbiter. Each role is printed under a signature line at
  // the end of the form.
  std::vector<std::string> signatures = {};
  TypeSize size = TypeSize::Ordinary;
  RowRoom room = RowRoom::Ordinary;  // the height of the table's rows
  // For a list of games: the game of each row. Empty for other lists.
  std::vector<std::optional<RowGame>> games = {};
};

}  // namespace damath::compose
