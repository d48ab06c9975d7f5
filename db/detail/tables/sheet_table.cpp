// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/sheet_table.hpp"

#include <algorithm>
#include <unordered_map>

#include "core/spellings.hpp"
#include "core/text/parts.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/finding_text.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"
#include "db/detail/sheet_text.hpp"
#include "db/detail/tables/review_table.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::db::detail {

namespace {

// Selects all versions of a scoresheet, each with its acceptance. For the version in force, the table
// sheet_in_force tells which acceptance counts. An older version has its own last acceptance.
constexpr char kVersions[] =
    "SELECT s.id, s.version, s.at, s.\"by\", s.content, coalesce(f.findings, '[]'), i.sheet IS NOT NULL,"
    " a.corrections, a.id, a.\"by\", a.at FROM sheet s LEFT JOIN finding f ON f.sheet = s.id"
    " LEFT JOIN sheet_in_force i ON i.owner = s.owner AND i.game = s.game AND i.sheet = s.id"
    " LEFT JOIN acceptance a ON a.id = CASE WHEN i.sheet IS NULL"
    " THEN (SELECT max(n.id) FROM acceptance n WHERE n.sheet = s.id) ELSE i.acceptance END"
    " WHERE s.owner = ? AND s.game = ? ORDER BY s.version";

// A version of a scoresheet whose texts are not parsed yet.
struct WrittenSheet {
  StoredSheet stored;
  std::string content;
  std::optional<std::string> corrections;
};

WrittenSheet sheetAt(const Row& row, SheetOwner owner) {
  WrittenSheet written;
  StoredSheet& stored = written.stored;
  stored.id = row.id<contest::SheetId>(0);
  stored.owner = owner;
  stored.version = row.smallNumber(1);
  stored.at = row.text(2);
  stored.by = row.text(3);
  written.content = row.text(4);
  stored.findings = findingsOf(row.text(5));
  stored.force = row.number(6) == 1 ? Force::InForce : Force::Superseded;
  written.corrections = row.optionalText(7);
  if (written.corrections) {
    stored.acceptance = Acceptance::Accepted;
    stored.acceptanceNumber = row.number(8);
    stored.acceptedBy = row.text(9);
    stored.acceptedAt = row.text(10);
  }
  return written;
}

// Returns the rulings as one text, to compare them: equal rulings give equal texts.
std::string textOf(const std::vector<sheet::Ruling>& rulings) {
  return joined(rulings, "\n", [](const sheet::Ruling& ruling) {
    return sheet::placeText(ruling) + (ruling.value ? " = " + *ruling.value : std::string());
  });
}

}  // namespace

std::vector<StoredSheet> sheets(Database& database, SheetOwner owner) {
  auto list = allRows(
      database, kVersions, [owner](const Row& row) { return sheetAt(row, owner); }, spellingOf(owner.kind),
      owner.game);
  std::vector<std::string*> documents;
  for (WrittenSheet& written : list) {
    documents.push_back(&written.content);
    if (written.corrections) documents.push_back(&*written.corrections);
  }
  tell(database, documents, TextForm::Json);
  std::vector<StoredSheet> sheets;
  for (WrittenSheet& written : list) {
    written.stored.sheet = sheetOf(written.content);
    if (written.corrections) written.stored.corrections = correctionsOf(*written.corrections);
    readReviews(database, written.stored);
    sheets.push_back(std::move(written.stored));
  }
  return sheets;
}

void foreseeSheets(Database& database, SheetOwner owner) {
  foresee(database, kVersions, spellingOf(owner.kind), owner.game);
}

std::vector<SheetSummary> sheetSummaries(Database& database) {
  std::vector<SheetSummary> list;
  // for each number of a scoresheet: the index of the scoresheet in `list`
  std::unordered_map<std::int64_t, std::size_t> places;
  const auto rulings = rulingsBySheet(database);
  eachRow(database,
          "SELECT i.owner, i.game, s.id, s.version, coalesce(f.errors, 0), i.acceptance IS NOT NULL, s.at, "
          "s.\"by\","
          " o.\"by\", CASE WHEN f.errors > 0 THEN f.findings END"
          " FROM sheet_in_force i JOIN sheet s ON s.id = i.sheet LEFT JOIN finding f ON f.sheet = s.id"
          " LEFT JOIN sign_off o ON o.sheet = s.id ORDER BY i.owner, i.game",
          [&](const Row& row) {
            places.emplace(row.number(2), list.size());
            SheetSummary& summary = list.emplace_back();
            summary.owner = {spelled<OwnerKind>("owner", row.text(0)), row.id<contest::GameId>(1)};
            summary.sheet = row.id<contest::SheetId>(2);
            summary.version = row.smallNumber(3);
            summary.errors = row.smallNumber(4);
            summary.acceptance = row.number(5) == 1 ? Acceptance::Accepted : Acceptance::Open;
            summary.at = row.text(6);
            summary.by = row.text(7);
            summary.signedOff = row.isNull(8) ? SignedOff::No : SignedOff::Yes;
            summary.signedBy = row.optionalText(8).value_or(std::string());
            const auto ruled = rulings.find(row.number(2));
            const std::vector<sheet::Ruling> words =
                ruled == rulings.end() ? std::vector<sheet::Ruling>() : ruled->second;
            summary.rulings = static_cast<int>(words.size());
            summary.ruled = textOf(words);
            const auto findings = row.optionalText(9);
            const auto count = findings ? countedIn(*findings, words) : std::nullopt;
            if (!count) return;
            summary.errors = count->errors;
            summary.mistakes = count->mistakes;
          });
  const auto summaryOf = [&](const Row& row) {
    const auto found = places.find(row.number(0));
    return found == places.end() ? nullptr : &list[found->second];
  };
  eachRow(database, "SELECT sheet, reviewer, differences FROM review ORDER BY sheet, id",
          [&](const Row& row) {
            SheetSummary* const summary = summaryOf(row);
            if (summary == nullptr) return;
            ++summary->reviews;
            if (row.number(2) > 0) ++summary->differing;
            summary->reviewers.push_back(row.text(1));
          });
  return list;
}

