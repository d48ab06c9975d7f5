// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/notice_table.hpp"

#include "db/detail/query.hpp"

namespace damath::db::detail {

std::optional<HallNotice> notice(Database& database) {
  std::optional<HallNotice> found;
  eachRow(database, "SELECT line, \"by\", at FROM notice", [&](const Row& row) {
    found = HallNotice{row.text(0), row.text(1), row.text(2)};
  });
  return found;
}

void setNotice(Database& database, const std::optional<HallNotice>& notice) {
  if (!notice) {
    run(database, "DELETE FROM notice");
    return;
  }
  const char* const sql = detail::notice(database)
                              ? "UPDATE notice SET line = ?, \"by\" = ?, at = ?"
                              : "INSERT INTO notice (id, line, \"by\", at) VALUES (1, ?, ?, ?)";
  run(database, sql, notice->line, notice->by, notice->at);
}

}  // namespace damath::db::detail
