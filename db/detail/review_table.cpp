#include "db/detail/review_table.hpp"

#include "db/detail/codec.hpp"
#include "db/detail/query.hpp"
#include "db/detail/sheet_text.hpp"

namespace damath::db::detail {

void readReviews(SQLite::Database& database, StoredSheet& stored) {
  eachRow(
      database, "SELECT reviewer, at, keyed, differences FROM review WHERE sheet = ? ORDER BY id",
      [&](const Row& row) {
        const auto keyed = row.textOrNothing(2);
        stored.reviews.push_back({row.text(0), row.text(1),
                                  keyed ? std::optional(sheetOf(*keyed)) : std::nullopt, row.smallNumber(3)});
      },
      stored.id);
  eachRow(
      database,
      "SELECT line, side, cell, value, \"by\", reason, at FROM ruling WHERE sheet = ? ORDER BY line, side, "
      "cell",
      [&](const Row& row) {
        stored.rulings.push_back({row.smallNumber(0), sideOf(row.text(1)), cellOf(row.text(2)),
                                  row.textOrNothing(3), row.text(4), row.text(5), row.text(6)});
      },
      stored.id);
  eachRow(
      database, "SELECT \"by\", at FROM sign_off WHERE sheet = ?",
      [&](const Row& row) {
        stored.signOff = StoredSignOff{row.text(0), row.text(1)};
      },
      stored.id);
}

void addReview(SQLite::Database& database, contest::SheetId sheet, const StoredReview& review,
               const Stamp& stamp) {
  run(database, "INSERT INTO review (id, sheet, reviewer, at, keyed, differences) VALUES (?, ?, ?, ?, ?, ?)",
      nextNumber(database, "review"), sheet, review.reviewer, toText(stamp.at),
      review.keyed ? std::optional(sheetText(*review.keyed)) : std::nullopt, review.differences);
}

void setRuling(SQLite::Database& database, contest::SheetId sheet, const StoredRuling& ruling,
               const Stamp& stamp) {
  run(database,
      "INSERT INTO ruling (sheet, line, side, cell, value, \"by\", reason, at) VALUES (?, ?, ?, ?, ?, ?, ?, "
      "?)"
      " ON CONFLICT (sheet, line, side, cell) DO UPDATE SET value = excluded.value, \"by\" = excluded.\"by\","
      " reason = excluded.reason, at = excluded.at",
      sheet, ruling.line, sideText(ruling.side), sheet::toText(ruling.cell), ruling.value, stamp.by,
      stamp.reason, toText(stamp.at));
}

void addSignOff(SQLite::Database& database, contest::SheetId sheet, const Stamp& stamp) {
  run(database, "INSERT INTO sign_off (sheet, \"by\", at) VALUES (?, ?, ?)", sheet, stamp.by,
      toText(stamp.at));
}

}  // namespace damath::db::detail
