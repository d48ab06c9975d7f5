// SPDX-License-Identifier: GPL-3.0-or-later
// Stores branches. A branch is an event that was handed over to another file, or that this file received.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/records.hpp"

namespace damath::db::detail {

// Returns the branches, ordered by the time of the handover.
[[nodiscard]] std::vector<Branch> branches(Database& database);
void addBranch(Database& database, const Branch& branch);
void setPart(Database& database, const std::string& key, BranchPart part);

// An event that this file must not change, because another file has it or this file has only another event.
// Its rows are one text, so that two states can be compared.
struct ClosedEvent {
  contest::EventId event{};
  std::string name;
  std::string rows;
};
[[nodiscard]] std::vector<ClosedEvent> closedEvents(Database& database);

// Raises the next numbers of all tables far above the numbers that the first file will use. Called in the
// copy that receives an event.
void leaveRoom(Database& database);
// Adds all rows and changes that `other` made since the handover. Its journal rows keep their own digest
// chain, under the branch's key. Throws Refused(Constraint) if both files changed the same row.
void mergeBranch(Database& database, Database& other, const Branch& branch);

}  // namespace damath::db::detail
