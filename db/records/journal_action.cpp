// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/journal_action.hpp"

#include <algorithm>

#include "core/every.hpp"
#include "core/spellings.hpp"

namespace damath::db {

namespace {

using enum JournalAction;
using enum Limit;
using Kind = JournalKind;
constexpr Right kAll = Right::All;
constexpr Right kOwn = Right::Own;

// The facts of each action, in the order of the enum JournalAction.
constexpr ActionFacts kActions[] = {
    {CreateContest, Kind::Contest, OfFile, "create"},
    {Migrate, Kind::Contest, OfFile, ""},
    {LeaveOfficial, Kind::Contest, NeverUndone, "practice"},
    {AddEvent, Kind::Contest, Limit::None, "event"},
    {SetEvent, Kind::Contest, Limit::None, "change"},
    {ImportPlayers, Kind::Players, Limit::None, "import"},
    {AddPlayer, Kind::Players, Limit::None, "player --add"},
    {SetPlayer, Kind::Players, Limit::None, "player --edit"},
    {RemovePlayer, Kind::Players, Limit::None, "player --remove"},
    {ForgetPlayer, Kind::Players, NeverUndone, "forget"},
    {RenameContest, Kind::Contest, Limit::None, "rename"},
    {RenameEvent, Kind::Contest, Limit::None, "rename --event"},
    {SetNotice, Kind::Contest, Limit::None, "notice"},
    {TakeOverRound, Kind::Rounds, Limit::None, ""},
    {TakeOverReport, Kind::Rounds, Limit::None, "import"},
    {Withdraw, Kind::Players, Limit::None, "withdraw"},
    {Rejoin, Kind::Players, Limit::None, "withdraw --rejoin"},
    {SetAbsence, Kind::Players, Limit::None, "absent"},
    {CheckIn, Kind::Players, Limit::None, "check-in --as"},
    {Renumber, Kind::Players, Limit::None, "renumber"},
    {PairRound, Kind::Rounds, Limit::None, "pair"},
    {PairByHand, Kind::Rounds, Limit::None, "pair --by-hand"},
    {PublishRound, Kind::Rounds, Limit::None, "publish"},
    {UnpairRound, Kind::Rounds, Limit::None, "unpair"},
    {SetResult, Kind::Results, Limit::None, "result", kAll, kAll},
    {CorrectResult, Kind::Results, Limit::None, "result", kOwn, kAll},
    {ReopenResult, Kind::Results, Limit::None, "result --reopen"},
    {ReopenSheet, Kind::Sheets, Limit::None, ""},
    {TakeOffSheet, Kind::Sheets, Limit::None, "sheet --take-off"},
    {RemoveRematch, Kind::Results, Limit::None, "rematch --reopen"},
    {AddRematch, Kind::Results, Limit::None, "rematch"},
    {CorrectRematch, Kind::Results, Limit::None, "rematch"},
    {DrawLot, Kind::Results, Limit::None, "lot"},
    {StoreSheet, Kind::Sheets, Limit::None, "sheet", kAll, kAll},
    {AcceptSheet, Kind::Sheets, Limit::None, "sheet --accept", Right::None, kAll},
    {ReviewSheet, Kind::Reviews, Limit::None, "review", Right::None, kAll},
    {Rule, Kind::Reviews, Limit::None, "rule"},
    {SignOff, Kind::Reviews, NeverUndone, "review --sign-off"},
    {AddViolation, Kind::Reviews, NeverUndone, "violation", kAll, kAll},
    {BeginLive, Kind::Sheets, OfLiveGame, "live --begin"},
    {LetTurnStand, Kind::Reviews, OfLiveGame, "live --stands"},
    {TakeBackTurn, Kind::Sheets, OfLiveGame, "live --take-back"},
    {GoOnLive, Kind::Sheets, OfLiveGame, "live --go-on"},
    {ChargeClock, Kind::Sheets, OfLiveGame, "live --charge"},
    {Object, Kind::Reviews, OfLiveGame, "live --objection"},
    {RuleAtBoard, Kind::Reviews, OfLiveGame, "live --ruling"},
    {AbandonLive, Kind::Sheets, OfLiveGame, "live --give-up"},
    {LendEvent, Kind::Keeping, NeverUndone, "split"},
    {BorrowEvent, Kind::Keeping, NeverUndone, ""},
    {TakeEventBack, Kind::Keeping, NeverUndone, "reclaim"},
    {MergeEvent, Kind::Keeping, NeverUndone, "merge"},
    {Restore, Kind::Keeping, OfFile, "restore"},
    {Rescue, Kind::Keeping, OfFile, "rescue"},
    {IssuePaper, Kind::Keeping, NeverUndone, "print"},
    {NoteClock, Kind::Keeping, NeverUndone, ""},
    {Undo, Kind::Keeping, Limit::None, "undo"},
    {Redo, Kind::Keeping, Limit::None, "redo"},
};

}  // namespace

const ActionFacts& factsOf(JournalAction action) {
  static_assert(std::ranges::equal(kActions, kEvery<JournalAction>, {}, &ActionFacts::action));
  return kActions[static_cast<std::size_t>(action)];
}

std::string_view toText(JournalAction action) {
  return spellingOf(action);
}

std::optional<JournalAction> parseJournalAction(std::string_view text) {
  return valueOf<JournalAction>(text);
}

bool isNeverUndone(JournalAction action) {
  return factsOf(action).limit != Limit::None;
}

bool isFreshStart(JournalAction action) {
  return action == Migrate || action == Rescue;
}

JournalKind journalKindOf(std::optional<JournalAction> action) {
  return action ? factsOf(*action).kind : JournalKind::Keeping;
}

std::string_view toText(JournalKind kind) {
  return spellingOf(kind);
}

std::optional<JournalKind> parseJournalKind(std::string_view text) {
  return valueOf<JournalKind>(text);
}

}  // namespace damath::db
