#include "db/detail/sheet_table.hpp"

#include "db/detail/codec.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

sheet::Sheet written(SQLite::Database& database, contest::SheetId id) {
  sheet::Sheet sheet;
  eachRow(
      database, "SELECT name, value FROM sheet_tag WHERE sheet = ? ORDER BY place",
      [&](const Row& row) {
        sheet.tags.push_back({row.text(0), row.text(1)});
      },
      id);
  int half = 0;  // counted through, so that none can be gone unnoticed
  eachRow(
      database,
      "SELECT line, side, kind, move, score, total FROM sheet_line WHERE sheet = ? ORDER BY line, side",
      [&](const Row& row) {
        const board::Side side = half % 2 == 0 ? board::Side::Blue : board::Side::Red;
        if (row.number(0) != half / 2 + 1 || sideOf(row.text(1)) != side) {
          throw BrokenRow("sheet: a line is gone");
        }
        ++half;
        if (side == board::Side::Blue) sheet.lines.emplace_back();
        sheet.lines.back().of(side) = {kindOf(row.text(2)), row.text(3), row.text(4), row.text(5)};
      },
      id);
  if (half % 2 != 0) throw BrokenRow("sheet: a line is gone");
  return sheet;
}

std::optional<std::size_t> indexAt(const Row& row, int column) {
  const auto number = row.smallNumberOrNothing(column);
  if (!number) return std::nullopt;
  return static_cast<std::size_t>(*number);
}

std::vector<StoredFinding> findings(SQLite::Database& database, contest::SheetId id) {
  std::vector<StoredFinding> list;
  eachRow(
      database,
      "SELECT code, line, side, severity, cell, clause, written, correct, caused_by FROM finding"
      " WHERE sheet = ? ORDER BY number",
      [&](const Row& row) {
        const auto side = row.textOrNothing(2);
        list.push_back({findingCodeOf(row.text(0)), row.smallNumberOrNothing(1),
                        side ? std::optional(sideOf(*side)) : std::nullopt,
                        row.text(3) == "error" ? sheet::Severity::Error : sheet::Severity::Note,
                        cellOf(row.text(4)), row.text(5), row.text(6), row.textOrNothing(7),
                        indexAt(row, 8)});
      },
      id);
  return list;
}

std::vector<StoredCorrection> corrections(SQLite::Database& database, contest::SheetId id) {
  std::vector<StoredCorrection> list;
  eachRow(
      database,
      "SELECT line, side, cell, written, correct, \"by\", reason, at FROM correction"
      " WHERE sheet = ? ORDER BY id",
      [&](const Row& row) {
        list.push_back({row.smallNumber(0), sideOf(row.text(1)), cellOf(row.text(2)), row.text(3),
                        row.text(4), row.text(5), row.text(6), row.text(7)});
      },
      id);
  return list;
}

void addFinding(SQLite::Database& database, contest::SheetId sheet, std::size_t number,
                const StoredFinding& finding) {
  run(database,
      "INSERT INTO finding (sheet, number, code, severity, line, side, cell, clause, written, correct,"
      " caused_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      sheet, number, sheet::toText(finding.code), sheet::toText(finding.severity), finding.line,
      finding.side ? std::optional(sideText(*finding.side)) : std::nullopt, sheet::toText(finding.cell),
      finding.clause, finding.written, finding.correct, finding.causedBy);
}

}  // namespace

std::vector<StoredSheet> sheets(SQLite::Database& database, contest::GameId game) {
  std::vector<StoredSheet> list;
  eachRow(
      database,
      "SELECT s.id, s.version, s.at, s.\"by\", a.sheet IS NOT NULL FROM sheet s"
      " LEFT JOIN acceptance a ON a.sheet = s.id WHERE s.game = ? ORDER BY s.version",
      [&](const Row& row) {
        list.push_back({row.id<contest::SheetId>(0),
                        game,
                        row.smallNumber(1),
                        row.text(2),
                        row.text(3),
                        {},
                        {},
                        {},
                        row.number(4) == 1 ? Acceptance::Accepted : Acceptance::Open});
      },
      game);
  for (StoredSheet& stored : list) {
    stored.sheet = written(database, stored.id);
    stored.findings = findings(database, stored.id);
    stored.corrections = corrections(database, stored.id);
  }
  return list;
}

std::vector<SheetSummary> sheetSummaries(SQLite::Database& database) {
  std::vector<SheetSummary> list;
  eachRow(
      database,
      "SELECT s.game, s.id, s.version,"
      " (SELECT count(*) FROM finding f WHERE f.sheet = s.id AND f.severity = 'error'),"
      " EXISTS (SELECT 1 FROM acceptance a WHERE a.sheet = s.id) FROM sheet s"
      " WHERE s.version = (SELECT max(n.version) FROM sheet n WHERE n.game = s.game) ORDER BY s.game",
      [&](const Row& row) {
        list.push_back({row.id<contest::GameId>(0), row.id<contest::SheetId>(1), row.smallNumber(2),
                        row.smallNumber(3), row.number(4) == 1 ? Acceptance::Accepted : Acceptance::Open});
      });
  return list;
}

contest::SheetId addSheet(SQLite::Database& database, contest::GameId game, const sheet::Sheet& sheet,
                          const std::vector<StoredFinding>& findings, const Stamp& stamp) {
  const contest::SheetId id{
      inserted(database,
               "INSERT INTO sheet (game, version, at, \"by\")"
               " VALUES (?1, (SELECT coalesce(max(version), 0) + 1 FROM sheet WHERE game = ?1), ?2, ?3)",
               game, toText(stamp.at), stamp.by)};
  int place = 0;
  for (const sheet::Tag& tag : sheet.tags) {
    run(database, "INSERT INTO sheet_tag (sheet, place, name, value) VALUES (?, ?, ?, ?)", id, ++place,
        tag.name, tag.value);
  }
  int number = 0;
  for (const sheet::Line& line : sheet.lines) {
    ++number;
    for (const board::Side side : board::kSides) {
      const sheet::Half& half = line.of(side);
      run(database,
          "INSERT INTO sheet_line (sheet, line, side, kind, move, score, total) VALUES (?, ?, ?, ?, ?, ?, ?)",
          id, number, sideText(side), kindText(half.kind), half.move, half.score, half.total);
    }
  }
  for (std::size_t index = 0; index < findings.size(); ++index) {
    addFinding(database, id, index, findings[index]);
  }
  return id;
}

int versionOf(SQLite::Database& database, contest::SheetId sheet) {
  int version = 0;
  eachRow(
      database, "SELECT version FROM sheet WHERE id = ?",
      [&](const Row& row) { version = row.smallNumber(0); }, sheet);
  return version;
}

void addAcceptance(SQLite::Database& database, contest::SheetId sheet,
                   const std::vector<StoredCorrection>& corrections, const Stamp& stamp) {
  run(database, "INSERT INTO acceptance (sheet, \"by\", at) VALUES (?, ?, ?)", sheet, stamp.by,
      toText(stamp.at));
  for (const StoredCorrection& correction : corrections) {
    run(database,
        "INSERT INTO correction (sheet, line, side, cell, written, correct, \"by\", reason, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        sheet, correction.line, sideText(correction.side), sheet::toText(correction.cell), correction.written,
        correction.correct, correction.by, correction.reason, correction.at);
  }
}

}  // namespace damath::db::detail
