// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/result_change.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/result_input.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/rematches.hpp"
#include "core/contest/systems/next_round.hpp"
#include "core/contest/systems/system.hpp"
#include "core/precondition.hpp"
#include "db/edits/round_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "db/records/rights.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

namespace {

// Publishes the round if it is unpublished. A person who may not publish rounds, such as a clerk, gets the
// error RoundHeld. Other persons must confirm the publication.
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

// True if the game has a result, and the person who is logged in may correct only the result that this person
// entered last (a clerk in a shared contest). Such a correction repairs a typing error and needs no
// confirmation.
bool mendsOwnEntry(const Change& change, const contest::Game& game) {
  const auto person = change.person();
  return person && game.result &&
         db::rightOf(person->role, db::JournalAction::CorrectResult) == db::Right::Own;
}

MetEntry metBy(const OtherHand& hand, const contest::Event& event, const contest::Game& game) {
  return {Place{game.round, game.board}, factsOf(*game.result, event.setup.set), hand.by, hand.at};
}

// Returns EnteredByOther with author, time and result if another person entered the result. The server checks
// the other conditions under which a person may correct an own result: how old the result is, and if later
// data depends on it.
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

// Returns the result of the scoresheet in force; nullopt if there is no scoresheet or its result is open. If
// the scoresheet is signed off, a correction must give exactly the result of the scoresheet. Errors:
// SheetSignedOff.
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

contest::Event withResult(contest::Event event, contest::GameId game,
                          const std::optional<contest::GameResult>& after) {
  std::ranges::find(event.games, game, &contest::Game::id)->result = after;
  return event;
}

// Returns the event without this round and all later rounds.
contest::Event beforeRound(contest::Event event, contest::RoundNumber round) {
  std::erase_if(event.rounds, [round](const contest::Round& each) { return each.number >= round; });
  std::erase_if(event.games, [round](const contest::Game& each) { return each.round >= round; });
  std::erase_if(event.byes, [round](const contest::Bye& each) { return each.round >= round; });
  return event;
}

// Adds to `places` the games of the round `next` that the system would pair differently now.
void addPairedOtherwise(const contest::Contest& contest, const contest::Event& after,
                        contest::RoundNumber next, std::vector<Place>& places) {
  const contest::Contest then = contest::withEvent(contest, beforeRound(after, next));
  const auto pairing = pairing::nextRound(then, then.at(after.id));
  for (const contest::Game* game : contest::gamesOf(after, next)) {
    const auto same = [game](const pairing::Board& board) {
      return contest::isBetween(*game, board.blue, board.red);
    };
    if (!pairing || std::ranges::none_of(pairing->boards, same)) places.push_back({game->round, game->board});
  }
}

// Returns the games of later rounds that the system would pair differently now. In a Swiss system each round
// depends on the round before, so only the next round is returned. In other systems, the change of a result
// can affect a game several rounds later, such as a final.
std::vector<Place> pairedOtherwise(const contest::Contest& contest, const contest::Event& after,
                                   const std::vector<contest::Round>& since) {
  const pairing::Dependence dependence = pairing::rulesOf(after).dependence;
  std::vector<Place> places;
  if (dependence == pairing::Dependence::None) return places;
  for (const contest::Round& round : since) {
    addPairedOtherwise(contest, after, round.number, places);
    if (dependence == pairing::Dependence::NextRound) break;
  }
  return places;
}

// Returns two codes (reasons) of the confirmation question. The first code is used if the game is in the
// newest round, the second code if a later round is paired already.
std::pair<ConfirmationReason, ConfirmationReason> codesOf(const contest::Game& game,
                                                          const std::optional<contest::GameResult>& after) {
  if (!after) return {ConfirmationReason::ResultReopened, ConfirmationReason::PastReopened};
  if (!game.result) return {ConfirmationReason::PastEntered, ConfirmationReason::PastEntered};
  return {ConfirmationReason::ResultCorrected, ConfirmationReason::PastCorrected};
}

// Returns the rounds after the drawn knock-out game that the rematch decided. These rounds were paired with
// the winner of the rematch. Empty if the rematch decided no such game.
std::vector<contest::Round> pairedUpon(const contest::Event& event, const contest::Rematch& rematch) {
  std::vector<contest::Round> since;
  const contest::Game* game = rematch.decides ? event.find(*rematch.decides) : nullptr;
  if (game == nullptr) return since;
  std::ranges::copy_if(event.rounds, std::back_inserter(since),
                       [game](const contest::Round& round) { return round.number > game->round; });
  return since;
}

// Returns the scoresheet in force if it is accepted, else nullopt. Errors: SheetSignedOff.
DeskResult<std::optional<contest::SheetId>> acceptedSheet(const Change& change, const Meeting& meeting) {
  DAMATH_TRY(stored, sheetInForce(change.edit().reading(), meeting.owner));
  if (!*stored) return std::nullopt;
  if ((*stored)->signOff) return refusedAt(Refusal::SheetSignedOff, meeting.at);
  if ((*stored)->acceptance == db::Acceptance::Open) return std::nullopt;
  return (*stored)->id;
}

}  // namespace

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
  after.afterRound = before.afterRound;
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
  const contest::Rematch* last = contest::lastRematchBetween(event, rematch.blue, rematch.red);
  if (rematch.blue == rematch.red || !contest::isRematchOpen(event, rematch.blue, rematch.red)) {
    // If the two have played the rematch of this tie already, corrects its result.
    if (last == nullptr) return refused(Refusal::NoRematchDue);
    return correctedRematch(change, event, *last, std::move(rematch));
  }
  // Asks for confirmation if another person has entered a rematch of these players since the author's screen
  // was drawn.
  if (last != nullptr) {
    DAMATH_CHECK(change.askMeanwhile({subjectOf(meetingOf(*last))}));
  }
  rematch.decides = contest::gameToDecide(event, rematch.blue, rematch.red);
  rematch.afterRound = contest::afterRoundOf(event, rematch.blue, rematch.red);
  DAMATH_TRY(id, toDeskResult(db::RoundEdit(change.edit()).addRematch(event.id, rematch)));
  return ResultChange{*id, ChangeKind::First, {}, rematch.result};
}

