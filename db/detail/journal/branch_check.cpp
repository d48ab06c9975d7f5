// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/journal/branch_check.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>

#include "core/notation/json/stored_json.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"
#include "db/detail/trail/trail.hpp"
#include "db/records/journal_action.hpp"

namespace damath::db::detail {

namespace {

std::string keyIn(const std::string& after) {
  const auto text = notation::parseStored<nlohmann::json>(after);
  const bool hasKey = text.is_object() && text.contains("key") && text["key"].is_string();
  return hasKey ? text["key"].get<std::string>() : std::string();
}

// True if both changes do the same to the same row. A column that neither change sets may have two different
// values, because the other computer did not know the changes of this file.
bool isSameChange(const RowChange& one, const RowChange& other) {
  const bool isOneKind = one.table == other.table && one.before.empty() == other.before.empty() &&
                         one.after.empty() == other.after.empty();
  if (!isOneKind) return false;
  const auto isChanged = [](const RowChange& change, std::size_t i) {
    return change.before.empty() || change.before[i] != change.after[i];
  };
  for (std::size_t i = 0; i < one.table->columns.size(); ++i) {
    const bool isKey = one.table->columns[i].key > 0;
    if (isKey && !one.before.empty() && one.before[i] != other.before[i]) return false;
    // A column that a later migration added is unknown in older changes.
    if (one.after.empty() || !one.after[i] || !other.after[i]) continue;
    const bool isAsked = isKey || isChanged(one, i) || isChanged(other, i);
    if (isAsked && one.after[i] != other.after[i]) return false;
  }
  return true;
}

class BranchCheck {
 public:
  explicit BranchCheck(Database& database) : m_database(&database), m_trail(database) {}

  std::set<std::string> differing() {
    readJournal();
    readMergedRows();
    compareBranches();
    for (const auto& [key, told] : m_told) differs(key);
    for (const auto& [key, merged] : m_merged) differs(key);
    return std::move(m_differing);
  }

 private:
  // The facts of a branch as this file's own journal tells them.
  struct Told {
    std::string subject;
    std::int64_t since = 0;
    std::string digest;
    std::string by;
    std::string at;
    std::string part;
    bool isMerged = false;
    std::string mergeChanges;
  };
  // The journal rows of a branch.
  struct Merged {
    std::int64_t first = 0;
    bool beginsRight = false;  // true if the first row records that the other file received the event
    RowChanges changes;
  };

  void differs(const std::string& key) { m_differing.insert("branch " + key); }

  void readJournal() {
    eachRow(
        *m_database,
        "SELECT number, action, subject, after, \"by\", at, digest, changes FROM journal WHERE branch = ''"
        " AND action IN ('lendEvent', 'borrowEvent', 'takeEventBack', 'mergeEvent') ORDER BY number",
        [&](const Row& row) {
          Told& told = m_told[keyIn(row.text(3))];
          const std::string action = row.text(1);
          if (action == "lendEvent") {
            told = {row.text(2), row.number(0), row.text(6), row.text(4), row.text(5), "lent", false, {}};
            return;
          }
          told.part = action == "borrowEvent" ? "borrowed" : "returned";
          if (action != "mergeEvent") return;
          told.isMerged = true;
          told.mergeChanges = row.optionalText(7).value_or(std::string());
        });
  }

  void readMergedRows() {
    eachRow(*m_database,
            "SELECT branch, number, action, after, changes FROM journal WHERE branch <> '' ORDER BY branch, "
            "number",
            [&](const Row& row) {
              const std::string key = row.text(0);
              const std::string action = row.text(2);
              auto [found, isFirst] = m_merged.try_emplace(key);
              Merged& merged = found->second;
              if (isFirst) {
                merged.first = row.number(1);
                merged.beginsRight = action == "borrowEvent" && keyIn(row.text(3)) == key;
              }
              const auto known = parseJournalAction(action);
              const auto changes = row.optionalText(4);
              if (changes && !(known && isFreshStart(*known))) append(merged.changes, key, *changes);
            });
  }

  void append(RowChanges& list, const std::string& key, const std::string& changes) {
    try {
      std::ranges::move(m_trail.read(changes), std::back_inserter(list));
    } catch (const BrokenRow&) {
      differs(key);
    }
  }

  void compareBranches() {
    eachRow(
        *m_database, "SELECT key, event, part, since, digest, \"by\", at FROM branch", [&](const Row& row) {
          const std::string key = row.text(0);
          const auto told = m_told.extract(key);
          const auto merged = m_merged.extract(key);
          if (told.empty()) return differs(key);
          const Told& facts = told.mapped();
          const bool fits = facts.subject == "event " + std::to_string(row.number(1)) &&
                            facts.part == row.text(2) && facts.since == row.number(3) &&
                            facts.digest == row.text(4) && facts.by == row.text(5) && facts.at == row.text(6);
          if (!fits || facts.isMerged == merged.empty()) return differs(key);
          if (facts.isMerged) compareMerge(key, facts, merged.mapped());
        });
  }

  void compareMerge(const std::string& key, const Told& told, const Merged& merged) {
    // Subtracts 1 here and does not add 1 to `told.since`: a forged number in the journal may be the largest
    // possible number, and an addition would then overflow.
    const bool followsSplit = merged.first > 0 && merged.first - 1 == told.since;
    if (!followsSplit || !merged.beginsRight) differs(key);
    RowChanges made;
    if (!told.mergeChanges.empty()) append(made, key, told.mergeChanges);
    if (!std::ranges::equal(made, merged.changes, isSameChange)) differs(key);
  }

  Database* m_database;
  Trail m_trail;
  std::map<std::string, Told> m_told;
  std::map<std::string, Merged> m_merged;
  std::set<std::string> m_differing;
};

}  // namespace

std::set<std::string> differingBranches(Database& database) {
  return BranchCheck(database).differing();
}

}  // namespace damath::db::detail
