// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/history.hpp"

#include <map>
#include <string_view>
#include <utility>

#include "db/detail/query.hpp"
#include "db/records/journal_action.hpp"

namespace damath::db::detail {

namespace {

// Selects the journal rows that this file wrote, without the rows about issued papers and doubtful clocks:
// these rows change nothing. Columns: number of the row, first row of its action, kind of the action, the
// action that was undone or redone, and 1 if the row changed state tables (the contest's present data).
constexpr std::string_view kActRows =
    "SELECT number, act, action, target, CASE WHEN changes IS NULL THEN 0 ELSE 1 END FROM journal"
    " WHERE branch = '' AND action NOT IN ('issuePaper', 'noteClock') AND number > ? ORDER BY number";

// The newest actions of the journal, if they are undos and redos: newest first, up to the newest action of
// another kind. Each undo or redo has the number of the action that was undone or redone.
using Steps = std::vector<std::pair<JournalAction, std::int64_t>>;

// Returns the action that was undone last and was not redone since; nullopt if there is none.
std::optional<std::int64_t> leftUndone(const Steps& steps) {
  std::vector<std::int64_t> undone;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    if (step->first == JournalAction::Undo) {
      undone.push_back(step->second);
    } else {
      std::erase(undone, step->second);
    }
  }
  return undone.empty() ? std::nullopt : std::optional(undone.back());
}

// The facts about an action that are known so far, while its rows are read from last to first.
struct ActBefore {
  bool isTouching = false;
  bool isFixed = false;
};

}  // namespace

HistorySteps steps(Database& database) {
  HistorySteps found;
  Steps latest;
  bool isLatest = true;
  std::map<std::int64_t, bool> isUndone;  // for each action: true if it was undone and not redone since
  std::map<std::int64_t, ActBefore> acts;
  const auto rows = prepared(database, std::string(kActRows) + " DESC", 0);
  while ((isLatest || !found.back) && rows->step()) {
    const Row row(*rows);
    if (found.last == 0) found.last = row.number(0);
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
    // Stops at a row that recorded the whole tables, because actions before it can never be undone.
    if (action && isFreshStart(*action) && row.number(4) == 1) break;
  }
  found.again = leftUndone(latest);
  return found;
}

std::vector<JournalAct> acts(Database& database, std::int64_t behind) {
  std::map<std::int64_t, JournalAct> found;
  std::map<std::int64_t, bool> touched;  // for each action: true if one of its rows changed state tables
  std::int64_t start = 0;  // the last row that recorded the whole tables; older actions are fixed
  const auto add = [&](const Row& row) {
    const auto action = parseJournalAction(row.text(2));
    const bool isStep = action == JournalAction::Undo || action == JournalAction::Redo;
    const std::int64_t number = row.number(isStep ? 3 : 1);
    if (number <= behind) return;
    JournalAct& act = found[number];
    if (isStep) {
      act.state = action == JournalAction::Undo ? ActState::Undone : ActState::InForce;
      return;
    }
    if (action && isFreshStart(*action) && row.number(4) == 1) start = row.number(0);
    act.number = number;
    act.rows.push_back(row.number(0));
    if (action && isNeverUndone(*action)) act.state = ActState::Fixed;
    if (row.number(4) == 1) touched[number] = true;
  };
  eachRow(database, std::string(kActRows), add, behind);
  std::vector<JournalAct> list;
  for (auto& [number, act] : found) {
    // Two kinds of action cannot be undone: an action that changed no state table, and an action before the
    // last row that recorded the whole tables.
    if (!touched[number] || number < start) act.state = ActState::Fixed;
    list.push_back(std::move(act));
  }
  return list;
}

}  // namespace damath::db::detail