std::vector<std::string> contents(Database& database, const std::vector<contest::SheetId>& sheets) {
  std::vector<std::string> list;
  const auto statement = database.prepared("SELECT content FROM sheet WHERE id = ?");
  for (const contest::SheetId sheet : sheets) {
    statement->bind(1, placeValue(sheet));
    while (statement->step()) list.push_back(Row(*statement).text(0));
  }
  if (list.size() != sheets.size()) throw BrokenRow("a sheet in force that is not there");
  std::vector<std::string*> documents;
  for (std::string& content : list) documents.push_back(&content);
  tell(database, documents, TextForm::Json);
  return list;
}

SheetPlace addSheet(Database& database, SheetOwner owner, const std::string& content,
                    const std::vector<StoredFinding>& findings, const Stamp& stamp) {
  const std::string_view kind = spellingOf(owner.kind);
  const auto last =
      firstNumber(database, "SELECT max(version) FROM sheet WHERE owner = ? AND game = ?", kind, owner.game);
  const SheetPlace place{contest::SheetId{upcomingNumber(database, "sheet")},
                         static_cast<int>(last.value_or(0)) + 1};
  const std::string list = findingsText(findings);
  if (act(database, "store_sheet", kind, owner.game, content, list)) return place;
  static_cast<void>(nextNumber(database, "sheet"));
  run(database,
      "INSERT INTO sheet (id, owner, game, version, at, \"by\", content) VALUES (?, ?, ?, ?, ?, ?, ?)",
      place.id, kind, owner.game, place.version, toText(stamp.at), stamp.by, content);
  const auto errors = std::ranges::count(findings, sheet::Severity::Error, &StoredFinding::severity);
  run(database, "INSERT INTO finding (sheet, errors, findings) VALUES (?, ?, ?)", place.id, errors, list);
  run(database,
      "INSERT INTO sheet_in_force (owner, game, sheet, acceptance) VALUES (?, ?, ?, NULL)"
      " ON CONFLICT (owner, game) DO UPDATE SET sheet = excluded.sheet, acceptance = NULL",
      kind, owner.game, place.id);
  return place;
}

std::int64_t addAcceptance(Database& database, contest::SheetId sheet,
                           const std::vector<StoredCorrection>& corrections, const Stamp& stamp) {
  if (!firstNumber(database, "SELECT 1 FROM sheet_in_force WHERE sheet = ? AND acceptance IS NULL", sheet)) {
    throw Refused(StoreFault::Constraint, "not in force, or accepted");
  }
  const std::int64_t id = upcomingNumber(database, "acceptance");
  const std::string list = correctionsText(corrections);
  if (act(database, "accept_sheet", sheet, list)) return id;
  static_cast<void>(nextNumber(database, "acceptance"));
  run(database, "INSERT INTO acceptance (id, sheet, \"by\", at, corrections) VALUES (?, ?, ?, ?, ?)", id,
      sheet, stamp.by, toText(stamp.at), list);
  run(database, "UPDATE sheet_in_force SET acceptance = ? WHERE sheet = ? AND acceptance IS NULL", id, sheet);
  return id;
}

void withdrawAcceptance(Database& database, contest::SheetId sheet) {
  const int rows =
      run(database, "UPDATE sheet_in_force SET acceptance = NULL WHERE sheet = ? AND acceptance IS NOT NULL",
          sheet);
  if (rows != 1) throw Refused(StoreFault::Constraint, "not in force, or not accepted");
}

void takeOff(Database& database, contest::SheetId sheet) {
  const int rows = run(database, "DELETE FROM sheet_in_force WHERE sheet = ?", sheet);
  if (rows != 1) throw Refused(StoreFault::Constraint, "not in force");
}

}  // namespace damath::db::detail
