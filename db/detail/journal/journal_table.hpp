// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the journal. Each step of an edit adds rows, in most cases one. The digest of a row
// includes the digest of the row before. Rows are never changed or removed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/journal_action.hpp"
#include "db/records/journal_row.hpp"
#include "db/records/stamp.hpp"

namespace damath::db::detail {

// Returns the journal rows that this file wrote, ordered by number; then the rows of each merged branch.
[[nodiscard]] std::vector<JournalRow> journal(Database& database);
[[nodiscard]] std::vector<JournalRow> journal(Database& database, const JournalPart& part);
// Announces the query for the rows of `part`, so that it is sent with the next transaction
// (Database::foresee). Precondition: `part.subject` is not empty.
void foreseeJournal(Database& database, const JournalPart& part);
[[nodiscard]] std::vector<JournalRow> journal(Database& database, const JournalPage& page);

struct JournalText {
  JournalAction action{};
  std::string subject;
  std::optional<std::string> before;
  std::string after;
};

// The actions that a journal row belongs to or refers to.
struct JournalPlace {
  std::optional<std::int64_t> act;     // the first row of the row's action; nullopt if this row is the first
  std::optional<std::int64_t> target;  // in an undo or redo row: the action that is undone or redone
};

// Returns the answers to confirmation questions of a journal row. Throws BrokenRow if the text cannot be
// read.
[[nodiscard]] std::vector<ConfirmationAnswer> confirmationsOf(const std::string& text);

// Adds a journal row and returns its number. Throws on a database error.
std::int64_t addToJournal(Database& database, const Stamp& stamp, const JournalPlace& place,
                          const JournalText& text, const std::vector<ConfirmationAnswer>& confirmations,
                          const std::string& changes);

[[nodiscard]] std::int64_t lastJournalNumber(Database& database);
[[nodiscard]] std::string digestOf(Database& database, std::int64_t number);
[[nodiscard]] std::string changesOf(Database& database, std::int64_t number);

// Returns the changes of all journal rows that this file wrote, from the last migration or rescue that
// recorded the whole tables; from the first row if there is none (isFreshStart).
[[nodiscard]] std::vector<std::string> allChanges(Database& database);

}  // namespace damath::db::detail
