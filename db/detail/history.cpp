#include "db/detail/history.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

#include "db/detail/query.hpp"
#include "db/detail/sheet_table.hpp"

namespace damath::db::detail {

namespace {

// What is never undone: it left official, was signed or seen by others, or made the file.
constexpr std::array<std::string_view, 10> kFixed = {
    "createContest", "migrate",     "leaveOfficial", "signOff",       "addViolation",
    "lendEvent",     "borrowEvent", "mergeEvent",    "takeEventBack", "restore"};

bool isFixed(std::string_view action) {
  return std::ranges::find(kFixed, action) != kFixed.end();
}

}  // namespace

std::vector<Act> acts(SQLite::Database& database) {
  std::map<std::int64_t, Act> found;
  std::map<std::int64_t, bool> touched;  // whether any of its rows changed the state
  std::int64_t migration = 0;            // the last one; what came before is of another schema
  eachRow(database,
          "SELECT number, act, action, target, changes IS NOT NULL FROM journal WHERE branch = ''"
          " ORDER BY number",
          [&](const Row& row) {
            const std::string action = row.text(2);
            if (action == "undo") {
              found[row.number(3)].state = ActState::Undone;
            } else if (action == "redo") {
              found[row.number(3)].state = ActState::InForce;
            } else {
              if (action == "migrate") migration = row.number(0);
              Act& act = found[row.number(1)];
              act.number = row.number(1);
              act.rows.push_back(row.number(0));
              if (isFixed(action)) act.state = ActState::Fixed;
              if (row.number(4) == 1) touched[act.number] = true;
            }
          });
  std::vector<Act> list;
  for (auto& [number, act] : found) {
    // Rows of the first two versions of the file kept no changes.
    if (!touched[number] || number < migration) act.state = ActState::Fixed;
    list.push_back(std::move(act));
  }
  return list;
}

std::vector<SignedResult> signedResults(SQLite::Database& database) {
  std::vector<SignedResult> list;
  eachRow(database,
          "SELECT i.owner, i.game, i.sheet FROM sheet_in_force i JOIN sign_off o ON o.sheet = i.sheet"
          " ORDER BY i.owner, i.game",
          [&](const Row& row) {
            list.push_back(signedResult(database, {ownerOf(row.text(0)), row.id<contest::GameId>(1)},
                                        row.id<contest::SheetId>(2)));
          });
  return list;
}

SignedResult signedResult(SQLite::Database& database, SheetOwner owner, contest::SheetId sheet) {
  SignedResult result{owner, {}, {}, {}, {}};
  eachRow(
      database, "SELECT sheet, acceptance FROM sheet_in_force WHERE owner = ? AND game = ? AND sheet = ?",
      [&](const Row& row) {
        result.sheet = row.id<contest::SheetId>(0);
        if (row.textOrNothing(1)) result.acceptance = row.number(1);
      },
      ownerText(owner.kind), owner.game, sheet);
  eachRow(
      database,
      "SELECT 'review ' || id FROM review WHERE sheet = ?1 UNION ALL"
      " SELECT 'ruling ' || line || side || cell || quote(value) || \"by\" || reason || at FROM ruling"
      " WHERE sheet = ?1 ORDER BY 1",
      [&](const Row& row) { result.looks.push_back(row.text(0)); }, sheet);
  const char* sql = owner.kind == OwnerKind::Game
                        ? "SELECT quote(ending) || quote(blue_grand) || quote(red_grand) || quote(result)"
                          " FROM game WHERE id = ?"
                        : "SELECT quote(ending) || quote(blue_grand) || quote(red_grand) || quote(result)"
                          " FROM rematch WHERE id = ?";
  eachRow(
      database, sql, [&](const Row& row) { result.result = row.text(0); }, owner.game);
  return result;
}

}  // namespace damath::db::detail
