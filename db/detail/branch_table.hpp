// Events lent to another file, and this file's own loan.
#pragma once

#include <SQLiteCpp/Database.h>

#include <vector>

#include "db/records.hpp"

namespace damath::db::detail {

// In the order they were made.
[[nodiscard]] std::vector<Branch> branches(SQLite::Database& database);
void addBranch(SQLite::Database& database, const Branch& branch);
void setPart(SQLite::Database& database, const std::string& key, BranchPart part);

}  // namespace damath::db::detail
