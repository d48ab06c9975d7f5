// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/rescue.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/text/lines.hpp"
#include "core/text/parts.hpp"
#include "db/detail/document/column_content.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_check.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/journal/journal_text.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/sql_quotes.hpp"
#include "db/detail/tables/event_table.hpp"
#include "db/detail/tables/snapshot.hpp"
#include "db/detail/trail/row_cells.hpp"
#include "db/detail/trail/trail.hpp"
#include "db/records/journal_action.hpp"
#include "db/records/journal_subject.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/migrator.hpp"
#include "db/sqlite/new_file.hpp"
#include "db/sqlite/schema_check.hpp"
#include "db/sqlite/sqlite_fault.hpp"

namespace damath::db {

namespace {

namespace fs = std::filesystem;
using detail::Cells;
using detail::Column;
using detail::Table;

// The tables whose rows this program writes itself into a new file.
constexpr std::string_view kOwnTables[] = {"migration", "sequence"};

constexpr std::int64_t kOwnRange = 500'000'000;

// Returns the SQL type names of the values that a column may have.
std::string typesOf(const Column& column) {
  const char* type = column.type == detail::ColumnType::Number  ? "integer"
                     : column.type == detail::ColumnType::Bytes ? "blob"
                                                                : "text";
  const std::string list = std::string("('") + type + "'";
  return column.nullable == detail::Nullable::Yes ? list + ", 'null')" : list + ")";
}

bool isText(const Cells& cells) {
  return std::ranges::all_of(cells, [](const detail::Cell& cell) {
    const auto* text = std::get_if<std::string>(&cell);
    return text == nullptr || !firstLineNotText(*text);
  });
}

class Rescuer {
 public:
  // `name`: the name of the contest if the file's own row cannot be read.
  Rescuer(sqlite::SqliteDatabase& source, sqlite::SqliteDatabase& target, RescueReport& rescue,
          std::string name)
      : m_source(source), m_target(target), m_rescue(rescue), m_name(std::move(name)) {}

  void takeAll() {
    for (const Table& table : detail::inReferenceOrder(m_target.tables())) {
      if (std::ranges::find(kOwnTables, table.name) == std::end(kOwnTables)) take(table);
    }
    raiseSequence();
  }

 private:
  void leave(const Table& table, std::string row, LeftReason reason, std::string detail = {}) {
    m_rescue.left.push_back({table.name, std::move(row), reason, std::move(detail)});
  }

  // Copies the rows of the table. Reads the table without its indexes, because an index may be damaged and
  // hide rows.
  void take(const Table& table) {
    std::int64_t count = 0;
    try {
      if (auto left = sqlite::unreadableReason(m_source, table)) {
        m_rescue.left.push_back(*std::move(left));
      } else {
        count = takeRows(table);
      }
    } catch (const sqlite::SqliteFault& fault) {
      if (!isOfSource(fault)) throw;
      leave(table, {}, LeftReason::DiskDamaged);
    }
    if (table.name == "contest" && count == 0) renewContest(table, count);
    m_rescue.kept.emplace_back(table.name, count);
  }

  std::int64_t takeRows(const Table& table) {
    const std::string types = joined(table.columns, " AND ", [](const Column& column) {
      return "typeof(" + detail::quotedName(column.name) + ") IN " + typesOf(column);
    });
    const auto rows = m_source.prepared("SELECT " + types + ", " + columnList(table) + " FROM main." +
                                        detail::quotedName(table.name) + " NOT INDEXED");
    const auto insertion = detail::insertionInto(m_target, table);
    std::vector<Cells> waiting;  // rows that were refused; they may refer to a later row
    std::int64_t count = 0;
    for (std::int64_t place = 1;; ++place) {
      try {
        if (!rows->step()) break;
      } catch (const sqlite::SqliteFault& fault) {
        if (!isOfSource(fault)) throw;
        leave(table, {}, LeftReason::DiskDamaged);
        break;
      }
      const detail::Row row(*rows);
      if (row.number(0) == 0) {
        leave(table, "#" + std::to_string(place), LeftReason::WrongType);
        continue;
      }
      Cells cells = cellsOf(row, table, 1);
      const auto fault = isText(cells) ? faultOfValues(table, cells) : std::nullopt;
      if (!isText(cells)) {
        leave(table, nameOf(table, cells, place), LeftReason::NotText);
      } else if (fault) {
        leave(table, nameOf(table, cells, place), LeftReason::Unreadable, fault->column);
      } else if (isOrphan(table, cells)) {
        leave(table, keyText(table, cells), LeftReason::NoParent);
      } else if (!insert(*insertion, cells)) {
        ++count;
      } else {
        waiting.push_back(std::move(cells));
      }
    }
    return count + takeWaiting(table, *insertion, std::move(waiting));
  }

