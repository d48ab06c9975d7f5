// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/violation_table.hpp"

#include "db/detail/failure.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

std::vector<Violation> violations(Database& database) {
  auto list =
      allRows(database, "SELECT id, event, entry, game, kind, remark, \"by\", at FROM violation ORDER BY id",
              [](const Row& row) -> Violation {
                return {row.number(0),
                        row.id<contest::EventId>(1),
                        row.id<contest::EntryId>(2),
                        row.optionalId<contest::GameId>(3),
                        spelled<ViolationKind>("kind", row.text(4)),
                        row.text(5),
                        row.text(6),
                        row.text(7)};
              });
  std::vector<std::string*> remarks;
  for (Violation& violation : list) remarks.push_back(&violation.remark);
  tell(database, remarks, TextForm::Plain);
  return list;
}

std::int64_t addViolation(Database& database, const Violation& violation, const Stamp& stamp) {
  const std::int64_t id = upcomingNumber(database, "violation");
  if (act(database, "add_violation", violation.event, violation.entry, violation.game, toText(violation.kind),
          violation.remark)) {
    return id;
  }
  static_cast<void>(nextNumber(database, "violation"));
  run(database,
      "INSERT INTO violation (id, event, entry, game, kind, remark, \"by\", at) VALUES (?, ?, ?, ?, ?, ?, ?, "
      "?)",
      id, violation.event, violation.entry, violation.game, toText(violation.kind), violation.remark,
      stamp.by, toText(stamp.at));
  return id;
}

}  // namespace damath::db::detail
