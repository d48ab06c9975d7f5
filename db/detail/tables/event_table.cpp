// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/event_table.hpp"

#include <bit>
#include <map>
#include <string>
#include <utility>

#include "db/detail/failure.hpp"
#include "db/detail/law_text.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

// The columns of an event's setup. All statements read and write them in this order.
constexpr char kSetupColumns[] =
    "name, chip_set, ruleset, system, legs, rounds, lot_seed, level, first_move, school_mates, group_count,"
    " advancing, final_system, rounds_apart, acceleration, sheets_wanted";

std::string withSetup(const char* before, const char* after) {
  return std::string(before) + kSetupColumns + after;
}

contest::EventSetup setupAt(const Row& row, int first) {
  return {row.text(first),
          chipSetOf(row.text(first + 1)),
          rulesetOf(row.text(first + 2)),
          spelled<contest::System>("system", row.text(first + 3)),
          row.smallNumber(first + 4),
          row.smallNumberOrNothing(first + 5),
          std::bit_cast<std::uint64_t>(row.number(first + 6)),
          row.text(first + 7),
          spelled<contest::FirstMove>("first_move", row.text(first + 8)),
          spelled<contest::SchoolMates>("school_mates", row.text(first + 9)),
          {row.smallNumber(first + 10), row.smallNumber(first + 11),
           spelled<contest::System>("system", row.text(first + 12))},
          {row.smallNumber(first + 13), spelled<contest::Acceleration>("acceleration", row.text(first + 14))},
          spelled<contest::SheetsWanted>("sheets_wanted", row.text(first + 15))};
}

constexpr char kEntries[] =
    "SELECT id, player, number, first_round, last_round, in_group FROM entry WHERE event = ?";

contest::Entry entryAt(const Row& row) {
  contest::Entry entry{row.id<contest::EntryId>(0), row.id<contest::PlayerId>(1), row.smallNumber(2)};
  entry.firstRound = row.smallNumber(3);
  entry.lastRound = row.smallNumberOrNothing(4);
  entry.group = row.smallNumberOrNothing(5);
  return entry;
}

void readAbsences(Database& database, contest::EventId event, std::vector<contest::Entry>& entries) {
  std::map<contest::EntryId, std::vector<contest::RoundNumber>> rounds;
  eachRow(
      database, "SELECT entry, round FROM absence WHERE event = ? ORDER BY entry, round",
      [&](const Row& row) {
        rounds[row.id<contest::EntryId>(0)].push_back(contest::RoundNumber{row.smallNumber(1)});
      },
      event);
  if (rounds.empty()) return;
  for (contest::Entry& entry : entries) {
    if (auto node = rounds.extract(entry.id)) entry.absences = std::move(node.mapped());
  }
}

std::vector<contest::Entry> entries(Database& database, contest::EventId event) {
  auto list = allRows(database, std::string(kEntries) + " ORDER BY number", entryAt, event);
  readAbsences(database, event, list);
  return list;
}

}  // namespace

contest::ContestHead head(Database& database) {
  const auto found = firstRow(database, "SELECT name, venue, date, standing, level FROM contest",
                              [](const Row& row) -> contest::ContestHead {
                                return {row.text(0), row.text(1), row.text(2),
                                        spelled<contest::ContestMode>("standing", row.text(3)),
                                        spelled<contest::ContestLevel>("level", row.text(4))};
                              });
  if (!found) throw BrokenRow("contest: no row");
  return *found;
}

void addHead(Database& database, const contest::ContestHead& head) {
  run(database, "INSERT INTO contest (id, name, venue, date, standing, level) VALUES (1, ?, ?, ?, ?, ?)",
      head.name, head.venue, head.date, contest::toText(head.mode), contest::toText(head.level));
}

void setHead(Database& database, const contest::ContestHead& head) {
  run(database, "UPDATE contest SET name = ?, venue = ?, date = ?, standing = ?, level = ?", head.name,
      head.venue, head.date, contest::toText(head.mode), contest::toText(head.level));
}

std::vector<contest::Event> events(Database& database) {
  auto list = allRows(database, withSetup("SELECT id, ", " FROM event ORDER BY id"),
                      [](const Row& row) -> contest::Event {
                        return {row.id<contest::EventId>(0), setupAt(row, 1), {}, {}, {}, {}};
                      });
  for (contest::Event& event : list) event.entries = entries(database, event.id);
  return list;
}

