// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/journal/head_check.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "core/notation/json/stored_json.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/journal/replaced_rows.hpp"
#include "db/detail/ordered_json.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

// A journal row about a restore or a rescue.
struct Replacement {
  std::int64_t number = 0;
  std::string at;
  std::string by;
  std::vector<ReplacedRows> rows;
  bool isUnread = false;  // true if rows were lost that could not be read
};

Replacement replacementAt(const Row& row) {
  const OrderedJson text = notation::parseStored<OrderedJson>(row.text(4));
  Replacement replacement{row.number(0), row.text(1), row.text(2), replacedIn(row.text(4)), false};
  if (!text.is_object()) return replacement;
  if (row.text(3) == "restore") {
    replacement.isUnread = text.contains("replaced") && text["replaced"].is_null();
  } else {
    replacement.isUnread =
        text.contains("left") && text["left"].is_number_integer() && text["left"].get<std::int64_t>() > 0;
  }
  return replacement;
}

bool holds(const ReplacedRows& rows, const JournalHead& asked) {
  const std::int64_t place = asked.number - rows.from;
  if (place < 0 || place >= static_cast<std::int64_t>(rows.digests.size())) return false;
  const std::string_view digest = rows.digests[static_cast<std::size_t>(place)];
  const std::size_t compared = std::min(digest.size(), asked.digest.size());
  return compared >= kLeastHeadDigits && digest.substr(0, compared) == asked.digest.substr(0, compared);
}

class HeadQuestion {
 public:
  HeadQuestion(Database& database, const JournalHead& asked) : m_database(&database) {
    m_answer.asked = asked;
    m_answer.newest = lastJournalNumber(database);
  }

  HeadAnswer answer() {
    if (!isOwnRow() && !isOfBranch() && !isReplaced() && !isElsewhere() && !isNewer() && !isLost()) {
      contradict();
    }
    return std::move(m_answer);
  }

 private:
  bool stands(HeadStanding standing) {
    m_answer.standing = standing;
    return true;
  }
  void explain(std::int64_t row, const std::string& at, const std::string& by) {
    m_answer.row = row;
    m_answer.at = at;
    m_answer.by = by;
  }
  [[nodiscard]] bool isAsked(const std::string& digest) const {
    return digest.starts_with(m_answer.asked.digest);
  }

  bool isOwnRow() {
    eachRow(
        *m_database, "SELECT digest, at, \"by\" FROM journal WHERE branch = '' AND number = ?",
        [&](const Row& row) {
          m_answer.held = {m_answer.asked.number, row.text(0)};
          if (isAsked(row.text(0))) explain(m_answer.asked.number, row.text(1), row.text(2));
        },
        m_answer.asked.number);
    return m_answer.row != 0 && stands(HeadStanding::Contained);
  }

  bool isOfBranch() {
    std::string key;
    eachRow(
        *m_database, "SELECT branch, digest FROM journal WHERE branch <> '' AND number = ? ORDER BY branch",
        [&](const Row& row) {
          if (!key.empty() || !isAsked(row.text(1))) return;
          key = row.text(0);
          m_answer.held = {m_answer.asked.number, row.text(1)};
        },
        m_answer.asked.number);
    if (key.empty()) return false;
    nameBranch(key);
    eachRow(*m_database,
            "SELECT number, at, \"by\", after FROM journal WHERE branch = '' AND action = 'mergeEvent'",
            [&](const Row& row) {
              if (row.text(3).find(key) != std::string::npos) {
                explain(row.number(0), row.text(1), row.text(2));
              }
            });
    return stands(HeadStanding::OfBranch);
  }

  bool isReplaced() {
    for (const Replacement& each : replacements()) {
      const bool isHeld = std::ranges::any_of(
          each.rows, [&](const ReplacedRows& rows) { return holds(rows, m_answer.asked); });
      if (!isHeld) continue;
      explain(each.number, each.at, each.by);
      return stands(HeadStanding::Replaced);
    }
    return false;
  }

  // True if the journal row in question (`asked`) may come from another computer: an event was handed over to
  // that computer, and this file lacks the rows that the computer wrote.
  bool isElsewhere() {
    const auto key = firstText(*m_database,
                               "SELECT key FROM branch b WHERE since < ? AND NOT EXISTS"
                               " (SELECT 1 FROM journal j WHERE j.branch = b.key) ORDER BY since, key",
                               m_answer.asked.number);
    if (!key) return false;
    nameBranch(*key);
    return stands(HeadStanding::Elsewhere);
  }

  bool isNewer() { return m_answer.asked.number > m_answer.newest && stands(HeadStanding::Newer); }

  bool isLost() {
    for (const Replacement& each : replacements()) {
      if (!each.isUnread || each.number > m_answer.asked.number) continue;
      explain(each.number, each.at, each.by);
      return stands(HeadStanding::Lost);
    }
    return false;
  }

  // Sets the answer Contradicted, and names the last restore or rescue that is not after the journal row in
  // question (`asked`). This row may belong to a state that this file never held, for example to a shared
  // contest that was lost with its server. No journal row lists the rows of such a state.
  void contradict() {
    m_answer.standing = HeadStanding::Contradicted;
    for (const Replacement& each : replacements()) {
      if (each.number <= m_answer.asked.number) explain(each.number, each.at, each.by);
    }
  }

  void nameBranch(const std::string& key) {
    m_answer.branch = key;
    m_answer.event =
        firstText(*m_database, "SELECT e.name FROM branch b JOIN event e ON e.id = b.event WHERE b.key = ?",
                  key)
            .value_or(std::string());
  }

  [[nodiscard]] std::vector<Replacement> replacements() const {
    return allRows(
        *m_database,
        "SELECT number, at, \"by\", action, after FROM journal WHERE action IN ('restore', 'rescue')"
        " ORDER BY branch, number",
        replacementAt);
  }

  Database* m_database;
  HeadAnswer m_answer;
};

}  // namespace

HeadAnswer answerTo(Database& database, const JournalHead& asked) {
  return HeadQuestion(database, asked).answer();
}

}  // namespace damath::db::detail
