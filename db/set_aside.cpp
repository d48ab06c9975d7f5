// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/set_aside.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "db/detail/document/column_content.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_check.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/journal/journal_text.hpp"
#include "db/detail/migrations.hpp"
#include "db/detail/tables/snapshot.hpp"
#include "db/detail/trail/row_cells.hpp"
#include "db/detail/trail/row_change.hpp"
#include "db/detail/trail/trail.hpp"
#include "db/postgres/hall.hpp"
#include "db/records/journal_action.hpp"
#include "db/records/journal_subject.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/migrator.hpp"
#include "db/sqlite/new_file.hpp"

namespace damath::db {

namespace {

using detail::Cells;
using detail::Table;

// A table of evidence, and the name that the journal check gives to a row of this table: `noun`, the key,
// `end`. Example: "sheet 3 sign-off". Findings have no such name: they are left out together with their
// scoresheet.
struct EvidenceName {
  std::string_view table;
  std::string_view noun;
  std::string_view end;
};
constexpr EvidenceName kEvidence[] = {
    {"sheet", "sheet ", ""},         {"acceptance", "acceptance ", ""}, {"sign_off", "sheet ", " sign-off"},
    {"violation", "violation ", ""}, {"paper", "paper ", ""},           {"live_game", "live_game ", ""}};

constexpr std::string_view kLiveStep = "live_step ";

constexpr const char* kUntold = "the journal tells no such row, or another one";

std::string textAt(const Table& table, const Cells& cells, std::string_view column) {
  const auto found = std::ranges::find(table.columns, column, &detail::Column::name);
  if (found == table.columns.end()) return {};
  const auto* text =
      std::get_if<std::string>(&cells[static_cast<std::size_t>(found - table.columns.begin())]);
  return text == nullptr ? std::string() : *text;
}

class Sorter {
 public:
  Sorter(detail::Database& source, detail::Database& target) : m_source(source), m_target(target) {
    const auto check = detail::guarded([&] { return detail::checkJournal(m_source); });
    if (check) {
      m_differing.insert(check->differing.begin(), check->differing.end());
      // Journal rows at the end that do not continue the chain of digests were not written by the server, so
      // they do not go into the contest file.
      const std::set<std::int64_t> unchained(check->unchained.begin(), check->unchained.end());
      for (auto last = detail::lastJournalNumber(m_source); unchained.contains(last); --last)
        m_forged.insert(last);
      findBrokenGames();
    }
    const auto told =
        detail::guarded([&] { return detail::Trail(m_source).rowsAfter(detail::allChanges(m_source)); });
    if (told) m_told = *told;
  }

  std::vector<SetAsideRow> sorted() {
    for (const Table& table : detail::inReferenceOrder(m_target.tables())) sort(table);
    return std::move(m_aside);
  }

 private:
  void sort(const Table& table) {
    const auto told =
        m_told ? m_told->find(table.name) : std::map<std::string, detail::Trail::RowsByKey>::iterator{};
    const bool isTold = m_told && told != m_told->end();
    std::vector<Cells> rows;
    detail::eachRowOf(m_source, table, [&](const Cells& cells) {
      const std::string key = keyText(table, cells);
      if (isTold) {
        const auto row = told->second.find(key);
        if (row == told->second.end() || row->second != cells) setAside(table, cells, kUntold);
      } else if (isUntoldEvidence(table, key)) {
        setAside(table, cells, kUntold);
      } else if (isBehindBreak(table, cells)) {
        setAside(table, cells, "the chain of digests of its game breaks here or at an earlier step");
      } else if (isForged(table, cells)) {
        setAside(table, cells, "its digest does not continue the journal");
      } else {
        rows.push_back(cells);
      }
    });
    if (isTold) {
      for (auto& [key, cells] : told->second) rows.push_back(readable(table, std::move(cells)));
    }
    take(table, std::move(rows));
  }

