// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/roster_table.hpp"

#include <utility>

#include "db/detail/failure.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/query.hpp"

namespace damath::db::detail {

namespace {

// Returns a list for an SQL statement. For each text column of the table of players, the list has a comma and
// `form`, in which the column's name replaces "%".
std::string eachText(std::string_view form) {
  std::string sql;
  for (const contest::PlayerText& each : contest::kPlayerTexts) {
    sql += ", ";
    for (const char letter : form) letter == '%' ? sql += each.name : sql += letter;
  }
  return sql;
}

const std::string& playerColumns() {
  static const std::string kSql = "SELECT id, school, rating" + eachText("%") + " FROM player";
  return kSql;
}

constexpr char kSchoolColumns[] = "SELECT id, name, district, division FROM school";

contest::School schoolAt(const Row& row) {
  return {row.id<contest::SchoolId>(0), row.text(1), row.text(2), row.text(3)};
}

contest::Player playerAt(const Row& row) {
  contest::Player player;
  player.id = row.id<contest::PlayerId>(0);
  player.school = row.id<contest::SchoolId>(1);
  player.rating = row.smallNumberOrNothing(2);
  int column = 2;
  for (const contest::PlayerText& each : contest::kPlayerTexts) player.*each.text = row.text(++column);
  return player;
}

// Binds the school, the rating and the texts of the player to the parameters from number `place` on. Returns
// the number of the next parameter. Precondition: `player` outlives the statement.
int bindFacts(Statement& statement, int place, const contest::Player& player) {
  statement.bind(place++, placeValue(player.school));
  statement.bind(place++, placeValue(player.rating));
  for (const contest::PlayerText& each : contest::kPlayerTexts) {
    statement.bind(place++, placeValue(player.*each.text));
  }
  return place;
}

}  // namespace

std::vector<contest::School> schools(Database& database) {
  return allRows(database, std::string(kSchoolColumns) + " ORDER BY id", schoolAt);
}

std::vector<contest::Player> players(Database& database) {
  return allRows(database, playerColumns() + " ORDER BY id", playerAt);
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

contest::Player addPlayer(Database& database, const contest::Player& player) {
  const std::int64_t id = nextNumber(database, "player");
  contest::Player added = player;
  added.id = contest::PlayerId{id};
  // Stores the name first, and the player after it. So the list of row changes has tokens (private_text.hpp)
  // in place of the name.
  added = keptName(database, std::move(added));
  static const std::string kSql =
      "INSERT INTO player (id, school, rating" + eachText("%") + ") VALUES (?, ?, ?" + eachText("?") + ")";
  const auto statement = prepared(database, kSql, id);
  bindFacts(*statement, 2, player);
  statement->run();
  return added;
}

contest::Player playerOf(Database& database, contest::PlayerId player) {
  return known(firstRow(database, playerColumns() + " WHERE id = ?", playerAt, player), "no such player");
}

contest::School schoolOf(Database& database, contest::SchoolId school) {
  return known(firstRow(database, std::string(kSchoolColumns) + " WHERE id = ?", schoolAt, school),
               "no such school");
}

void setPlayer(Database& database, const contest::Player& player) {
  keepName(database, player);
  static const std::string kSql =
      "UPDATE player SET school = ?, rating = ?" + eachText("% = ?") + " WHERE id = ?";
  const auto statement = database.prepared(kSql);
  statement->bind(bindFacts(*statement, 1, player), placeValue(player.id));
  statement->run();
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
