// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/review_table.hpp"

#include <utility>

#include "core/board/side.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/sheet_text.hpp"
#include "db/detail/tables/sheet_names.hpp"

namespace damath::db::detail {

namespace {

// Every row of the table `ruling` needs a line and a side. A ruling without a line stores kNoLine, which is
// greater than any line number. A ruling on the result, which has no side, stores kNoSide.
constexpr int kNoLine = 1'000'000;
constexpr board::Side kNoSide = board::Side::Blue;

// Returns the ruling in the first four columns: line, side, cell and value.
sheet::Ruling wordAt(const Row& row) {
  sheet::Ruling ruling;
  if (row.smallNumber(0) != kNoLine) ruling.line = row.smallNumber(0);
  ruling.cell = spelled<sheet::Cell>("cell", row.text(2));
  if (ruling.cell != sheet::Cell::Result) ruling.side = spelled<board::Side>("side", row.text(1));
  ruling.value = row.optionalText(3);
  return ruling;
}

StoredRuling rulingAt(const Row& row) {
  sheet::Ruling word = wordAt(row);
  return {word.line, word.side, word.cell, std::move(word.value), row.text(4), row.text(5), row.text(6)};
}

}  // namespace

void readReviews(Database& database, StoredSheet& stored) {
  std::vector<std::optional<std::string>> keyed;
  stored.reviews = allRows(
      database, "SELECT reviewer, at, keyed, differences FROM review WHERE sheet = ? ORDER BY id",
      [&](const Row& row) -> StoredReview {
        keyed.push_back(row.optionalText(2));
        return {row.text(0), row.text(1), std::nullopt, row.smallNumber(3)};
      },
      stored.id);
  std::vector<std::string*> texts;
  for (auto& text : keyed) {
    if (text) texts.push_back(&*text);
  }
  tell(database, texts, TextForm::Json);
  for (std::size_t i = 0; i < keyed.size(); ++i) {
    if (keyed[i]) stored.reviews[i].keyed = sheetOf(*keyed[i]);
  }
  stored.rulings = allRows(
      database,
      "SELECT line, side, cell, value, \"by\", reason, at FROM ruling WHERE sheet = ? ORDER BY line, side, "
      "cell",
      rulingAt, stored.id);
  texts.clear();
  for (StoredRuling& ruling : stored.rulings) texts.push_back(&ruling.reason);
  tell(database, texts, TextForm::Plain);
  stored.signOff = firstRow(
      database, "SELECT \"by\", at FROM sign_off WHERE sheet = ?",
      [](const Row& row) -> StoredSignOff {
        return {row.text(0), row.text(1)};
      },
      stored.id);
}

std::unordered_map<std::int64_t, std::vector<sheet::Ruling>> rulingsBySheet(Database& database) {
  std::unordered_map<std::int64_t, std::vector<sheet::Ruling>> rulings;
  eachRow(database, "SELECT line, side, cell, value, sheet FROM ruling ORDER BY sheet, line, side, cell",
          [&](const Row& row) { rulings[row.number(4)].push_back(wordAt(row)); });
  return rulings;
}

void addReview(Database& database, contest::SheetId sheet, const StoredReview& review, const Stamp& stamp) {
  const auto keyed =
      review.keyed ? std::optional(sheetText(hiddenSheet(database, sheet, *review.keyed))) : std::nullopt;
  if (act(database, "review_sheet", sheet, review.reviewer, keyed, review.differences)) return;
  run(database, "INSERT INTO review (id, sheet, reviewer, at, keyed, differences) VALUES (?, ?, ?, ?, ?, ?)",
      nextNumber(database, "review"), sheet, review.reviewer, toText(stamp.at), keyed, review.differences);
}

void setRuling(Database& database, contest::SheetId sheet, const StoredRuling& ruling) {
  run(database,
      "INSERT INTO ruling (sheet, line, side, cell, value, \"by\", reason, at) VALUES (?, ?, ?, ?, ?, ?, ?, "
      "?)"
      " ON CONFLICT (sheet, line, side, cell) DO UPDATE SET value = excluded.value, \"by\" = excluded.\"by\","
      " reason = excluded.reason, at = excluded.at",
      sheet, ruling.line.value_or(kNoLine), toText(ruling.side.value_or(kNoSide)), sheet::toText(ruling.cell),
      ruling.value, ruling.by, ruling.reason, ruling.at);
}

void addSignOff(Database& database, contest::SheetId sheet, const Stamp& stamp) {
  if (act(database, "sign_off", sheet)) return;
  run(database, "INSERT INTO sign_off (sheet, \"by\", at) VALUES (?, ?, ?)", sheet, stamp.by,
      toText(stamp.at));
}

}  // namespace damath::db::detail