  // Inserts rows of one table that refer to each other. Tries the remaining rows again until no further row
  // can be inserted.
  std::int64_t takeWaiting(const Table& table, detail::Statement& insertion, std::vector<Cells> waiting) {
    std::int64_t count = 0;
    for (bool isGrowing = true; isGrowing && !waiting.empty();) {
      const auto taken = std::erase_if(waiting, [&](const Cells& row) { return !insert(insertion, row); });
      isGrowing = taken != 0;
      count += static_cast<std::int64_t>(taken);
    }
    for (const Cells& row : waiting) {
      leave(table, keyText(table, row), insert(insertion, row).value_or(LeftReason::NotAllowed));
    }
    return count;
  }

  // Inserts the row. Returns the reason if a constraint of the new file refuses the row; nullopt if the row
  // was inserted.
  static std::optional<LeftReason> insert(detail::Statement& insertion, const Cells& row) {
    try {
      detail::insert(insertion, row);
      return std::nullopt;
    } catch (const sqlite::SqliteFault& fault) {
      if (fault.fault() != StoreFault::Constraint) throw;
      switch (fault.violated()) {
        case sqlite::Violated::Reference:
          return LeftReason::NoParent;
        case sqlite::Violated::Key:
          return LeftReason::Twice;
        case sqlite::Violated::Other:
          break;
      }
      return LeftReason::NotAllowed;
    }
  }

  // True if the old file caused the error: its pages are damaged. Other errors, such as a full disk, stop the
  // rescue.
  static bool isOfSource(const sqlite::SqliteFault& fault) {
    return fault.fault() == StoreFault::Damaged || fault.fault() == StoreFault::DiskError ||
           fault.fault() == StoreFault::Unexpected;
  }

  std::optional<detail::ColumnFault> faultOfValues(const Table& table, const Cells& cells) {
    auto fault = detail::columnFault(table, cells);
    return fault ? fault : detail::figureFault(m_target, table, cells);
  }

  // True for a row of `sheet_in_force` whose game or rematch is not in the new file. This table names the
  // game or rematch without a reference.
  bool isOrphan(const Table& table, const Cells& cells) {
    if (table.name != "sheet_in_force") return false;
    const auto* owner = std::get_if<std::string>(&cells[0]);
    const auto* game = std::get_if<std::int64_t>(&cells[1]);
    if (owner == nullptr || game == nullptr || (*owner != "game" && *owner != "rematch")) return false;
    return !detail::firstNumber(m_target, "SELECT 1 FROM " + *owner + " WHERE id = ?", *game);
  }

  // Returns the row's key. If the key is empty, too long or no readable text, returns the position of the row
  // in the table: "#17".
  static std::string nameOf(const Table& table, const Cells& cells, std::int64_t place) {
    constexpr std::size_t kLongestName = 200;
    std::string name = keyText(table, cells);
    const bool isReadable = !name.empty() && name.size() <= kLongestName && !firstLineNotText(name);
    return isReadable ? name : "#" + std::to_string(place);
  }

  // Makes a row of the contest in place of a row that cannot be saved, because a contest needs this row.
  void renewContest(const Table& table, std::int64_t& count) {
    contest::ContestHead head;
    head.name = m_name;
    detail::addHead(m_target, head);
    leave(table, {}, LeftReason::ContestRenewed);
    count = 1;
  }

