// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/result_change.hpp"

#include "app/desk/roster/person_text.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/result_question.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/progress.hpp"
#include "core/precondition.hpp"
#include "core/rules/possible_total.hpp"
#include "core/sheet/law/spelling.hpp"
#include "db/edits/round_edit.hpp"
#include "db/records/rights.hpp"

namespace damath::desk {

namespace {

// Publishes the round if it is unpublished. A clerk may not publish a round and gets RoundHeld. All other
// persons confirm the publication first.
DeskResult<void> publishUnpublished(const Change& change, const contest::Event& event,
                                    contest::RoundNumber number) {
  if (!event.isHeld(number)) return {};
  if (!mayDo(change.person(), db::JournalAction::PublishRound)) {
    return refused(Refusal::RoundHeld, std::to_string(numberOf(number)));
  }
  DAMATH_CHECK(change.requireConfirmation({.level = ConfirmationLevel::Acknowledge,
                                           .code = ConfirmationReason::RoundPublished,
                                           .round = number}));
  return toDeskResult(db::RoundEdit(change.edit()).publish(event.id, number));
}

// True if the person may correct only the person's own last entry (a clerk in a shared contest). Such a
// correction repairs a typing error and needs no confirmation.
bool mendsOwnEntry(const Change& change, const contest::Game& game) {
  const auto person = change.person();
  return person && game.result &&
         db::rightOf(person->role, db::JournalAction::CorrectResult) == db::Right::Own;
}

MetEntry metBy(const OtherHand& hand, const contest::Event& event, const contest::Game& game) {
  return {Place{game.round, game.board}, factsOf(*game.result, event.setup.set), hand.by, hand.at};
}

// Returns EnteredByOther with author, time and result if another person entered the result. The server checks
// the other conditions: the age of the entry, and later data based on it.
DeskResult<void> checkOwnEntry(const Change& change, const contest::Event& event, const contest::Game& game) {
  DAMATH_TRY(others, change.others().last(subjectOf(game.id)));
  if (!others->isAny()) return {};
  return refused(Refusal::EnteredByOther, metBy(*others, event, game));
}

// Asks for confirmation if another person entered or deleted a result since the author's screen was drawn.
DeskResult<void> askResultMeanwhile(const Change& change, const contest::Event& event,
                                    const contest::Game& game, const contest::GameResult& after) {
  if (!game.result) return change.askMeanwhile({subjectOf(game.id)});
  DAMATH_TRY(since, change.others().since(subjectOf(game.id)));
  if (!since->isAny()) return {};
  ResultMove move = moveOf(change.contest(), event, meetingOf(game), after);
  return change.requireConfirmation(questionAt(ConfirmationLevel::Confirm,
                                               ConfirmationReason::ResultMeanwhile, meetingOf(game).at,
                                               ResultMet{std::move(move), since->by, since->at}));
}

// Returns the result of the sheet in force; nullopt if there is no sheet or its result is open. If the sheet
// is signed off, a correction must give exactly the result of the sheet. Errors: SheetSignedOff.
DeskResult<std::optional<contest::GameResult>> sheetHeldAgainst(const Change& change,
                                                                const contest::Event& event,
                                                                const Meeting& meeting, bool isCorrection) {
  DAMATH_TRY(stored, sheetInForce(change.edit().reading(), meeting.owner));
  if (!*stored) return std::optional<contest::GameResult>();
  std::optional<contest::GameResult> ofSheet = settledResultOf(**stored, event.setup);
  const bool agrees =
      ofSheet && agreementOf(event.setup, *meeting.result, ofSheet) == contest::Agreement::Agrees;
  if (isCorrection && (*stored)->signOff && !agrees) return refusedAt(Refusal::SheetSignedOff, meeting.at);
  return ofSheet;
}

}  // namespace

DeskResult<contest::GameResult> judged(const contest::EventSetup& setup, contest::GameKind kind,
                                       const contest::ResultInput& input) {
  auto result = contest::judged(setup.ruleset, kind, input);
  if (!result) {
    switch (result.error()) {
      case contest::ResultFault::TotalsIncomplete:
        return refused(Refusal::TotalsIncomplete);
      case contest::ResultFault::EndingNotAllowed:
        return refused(Refusal::EndingNotAllowed, OfEnding{input.ending});
      case contest::ResultFault::TotalsRequired:
        return refused(Refusal::TotalsRequired, OfEnding{input.ending});
    }
  }
  DAMATH_CHECK(checkTotals(setup, input.blueGrand, input.redGrand));
  return *std::move(result);
}

DeskResult<void> checkTotals(const contest::EventSetup& setup, const std::optional<exact::Number>& blue,
                             const std::optional<exact::Number>& red) {
  for (const auto& total : {blue, red}) {
    const auto fault = total ? rules::faultOfTotal(setup.ruleset, setup.set, *total) : std::nullopt;
    if (!fault) continue;
    return refused(Refusal::TotalImpossible, BadTotal{shown(sheet::figureText(setup.set, *total)), *fault});
  }
  return {};
}

DeskResult<void> checkEntries(const contest::Event& event, const contest::Rematch& rematch) {
  for (const contest::EntryId entry : {rematch.blue, rematch.red}) {
    DAMATH_CHECK(entryOf(event, entry));
  }
  return {};
}

DeskResult<contest::GameResult> withTotalsOfSheet(const db::Reading& reading, const contest::Event& event,
                                                  db::SheetOwner owner, contest::GameResult result) {
  if (result.blueGrand || result.redGrand || rules::isNoShow(result.ending)) return result;
  DAMATH_TRY(stored, sheetInForce(reading, owner));
  if (!*stored) return result;
  const std::optional<contest::GameResult> ofSheet = settledResultOf(**stored, event.setup);
  if (!ofSheet) return result;
  result.blueGrand = ofSheet->blueGrand;
  result.redGrand = ofSheet->redGrand;
  return result;
}

DeskResult<ChangeKind> putResult(const Change& change, const contest::Event& event, const contest::Game& game,
                                 const contest::GameResult& after) {
  if (game.result && *game.result == after) return ChangeKind::Confirmed;
  if (mendsOwnEntry(change, game)) {
    DAMATH_CHECK(checkOwnEntry(change, event, game));
  } else {
    DAMATH_CHECK(askResultMeanwhile(change, event, game, after));
  }
  const bool isFirst = !game.result;
  Meeting meeting = meetingOf(game);
  meeting.result = after;
  DAMATH_TRY(sheet, sheetHeldAgainst(change, event, meeting, !isFirst));
  if (asksForConfirmation(event, game) && !mendsOwnEntry(change, game)) {
    DAMATH_CHECK(change.requireConfirmation(questionOf(change.contest(), event, game, after)));
  }
  DAMATH_CHECK(checkAgreement(change, event, meeting, *sheet));
  if (isFirst && !*sheet) {
    DAMATH_CHECK(askBeforeLiveCloses(change, event, meetingOf(game)));
  }
  if (!game.result) {
    DAMATH_CHECK(publishUnpublished(change, event, game.round));
  }
  return toDeskResult(db::RoundEdit(change.edit()).setResult(game.id, after)).map([&] {
    return isFirst ? ChangeKind::First : ChangeKind::Correction;
  });
}

Unexpected<DeskError> enteredAlready(const Change& change, const contest::Event& event,
                                     const contest::Game& game) {
  DAMATH_TRY(others, change.others().last(subjectOf(game.id)));
  return others->isAny() ? refused(Refusal::EnteredAlready, metBy(*others, event, game))
                         : refused(Refusal::ResultUnchanged);
}

DeskResult<ChangeKind> putResult(const Change& change, const contest::Event& event,
                                 const contest::Rematch& before, contest::Rematch after) {
  if (before.blue == after.blue && before.result == after.result) return ChangeKind::Confirmed;
  DAMATH_CHECK(change.askMeanwhile({subjectOf(meetingOf(before))}));
  after.id = before.id;
  after.decides = before.decides;
  const Meeting meeting = meetingOf(after);
  DAMATH_TRY(sheet, sheetHeldAgainst(change, event, meeting, true));
  DAMATH_CHECK(change.requireConfirmation(
      questionAt(ConfirmationLevel::Confirm, ConfirmationReason::ResultCorrected, meeting.at,
                 moveOf(change.contest(), event, meetingOf(before), after.result))));
  DAMATH_CHECK(checkAgreement(change, event, meeting, *sheet));
  return toDeskResult(db::RoundEdit(change.edit()).setRematch(event.id, after)).map([&] {
    return ChangeKind::Correction;
  });
}

DeskResult<ResultChange> putRematch(const Change& change, const contest::Event& event,
                                    contest::Rematch rematch) {
  rematch.decides = contest::gameToDecide(event, rematch.blue, rematch.red);
  if (!rematch.decides) {
    // The players have a rematch for this tie already, so its result is corrected.
    if (const contest::Rematch* before = contest::lastRematchBetween(event, rematch.blue, rematch.red)) {
      DAMATH_TRY(after, withTotalsOfSheet(change.edit().reading(), event, db::ofRematch(before->id),
                                          rematch.result));
      rematch.result = *std::move(after);
      DAMATH_TRY(kind, putResult(change, event, *before, rematch));
      return ResultChange{before->id, *kind, before->result, rematch.result};
    }
    if (rematch.blue == rematch.red || !contest::isRematchDue(event, rematch.blue, rematch.red)) {
      return refused(Refusal::NoRematchDue);
    }
  }
  // Another person may have entered this rematch since the author's screen was drawn.
  if (const contest::Rematch* last = contest::lastRematchBetween(event, rematch.blue, rematch.red)) {
    DAMATH_CHECK(change.askMeanwhile({subjectOf(meetingOf(*last))}));
  }
  DAMATH_TRY(id, toDeskResult(db::RoundEdit(change.edit()).addRematch(event.id, rematch)));
  return ResultChange{*id, ChangeKind::First, {}, rematch.result};
}

DeskResult<ChangeKind> putResult(const Change& change, const contest::Event& event, const Meeting& meeting,
                                 const contest::GameResult& after) {
  if (meeting.owner.kind == db::OwnerKind::Game) {
    const contest::Game* game = event.find(meeting.owner.game);
    DAMATH_EXPECTS(game != nullptr);
    return putResult(change, event, *game, after);
  }
  const contest::Rematch* rematch = event.findRematch(meeting.owner.game);
  DAMATH_EXPECTS(rematch != nullptr);
  contest::Rematch changed = *rematch;
  changed.result = after;
  return putResult(change, event, *rematch, changed);
}

}  // namespace damath::desk