contest::EventId addEvent(Database& database, const contest::EventSetup& setup) {
  const std::int64_t id = nextNumber(database, "event");
  run(database,
      withSetup("INSERT INTO event (id, ", ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      id, setup.name, chipSetText(setup.set), rulesetText(setup.ruleset), contest::toText(setup.system),
      setup.legs, setup.rounds, std::bit_cast<std::int64_t>(setup.lotSeed), setup.level,
      contest::toText(setup.firstMove), contest::toText(setup.schoolMates), setup.groupPlan.groups,
      setup.groupPlan.advancing, contest::toText(setup.groupPlan.final), setup.swissPlan.roundsApart,
      contest::toText(setup.swissPlan.acceleration), contest::toText(setup.sheetsWanted));
  return contest::EventId{id};
}

contest::EventSetup setupOf(Database& database, contest::EventId event) {
  return known(firstRow(
                   database, withSetup("SELECT ", " FROM event WHERE id = ?"),
                   [](const Row& row) { return setupAt(row, 0); }, event),
               "no such event");
}

void setSetup(Database& database, contest::EventId event, const contest::EventSetup& setup) {
  run(database,
      withSetup("UPDATE event SET (", ") = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?"),
      setup.name, chipSetText(setup.set), rulesetText(setup.ruleset), contest::toText(setup.system),
      setup.legs, setup.rounds, std::bit_cast<std::int64_t>(setup.lotSeed), setup.level,
      contest::toText(setup.firstMove), contest::toText(setup.schoolMates), setup.groupPlan.groups,
      setup.groupPlan.advancing, contest::toText(setup.groupPlan.final), setup.swissPlan.roundsApart,
      contest::toText(setup.swissPlan.acceleration), contest::toText(setup.sheetsWanted), event);
}

exact::FigureStyle figureStyleOf(Database& database, contest::EventId event) {
  // Keeps the last chip set that this thread has read. Most calls ask for the same chip set as the call
  // before, so a chip set is parsed only when its text changes.
  struct Read {
    std::string set;
    exact::FigureStyle style{};
  };
  thread_local Read last;
  std::string set =
      known(firstText(database, "SELECT chip_set FROM event WHERE id = ?", event), "no such event");
  if (set.empty() || set != last.set) {
    const exact::FigureStyle style = chipSetOf(set).figureStyle();
    last = {std::move(set), style};
  }
  return last.style;
}

contest::EntryId addEntry(Database& database, contest::EventId event, const contest::Entry& entry) {
  const std::int64_t id = nextNumber(database, "entry");
  run(database, "INSERT INTO entry (id, event, player, number, first_round) VALUES (?, ?, ?, ?, ?)", id,
      event, entry.player, entry.number, entry.firstRound);
  return contest::EntryId{id};
}

contest::Entry entryOf(Database& database, contest::EventId event, contest::EntryId entry) {
  auto found = allRows(database, std::string(kEntries) + " AND id = ?", entryAt, event, entry);
  if (found.empty()) throw Refused(StoreFault::Constraint, "no such entry");
  readAbsences(database, event, found);
  return found.front();
}

void setEntry(Database& database, contest::EventId event, const contest::Entry& entry) {
  run(database, "UPDATE entry SET first_round = ?, last_round = ? WHERE event = ? AND id = ?",
      entry.firstRound, entry.lastRound, event, entry.id);
  run(database, "DELETE FROM absence WHERE event = ? AND entry = ?", event, entry.id);
  for (const contest::RoundNumber round : entry.absences) {
    run(database, "INSERT INTO absence (event, entry, round) VALUES (?, ?, ?)", event, entry.id, round);
  }
}

void recordGroups(Database& database, contest::EventId event,
                  const std::vector<std::vector<contest::EntryId>>& groups) {
  int number = 0;
  for (const auto& members : groups) {
    ++number;
    for (const contest::EntryId entry : members) {
      run(database, "UPDATE entry SET in_group = ? WHERE event = ? AND id = ?", number, event, entry);
    }
  }
}

void forgetGroups(Database& database, contest::EventId event) {
  run(database, "UPDATE entry SET in_group = NULL WHERE event = ? AND in_group IS NOT NULL", event);
}

void addAbsences(Database& database, contest::EventId event, contest::RoundNumber round,
                 const std::vector<contest::EntryId>& entries) {
  for (const contest::EntryId entry : entries) {
    run(database, "INSERT INTO absence (event, entry, round) VALUES (?, ?, ?)", event, entry, round);
  }
}

void removeEntry(Database& database, contest::EventId event, const contest::Entry& entry) {
  run(database, "DELETE FROM check_in WHERE event = ? AND entry = ?", event, entry.id);
  run(database, "DELETE FROM absence WHERE event = ? AND entry = ?", event, entry.id);
  run(database, "DELETE FROM entry WHERE event = ? AND id = ?", event, entry.id);
  run(database, "UPDATE entry SET number = number - 1 WHERE event = ? AND number > ?", event, entry.number);
}

std::vector<contest::EntryId> startOrder(Database& database, contest::EventId event) {
  std::vector<contest::EntryId> order;
  for (const contest::Entry& entry : entries(database, event)) order.push_back(entry.id);
  return order;
}

void renumber(Database& database, contest::EventId event, const std::vector<contest::EntryId>& order) {
  // First moves all start numbers out of the way, because two entries must never have the same number.
  run(database, "UPDATE entry SET number = number + 1000000 WHERE event = ?", event);
  int number = 0;
  for (const contest::EntryId entry : order) {
    run(database, "UPDATE entry SET number = ? WHERE event = ? AND id = ?", ++number, event, entry);
  }
}

}  // namespace damath::db::detail
