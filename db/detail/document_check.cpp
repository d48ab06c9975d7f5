// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/document_check.hpp"

#include <string_view>

#include "db/detail/codec.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal_table.hpp"
#include "db/detail/migrator.hpp"
#include "db/detail/query.hpp"
#include "db/detail/sheet_text.hpp"
#include "db/detail/snapshot.hpp"

namespace damath::db::detail {

namespace {

struct Content {
  std::string_view table;
  std::string_view column;
  void (*read)(const std::string& text);
};

constexpr Content kContents[] = {
    {"event", "chip_set", [](const std::string& text) { static_cast<void>(chipSetOf(text)); }},
    {"event", "ruleset", [](const std::string& text) { static_cast<void>(rulesetOf(text)); }},
    {"sheet", "content", [](const std::string& text) { static_cast<void>(sheetOf(text)); }},
    {"finding", "findings", [](const std::string& text) { static_cast<void>(findingsOf(text)); }},
    {"acceptance", "corrections", [](const std::string& text) { static_cast<void>(correctionsOf(text)); }},
    {"review", "keyed", [](const std::string& text) { static_cast<void>(sheetOf(text)); }},
};

std::optional<DocumentFault> brokenReference(SQLite::Database& database) {
  std::optional<DocumentFault> fault;
  std::int64_t number = 0;
  eachRow(database, "PRAGMA foreign_key_check", [&](const Row& row) {
    if (fault) return;
    fault = DocumentFault{DocumentFaultKind::ReferenceBroken, row.text(0)};
    fault->right = row.text(2);
    number = row.number(3);
  });
  if (!fault) return fault;
  // The check names no row of a table without row numbers: the first one is looked for.
  std::string condition;
  std::string written;
  std::string given;
  eachRow(
      database, "SELECT \"from\", \"to\" FROM pragma_foreign_key_list(?) WHERE id = ? ORDER BY seq",
      [&](const Row& row) {
        const std::string from = "c." + quotedName(row.text(0));
        condition += (condition.empty() ? "" : " AND ") + ("p." + quotedName(row.text(1))) + " = " + from;
        written += (written.empty() ? "" : " || ' ' || ") + from;
        given += " AND " + from + " IS NOT NULL";
      },
      fault->table, number);
  std::string key;
  for (const DocumentTable& table : documentTables(database)) {
    if (table.name != fault->table) continue;
    for (const std::size_t place : table.key()) {
      key += (key.empty() ? "c." : " || ' ' || c.") + quotedName(table.columns[place].name);
    }
  }
  const std::string sql = "SELECT " + key + ", " + written + " FROM " + quotedName(fault->table) +
                          " c WHERE NOT EXISTS (SELECT 1 FROM " + quotedName(fault->right) + " p WHERE " +
                          condition + ")" + given + " LIMIT 1";
  eachRow(database, sql.c_str(), [&](const Row& row) {
    fault->row = row.text(0);
    fault->written = row.text(1);
  });
  return fault;
}

// "game 17", "bye 1 2 3", "sheet 3 sign-off": as the check of the journal names what differs.
DocumentFault differing(const std::string& name) {
  constexpr std::string_view kSignOff = " sign-off";
  DocumentFault fault{DocumentFaultKind::JournalDiffers};
  const std::size_t blank = name.find(' ');
  fault.table = name.substr(0, blank);
  if (blank != std::string::npos) fault.row = name.substr(blank + 1);
  if (fault.row.ends_with(kSignOff)) {
    fault.table = "sign_off";
    fault.row.resize(fault.row.size() - kSignOff.size());
  }
  return fault;
}

std::optional<DocumentFault> journalFault(SQLite::Database& database) {
  if (std::string row = firstUnchained(database); !row.empty()) {
    return DocumentFault{DocumentFaultKind::ChainBroken, "journal", std::move(row)};
  }
  const JournalCheck check = checkJournal(database);
  if (!check.missing.empty()) {
    return DocumentFault{DocumentFaultKind::JournalGap, "journal", std::to_string(check.missing.front())};
  }
  if (!check.differing.empty()) return differing(check.differing.front());
  return std::nullopt;
}

}  // namespace

std::optional<DocumentFault> contentFault(const DocumentRow& row) {
  for (const Content& content : kContents) {
    if (row.table->name != content.table) continue;
    for (std::size_t i = 0; i < row.values.size(); ++i) {
      const auto* text = std::get_if<std::string>(&row.values[i]);
      if (text == nullptr || row.table->columns[i].name != content.column) continue;
      try {
        content.read(*text);
      } catch (const BrokenRow& broken) {
        DocumentFault fault{DocumentFaultKind::ContentBroken, row.table->name, row.key()};
        fault.column = content.column;
        fault.line = row.line;
        fault.detail = broken.what();
        return fault;
      }
    }
  }
  return std::nullopt;
}

std::optional<DocumentFault> checkDocument(SQLite::Database& database) {
  if (auto fault = brokenReference(database)) return fault;
  if (auto fault = journalFault(database)) return fault;
  try {
    checkApplied(database);
    static_cast<void>(snapshot(database));
    static_cast<void>(journal(database));
  } catch (const BrokenRow& broken) {
    DocumentFault fault{DocumentFaultKind::ContentBroken};
    fault.detail = broken.what();
    return fault;
  }
  return std::nullopt;
}

}  // namespace damath::db::detail
