// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/journal/journal_check.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "core/notation/json/stored_json.hpp"
#include "core/text/parts.hpp"
#include "db/detail/digest.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/finding_text.hpp"
#include "db/detail/journal/branch_check.hpp"
#include "db/detail/journal/journal_digest.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/journal/journal_text.hpp"
#include "db/detail/journal/live_check.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/trail/trail.hpp"

namespace damath::db::detail {

namespace {

using Json = nlohmann::json;

constexpr int kMostOfGap = 1000;

std::int64_t firstNumberOf(Database& database, const std::string& branch) {
  const std::int64_t since =
      firstNumber(database, "SELECT since FROM branch WHERE key = ?", branch).value_or(0);
  return since < std::numeric_limits<std::int64_t>::max() ? since + 1 : since;
}

// Returns the digest before the first row of a merged branch: the digest of the last journal row that both
// files have. Empty for the rows that this file wrote.
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
    // Lists only the first missing numbers of a large gap: one forged number could make the list too long.
    for (int listed = 0; expected < number && listed < kMostOfGap; ++expected, ++listed) {
      check.missing.push_back(expected);
    }
    expected = number < std::numeric_limits<std::int64_t>::max() ? number + 1 : number;
    if (!isChained) check.unchained.push_back(number);
  });
}

// The journal's record of a row of evidence.
struct Journalled {
  Json text;  // the facts that the journal records about the row of evidence
  std::string by;
  std::string at;

  // True if the record has this author, this time and these facts. The record may have further facts.
  [[nodiscard]] bool fits(const std::string& author, const std::string& moment, const Json& facts) const {
    return by == author && at == moment && text.is_object() &&
           std::ranges::all_of(facts.items(), [this](const auto& fact) {
             return text.contains(fact.key()) && text[fact.key()] == fact.value();
           });
  }
};

// Returns the journal's record of each scoresheet, acceptance, sign-off, violation and paper. The key is the
// subject of the journal row. The facts of a record also include the branch of its journal row.
std::map<std::string, Journalled> journalledEvidence(Database& database) {
  std::map<std::string, Journalled> records;
  eachRow(database,
          "SELECT subject, after, \"by\", at, branch FROM journal"
          " WHERE action IN ('storeSheet', 'acceptSheet', 'signOff', 'addViolation', 'issuePaper')",
          [&](const Row& row) {
            Json text = notation::parseStored<Json>(row.text(1));
            if (text.is_object()) text["branch"] = row.text(4);
            records[row.text(0)] = {std::move(text), row.text(2), row.text(3)};
          });
  return records;
}

// Returns how many findings in the list are errors, to compare with the rows of the table `finding`. nullopt
// if the list cannot be read.
std::optional<std::int64_t> errorsIn(const std::string& findings) {
  try {
    return std::ranges::count(findingsOf(findings), sheet::Severity::Error, &StoredFinding::severity);
  } catch (const BrokenRow&) {
    return std::nullopt;
  }
}

class EvidenceCheck {
 public:
  explicit EvidenceCheck(Database& database)
      : m_database(&database), m_records(journalledEvidence(database)) {}

  std::set<std::string> differing() {
    checkSheets();
    checkAcceptances();
    checkSignOffs();
    checkViolations();
    checkPapers();
    for (const auto& [subject, record] : m_records) m_differing.insert(subject);
    return std::move(m_differing);
  }

 private:
  // Compares a row of evidence with the journal's record of the subject, and removes the record from the
  // list. Precondition: call at most once for each subject.
  void check(const std::string& subject, const std::string& by, const std::string& at, const Json& facts) {
    const auto node = m_records.extract(subject);
    if (node.empty() || !node.mapped().fits(by, at, facts)) m_differing.insert(subject);
  }

  void checkSheets() {
    eachRow(*m_database,
            "SELECT s.id, s.owner, s.game, s.version, s.content, s.\"by\", s.at, f.findings, f.errors"
            " FROM sheet s LEFT JOIN finding f ON f.sheet = s.id ORDER BY s.id",
            [&](const Row& row) {
              const std::string findings = row.optionalText(7).value_or(std::string());
              check(subjectOf(row.id<contest::SheetId>(0)), row.text(5), row.text(6),
                    {{"owner", row.text(1) + ' ' + std::to_string(row.number(2))},
                     {"game", row.number(2)},
                     {"version", row.number(3)},
                     {"digest", sha256(row.text(4))},
                     {"findings", sha256(findings)}});
              if (row.optionalNumber(8) != errorsIn(findings)) {
                m_differing.insert(subjectOf(row.id<contest::SheetId>(0)));
              }
            });
  }

