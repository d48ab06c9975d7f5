#include "db/detail/branch_table.hpp"

#include "core/spellings.hpp"
#include "db/detail/codec.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

constexpr Spelling<BranchPart> kParts[] = {
    {BranchPart::Lent, "lent"}, {BranchPart::Borrowed, "borrowed"}, {BranchPart::Returned, "returned"}};

}  // namespace

std::vector<Branch> branches(SQLite::Database& database) {
  std::vector<Branch> list;
  eachRow(database, "SELECT key, event, part, since, digest, \"by\", at FROM branch ORDER BY since, key",
          [&](const Row& row) {
            const std::string part = row.text(2);
            list.push_back({row.text(0), row.id<contest::EventId>(1),
                            spelled(valueOf(kParts, part), "part", part), row.number(3), row.text(4),
                            row.text(5), row.text(6)});
          });
  return list;
}

void addBranch(SQLite::Database& database, const Branch& branch) {
  run(database,
      "INSERT INTO branch (key, event, part, since, digest, \"by\", at) VALUES (?, ?, ?, ?, ?, ?, ?)",
      branch.key, branch.event, spellingOf(kParts, branch.part), branch.since, branch.digest, branch.by,
      branch.at);
}

void setPart(SQLite::Database& database, const std::string& key, BranchPart part) {
  run(database, "UPDATE branch SET part = ? WHERE key = ?", spellingOf(kParts, part), key);
}

}  // namespace damath::db::detail
