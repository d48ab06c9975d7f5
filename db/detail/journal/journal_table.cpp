// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/journal/journal_table.hpp"

#include <array>
#include <utility>

#include "db/detail/journal/journal_digest.hpp"
#include "db/detail/ordered_json.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

// Returns the answers to confirmation questions as JSON; nullopt if there are none. The texts of the
// questions are stored as private texts (private_text.hpp), because they may name players.
std::optional<std::string> confirmationsText(Database& database,
                                             const std::vector<ConfirmationAnswer>& confirmations) {
  if (confirmations.empty()) return std::nullopt;
  OrderedJson list = OrderedJson::array();
  for (const ConfirmationAnswer& answer : confirmations) {
    list.push_back({{"level", static_cast<int>(answer.level)},
                    {"code", toText(answer.code)},
                    {"text", keptText(database, TextKind::Reason, {}, answer.text)}});
  }
  return list.dump();
}

constexpr std::string_view kRows =
    "SELECT number, at, \"by\", action, subject, coalesce(before, ''), after, reason, act, target, care, "
    "digest,"
    " branch, asked_by FROM journal ";

constexpr char kBehind[] = "WHERE branch = '' AND number > ?";
constexpr char kOfSubject[] = " AND subject = ? ORDER BY number";

// A row of the journal whose confirmations are not parsed yet.
struct WrittenRow {
  JournalRow row;
  std::optional<std::string> confirmations;
};

WrittenRow writtenRow(const Row& row) {
  return {{row.number(0),
           row.text(1),
           row.text(2),
           row.text(3),
           parseJournalAction(row.text(3)),
           row.text(4),
           row.text(5),
           row.text(6),
           row.text(7),
           row.number(8),
           row.optionalNumber(9),
           {},
           row.text(11),
           row.text(12),
           row.text(13)},
          row.optionalText(10)};
}

// Returns the rows with each token replaced by its private text (private_text.hpp).
std::vector<JournalRow> toldRows(Database& database, std::vector<WrittenRow> written) {
  std::vector<std::string*> texts;
  std::vector<std::string*> documents;
  for (WrittenRow& each : written) {
    texts.insert(texts.end(), {&each.row.reason, &each.row.askedBy});
    documents.insert(documents.end(), {&each.row.before, &each.row.after});
    if (each.confirmations) documents.push_back(&*each.confirmations);
  }
  tell(database, texts, TextForm::Plain);
  tell(database, documents, TextForm::Json);
  std::vector<JournalRow> rows;
  for (WrittenRow& each : written) {
    if (each.confirmations) each.row.confirmations = confirmationsOf(*each.confirmations);
    rows.push_back(std::move(each.row));
  }
  return rows;
}

Value textOrNull(const std::optional<std::string>& text) {
  return text ? Value(std::string_view(*text)) : Value();
}

}  // namespace

std::vector<ConfirmationAnswer> confirmationsOf(const std::string& text) {
  return readAs("care", text, [](const OrderedJson& list) {
    if (!list.is_array()) throw BrokenRow("journal: care");
    std::vector<ConfirmationAnswer> confirmations;
    for (const OrderedJson& item : list) {
      const auto level =
          confirmationLevelAt(item.contains("level") ? notation::integerIn<int>(item.at("level")) : 0);
      const auto code = parseConfirmationReason(item.value("code", std::string()));
      if (!level || !code) throw BrokenRow("journal: care");
      confirmations.push_back({*level, *code, item.value("text", std::string())});
    }
    return confirmations;
  });
}

std::vector<JournalRow> journal(Database& database) {
  return toldRows(database, allRows(database, std::string(kRows) + "ORDER BY branch, number", writtenRow));
}

std::vector<JournalRow> journal(Database& database, const JournalPart& part) {
  const std::string sql = std::string(kRows) + kBehind;
  if (part.subject.empty()) {
    return toldRows(database, allRows(database, sql + " ORDER BY number", writtenRow, part.behind));
  }
  return toldRows(database, allRows(database, sql + kOfSubject, writtenRow, part.behind, part.subject));
}

void foreseeJournal(Database& database, const JournalPart& part) {
  foresee(database, std::string(kRows) + kBehind + kOfSubject, part.behind, part.subject);
}

std::vector<JournalRow> journal(Database& database, const JournalPage& page) {
  return toldRows(database, allRows(database,
                                    std::string(kRows) +
                                        "WHERE (branch, number) > (?, ?) ORDER BY branch, number LIMIT ?",
                                    writtenRow, page.branch, page.behind, page.most));
}

std::int64_t addToJournal(Database& database, const Stamp& stamp, const JournalPlace& place,
                          const JournalText& text, const std::vector<ConfirmationAnswer>& confirmations,
                          const std::string& changes) {
  const std::string at = toText(stamp.at);
  const std::optional<std::string> answers = confirmationsText(database, confirmations);
  const std::string askedBy = keptText(database, TextKind::Reason, {}, stamp.askedBy);
  const std::string reason = keptText(database, TextKind::Reason, {}, stamp.reason);
  const NewRow row{at,          stamp.by,   askedBy, toText(text.action), text.subject,
                   text.before, text.after, reason,  place.target,        answers};
  if (const auto number = database.tell(row)) return *number;
  const auto last =
      firstRow(database, "SELECT number, digest FROM journal WHERE branch = '' ORDER BY number DESC LIMIT 1",
               [](const Row& newest) { return std::pair(newest.number(0), newest.text(1)); })
          .value_or(std::pair(std::int64_t{0}, std::string()));
  const std::int64_t number = last.first + 1;
  const std::string& before = last.second;
  const std::array<Value, kDigestedParts> parts{before,
                                                number,
                                                at,
                                                stamp.by,
                                                askedBy,
                                                toText(text.action),
                                                text.subject,
                                                textOrNull(text.before),
                                                text.after,
                                                reason,
                                                place.act.value_or(number),
                                                place.target ? Value(*place.target) : Value(),
                                                textOrNull(answers),
                                                changes.empty() ? Value() : Value(Blob{changes})};
  const auto insertion = database.prepared(
      "INSERT INTO journal (number, at, \"by\", asked_by, action, subject, before, after, reason, act,"
      " target, care, changes, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  // Skips part 0, the digest of the row before, because it has no column. The row's own digest follows after
  // the loop as the last column.
  for (std::size_t i = 1; i < parts.size(); ++i) insertion->bind(static_cast<int>(i), parts.at(i));
  insertion->bind(kDigestedParts, journalDigest(parts));
  insertion->run();
  return number;
}

std::int64_t lastJournalNumber(Database& database) {
  return firstNumber(database, "SELECT max(number) FROM journal WHERE branch = ''").value_or(0);
}

std::string digestOf(Database& database, std::int64_t number) {
  return firstText(database, "SELECT digest FROM journal WHERE branch = '' AND number = ?", number)
      .value_or(std::string());
}

std::string changesOf(Database& database, std::int64_t number) {
  return firstText(database, "SELECT changes FROM journal WHERE branch = '' AND number = ?", number)
      .value_or(std::string());
}

std::vector<std::string> allChanges(Database& database) {
  return allRows(
      database,
      "SELECT changes FROM journal WHERE branch = '' AND changes IS NOT NULL AND number >= coalesce("
      "(SELECT max(number) FROM journal WHERE branch = '' AND action IN ('migrate', 'rescue') AND changes IS "
      "NOT NULL),"
      " 0) ORDER BY number",
      [](const Row& row) { return row.text(0); });
}

}  // namespace damath::db::detail
