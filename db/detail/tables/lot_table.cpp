// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/lot_table.hpp"

#include "db/detail/query.hpp"

namespace damath::db::detail {

void readLots(Database& database, contest::Event& event) {
  eachRow(
      database, "SELECT number, entry FROM lot WHERE event = ? ORDER BY number, place",
      [&](const Row& row) {
        event.lots.resize(static_cast<std::size_t>(row.smallNumber(0)));
        event.lots.back().order.push_back(row.id<contest::EntryId>(1));
      },
      event.id);
}

int addLot(Database& database, contest::EventId event, const contest::Lot& lot) {
  const auto last = firstNumber(database, "SELECT max(number) FROM lot WHERE event = ?", event);
  const int number = static_cast<int>(last.value_or(0)) + 1;
  int place = 0;
  for (const contest::EntryId entry : lot.order) {
    run(database, "INSERT INTO lot (event, number, place, entry) VALUES (?, ?, ?, ?)", event, number, ++place,
        entry);
  }
  return number;
}

}  // namespace damath::db::detail
