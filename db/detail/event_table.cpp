#include "db/detail/event_table.hpp"

#include "db/detail/codec.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

std::vector<contest::Entry> entries(SQLite::Database& database, contest::EventId event) {
  std::vector<contest::Entry> list;
  eachRow(
      database, "SELECT id, player, number FROM entry WHERE event = ? ORDER BY number",
      [&](const Row& row) {
        list.push_back({row.id<contest::EntryId>(0), row.id<contest::PlayerId>(1), row.smallNumber(2)});
      },
      event);
  return list;
}

}  // namespace

contest::ContestHead head(SQLite::Database& database) {
  std::optional<contest::ContestHead> found;
  eachRow(database, "SELECT name, venue, date FROM contest", [&](const Row& row) {
    found = contest::ContestHead{row.text(0), row.text(1), row.text(2)};
  });
  if (!found) throw BrokenRow("contest: no row");
  return *found;
}

void addHead(SQLite::Database& database, const contest::ContestHead& head) {
  run(database, "INSERT INTO contest (id, name, venue, date) VALUES (1, ?, ?, ?)", head.name, head.venue,
      head.date);
}

std::vector<contest::Event> events(SQLite::Database& database) {
  std::vector<contest::Event> list;
  eachRow(
      database, "SELECT id, name, chip_set, ruleset, system, legs, rounds, lot_seed FROM event ORDER BY id",
      [&](const Row& row) {
        contest::EventSetup setup{row.text(1),           chipSetOf(row.text(2)), rulesetOf(row.text(3)),
                                  systemOf(row.text(4)), row.smallNumber(5),     row.smallNumberOrNothing(6),
                                  seedOf(row.number(7))};
        list.push_back({row.id<contest::EventId>(0), std::move(setup), {}, {}, {}, {}});
      });
  for (contest::Event& event : list) event.entries = entries(database, event.id);
  return list;
}

contest::EventId addEvent(SQLite::Database& database, const contest::EventSetup& setup) {
  return contest::EventId{
      inserted(database,
               "INSERT INTO event (name, chip_set, ruleset, system, legs, rounds, lot_seed)"
               " VALUES (?, ?, ?, ?, ?, ?, ?)",
               setup.name, chipSetText(setup.set), rulesetText(setup.ruleset), contest::toText(setup.system),
               setup.legs, setup.rounds, seedNumber(setup.lotSeed))};
}

contest::EntryId addEntry(SQLite::Database& database, contest::EventId event, const contest::Entry& entry) {
  return contest::EntryId{inserted(database, "INSERT INTO entry (event, player, number) VALUES (?, ?, ?)",
                                   event, entry.player, entry.number)};
}

exact::FigureStyle figureStyleOf(SQLite::Database& database, contest::EventId event) {
  std::optional<std::string> set;
  eachRow(
      database, "SELECT chip_set FROM event WHERE id = ?", [&](const Row& row) { set = row.text(0); }, event);
  if (!set) throw Refused(StoreFault::Constraint, "no such event");
  return chipSetOf(*set).figureStyle();
}

}  // namespace damath::db::detail
