// SPDX-License-Identifier: GPL-3.0-or-later
// Stores branches. A branch is an event that was handed over to another file, or that this file received.
#pragma once

#include <string>
#include <vector>

#include "db/detail/database.hpp"
#include "db/records/branch.hpp"

namespace damath::db::detail {

// Returns the branches, ordered by the time of the handover.
[[nodiscard]] std::vector<Branch> branches(Database& database);
void addBranch(Database& database, const Branch& branch);
void setPart(Database& database, const std::string& key, BranchPart part);

// Called in a copied file that receives an event. Makes the next row numbers of all tables so large that the
// original file will never use them.
void leaveRoom(Database& database);
// Adds all rows and changes that the file `other` made since it received the event. The journal rows of
// `other` keep their own digest chain, under the key of `branch`. Throws Refused(Constraint) if both files
// changed the same row.
void mergeBranch(Database& database, Database& other, const Branch& branch);

}  // namespace damath::db::detail
