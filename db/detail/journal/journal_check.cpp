// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the journal and the tables against each other: verifies the digest chain, rebuilds the state tables
// from the recorded changes, and compares the evidence (rows that are never changed) with its journal rows.
#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "db/detail/digest.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_digest.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/journal/journal_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/trail/trail.hpp"

namespace damath::db::detail {

namespace {

using Json = nlohmann::json;

std::int64_t firstNumberOf(Database& database, const std::string& branch) {
  return firstNumber(database, "SELECT since FROM branch WHERE key = ?", branch).value_or(0) + 1;
}

// Returns the digest before the first row of a merged branch: the digest of the last journal row before the
// event was handed over. Empty for the rows that this file wrote.
std::string firstDigestOf(Database& database, const std::string& branch) {
  return firstText(database, "SELECT digest FROM branch WHERE key = ?", branch).value_or(std::string());
}

// Calls tell(branch, number, isChained) for every journal row, ordered by branch and number. isChained is
// true if the row's digest is right.
template <class Tell>
void eachLink(Database& database, Tell&& tell) {
  std::optional<std::string> current;
  std::string before;
  const Table table{"journal",
                    {{"number", ColumnType::Number},
                     {"at"},
                     {"by"},
                     {"asked_by"},
                     {"action"},
                     {"subject"},
                     {"before"},
                     {"after"},
                     {"reason"},
                     {"act", ColumnType::Number},
                     {"target", ColumnType::Number},
                     {"care"},
                     {"changes", ColumnType::Bytes}},
                    {}};
  eachRow(database, "SELECT branch, digest, " + columnList(table) + " FROM journal ORDER BY branch, number",
          [&](const Row& row) {
            const std::string branch = row.text(0);
            if (branch != current) before = firstDigestOf(database, branch);
            current = branch;
            const Cells cells = cellsOf(row, table, 2);
            std::array<Value, kDigestedParts> parts{before};
            std::ranges::transform(cells, parts.begin() + 1, asValue);
            const bool isChained = row.text(1) == journalDigest(parts);
            before = row.text(1);
            tell(branch, std::get<std::int64_t>(cells[0]), isChained);
          });
}

void checkChain(Database& database, JournalCheck& check) {
  std::string current;
  std::int64_t expected = 1;
  eachLink(database, [&](const std::string& branch, std::int64_t number, bool isChained) {
    if (branch != current) {
      current = branch;
      expected = firstNumberOf(database, branch);
    }
    for (; expected < number; ++expected) check.missing.push_back(expected);
    ++expected;
    if (!isChained) check.unchained.push_back(number);
  });
}

// Returns the changes of the journal rows that this file wrote. Begins at the last migration that recorded
// the whole tables; without such a migration, at the first row.
std::vector<std::string> allChanges(Database& database) {
  return allRows(
      database,
      "SELECT changes FROM journal WHERE branch = '' AND changes IS NOT NULL AND number >= coalesce("
      "(SELECT max(number) FROM journal WHERE branch = '' AND action = 'migrate' AND changes IS NOT NULL),"
      " 0) ORDER BY number",
      [](const Row& row) { return row.text(0); });
}

// Returns the journal's text about each scoresheet, acceptance, sign-off and violation. The key of the map is
// the subject of the journal row.
std::map<std::string, Json> journalledEvidence(Database& database) {
  std::map<std::string, Json> texts;
  eachRow(database,
          "SELECT subject, after FROM journal"
          " WHERE action IN ('storeSheet', 'acceptSheet', 'signOff', 'addViolation')",
          [&](const Row& row) { texts[row.text(0)] = Json::parse(row.text(1), nullptr, false); });
  return texts;
}

bool isSheet(const Json& journalled, std::int64_t game, std::int64_t version, const std::string& content) {
  return journalled.is_object() && journalled.value("game", std::int64_t{0}) == game &&
         journalled.value("version", std::int64_t{0}) == version &&
         journalled.value("digest", Json()) == sha256(content);
}

bool isAcceptance(const Json& journalled, const std::string& corrections) {
  Json standing = Json::parse(corrections, nullptr, false);
  if (!journalled.is_object() || !standing.is_array()) return false;
  for (Json& correction : standing) {
    if (correction.is_object()) correction.erase("at");
  }
  return journalled.value("corrections", Json()) == standing;
}

class EvidenceCheck {
 public:
  explicit EvidenceCheck(Database& database) : m_database(&database), m_texts(journalledEvidence(database)) {}

