// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/check_in_table.hpp"

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

std::vector<CheckIn> checkIns(Database& database, contest::EventId event) {
  return allRows(
      database, "SELECT entry, round, arrival FROM check_in WHERE event = ? ORDER BY entry, round",
      [](const Row& row) -> CheckIn {
        return {row.id<contest::EntryId>(0), contest::RoundNumber{row.smallNumber(1)},
                spelled<Arrival>("arrival", row.text(2))};
      },
      event);
}

std::optional<Arrival> arrivalOf(Database& database, contest::EventId event, contest::EntryId entry,
                                 contest::RoundNumber round) {
  return firstRow(
      database, "SELECT arrival FROM check_in WHERE event = ? AND entry = ? AND round = ?",
      [](const Row& row) { return spelled<Arrival>("arrival", row.text(0)); }, event, entry, round);
}

void setArrival(Database& database, contest::EventId event, contest::EntryId entry,
                contest::RoundNumber round, std::optional<Arrival> arrival) {
  const bool isKnown = arrivalOf(database, event, entry, round).has_value();
  if (!arrival) {
    if (isKnown)
      run(database, "DELETE FROM check_in WHERE event = ? AND entry = ? AND round = ?", event, entry, round);
  } else if (isKnown) {
    run(database, "UPDATE check_in SET arrival = ? WHERE event = ? AND entry = ? AND round = ?",
        toText(*arrival), event, entry, round);
  } else {
    run(database, "INSERT INTO check_in (event, entry, round, arrival) VALUES (?, ?, ?, ?)", event, entry,
        round, toText(*arrival));
  }
}

}  // namespace damath::db::detail
