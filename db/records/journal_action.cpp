// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/journal_action.hpp"

#include "core/partition.hpp"
#include "core/spellings.hpp"

namespace damath::db {

std::string_view toText(JournalAction action) {
  return spellingOf(action);
}

std::optional<JournalAction> parseJournalAction(std::string_view text) {
  return valueOf<JournalAction>(text);
}

bool isOfLiveGame(JournalAction action) {
  using enum JournalAction;
  static constexpr ValueSet<JournalAction> kOfLiveGame{BeginLive,   LetTurnStand, TakeBackTurn, GoOnLive,
                                                       ChargeClock, Object,       RuleAtBoard,  AbandonLive};
  return kOfLiveGame.has(action);
}

bool isNeverUndone(JournalAction action) {
  enum class Undoing { Possible, Never };
  using enum JournalAction;
  static constexpr Part<Undoing, JournalAction> kUndoing[] = {
      {Undoing::Never,
       {CreateContest, Migrate, LeaveOfficial, SignOff, AddViolation, BeginLive, LetTurnStand, TakeBackTurn,
        GoOnLive, ChargeClock, Object, RuleAtBoard, AbandonLive, LendEvent, BorrowEvent, TakeEventBack,
        MergeEvent, Restore}},
      {Undoing::Possible, {AddEvent,       SetEvent,      ImportPlayers,  AddPlayer,    SetPlayer,
                           RemovePlayer,   RenameContest, RenameEvent,    SetNotice,    TakeOverRound,
                           TakeOverReport, Withdraw,      Rejoin,         SetAbsence,   CheckIn,
                           Renumber,       PairRound,     PairByHand,     PublishRound, UnpairRound,
                           SetResult,      CorrectResult, ReopenResult,   ReopenSheet,  TakeOffSheet,
                           RemoveRematch,  AddRematch,    CorrectRematch, DrawLot,      StoreSheet,
                           AcceptSheet,    ReviewSheet,   Rule,           Undo,         Redo}},
  };
  static_assert(isPartition(kUndoing));
  return partOf(kUndoing, action) == Undoing::Never;
}

}  // namespace damath::db
