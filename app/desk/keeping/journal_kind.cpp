// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/keeping/journal_kind.hpp"

#include "core/partition.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

JournalKind journalKindOf(std::optional<db::JournalAction> action) {
  using enum db::JournalAction;
  static constexpr Part<JournalKind, db::JournalAction> kKinds[] = {
      {JournalKind::Contest,
       {CreateContest, Migrate, LeaveOfficial, RenameContest, SetNotice, AddEvent, SetEvent, RenameEvent}},
      {JournalKind::Players,
       {ImportPlayers, AddPlayer, SetPlayer, RemovePlayer, Withdraw, Rejoin, SetAbsence, CheckIn, Renumber}},
      {JournalKind::Rounds,
       {TakeOverRound, TakeOverReport, PairRound, PairByHand, PublishRound, UnpairRound}},
      {JournalKind::Results,
       {SetResult, CorrectResult, ReopenResult, RemoveRematch, AddRematch, CorrectRematch, DrawLot}},
      {JournalKind::Sheets,
       {ReopenSheet, TakeOffSheet, StoreSheet, AcceptSheet, BeginLive, TakeBackTurn, GoOnLive, ChargeClock,
        AbandonLive}},
      {JournalKind::Reviews, {ReviewSheet, Rule, SignOff, AddViolation, LetTurnStand, Object, RuleAtBoard}},
      {JournalKind::Keeping, {LendEvent, BorrowEvent, TakeEventBack, MergeEvent, Restore, Undo, Redo}},
  };
  static_assert(isPartition(kKinds));
  return action ? partOf(kKinds, *action) : JournalKind::Keeping;
}

std::string_view toText(JournalKind kind) {
  return spellingOf(kind);
}

std::optional<JournalKind> parseJournalKind(std::string_view text) {
  return valueOf<JournalKind>(text);
}

}  // namespace damath::desk
