// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/history.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "db/detail/codec.hpp"
#include "db/detail/query.hpp"
#include "db/detail/tables/sheet_table.hpp"
#include "db/records/journal_action.hpp"

namespace damath::db::detail {

namespace {

// Selects the journal rows with these columns: number of the row, first row of its action, kind of the
// action, action that was undone or redone, and 1 if the row changed state tables.
constexpr std::string_view kActRows =
    "SELECT number, act, action, target, CASE WHEN changes IS NULL THEN 0 ELSE 1 END FROM journal"
    " WHERE branch = '' AND number > ? ORDER BY number";

// The newest actions of the journal, if they are undos and redos: newest first, up to the newest action of
// another kind. Each undo or redo has the number of the action that was undone or redone.
using Steps = std::vector<std::pair<JournalAction, std::int64_t>>;

// Returns the action that was undone last and was not redone since.
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

// Returns the value of a column in the changed row: before the change, or after it if the row is new. Throws
// BrokenRow if the change lacks the column.
template <class T>
const T& cellIn(const RowChange& change, std::string_view column) {
  const auto found = std::ranges::find(change.table->columns, column, &Column::name);
  const auto place = static_cast<std::size_t>(found - change.table->columns.begin());
  const KnownCells& cells = change.before.empty() ? change.after : change.before;
  const T* cell = place < cells.size() && cells[place] ? std::get_if<T>(&*cells[place]) : nullptr;
  if (cell == nullptr) throw BrokenRow("journal: changes");
  return *cell;
}

// A function that adds an owner to `owners`: the game or rematch of the scoresheet that the changed row
// belongs to.
using AddOwner = void (*)(std::set<SheetOwner>& owners, Database& database, const RowChange& change);

template <OwnerKind kKind>
void addGameOwner(std::set<SheetOwner>& owners, Database& /*database*/, const RowChange& change) {
  owners.insert({kKind, contest::GameId{cellIn<std::int64_t>(change, "id")}});
}

void addInForceOwner(std::set<SheetOwner>& owners, Database& /*database*/, const RowChange& change) {
  owners.insert({spelled<OwnerKind>("owner", cellIn<std::string>(change, "owner")),
                 contest::GameId{cellIn<std::int64_t>(change, "game")}});
}

void addSheetOwner(std::set<SheetOwner>& owners, Database& database, const RowChange& change) {
  eachRow(
      database, "SELECT owner, game FROM sheet WHERE id = ?",
      [&](const Row& row) {
        owners.insert({spelled<OwnerKind>("owner", row.text(0)), row.id<contest::GameId>(1)});
      },
      cellIn<std::int64_t>(change, "sheet"));
}

// For each table whose rows belong to a scoresheet: the function that finds the scoresheet of a changed row.
constexpr std::pair<std::string_view, AddOwner> kOwnersByTable[] = {
    {"game", addGameOwner<OwnerKind::Game>},
    {"rematch", addGameOwner<OwnerKind::Rematch>},
    {"sheet_in_force", addInForceOwner},
    {"review", addSheetOwner},
    {"ruling", addSheetOwner}};

void addOwner(std::set<SheetOwner>& owners, Database& database, const RowChange& change) {
  const auto* const found =
      std::ranges::find(kOwnersByTable, change.table->name, &std::pair<std::string_view, AddOwner>::first);
  if (found != std::end(kOwnersByTable)) found->second(owners, database, change);
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
    // Stops at a migration that recorded the whole tables, because actions before it can never be undone.
    if (action == JournalAction::Migrate && row.number(4) == 1) break;
  }
  found.again = leftUndone(latest);
  return found;
}

std::vector<JournalAct> acts(Database& database, std::int64_t behind) {
  std::map<std::int64_t, JournalAct> found;
  std::map<std::int64_t, bool> touched;  // for each action: true if one of its rows changed state tables
  std::int64_t migration = 0;  // the last migration that recorded the whole tables; older actions are fixed
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
    if (action == JournalAction::Migrate && row.number(4) == 1) migration = row.number(0);
    act.number = number;
    act.rows.push_back(row.number(0));
    if (action && isNeverUndone(*action)) act.state = ActState::Fixed;
    if (row.number(4) == 1) touched[number] = true;
  };
  eachRow(database, std::string(kActRows), add, behind);
  std::vector<JournalAct> list;
  for (auto& [number, act] : found) {
    // An action cannot be undone if it changed no state table, or if it is older than the last migration.
    if (!touched[number] || number < migration) act.state = ActState::Fixed;
    list.push_back(std::move(act));
  }
  return list;
}

std::vector<SignedResult> signedResults(Database& database, const RowChanges& changes) {
  std::set<SheetOwner> owners;
  for (const RowChange& change : changes) addOwner(owners, database, change);
  std::vector<SignedResult> results;
  for (const SheetOwner& owner : owners) {
    const auto sheet = firstNumber(database,
                                   "SELECT i.sheet FROM sheet_in_force i JOIN sign_off o ON o.sheet = i.sheet"
                                   " WHERE i.owner = ? AND i.game = ?",
                                   spellingOf(owner.kind), owner.game);
    if (sheet) results.push_back(signedResult(database, owner, contest::SheetId{*sheet}));
  }
  return results;
}

SignedResult signedResult(Database& database, SheetOwner owner, contest::SheetId sheet) {
  SignedResult result{owner, {}, {}, {}, {}};
  eachRow(
      database, "SELECT sheet, acceptance FROM sheet_in_force WHERE owner = ? AND game = ? AND sheet = ?",
      [&](const Row& row) {
        result.sheet = row.id<contest::SheetId>(0);
        result.acceptance = row.optionalNumber(1);
      },
      spellingOf(owner.kind), owner.game, sheet);
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
