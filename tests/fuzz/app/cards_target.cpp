// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the file of the cards of tables and their phones. Reading changes nothing. Cards that were written
// read equal, and a new card opens its table and adds no other card.
#include <algorithm>
#include <limits>

#include "app/hall/web/table_tokens.hpp"
#include "db/records/stamp.hpp"
#include "tests/db/temp_folder.hpp"
#include "tests/fuzz/target.hpp"

namespace damath::fuzz {

namespace {

using web::Moment;
using web::Table;
using web::TableTokens;

constexpr Moment kNow{std::chrono::hours{24 * 365 * 56}};
// The files of the corpus have cards with this phrase, and tables of this phone.
constexpr std::string_view kPhrase = "bilog-mata";
constexpr std::string_view kPhone = "telepono";

bool areEqual(const TableTokens& one, const TableTokens& other) {
  const auto left = one.holders();
  const auto right = other.holders();
  return std::ranges::equal(left, right, [](const auto& a, const auto& b) {
    const auto& [table, holder] = a;
    if (table != b.first || holder.has_value() != b.second.has_value()) return false;
    return !holder || (holder->name == b.second->name && holder->since == b.second->since);
  });
}

Broken brokenTables(const TableTokens& tokens) {
  const auto holders = tokens.holders();
  for (const auto& [table, holder] : holders) {
    if (contest::numberOf(table.event) < 1 || contest::numberOf(table.board) < 1)
      return "a table without number";
  }
  for (const Moment now : {kNow, Moment{}, Moment{db::kLastInstant}}) {
    for (const Table table : tokens.tablesOf(kPhone, now)) {
      if (!holders.contains(table) || !holders.at(table)) return "a phone has a table that is free";
    }
    const auto opened = tokens.tableOf(kPhrase, now);
    if (opened && !holders.contains(*opened)) return "a card opens a table that has no card";
  }
  return {};
}

}  // namespace

Broken runCards(std::string_view input) {
  static const testing::TempFolder folder;
  const std::filesystem::path file = folder / "cards.json";
  testing::writeFile(file, std::string(input));
  TableTokens tokens(file);
  if (testing::contentOf(file) != input) return "reading changes the cards";
  if (Broken broken = brokenTables(tokens); !broken.empty()) return broken;
  const auto before = tokens.holders();
  constexpr Table kNew{contest::EventId{std::numeric_limits<std::int64_t>::max()}, contest::BoardNumber{1}};
  tokens.putPhrases({{kNew, "bagong-kard"}}, TableTokens::Which::Missing, kNow);
  if (!tokens.isKept()) return "the cards cannot be written";
  TableTokens again(file);
  if (!areEqual(tokens, again)) return "the cards written read otherwise";
  if (again.tableOf("bagong-kard", kNow) != kNew) return "a new card does not open its table";
  for (const auto& [table, holder] : again.holders()) {
    if (table != kNew && !before.contains(table)) return "a card was added";
  }
  if (!again.open("bagong-kard", "a", "Android", kNow)) return "a new card opens no table";
  return areEqual(again, TableTokens(file)) ? "" : "an opened table reads otherwise";
}

}  // namespace damath::fuzz
