// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document/column_content.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <string_view>

#include "db/detail/failure.hpp"
#include "db/detail/figure_text.hpp"
#include "db/detail/finding_text.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/law_text.hpp"
#include "db/detail/live_text.hpp"
#include "db/detail/sheet_text.hpp"
#include "db/detail/tables/event_table.hpp"
#include "db/detail/tables/paper_table.hpp"
#include "db/records/stamp.hpp"

namespace damath::db::detail {

namespace {

struct TextContent {
  std::string_view table;
  std::string_view column;
  void (*read)(const std::string& text);
};

constexpr TextContent kTextContents[] = {
    {"event", "chip_set", [](const std::string& text) { static_cast<void>(chipSetOf(text)); }},
    {"event", "ruleset", [](const std::string& text) { static_cast<void>(rulesetOf(text)); }},
    {"sheet", "content", [](const std::string& text) { static_cast<void>(sheetOf(text)); }},
    {"finding", "findings", [](const std::string& text) { static_cast<void>(findingsOf(text)); }},
    {"acceptance", "corrections", [](const std::string& text) { static_cast<void>(correctionsOf(text)); }},
    {"review", "keyed", [](const std::string& text) { static_cast<void>(sheetOf(text)); }},
    {"live_step", "step", [](const std::string& text) { static_cast<void>(stepOf(text)); }},
    {"live_step", "clock", [](const std::string& text) { static_cast<void>(clockOf(text)); }},
    {"live_clock", "clock", [](const std::string& text) { static_cast<void>(clockOf(text)); }},
    {"paper", "subject", [](const std::string& text) { static_cast<void>(paperOf({}, text)); }},
    {"journal", "care", [](const std::string& text) { static_cast<void>(confirmationsOf(text)); }},
};

// The column with the time at which a row was made. Every table with such a column uses this name.
constexpr std::string_view kMoment = "at";

// The columns that the program reads as an int.
constexpr std::string_view kSmallNumbers[] = {
    "legs",       "rounds",   "group_count", "advancing", "rounds_apart", "first_round",
    "last_round", "in_group", "after_round", "round",     "board",        "rating",
    "version",    "errors",   "line",        "place",     "differences"};
// The tables whose column "number" is an int. In every other table, the column "number" is a 64-bit number.
constexpr std::string_view kSmallNumbered[] = {"entry", "round", "lot"};

// The column with the seed of the lots, which uses all 64 bits.
constexpr std::string_view kSeed = "lot_seed";

bool isIn(const auto& names, std::string_view name) {
  return std::ranges::find(names, name) != std::end(names);
}

void readNumber(const Table& table, const std::string& column, std::int64_t number) {
  if (column == kSeed) return;
  const bool isSmall =
      isIn(kSmallNumbers, column) || (column == "number" && isIn(kSmallNumbered, table.name));
  const std::int64_t most = isSmall ? std::numeric_limits<int>::max() : kMostNumber;
  if (number > most || number < -most) throw BrokenRow("number out of range: " + std::to_string(number));
}

void readText(const Table& table, const std::string& column, const std::string& text) {
  if (column == kMoment && !parseInstant(text)) throw BrokenRow("no time: '" + text + "'");
  for (const TextContent& content : kTextContents) {
    if (table.name == content.table && column == content.column) content.read(text);
  }
}

}  // namespace

std::optional<ColumnFault> columnFault(const Table& table, const Cells& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string& column = table.columns[i].name;
    try {
      if (const auto* text = std::get_if<std::string>(&cells[i])) readText(table, column, *text);
      if (const auto* number = std::get_if<std::int64_t>(&cells[i])) readNumber(table, column, *number);
    } catch (const BrokenRow& broken) {
      return ColumnFault{column, broken.what()};
    }
  }
  return std::nullopt;
}

std::optional<ColumnFault> figureFault(Database& database, const Table& table, const Cells& cells) {
  if (table.name != "game" && table.name != "rematch") return std::nullopt;
  const auto placeOf = [&table](std::string_view name) {
    return static_cast<std::size_t>(std::ranges::find(table.columns, name, &Column::name) -
                                    table.columns.begin());
  };
  const auto* event = std::get_if<std::int64_t>(&cells[placeOf("event")]);
  if (event == nullptr || !firstNumber(database, "SELECT 1 FROM event WHERE id = ?", *event)) {
    return std::nullopt;
  }
  const exact::FigureStyle style = figureStyleOf(database, contest::EventId{*event});
  for (const char* column : {"blue_grand", "red_grand"}) {
    const auto* text = std::get_if<std::string>(&cells[placeOf(column)]);
    if (text == nullptr) continue;
    try {
      static_cast<void>(figureOf(*text, style));
    } catch (const BrokenRow& broken) {
      return ColumnFault{column, broken.what()};
    }
  }
  return std::nullopt;
}

}  // namespace damath::db::detail