DeskResult<ResultChange> correctedRematch(const Change& change, const contest::Event& event,
                                          const contest::Rematch& before, contest::Rematch after) {
  DAMATH_TRY(result,
             withTotalsOfSheet(change.edit().reading(), event, db::ofRematch(before.id), after.result));
  after.result = *std::move(result);
  DAMATH_TRY(kind, putResult(change, event, before, after));
  return ResultChange{before.id, *kind, before.result, after.result};
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

ResultMove moveOf(const contest::Contest& contest, const contest::Event& event, const Meeting& meeting,
                  const std::optional<contest::GameResult>& after) {
  const auto facts = [&](const std::optional<contest::GameResult>& result) {
    return result ? std::optional(factsOf(*result, event.setup.set)) : std::nullopt;
  };
  return {playersText(contest, event, meeting), facts(meeting.result), facts(after)};
}

Question questionOf(const contest::Contest& contest, const contest::Event& event, const contest::Game& game,
                    const std::optional<contest::GameResult>& after) {
  const auto [alone, past] = codesOf(game, after);
  const contest::Event changed = withResult(event, game.id, after);
  Effects effects{{}, contest::consequences(event, changed), {}};
  if (game.result) effects.result = moveOf(contest, event, meetingOf(game), after);
  const bool isPast = !effects.consequences.pairedSince.empty();
  effects.pairings = pairedOtherwise(contest, changed, effects.consequences.pairedSince);
  return questionAt(isPast ? ConfirmationLevel::TwoSteps : ConfirmationLevel::Confirm, isPast ? past : alone,
                    Place{game.round, game.board}, std::move(effects));
}

Question questionOf(const contest::Contest& contest, const contest::Event& event,
                    const contest::Rematch& removed) {
  const Meeting meeting = meetingOf(removed);
  contest::Event changed = event;
  std::erase_if(changed.rematches,
                [&removed](const contest::Rematch& rematch) { return rematch.id == removed.id; });
  const std::vector<contest::Round> since = pairedUpon(event, removed);
  return questionAt(since.empty() ? ConfirmationLevel::Confirm : ConfirmationLevel::TwoSteps,
                    ConfirmationReason::RematchReopened, meeting.at,
                    Effects{moveOf(contest, event, meeting, std::nullopt),
                            contest::consequences(event, changed), pairedOtherwise(contest, changed, since)});
}

DeskResult<ResultReopened> takeResult(const Change& change, const contest::Event& event,
                                      const Meeting& meeting) {
  DAMATH_TRY(sheet, acceptedSheet(change, meeting));
  const bool isGame = meeting.owner.kind == db::OwnerKind::Game;
  const contest::Game* game = isGame ? event.find(meeting.owner.game) : nullptr;
  const contest::Rematch* rematch = isGame ? nullptr : event.findRematch(meeting.owner.game);
  DAMATH_EXPECTS(game != nullptr || rematch != nullptr);
  auto question = isGame ? questionOf(change.contest(), event, *game, std::nullopt)
                         : questionOf(change.contest(), event, *rematch);
  DAMATH_CHECK(change.requireConfirmation(std::move(question)));
  if (*sheet) {
    DAMATH_CHECK(change.requireConfirmation(
        questionAt(ConfirmationLevel::Confirm, ConfirmationReason::AcceptanceUndone, meeting.at)));
    DAMATH_CHECK(toDeskResult(db::SheetEdit(change.edit()).withdrawAcceptance(**sheet)));
  }
  db::RoundEdit rounds(change.edit());
  DAMATH_CHECK(
      toDeskResult(isGame ? rounds.removeResult(game->id) : rounds.removeRematch(event.id, rematch->id)));
  return ResultReopened{meeting.owner.game, *meeting.result,
                        *sheet ? db::Acceptance::Accepted : db::Acceptance::Open};
}

}  // namespace damath::desk