  std::set<std::string> differing() {
    checkSheets();
    checkAcceptances();
    checkSignOffs();
    checkViolations();
    for (const auto& [subject, text] : m_texts) m_differing.insert(subject);
    return std::move(m_differing);
  }

 private:
  // Returns the journal's text about the subject and removes the text from m_texts. nullopt if there is no
  // text. Precondition: call at most once for each subject.
  std::optional<Json> taken(const std::string& subject) {
    auto node = m_texts.extract(subject);
    if (node.empty()) return std::nullopt;
    return std::move(node.mapped());
  }

  void checkSheets() {
    eachRow(*m_database, "SELECT id, game, version, content FROM sheet ORDER BY id", [&](const Row& row) {
      const std::string subject = subjectOf(row.id<contest::SheetId>(0));
      const auto journalled = taken(subject);
      if (!journalled || !isSheet(*journalled, row.number(1), row.number(2), row.text(3))) {
        m_differing.insert(subject);
      }
    });
  }

  void checkAcceptances() {
    eachRow(*m_database, "SELECT id, corrections FROM acceptance ORDER BY id", [&](const Row& row) {
      const std::string subject = acceptanceSubject(row.number(0));
      const auto journalled = taken(subject);
      if (!journalled || !isAcceptance(*journalled, row.text(1))) m_differing.insert(subject);
    });
  }

  void checkSignOffs() {
    eachRow(*m_database, "SELECT sheet, \"by\" FROM sign_off", [&](const Row& row) {
      check(subjectOf(row.id<contest::SheetId>(0)) + " sign-off", {{"by", row.text(1)}});
    });
  }

  void checkViolations() {
    eachRow(*m_database, "SELECT id, event, entry, game, kind, remark FROM violation", [&](const Row& row) {
      const auto game = row.optionalNumber(3);
      check(violationSubject(row.number(0)), {{"event", row.number(1)},
                                              {"entry", row.number(2)},
                                              {"game", game ? Json(*game) : Json()},
                                              {"kind", row.text(4)},
                                              {"remark", row.text(5)}});
    });
  }

  void check(const std::string& subject, const Json& standing) {
    const auto journalled = taken(subject);
    if (!journalled || *journalled != standing) m_differing.insert(subject);
  }

  Database* m_database;
  std::map<std::string, Json> m_texts;
  std::set<std::string> m_differing;
};

}  // namespace

std::string firstUnchained(Database& database) {
  std::string first;
  eachLink(database, [&first](const std::string& branch, std::int64_t number, bool isChained) {
    if (isChained || !first.empty()) return;
    first = (branch.empty() ? std::string() : branch + " ") + std::to_string(number);
  });
  return first;
}

JournalCheck checkJournal(Database& database) {
  JournalCheck check;
  checkChain(database, check);
  try {
    check.differing = Trail(database).rowsNotFrom(allChanges(database));
  } catch (const BrokenRow&) {
    check.differing.emplace_back("journal");  // the changes in the journal cannot be parsed
  } catch (const Refused& refused) {
    if (refused.fault() != StoreFault::Constraint) throw;
    check.differing.emplace_back("journal");  // two changes in the journal contradict each other
  }
  for (const std::string& subject : EvidenceCheck(database).differing()) check.differing.push_back(subject);
  return check;
}

}  // namespace damath::db::detail
