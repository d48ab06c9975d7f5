// SPDX-License-Identifier: GPL-3.0-or-later
// Events lent to another file, and this file's own loan.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// In the order they were made.
[[nodiscard]] std::vector<Branch> branches(Database& database);
void addBranch(Database& database, const Branch& branch);
void setPart(Database& database, const std::string& key, BranchPart part);

// An event that cannot be changed in this file, and its rows as one text, to be compared.
struct ClosedEvent {
  contest::EventId event{};
  std::string name;
  std::string rows;
};
[[nodiscard]] std::vector<ClosedEvent> closedEvents(Database& database);

// Every table's numbers go on far above all that the file that lent will give.
void leaveRoom(Database& database);
// What `other` did since the branch began: its changes to the state, its evidence, and its journal, which
// keeps its own chain under the branch's key. Throws Refused(Constraint) where both changed the same row.
void mergeBranch(Database& database, Database& other, const Branch& branch);

}  // namespace damath::db::detail
