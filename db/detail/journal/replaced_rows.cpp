// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/journal/replaced_rows.hpp"

#include <algorithm>
#include <iterator>

#include "core/notation/json/stored_json.hpp"
#include "db/detail/ordered_json.hpp"
#include "db/detail/query.hpp"
#include "db/records/journal_head.hpp"

namespace damath::db::detail {

namespace {

// Selects the rows that the contest file wrote itself: number, digest, and `after` of a row about a restore.
constexpr char kOwnRows[] =
    "SELECT number, digest, CASE action WHEN 'restore' THEN after ELSE '' END FROM journal WHERE branch = ''"
    " ORDER BY number";

}  // namespace

std::vector<ReplacedRows> replacedIn(const std::string& after) {
  const auto text = notation::parseStored<OrderedJson>(after);
  std::vector<ReplacedRows> list;
  if (!text.is_object() || !text.contains("replaced") || !text["replaced"].is_array()) return list;
  for (const OrderedJson& item : text["replaced"]) {
    const bool isRun = item.is_object() && item.contains("from") &&
                       notation::isInteger<std::int64_t>(item["from"]) && item.contains("digests") &&
                       item["digests"].is_array();
    if (!isRun) continue;
    ReplacedRows rows{item["from"].get<std::int64_t>(), {}};
    // Ignores a number below 1, which no journal row has. holds() subtracts this number from another number,
    // and a very negative number would overflow.
    if (rows.from < 1) continue;
    for (const OrderedJson& digest : item["digests"]) {
      rows.digests.push_back(digest.is_string() ? digest.get<std::string>() : std::string());
    }
    list.push_back(std::move(rows));
  }
  return list;
}

std::vector<ReplacedRows> rowsNotIn(Database& standing, Database& kept) {
  const std::vector<std::string> remaining =
      allRows(kept, kOwnRows, [](const Row& row) { return row.text(1); });
  std::vector<ReplacedRows> lost;
  std::vector<ReplacedRows> earlier;
  std::size_t place = 0;
  eachRow(standing, kOwnRows, [&](const Row& row) {
    const bool isKept = lost.empty() && place < remaining.size() && remaining[place] == row.text(1);
    ++place;
    if (isKept) return;
    const auto next =
        lost.empty() ? 0 : lost.back().from + static_cast<std::int64_t>(lost.back().digests.size());
    if (row.number(0) != next) lost.push_back({row.number(0), {}});
    lost.back().digests.push_back(row.text(1).substr(0, kHeadDigits));
    if (row.text(2).empty()) return;
    std::ranges::move(replacedIn(row.text(2)), std::back_inserter(earlier));
  });
  std::ranges::move(earlier, std::back_inserter(lost));
  return lost;
}

}  // namespace damath::db::detail
