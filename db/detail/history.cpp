// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/history.hpp"

#include <map>
#include <optional>

#include "db/detail/query.hpp"
#include "db/detail/sheet_table.hpp"
#include "db/journal_action.hpp"

namespace damath::db::detail {

std::vector<JournalAct> acts(Database& database) {
  std::map<std::int64_t, JournalAct> found;
  std::map<std::int64_t, bool> touched;  // whether any of its rows changed the state
  std::int64_t migration = 0;  // the last one that wrote the tables whole; what came before is of others
  eachRow(database,
          "SELECT number, act, action, target, CASE WHEN changes IS NULL THEN 0 ELSE 1 END FROM journal"
          " WHERE branch = ''"
          " ORDER BY number",
          [&](const Row& row) {
            const auto action = parseJournalAction(row.text(2));
            if (action == JournalAction::Undo) {
              found[row.number(3)].state = ActState::Undone;
            } else if (action == JournalAction::Redo) {
              found[row.number(3)].state = ActState::InForce;
            } else {
              if (action == JournalAction::Migrate && row.number(4) == 1) migration = row.number(0);
              JournalAct& act = found[row.number(1)];
              act.number = row.number(1);
              act.rows.push_back(row.number(0));
              if (action && isNeverUndone(*action)) act.state = ActState::Fixed;
              if (row.number(4) == 1) touched[act.number] = true;
            }
          });
  std::vector<JournalAct> list;
  for (auto& [number, act] : found) {
    // Rows of the first two versions of the file kept no changes.
    if (!touched[number] || number < migration) act.state = ActState::Fixed;
    list.push_back(std::move(act));
  }
  return list;
}

std::vector<SignedResult> signedResults(Database& database) {
  return allRows(database,
                 "SELECT i.owner, i.game, i.sheet FROM sheet_in_force i JOIN sign_off o ON o.sheet = i.sheet"
                 " ORDER BY i.owner, i.game",
                 [&](const Row& row) {
                   return signedResult(database, {ownerOf(row.text(0)), row.id<contest::GameId>(1)},
                                       row.id<contest::SheetId>(2));
                 });
}

SignedResult signedResult(Database& database, SheetOwner owner, contest::SheetId sheet) {
  SignedResult result{owner, {}, {}, {}, {}};
  eachRow(
      database, "SELECT sheet, acceptance FROM sheet_in_force WHERE owner = ? AND game = ? AND sheet = ?",
      [&](const Row& row) {
        result.sheet = row.id<contest::SheetId>(0);
        result.acceptance = row.optionalNumber(1);
      },
      ownerText(owner.kind), owner.game, sheet);
  result.looks = allRows(
      database,
      "SELECT 'review ' || id FROM review WHERE sheet = ?1 UNION ALL"
      " SELECT 'ruling ' || line || side || cell || coalesce('=' || value, '') || \"by\" || reason || at "
      "FROM ruling"
      " WHERE sheet = ?1 ORDER BY 1",
      [](const Row& row) { return row.text(0); }, sheet);
  const std::string sql = std::string(
                              "SELECT coalesce(ending, '') || '|' || coalesce(blue_grand, '') || '|' ||"
                              " coalesce(red_grand, '') || '|' || coalesce(result, '') FROM ") +
                          (owner.kind == OwnerKind::Game ? "game" : "rematch") + " WHERE id = ?";
  result.result = firstText(database, sql, owner.game).value_or(std::string());
  return result;
}

}  // namespace damath::db::detail