  void checkAcceptances() {
    eachRow(*m_database, "SELECT id, sheet, \"by\", at, corrections FROM acceptance ORDER BY id",
            [&](const Row& row) {
              check(acceptanceSubject(row.number(0)), row.text(2), row.text(3),
                    {{"sheet", row.number(1)}, {"corrections", notation::parseStored<Json>(row.text(4))}});
            });
  }

  void checkSignOffs() {
    eachRow(*m_database, "SELECT sheet, \"by\", at FROM sign_off", [&](const Row& row) {
      check(subjectOf(row.id<contest::SheetId>(0)) + " sign-off", row.text(1), row.text(2),
            {{"by", row.text(1)}});
    });
  }

  void checkViolations() {
    eachRow(*m_database, "SELECT id, event, entry, game, kind, remark, \"by\", at FROM violation",
            [&](const Row& row) {
              const auto game = row.optionalNumber(3);
              check(violationSubject(row.number(0)), row.text(6), row.text(7),
                    {{"event", row.number(1)},
                     {"entry", row.number(2)},
                     {"game", game ? Json(*game) : Json()},
                     {"kind", row.text(4)},
                     {"remark", row.text(5)}});
            });
  }

  void checkPapers() {
    eachRow(*m_database,
            "SELECT number, form, subject, \"by\", at, digest, program, journal, branch FROM paper",
            [&](const Row& row) {
              check(paperSubject(row.number(0)), row.text(3), row.text(4),
                    {{"form", row.text(1)},
                     {"of", notation::parseStored<Json>(row.text(2))},
                     {"digest", row.text(5)},
                     {"program", row.text(6)},
                     {"journal", row.number(7)},
                     {"branch", row.text(8)}});
            });
  }

  Database* m_database;
  std::map<std::string, Journalled> m_records;
  std::set<std::string> m_differing;
};

// Returns the removed private texts (private_text.hpp): for each token, the digests of the replacement texts
// that the journal holds.
std::map<std::string, std::set<std::string>> removalsIn(Database& database) {
  std::map<std::string, std::set<std::string>> removals;
  eachRow(database, "SELECT after FROM journal WHERE action = 'forgetPlayer'", [&](const Row& row) {
    const Json told = notation::parseStored<Json>(row.text(0));
    if (!told.is_object() || !told.contains("texts") || !told["texts"].is_array()) return;
    for (const Json& text : told["texts"]) {
      if (!text.is_array() || text.size() != 2 || !text[0].is_string() || !text[1].is_string()) continue;
      removals[text[0].get<std::string>()].insert(text[1].get<std::string>());
    }
  });
  return removals;
}

// Compares the private texts with their tokens (private_text.hpp), and the removed texts with the journal.
// Also reports each token in another table for which the table `private_text` has no row.
void checkPrivateTexts(Database& database, JournalCheck& check) {
  std::set<std::string, std::less<>> known;
  const auto removals = removalsIn(database);
  std::set<std::int64_t> forgotten;
  for (const PrivateText& text : privateTexts(database)) {
    known.insert(text.token);
    if (text.key) {
      if (!isProven(text)) check.differing.push_back("private_text " + text.token);
      continue;
    }
    const auto told = removals.find(text.token);
    if (told == removals.end() || !told->second.contains(sha256(text.text))) {
      check.differing.push_back("private_text " + text.token);
    } else if (text.player) {
      forgotten.insert(*text.player);
    }
  }
  check.forgotten.assign(forgotten.begin(), forgotten.end());
  std::set<std::string> missing;
  for (const Table& table : database.tables()) {
    if (table.name == "private_text") continue;
    const std::string columns = joined(table.columns, ", ", [](const Column& column) {
      return column.type == ColumnType::Number ? std::string("''") : quotedName(column.name);
    });
    eachRow(database, "SELECT " + columns + " FROM " + quotedName(table.name), [&](const Row& row) {
      for (int column = 0; column < static_cast<int>(table.columns.size()); ++column) {
        if (table.columns[static_cast<std::size_t>(column)].type == ColumnType::Number) continue;
        const std::string text = row.optionalText(column).value_or(std::string());
        for (const std::string_view token : tokensIn(text)) {
          if (!known.contains(token)) missing.emplace(token);
        }
      }
    });
  }
  for (const std::string& token : missing) check.differing.push_back("private_text " + token);
}

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
  for (const auto& names :
       {EvidenceCheck(database).differing(), differingLiveGames(database), differingBranches(database)}) {
    check.differing.insert(check.differing.end(), names.begin(), names.end());
  }
  checkPrivateTexts(database, check);
  return check;
}

}  // namespace damath::db::detail
