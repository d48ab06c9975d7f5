// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/signed_result.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

#include "db/detail/failure.hpp"
#include "db/detail/query.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::db::detail {

namespace {

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

// A function that adds to `owners` the game or rematch that the changed row, or the scoresheet of this row,
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

// For each table whose rows belong to a game or rematch: the function that finds the owner of a changed row.
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

}  // namespace

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
