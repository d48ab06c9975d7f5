// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/history.hpp"

#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "db/detail/query.hpp"
#include "db/detail/sheet_table.hpp"
#include "db/journal_action.hpp"

namespace damath::db::detail {

namespace {

// What acts are told by: number, act, action, target, and whether the state was changed.
constexpr std::string_view kActRows =
    "SELECT number, act, action, target, CASE WHEN changes IS NULL THEN 0 ELSE 1 END FROM journal"
    " WHERE branch = '' ORDER BY number";

// Steps back and forth behind the last act: the newest first.
using Steps = std::vector<std::pair<JournalAction, std::int64_t>>;

// Whether one of them stands that took something back.
bool leavesUndone(const Steps& steps) {
  std::vector<std::int64_t> undone;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    if (step->first == JournalAction::Undo) {
      undone.push_back(step->second);
    } else {
      std::erase(undone, step->second);
    }
  }
  return !undone.empty();
}

// An act while its rows are gone through, the last one first.
struct ActBefore {
  bool isTouching = false;
  bool isFixed = false;
};

}  // namespace

HistorySteps steps(Database& database) {
  HistorySteps found;
  Steps latest;
  bool isLatest = true;
  std::map<std::int64_t, bool> isUndone;  // by act, as the newest step left it
  std::map<std::int64_t, ActBefore> acts;
  const auto rows = prepared(database, std::string(kActRows) + " DESC");
  while ((isLatest || !found.back) && rows->step()) {
    const Row row(*rows);
    const auto action = parseJournalAction(row.text(2));
    if (action == JournalAction::Undo || action == JournalAction::Redo) {
      isUndone.try_emplace(row.number(3), action == JournalAction::Undo);
      if (isLatest) latest.emplace_back(*action, row.number(3));
      continue;
    }
    isLatest = false;
    const std::int64_t number = row.number(1);
    ActBefore& act = acts[number];
    act.isTouching = act.isTouching || row.number(4) == 1;
    act.isFixed = act.isFixed || (action && isNeverUndone(*action));
    const auto undone = isUndone.find(number);
    const bool isInForce = undone == isUndone.end() || !undone->second;
    if (row.number(0) == number) found.back = found.back || (act.isTouching && !act.isFixed && isInForce);
    // What came before the tables were written whole is of others.
    if (action == JournalAction::Migrate && row.number(4) == 1) break;
  }
  found.again = leavesUndone(latest);
  return found;
}

std::vector<JournalAct> acts(Database& database) {
  std::map<std::int64_t, JournalAct> found;
  std::map<std::int64_t, bool> touched;  // whether any of its rows changed the state
  std::int64_t migration = 0;  // the last one that wrote the tables whole; what came before is of others
  eachRow(database, std::string(kActRows), [&](const Row& row) {
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
