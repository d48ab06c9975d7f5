// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/roster_table.hpp"

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

constexpr char kPlayerColumns[] =
    "SELECT id, last, first, middle, school, grade, coach, rating, section FROM player";

constexpr char kSchoolColumns[] = "SELECT id, name, district, division FROM school";

contest::School schoolAt(const Row& row) {
  return {row.id<contest::SchoolId>(0), row.text(1), row.text(2), row.text(3)};
}

contest::Player playerAt(const Row& row) {
  return {row.id<contest::PlayerId>(0),
          row.text(1),
          row.text(2),
          row.text(3),
          row.id<contest::SchoolId>(4),
          row.text(5),
          row.text(6),
          row.smallNumberOrNothing(7),
          row.text(8)};
}

}  // namespace

std::vector<contest::School> schools(Database& database) {
  return allRows(database, std::string(kSchoolColumns) + " ORDER BY id", schoolAt);
}

std::vector<contest::Player> players(Database& database) {
  return allRows(database, std::string(kPlayerColumns) + " ORDER BY id", playerAt);
}

contest::SchoolId schoolNamed(Database& database, const contest::School& school) {
  const auto found =
      firstNumber(database, "SELECT id FROM school WHERE name = ? AND district = ? AND division = ?",
                  school.name, school.district, school.division);
  if (found) return contest::SchoolId{*found};
  const std::int64_t id = nextNumber(database, "school");
  run(database, "INSERT INTO school (id, name, district, division) VALUES (?, ?, ?, ?)", id, school.name,
      school.district, school.division);
  return contest::SchoolId{id};
}

contest::PlayerId addPlayer(Database& database, const contest::Player& player) {
  const std::int64_t id = nextNumber(database, "player");
  run(database,
      "INSERT INTO player (id, last, first, middle, school, grade, section, coach, rating)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
      id, player.last, player.first, player.middle, player.school, player.grade, player.section, player.coach,
      player.rating);
  return contest::PlayerId{id};
}

contest::Player playerOf(Database& database, contest::PlayerId player) {
  return known(firstRow(database, std::string(kPlayerColumns) + " WHERE id = ?", playerAt, player),
               "no such player");
}

contest::School schoolOf(Database& database, contest::SchoolId school) {
  return known(firstRow(database, std::string(kSchoolColumns) + " WHERE id = ?", schoolAt, school),
               "no such school");
}

void setPlayer(Database& database, const contest::Player& player) {
  run(database,
      "UPDATE player SET last = ?, first = ?, middle = ?, school = ?, grade = ?, section = ?, coach = ?,"
      " rating = ? WHERE id = ?",
      player.last, player.first, player.middle, player.school, player.grade, player.section, player.coach,
      player.rating, player.id);
}

void removeUnused(Database& database, contest::PlayerId player) {
  run(database,
      "DELETE FROM player WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM entry WHERE player = ?1)"
      " AND NOT EXISTS (SELECT 1 FROM branch WHERE part <> 'returned')",
      player);
}

void removeUnused(Database& database, contest::SchoolId school) {
  run(database,
      "DELETE FROM school WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM player WHERE school = ?1)"
      " AND NOT EXISTS (SELECT 1 FROM branch WHERE part <> 'returned')",
      school);
}

}  // namespace damath::db::detail
