// SPDX-License-Identifier: GPL-3.0-or-later
// The journal: one row a step, only ever added to, each with the digest of the one before.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/journal_action.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// This file's own rows, by number; then those of each branch that was brought back.
[[nodiscard]] std::vector<JournalRow> journal(Database& database);
[[nodiscard]] std::vector<JournalRow> journal(Database& database, const JournalPart& part);
// The next transaction will ask for the rows of that subject.
void foreseeJournal(Database& database, const JournalPart& part);
[[nodiscard]] std::vector<JournalRow> journal(Database& database, const JournalPage& page);

struct JournalText {
  JournalAction action{};
  std::string subject;
  std::optional<std::string> before;
  std::string after;
};

// A row's place among the others.
struct JournalPlace {
  std::optional<std::int64_t> act;     // nothing: it begins one
  std::optional<std::int64_t> target;  // what it undoes or does again
};

// The number of the row. Throws.
std::int64_t addToJournal(Database& database, const Stamp& stamp, const JournalPlace& place,
                          const JournalText& text, const std::vector<ConfirmationAnswer>& confirmations,
                          const std::string& changes);

[[nodiscard]] std::int64_t lastJournalNumber(Database& database);
[[nodiscard]] std::string digestOf(Database& database, std::int64_t number);
[[nodiscard]] std::string changesOf(Database& database, std::int64_t number);

// Chain and gaps of every branch; the state tables made again from all changes; the evidence held against
// what the journal wrote of it.
[[nodiscard]] JournalCheck checkJournal(Database& database);

// The first row whose digest is not what it and the row before give, by number, behind its branch's key where
// it has one; empty where the chain holds.
[[nodiscard]] std::string firstUnchained(Database& database);

}  // namespace damath::db::detail
