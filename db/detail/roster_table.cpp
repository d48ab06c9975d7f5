// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/roster_table.hpp"

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

constexpr char kPlayerColumns[] = "SELECT id, last, first, middle, school, grade, coach, rating FROM player";

contest::Player playerAt(const Row& row) {
  return {row.id<contest::PlayerId>(0), row.text(1), row.text(2), row.text(3),
          row.id<contest::SchoolId>(4), row.text(5), row.text(6), row.smallNumberOrNothing(7)};
}

}  // namespace

std::vector<contest::School> schools(Database& database) {
  std::vector<contest::School> list;
  eachRow(database, "SELECT id, name, district, division FROM school ORDER BY id", [&](const Row& row) {
    list.push_back({row.id<contest::SchoolId>(0), row.text(1), row.text(2), row.text(3)});
  });
  return list;
}

std::vector<contest::Player> players(Database& database) {
  std::vector<contest::Player> list;
  eachRow(database, (std::string(kPlayerColumns) + " ORDER BY id").c_str(),
          [&](const Row& row) { list.push_back(playerAt(row)); });
  return list;
}

contest::SchoolId schoolNamed(Database& database, const contest::School& school) {
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

contest::PlayerId addPlayer(Database& database, const contest::Player& player) {
  const std::int64_t id = nextNumber(database, "player");
  run(database,
      "INSERT INTO player (id, last, first, middle, school, grade, coach, rating)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      id, player.last, player.first, player.middle, player.school, player.grade, player.coach, player.rating);
  return contest::PlayerId{id};
}

contest::Player playerOf(Database& database, contest::PlayerId player) {
  std::optional<contest::Player> found;
  eachRow(
      database, (std::string(kPlayerColumns) + " WHERE id = ?").c_str(),
      [&](const Row& row) { found = playerAt(row); }, player);
  if (!found) throw Refused(StoreFault::Constraint, "no such player");
  return *std::move(found);
}

contest::School schoolOf(Database& database, contest::SchoolId school) {
  std::optional<contest::School> found;
  eachRow(
      database, "SELECT id, name, district, division FROM school WHERE id = ?",
      [&](const Row& row) {
        found = contest::School{row.id<contest::SchoolId>(0), row.text(1), row.text(2), row.text(3)};
      },
      school);
  if (!found) throw Refused(StoreFault::Constraint, "no such school");
  return *std::move(found);
}

void setPlayer(Database& database, const contest::Player& player) {
  run(database,
      "UPDATE player SET last = ?, first = ?, middle = ?, school = ?, grade = ?, coach = ?, rating = ?"
      " WHERE id = ?",
      player.last, player.first, player.middle, player.school, player.grade, player.coach, player.rating,
      player.id);
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
