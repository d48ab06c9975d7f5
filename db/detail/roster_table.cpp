#include "db/detail/roster_table.hpp"

#include "db/detail/query.hpp"

namespace damath::db::detail {

std::vector<contest::School> schools(SQLite::Database& database) {
  std::vector<contest::School> list;
  eachRow(database, "SELECT id, name, district, division FROM school ORDER BY id", [&](const Row& row) {
    list.push_back({row.id<contest::SchoolId>(0), row.text(1), row.text(2), row.text(3)});
  });
  return list;
}

std::vector<contest::Player> players(SQLite::Database& database) {
  std::vector<contest::Player> list;
  eachRow(
      database, "SELECT id, last, first, middle, school, grade, coach, rating FROM player ORDER BY id",
      [&](const Row& row) {
        list.push_back({row.id<contest::PlayerId>(0), row.text(1), row.text(2), row.text(3),
                        row.id<contest::SchoolId>(4), row.text(5), row.text(6), row.smallNumberOrNothing(7)});
      });
  return list;
}

contest::SchoolId schoolNamed(SQLite::Database& database, const contest::School& school) {
  std::optional<contest::SchoolId> found;
  eachRow(
      database, "SELECT id FROM school WHERE name = ? AND district = ? AND division = ?",
      [&](const Row& row) { found = row.id<contest::SchoolId>(0); }, school.name, school.district,
      school.division);
  if (found) return *found;
  const std::int64_t id = nextNumber(database, "school");
  run(database, "INSERT INTO school (id, name, district, division) VALUES (?, ?, ?, ?)", id, school.name,
      school.district, school.division);
  return contest::SchoolId{id};
}

contest::PlayerId addPlayer(SQLite::Database& database, const contest::Player& player) {
  const std::int64_t id = nextNumber(database, "player");
  run(database,
      "INSERT INTO player (id, last, first, middle, school, grade, coach, rating)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      id, player.last, player.first, player.middle, player.school, player.grade, player.coach, player.rating);
  return contest::PlayerId{id};
}

}  // namespace damath::db::detail
