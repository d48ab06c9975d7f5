#include "db/detail/branch_table.hpp"

#include "core/spellings.hpp"
#include "db/detail/changes.hpp"
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

void leaveRoom(SQLite::Database& database) {
  // One block of numbers for each branch that was ever made.
  run(database, "UPDATE sequence SET last = (SELECT count(*) FROM branch) * 1000000000");
}

void mergeBranch(SQLite::Database& database, SQLite::Database& other, const Branch& branch) {
  std::vector<std::string> changes;
  eachRow(
      other,
      "SELECT changes FROM journal WHERE branch = '' AND number > ? AND changes IS NOT NULL ORDER BY number",
      [&](const Row& row) { changes.push_back(row.text(0)); }, branch.since);
  // Evidence first: the state points at it.
  for (const char* table : {"sheet", "finding", "acceptance", "sign_off", "violation"}) {
    copyMissing(other, database, table);
  }
  carryOut(database, joined(changes));
  eachRow(
      other,
      "SELECT number, at, \"by\", action, subject, before, after, reason, act, target, care, changes, digest"
      " FROM journal WHERE branch = '' AND number > ? ORDER BY number",
      [&](const Row& row) {
        const auto bytes = row.textOrNothing(11);
        run(database,
            "INSERT INTO journal (branch, number, at, \"by\", action, subject, before, after, reason, act, "
            "target,"
            " care, changes, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            branch.key, row.number(0), row.text(1), row.text(2), row.text(3), row.text(4),
            row.textOrNothing(5), row.text(6), row.text(7), row.number(8),
            row.textOrNothing(9) ? std::optional(row.number(9)) : std::nullopt, row.textOrNothing(10),
            bytes ? std::optional(Blob{*bytes}) : std::nullopt, row.text(12));
      },
      branch.since);
}

}  // namespace damath::db::detail