  // Returns the row if its content can be read. Otherwise sets the row aside and returns its last readable
  // version in the journal, or the row itself if there is none.
  Cells readable(const Table& table, Cells cells) {
    if (!faultOf(table, cells)) return cells;
    setAside(table, cells, "its content cannot be read");
    const std::string key = keyText(table, cells);
    Cells found = std::move(cells);
    const detail::Trail trail(m_source);
    for (const std::string& changes : detail::allChanges(m_source)) {
      for (const detail::RowChange& change : trail.read(changes)) {
        if (change.table->name != table.name || change.after.empty()) continue;
        Cells version(table.columns.size());
        for (std::size_t i = 0; i < version.size(); ++i)
          version[i] = change.after[i].value_or(detail::Cell());
        if (keyText(table, version) == key && !faultOf(table, version)) found = std::move(version);
      }
    }
    return found;
  }

  [[nodiscard]] bool isUntoldEvidence(const Table& table, const std::string& key) const {
    const auto name = std::ranges::find(kEvidence, table.name, &EvidenceName::table);
    return name != std::end(kEvidence) &&
           m_differing.contains(std::string(name->noun) + key + std::string(name->end));
  }

  // Finds the first wrong step of each live game. Removes from m_differing each game whose beginning is in
  // the journal, because only steps of this game are wrong.
  void findBrokenGames() {
    detail::eachRow(m_source, "SELECT id, live, number FROM live_step", [&](const detail::Row& row) {
      if (!m_differing.contains(std::string(kLiveStep) + std::to_string(row.number(0)))) return;
      const auto [first, isNew] = m_brokenFrom.try_emplace(row.number(1), row.number(2));
      if (!isNew) first->second = std::min(first->second, row.number(2));
    });
    detail::eachRow(
        m_source,
        "SELECT g.id FROM live_game g WHERE EXISTS (SELECT 1 FROM journal j WHERE j.action = "
        "'beginLive' AND j.\"by\" = g.\"by\" AND j.at = g.at AND j.after LIKE '{\"live\":' || g.id || "
        "',\"blue\":' || g.blue || ',\"red\":' || g.red || ',%')",
        [&](const detail::Row& row) { m_differing.erase("live_game " + std::to_string(row.number(0))); });
  }

  // True for the first step that breaks the digest chain of its live game, and for all later steps of this
  // game. The file gets none of them, because a game must have all steps from the first to the last.
  [[nodiscard]] bool isBehindBreak(const Table& table, const Cells& cells) const {
    if (table.name != "live_step") return false;
    const auto broken = m_brokenFrom.find(std::get<std::int64_t>(cells[1]));
    return broken != m_brokenFrom.end() && std::get<std::int64_t>(cells[2]) >= broken->second;
  }

  [[nodiscard]] bool isForged(const Table& table, const Cells& cells) const {
    return table.name == "journal" && std::get<std::string>(cells[0]).empty() &&
           m_forged.contains(std::get<std::int64_t>(cells[1]));
  }

  // Inserts the rows. A row may refer to another row of the table. So rows that could not be inserted are
  // tried again, until no more rows can be inserted. Sets the remaining rows aside.
  void take(const Table& table, std::vector<Cells> rows) {
    const auto insertion = detail::insertionInto(m_target, table);
    std::map<std::string, std::string> reasons;
    for (std::size_t before = rows.size() + 1; rows.size() < before;) {
      before = rows.size();
      std::erase_if(rows, [&](const Cells& cells) {
        const auto inserted = detail::guarded([&] { insert(table, *insertion, cells); });
        if (inserted) return true;
        if (inserted.error().fault != StoreFault::Constraint && inserted.error().fault != StoreFault::Damaged)
          throw detail::Refused(inserted.error().fault, inserted.error().detail);
        reasons[keyText(table, cells)] = inserted.error().detail;
        return false;
      });
    }
    for (const Cells& cells : rows) setAside(table, cells, reasons[keyText(table, cells)]);
  }

