// SPDX-License-Identifier: GPL-3.0-or-later
// Branches: events that were handed over to another file, and the event that this file received.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// In the order of their creation.
[[nodiscard]] std::vector<Branch> branches(Database& database);
void addBranch(Database& database, const Branch& branch);
void setPart(Database& database, const std::string& key, BranchPart part);

// An event that cannot be changed in this file. Its rows are one text, so that two states can be compared.
struct ClosedEvent {
  contest::EventId event{};
  std::string name;
  std::string rows;
};
[[nodiscard]] std::vector<ClosedEvent> closedEvents(Database& database);

// Call in the copy that receives an event. Moves the next numbers of all tables far above the numbers that
// the first file will use.
void leaveRoom(Database& database);
// Adds the changes, evidence and journal rows that `other` made since the branch began. These journal rows
// keep their own digest chain, under the branch's key. Throws Refused(Constraint) if both files changed the
// same row.
void mergeBranch(Database& database, Database& other, const Branch& branch);

}  // namespace damath::db::detail
