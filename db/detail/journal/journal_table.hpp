// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes the journal. Each step adds one row with a digest that includes the previous row's digest.
// Rows are never changed or removed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/journal_action.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// Returns this file's own rows, ordered by number; then the rows of each merged branch.
[[nodiscard]] std::vector<JournalRow> journal(Database& database);
[[nodiscard]] std::vector<JournalRow> journal(Database& database, const JournalPart& part);
// Announces a query for these rows in the next transaction (Database::foresee).
void foreseeJournal(Database& database, const JournalPart& part);
[[nodiscard]] std::vector<JournalRow> journal(Database& database, const JournalPage& page);

struct JournalText {
  JournalAction action{};
  std::string subject;
  std::optional<std::string> before;
  std::string after;
};

// The row's relation to other rows.
struct JournalPlace {
  std::optional<std::int64_t> act;     // nullopt: the row begins an action
  std::optional<std::int64_t> target;  // the action that this row undoes or redoes
};

// Returns the number of the new row. Throws on a database error.
std::int64_t addToJournal(Database& database, const Stamp& stamp, const JournalPlace& place,
                          const JournalText& text, const std::vector<ConfirmationAnswer>& confirmations,
                          const std::string& changes);

[[nodiscard]] std::int64_t lastJournalNumber(Database& database);
[[nodiscard]] std::string digestOf(Database& database, std::int64_t number);
[[nodiscard]] std::string changesOf(Database& database, std::int64_t number);

// Checks chain and gaps of every branch; rebuilds the state tables from all changes; compares the evidence
// with the journal.
[[nodiscard]] JournalCheck checkJournal(Database& database);

// Returns the number of the first row whose digest is wrong, after the branch's key if the row belongs to a
// branch. Empty if all digests are right.
[[nodiscard]] std::string firstUnchained(Database& database);

}  // namespace damath::db::detail
