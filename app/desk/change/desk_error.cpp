// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/change/desk_error.hpp"

#include <type_traits>
#include <utility>

#include "app/desk/change/result_difference.hpp"
#include "core/partition.hpp"
#include "core/precondition.hpp"
#include "core/spellings.hpp"

namespace damath::desk {

namespace {

template <class Facts, std::size_t kIndex = 0>
consteval std::size_t indexOf() {
  if constexpr (std::is_same_v<Facts, std::variant_alternative_t<kIndex, RefusalFacts>>) {
    return kIndex;
  } else {
    return indexOf<Facts, kIndex + 1>();
  }
}

template <class Facts>
constexpr std::size_t kKind = indexOf<Facts>();

struct RefusalKind {
  std::size_t facts;
  StandsAgainst against;
};

}  // namespace

RefusalRow rowOf(Refusal refusal) {
  using enum Refusal;
  using enum StandsAgainst;
  static constexpr Part<RefusalKind, Refusal> kRefusals[] = {
      {{kKind<FileFault>, Request}, {StoreFailed}},
      {{kKind<Subject>, Request},
       {FileExists, NotText, TextUnseen, TextTooLong, NoSuchDay, EventExists, NoSuchEvent, ChipSetBroken,
        BadLegs, BadRounds, NoSuchEntry, NoSuchPaper, BackupBroken, NoSuchAct, NotABranch}},
      {{kKind<std::monostate>, Request}, {NameMissing, TotalsIncomplete}},
      {{kKind<BadRows>, Request}, {RowsRefused, PlayerRefused}},
      {{kKind<Subject>, Contest},
       {PlayerUnchanged,  PlayerStays,    ViolationLogged, NamesUnchanged,    EntriesFrozen,
        TooFewEntries,    Complete,       NothingLeft,     TooManyEntries,    RoundNotPaired,
        RoundHasResults,  RoundHeld,      RoundPublished,  PairingUnchanged,  LateImpossible,
        AlreadyWithdrawn, NeverLeft,      RoundPlayed,     NoLotOpen,         AlreadyPractice,
        ReviewedAlready,  EventHere,      EventLent,       FileBorrowed,      EventNotBorrowed,
        BranchMerged,     BranchDiverged, EntriesPresent,  TieRematchMissing, RoundUnpublished,
        RoundAdrift}},
      {{kKind<Missing>, Contest}, {ResultsMissing, RematchMissing}},
      {{kKind<At>, Request}, {NoSuchGame}},
      {{kKind<OfEnding>, Request}, {TotalsRequired, EndingNotAllowed}},
      {{kKind<BadTotal>, Request}, {TotalImpossible}},
      {{kKind<std::monostate>, Contest}, {ResultUnchanged, NoRematchDue, NothingToUndo, NothingToRedo}},
      {{kKind<At>, Contest},
       {ResultOpen,      NoSuchSheet,   SheetAccepted,  SheetEmpty,     BoardPairedAnew, SheetSignedOff,
        NotReviewed,     SheetOpen,     ReviewDiffers,  SheetDisagrees, NoSuchFinding,   KeepsExchange,
        LeavesGamesOpen, NoSuchRematch, LiveMissing,    LiveBegun,      GamePlayed,      LiveMoved,
        LiveBroken,      LiveOpen,      LiveByProgram,  GameOver,       GameGoesOn,      NothingPlayed,
        ObjectionOpen,   NoObjection,   RepetitionOpen, NoRepetition,   TimeIsOver,      ClockRefused,
        EndedByBoard}},
      {{kKind<Asked>, Request}, {ByRequired, ReasonRequired}},
      {{kKind<Asked>, Contest}, {ConfirmationAsked}},
      {{kKind<BadPlan>, Contest}, {ScheduleImpossible}},
      {{kKind<BadRound>, Contest}, {PairingImpossible, ReportUnplayable}},
      {{kKind<MetEntry>, Contest}, {EnteredByOther, EnteredAlready}},
      {{kKind<MetSheet>, Contest}, {SheetByOther}},
      {{kKind<Bounded>, Contest}, {NoSuchRound}},
      {{kKind<ResultDifference>, Contest}, {AcceptedDiffers}},
      {{kKind<BadValue>, Request}, {RulingNoValue}},
      {{kKind<notation::TypedTurnFault>, Contest}, {TurnRefused}},
      {{kKind<RowFacts>, Contest}, {ChangeStays}},
      {{kKind<BuiltOn>, Contest}, {ActBuiltOn}},
      {{kKind<Unproven>, Contest}, {NotProven}},
      {{kKind<notation::TrfFaults>, Request}, {ReportBroken}},
      {{kKind<notation::TrfMisfits>, Request}, {ReportUnfit}},
  };
  static_assert(isPartition(kRefusals));
  const auto [facts, against] = partOf(kRefusals, refusal);
  return {refusal, refusal == ConfirmationAsked ? "careAsked" : spellingOf(refusal), facts, against};
}

std::string_view toText(Refusal refusal) {
  return rowOf(refusal).code;
}

template <class Facts>
DeskError::DeskError(Refusal why, Facts what)
    : refusal(why), facts(std::make_shared<const RefusalFacts>(std::move(what))) {
  DAMATH_EXPECTS(facts->index() == rowOf(refusal).facts);
}
DeskError::DeskError(Refusal why) : DeskError(why, RefusalFacts()) {}

template DeskError::DeskError(Refusal, RefusalFacts);
template DeskError::DeskError(Refusal, Subject);
template DeskError::DeskError(Refusal, Bounded);
template DeskError::DeskError(Refusal, At);
template DeskError::DeskError(Refusal, Missing);
template DeskError::DeskError(Refusal, OfEnding);
template DeskError::DeskError(Refusal, BadRows);
template DeskError::DeskError(Refusal, BadTotal);
template DeskError::DeskError(Refusal, BadValue);
template DeskError::DeskError(Refusal, BadPlan);
template DeskError::DeskError(Refusal, BadRound);
template DeskError::DeskError(Refusal, Asked);
template DeskError::DeskError(Refusal, FileFault);
template DeskError::DeskError(Refusal, ResultDifference);
template DeskError::DeskError(Refusal, RowFacts);
template DeskError::DeskError(Refusal, notation::TrfFaults);
template DeskError::DeskError(Refusal, notation::TrfMisfits);
template DeskError::DeskError(Refusal, notation::TypedTurnFault);
template DeskError::DeskError(Refusal, MetEntry);
template DeskError::DeskError(Refusal, MetSheet);
template DeskError::DeskError(Refusal, BuiltOn);
template DeskError::DeskError(Refusal, Unproven);

const Question* DeskError::question() const {
  const auto* asked = as<Asked>();
  return asked != nullptr && asked->question ? &*asked->question : nullptr;
}

std::vector<Question> DeskError::questions() const {
  const auto* asked = as<Asked>();
  if (asked == nullptr || !asked->question) return {};
  std::vector<Question> all{*asked->question};
  all.insert(all.end(), asked->further.begin(), asked->further.end());
  return all;
}

std::string_view DeskError::subject() const {
  const auto* named = as<Subject>();
  return named == nullptr ? std::string_view() : named->text;
}

}  // namespace damath::desk
