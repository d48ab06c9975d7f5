// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/history.hpp"

#include <map>
#include <optional>

#include "db/detail/query.hpp"
#include "db/detail/sheet_table.hpp"
#include "db/journal_action.hpp"

namespace damath::db::detail {

namespace {

// What is never undone: it left official, was signed or seen by others, or made the file.
bool isFixed(std::optional<JournalAction> action) {
  if (!action) return false;
  switch (*action) {
    case JournalAction::CreateContest:
    case JournalAction::Migrate:
    case JournalAction::LeaveOfficial:
    case JournalAction::SignOff:
    case JournalAction::AddViolation:
    case JournalAction::LendEvent:
    case JournalAction::BorrowEvent:
    case JournalAction::MergeEvent:
    case JournalAction::TakeEventBack:
    case JournalAction::Restore:
      return true;
    case JournalAction::AddEvent:
    case JournalAction::SetEvent:
    case JournalAction::ImportPlayers:
    case JournalAction::AddPlayer:
    case JournalAction::SetPlayer:
    case JournalAction::RemovePlayer:
    case JournalAction::RenameContest:
    case JournalAction::RenameEvent:
    case JournalAction::TakeOverRound:
    case JournalAction::TakeOverReport:
    case JournalAction::Withdraw:
    case JournalAction::Rejoin:
    case JournalAction::SetAbsence:
    case JournalAction::CheckIn:
    case JournalAction::Renumber:
    case JournalAction::PairRound:
    case JournalAction::PairByHand:
    case JournalAction::PublishRound:
    case JournalAction::UnpairRound:
    case JournalAction::SetResult:
    case JournalAction::CorrectResult:
    case JournalAction::ReopenResult:
    case JournalAction::ReopenSheet:
    case JournalAction::RemoveRematch:
    case JournalAction::AddRematch:
    case JournalAction::CorrectRematch:
    case JournalAction::DrawLot:
    case JournalAction::StoreSheet:
    case JournalAction::AcceptSheet:
    case JournalAction::ReviewSheet:
    case JournalAction::Rule:
    case JournalAction::Undo:
    case JournalAction::Redo:
      return false;
  }
  return false;
}

}  // namespace

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
              if (isFixed(action)) act.state = ActState::Fixed;
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

SignedResult signedResult(Database& database, SheetOwner owner, contest::SheetId sheet) {
  SignedResult result{owner, {}, {}, {}, {}};
  eachRow(
      database, "SELECT sheet, acceptance FROM sheet_in_force WHERE owner = ? AND game = ? AND sheet = ?",
      [&](const Row& row) {
        result.sheet = row.id<contest::SheetId>(0);
        result.acceptance = row.optionalNumber(1);
      },
      ownerText(owner.kind), owner.game, sheet);
  eachRow(
      database,
      "SELECT 'review ' || id FROM review WHERE sheet = ?1 UNION ALL"
      " SELECT 'ruling ' || line || side || cell || coalesce('=' || value, '') || \"by\" || reason || at "
      "FROM ruling"
      " WHERE sheet = ?1 ORDER BY 1",
      [&](const Row& row) { result.looks.push_back(row.text(0)); }, sheet);
  const std::string sql = std::string(
                              "SELECT coalesce(ending, '') || '|' || coalesce(blue_grand, '') || '|' ||"
                              " coalesce(red_grand, '') || '|' || coalesce(result, '') FROM ") +
                          (owner.kind == OwnerKind::Game ? "game" : "rematch") + " WHERE id = ?";
  eachRow(
      database, sql, [&](const Row& row) { result.result = row.text(0); }, owner.game);
  return result;
}

}  // namespace damath::db::detail