  // Returns the first value that the program cannot read. A grand total must be spelled in the style of its
  // event's chip set: as a fraction or as a decimal.
  std::optional<detail::ColumnFault> faultOf(const Table& table, const Cells& cells) {
    auto fault = detail::columnFault(table, cells);
    return fault ? fault : detail::figureFault(m_target, table, cells);
  }

  void insert(const Table& table, detail::Statement& insertion, const Cells& cells) {
    if (const auto fault = faultOf(table, cells)) {
      throw detail::BrokenRow(fault->column + ": " + fault->detail);
    }
    detail::insert(insertion, cells);
  }

  void setAside(const Table& table, const Cells& cells, std::string reason) {
    m_aside.push_back({table.name, keyText(table, cells), detail::rowText(table, cells),
                       textAt(table, cells, "by"), textAt(table, cells, "at"), std::move(reason)});
  }

  detail::Database& m_source;
  detail::Database& m_target;
  std::set<std::string> m_differing;                  // rows that the journal lacks or has differently
  std::map<std::int64_t, std::int64_t> m_brokenFrom;  // of live games: the number of the first wrong step
  std::set<std::int64_t> m_forged;  // the numbers of journal rows that the server did not write
  // the rows of the state tables (the contest's present data) as the journal tells them; nullopt if the
  // journal cannot be followed
  std::optional<std::map<std::string, detail::Trail::RowsByKey>> m_told;
  std::vector<SetAsideRow> m_aside;
};

std::vector<SetAsideRow> filled(detail::Database& source, const std::filesystem::path& making,
                                const HallAddress& hall, const Stamp& stamp, const OpenOptions& options) {
  const auto target = sqlite::connected(making, options);
  sqlite::configure(*target);
  detail::Transaction transaction(*target, detail::Purpose::Change);
  sqlite::makeTables(*target, detail::newestVersion(), stamp.at);
  // Removes the rows that the SQL scripts inserted, because the shared contest has these rows too.
  target->execute("DELETE FROM migration; DELETE FROM sequence");
  std::vector<SetAsideRow> aside = Sorter(source, *target).sorted();
  static_cast<void>(detail::snapshot(*target));
  RescueReport rescue;
  for (const SetAsideRow& row : aside) {
    rescue.left.push_back({row.table, row.row, LeftReason::NotAllowed, row.reason});
  }
  rescue.isChained = detail::firstUnchained(*target).empty();
  rescue.differing = detail::checkJournal(*target).differing;
  detail::addToJournal(*target, stamp, {},
                       {JournalAction::Rescue,
                        std::string(kContestSubject),
                        {},
                        detail::rescueText(rescue, Place(hall).text())},
                       {}, detail::Trail(*target).insertions());
  transaction.commit();
  if (const std::string complaint = sqlite::quickCheck(*target); !complaint.empty()) {
    throw detail::BrokenRow(complaint);
  }
  return aside;
}

}  // namespace

StoreResult<std::vector<SetAsideRow>> writeWithoutBadRows(const HallAddress& hall,
                                                          const std::filesystem::path& to, const Stamp& stamp,
                                                          const OpenOptions& options) {
  return detail::guarded([&] {
    std::error_code error;
    const std::filesystem::file_type type = std::filesystem::symlink_status(to, error).type();
    if (type != std::filesystem::file_type::none && type != std::filesystem::file_type::not_found) {
      throw detail::Refused(StoreFault::FileExists, to.string());
    }
    const auto source = postgres::connected(hall.text, options);
    const detail::Transaction moment(*source, detail::Purpose::Read);
    std::vector<SetAsideRow> aside;
    static_cast<void>(sqlite::makeBeside(to, [&](const std::filesystem::path& making) {
      aside = filled(*source, making, hall, stamp, options);
      return true;
    }));
    return aside;
  });
}

}  // namespace damath::db