  // Sets the last used number of each table: the larger of the file's own record and the highest number that
  // is at most kOwnRange above the record. Higher numbers come from merged files, which have ranges of their
  // own.
  void raiseSequence() {
    std::map<std::string, std::int64_t> recorded;
    try {
      if (const auto table = tableNamed("sequence"); !sqlite::unreadableReason(m_source, table)) {
        detail::eachRow(m_source, "SELECT name, last FROM main.sequence NOT INDEXED",
                        [&](const detail::Row& row) {
                          const std::int64_t last = row.number(1);
                          if (last <= detail::kMostNumber) recorded[row.text(0)] = last;
                        });
      }
    } catch (const std::exception&) {
      recorded.clear();
    }
    const auto names = detail::allRows(m_target, "SELECT name FROM sequence",
                                       [](const detail::Row& row) { return row.text(0); });
    for (const std::string& name : names) {
      const std::string key = tableNamed(name).columns.front().name;
      const std::int64_t noted = std::max(recorded[name], std::int64_t{0});
      const std::string column = detail::quotedName(key);
      const auto used = detail::firstNumber(
          m_target,
          "SELECT max(" + column + ") FROM " + detail::quotedName(name) + " WHERE " + column + " - ?1 <= ?2",
          noted, kOwnRange);
      const std::int64_t last = std::max(used.value_or(0), noted);
      detail::run(m_target, "UPDATE sequence SET last = ? WHERE name = ?", last, name);
    }
  }

  Table tableNamed(const std::string& name) {
    const auto tables = m_target.tables();
    const auto found = std::ranges::find(tables, name, &Table::name);
    return found == tables.end() ? Table{name, {}, {}} : *found;
  }

  sqlite::SqliteDatabase& m_source;
  sqlite::SqliteDatabase& m_target;
  RescueReport& m_rescue;
  std::string m_name;
};

// Returns a name for a contest whose own name is lost: the name of its file, or "Damath".
std::string contestNameOf(const fs::path& file) {
  std::string name = file.stem().string();
  return name.empty() || firstLineNotText(name) || name.find_first_not_of(' ') == std::string::npos
             ? std::string("Damath")
             : name;
}

std::int64_t readableVersion(sqlite::SqliteDatabase& database, const fs::path& path) {
  if (sqlite::applicationIdOf(database) != detail::kApplicationId) throw detail::BrokenRow("no contest file");
  const std::int64_t version = sqlite::versionOf(database);
  if (detail::isTestVersion(version)) throw detail::Refused(StoreFault::TestVersion, path.string());
  if (version > detail::newestVersion()) throw detail::Refused(StoreFault::NewerVersion, path.string());
  if (version < detail::firstVersion()) throw detail::BrokenRow("no version of a contest file");
  return version;
}

// Writes the journal row about the rescue. This row lists all present rows as new, so that later checks can
// start from it.
void noteRescue(sqlite::SqliteDatabase& target, const Stamp& stamp, const fs::path& from,
                const RescueReport& rescue) {
  detail::addToJournal(target, stamp, {},
                       {JournalAction::Rescue,
                        std::string(kContestSubject),
                        {},
                        detail::rescueText(rescue, from.filename().string())},
                       {}, detail::Trail(target).insertions());
}

RescueReport filled(const fs::path& from, const fs::path& making, const Stamp& stamp,
                    const OpenOptions& options) {
  RescueReport rescue;
  const auto source = sqlite::connected(from, options);
  const std::int64_t version = readableVersion(*source, from);
  rescue.objects = sqlite::foreignObjects(*source, version);
  const auto target = sqlite::connected(making, options);
  sqlite::configure(*target);
  detail::Transaction transaction(*target, detail::Purpose::Change);
  sqlite::makeTables(*target, version, stamp.at);
  Rescuer(*source, *target, rescue, contestNameOf(from)).takeAll();
  static_cast<void>(detail::snapshot(*target));
  rescue.isChained = detail::firstUnchained(*target).empty();
  rescue.differing = detail::checkJournal(*target).differing;
  noteRescue(*target, stamp, from, rescue);
  transaction.commit();
  if (version < detail::newestVersion()) sqlite::migrate(*target, stamp.at);
  if (const std::string complaint = sqlite::quickCheck(*target); !complaint.empty()) {
    throw detail::BrokenRow(complaint);
  }
  return rescue;
}

}  // namespace

StoreResult<RescueReport> rescue(const fs::path& from, const fs::path& to, const Stamp& stamp,
                                 const OpenOptions& options) {
  return detail::guarded([&] {
    std::error_code error;
    if (!fs::is_regular_file(from, error)) throw detail::Refused(StoreFault::CannotOpen, from.string());
    std::optional<RescueReport> done;
    static_cast<void>(sqlite::makeBeside(to, [&](const fs::path& making) {
      done = filled(from, making, stamp, options);
      return true;
    }));
    return *std::move(done);
  });
}

}  // namespace damath::db
