// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/journal_table.hpp"

#include <sqlite3.h>

#include <array>
#include <nlohmann/json.hpp>

#include "db/detail/digest.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

using Json = nlohmann::ordered_json;

std::optional<std::string> careText(const std::vector<ConfirmationAnswer>& care) {
  if (care.empty()) return std::nullopt;
  Json list = Json::array();
  for (const ConfirmationAnswer& answer : care) {
    list.push_back({{"level", answer.level}, {"code", answer.code}, {"text", answer.text}});
  }
  return list.dump();
}

std::vector<ConfirmationAnswer> careOf(const std::optional<std::string>& text) {
  std::vector<ConfirmationAnswer> care;
  if (!text) return care;
  const Json list = Json::parse(*text, nullptr, false);
  if (!list.is_array()) throw BrokenRow("journal: care");
  for (const Json& item : list) {
    if (!item.is_object()) throw BrokenRow("journal: care");
    care.push_back(
        {item.value("level", 0), item.value("code", std::string()), item.value("text", std::string())});
  }
  return care;
}

std::optional<std::int64_t> numberOrNothing(const Row& row, int column) {
  if (!row.optionalText(column)) return std::nullopt;
  return row.number(column);
}

// The digest before, then the row's columns in the order of the table, as a JSON array; the changes by
// their own digest.
constexpr int kDigested = 13;

Json jsonOf(sqlite3_value* value) {
  const auto size = static_cast<std::size_t>(sqlite3_value_bytes(value));
  switch (sqlite3_value_type(value)) {
    case SQLITE_NULL:
      return {};
    case SQLITE_INTEGER:
      return sqlite3_value_int64(value);
    case SQLITE_BLOB:
      return sha256({static_cast<const char*>(sqlite3_value_blob(value)), size});
    default:
      return std::string(static_cast<const char*>(sqlite3_value_blob(value)), size);
  }
}

void journalDigest(sqlite3_context* context, int count, sqlite3_value** values) {
  try {
    Json list = Json::array();
    for (int index = 0; index < count; ++index) list.push_back(jsonOf(values[index]));
    const std::string digest = sha256(list.dump(-1, ' ', false, Json::error_handler_t::replace));
    sqlite3_result_text(context, digest.data(), static_cast<int>(digest.size()), SQLITE_TRANSIENT);
  } catch (const std::exception& exception) {
    sqlite3_result_error(context, exception.what(), -1);
  }
}

}  // namespace

std::vector<JournalRow> journal(SQLite::Database& database) {
  std::vector<JournalRow> list;
  eachRow(
      database,
      "SELECT number, at, \"by\", action, subject, coalesce(before, ''), after, reason, act, target, care,"
      " digest, branch FROM journal ORDER BY branch, number",
      [&](const Row& row) {
        list.push_back({row.number(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5),
                        row.text(6), row.text(7), row.number(8), numberOrNothing(row, 9),
                        careOf(row.optionalText(10)), row.text(11), row.text(12)});
      });
  return list;
}

std::int64_t addToJournal(SQLite::Database& database, const Stamp& stamp, const JournalPlace& place,
                          const JournalText& text, const std::vector<ConfirmationAnswer>& care,
                          const std::string& changes) {
  const std::int64_t number = lastJournalNumber(database) + 1;
  run(database,
      "INSERT INTO journal (number, at, \"by\", action, subject, before, after, reason, act, target, care,"
      " changes, digest) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, journal_digest("
      "coalesce((SELECT digest FROM journal WHERE branch = '' AND number = ?1 - 1), ''),"
      " ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12))",
      number, toText(stamp.at), stamp.by, std::string(toText(text.action)), text.subject, text.before,
      text.after, stamp.reason, place.act.value_or(number), place.target, careText(care),
      changes.empty() ? std::nullopt : std::optional(Blob{changes}));
  return number;
}

std::int64_t lastJournalNumber(SQLite::Database& database) {
  return firstNumber(database, "SELECT max(number) FROM journal WHERE branch = ''").value_or(0);
}

std::string digestOf(SQLite::Database& database, std::int64_t number) {
  std::string digest;
  eachRow(
      database, "SELECT digest FROM journal WHERE branch = '' AND number = ?",
      [&](const Row& row) { digest = row.text(0); }, number);
  return digest;
}

std::string changesOf(SQLite::Database& database, std::int64_t number) {
  std::string changes;
  eachRow(
      database, "SELECT changes FROM journal WHERE branch = '' AND number = ?",
      [&](const Row& row) { changes = row.optionalText(0).value_or(std::string()); }, number);
  return changes;
}

void addJournalDigest(SQLite::Database& database) {
  const int code = sqlite3_create_function_v2(database.getHandle(), "journal_digest", kDigested,
                                              SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, journalDigest,
                                              nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) throw Refused(faultOf(code), "journal_digest");
}

}  // namespace damath::db::detail
