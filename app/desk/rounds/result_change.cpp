// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/rounds/result_change.hpp"

#include <algorithm>
#include <utility>

#include "app/desk/rounds/later_rounds.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/publication.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/result_input.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/rematches.hpp"
#include "core/contest/systems/system.hpp"
#include "core/precondition.hpp"
#include "db/edits/round_edit.hpp"
#include "db/edits/sheet_edit.hpp"
#include "db/records/rights.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::desk {

namespace {

// Publishes the round of the game if it is unpublished. A person who may not publish rounds, such as a clerk,
// gets the error RoundHeld. Other persons must confirm the publication.
DeskResult<void> publishUnpublished(const Change& change, const contest::Event& event,
                                    const contest::Game& game) {
  const contest::RoundNumber number = game.round;
  if (!event.isHeld(number)) return {};
  if (!mayDo(change.person(), db::JournalAction::PublishRound)) {
    return refused(Refusal::RoundHeld, std::to_string(numberOf(number)));
  }
  DAMATH_CHECK(change.requireConfirmation({.level = ConfirmationLevel::Acknowledge,
                                           .code = ConfirmationReason::RoundPublished,
                                           .round = number}));
  return publishRound(change, event, number, game.id);
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

// Returns the number of the round after which a rematch can touch rounds: the round of the drawn knock-out
// game that the rematch decides, or 0.
contest::RoundNumber roundBehind(const contest::Event& event, const contest::Rematch& rematch) {
  const contest::Game* game = rematch.decides ? event.find(*rematch.decides) : nullptr;
  return game == nullptr ? contest::RoundNumber{0} : game->round;
}

// Returns the event in which `after` has the place of the rematch with this id. Without `after` the rematch
// is deleted. If the event has no such rematch, `after` is added.
contest::Event withRematch(contest::Event event, contest::GameId id,
                           const std::optional<contest::Rematch>& after) {
  const auto found = std::ranges::find(event.rematches, id, &contest::Rematch::id);
  if (found == event.rematches.end()) {
    if (after) event.rematches.push_back(*after);
  } else if (after) {
    *found = *after;
  } else {
    event.rematches.erase(found);
  }
  return event;
}

// Returns the later rounds that are touched if the event's rematch is replaced by `after` (nullopt: deleted)
// or, without such a rematch, if `after` is added. Empty in a system that pairs no round by rematches.
DeskResult<std::vector<LaterRound>> roundsBehindRematch(const db::Reading& reading,
                                                        const contest::Contest& contest,
                                                        const contest::Event& event,
                                                        const contest::Rematch& rematch,
                                                        const std::optional<contest::Rematch>& after) {
  if (pairing::rulesOf(event).rematchesMissing == nullptr) return std::vector<LaterRound>();
  const contest::Event changed = withRematch(event, rematch.id, after);
  return laterRounds(reading, contest, event, changed, roundBehind(event, rematch));
}

// Lets the author choose in the question if an open round is paired again. Somebody who may not pair rounds,
// such as a clerk, has no choice.
Question withChoice(const Change& change, Question question) {
  const auto* effects = question.as<Effects>();
  const bool isOpen = effects != nullptr && openIn(effects->rounds);
  if (isOpen && mayDo(change.person(), db::JournalAction::PairRound)) {
    question.choice = RoundsChoice::Optional;
  }
  return question;
}

// Asks for confirmation. Then pairs the open round again if the question offers this and the author chose it.
// `after` is the event after the change.
DeskResult<PairedAgain> askWithRounds(const Change& change, Question question, const contest::Event& after) {
  question = withChoice(change, std::move(question));
  const auto* effects = question.as<Effects>();
  const bool isOffered = question.choice == RoundsChoice::Optional;
  const auto open = isOffered ? openIn(effects->rounds) : std::nullopt;
  DAMATH_CHECK(change.requireConfirmation(std::move(question)));
  if (!open || change.author().openRounds != OpenRounds::Pair || change.asked()) return PairedAgain();
  return pairAgain(change, after, *open);
}

// Returns two codes (reasons) of the confirmation question. The first code is used if the game is in the
// newest round, the second code if a later round is paired already.
std::pair<ConfirmationReason, ConfirmationReason> codesOf(const contest::Game& game,
                                                          const std::optional<contest::GameResult>& after) {
  if (!after) return {ConfirmationReason::ResultReopened, ConfirmationReason::PastReopened};
  if (!game.result) return {ConfirmationReason::PastEntered, ConfirmationReason::PastEntered};
  return {ConfirmationReason::ResultCorrected, ConfirmationReason::PastCorrected};
}

// Returns the scoresheet in force if it is accepted, else nullopt. Errors: SheetSignedOff.
DeskResult<std::optional<contest::SheetId>> acceptedSheet(const Change& change, const Meeting& meeting) {
  DAMATH_TRY(stored, sheetInForce(change.edit().reading(), meeting.owner));
  if (!*stored) return std::nullopt;
  if ((*stored)->signOff) return refusedAt(Refusal::SheetSignedOff, meeting.at);
  if ((*stored)->acceptance == db::Acceptance::Open) return std::nullopt;
  return (*stored)->id;
}

// Asks for confirmation (PastEntered) before the first result of a rematch that touches later rounds. Such
// rounds were paired before the rematch was deleted.
DeskResult<PairedAgain> askForLateRematch(const Change& change, const contest::Event& event,
                                          const contest::Rematch& rematch) {
  DAMATH_TRY(rounds, roundsBehindRematch(change.edit().reading(), change.contest(), event, rematch, rematch));
  if (rounds->empty()) return PairedAgain();
  const contest::Event changed = withRematch(event, rematch.id, rematch);
  Question question =
      questionAt(ConfirmationLevel::TwoSteps, ConfirmationReason::PastEntered, meetingOf(rematch).at,
                 Effects{{}, contest::consequences(event, changed), *std::move(rounds)});
  return askWithRounds(change, std::move(question), changed);
}

}  // namespace

DeskResult<ResultPut> putResult(const Change& change, const contest::Event& event, const contest::Game& game,
                                const contest::GameResult& after) {
  if (game.result && *game.result == after) return ResultPut{ChangeKind::Confirmed, {}};
  if (mendsOwnEntry(change, game)) {
    DAMATH_CHECK(checkOwnEntry(change, event, game));
  } else {
    DAMATH_CHECK(askResultMeanwhile(change, event, game, after));
  }
  const bool isFirst = !game.result;
  Meeting meeting = meetingOf(game);
  meeting.result = after;
  DAMATH_TRY(sheet, sheetHeldAgainst(change, event, meeting, !isFirst));
  ResultPut put{isFirst ? ChangeKind::First : ChangeKind::Correction, {}};
  if (asksForConfirmation(event, game) && !mendsOwnEntry(change, game)) {
    DAMATH_TRY(question, questionOf(change.edit().reading(), change.contest(), event, game, after));
    DAMATH_TRY(again, askWithRounds(change, *std::move(question), withResult(event, game.id, after)));
    put.again = *std::move(again);
  }
  DAMATH_CHECK(checkAgreement(change, event, meeting, *sheet));
  if (isFirst && !*sheet) {
    DAMATH_CHECK(askBeforeLiveCloses(change, event, meetingOf(game)));
  }
  if (!game.result) {
    DAMATH_CHECK(publishUnpublished(change, event, game));
  }
  return toDeskResult(db::RoundEdit(change.edit()).setResult(game.id, after)).map([&] { return put; });
}

Unexpected<DeskError> enteredAlready(const Change& change, const contest::Event& event,
                                     const contest::Game& game) {
  DAMATH_TRY(others, change.others().last(subjectOf(game.id)));
  return others->isAny() ? refused(Refusal::EnteredAlready, metBy(*others, event, game))
                         : refused(Refusal::ResultUnchanged);
}

DeskResult<ResultPut> putResult(const Change& change, const contest::Event& event,
                                const contest::Rematch& before, contest::Rematch after) {
  if (before.blue == after.blue && before.result == after.result) {
    return ResultPut{ChangeKind::Confirmed, {}};
  }
  DAMATH_CHECK(change.askMeanwhile({subjectOf(meetingOf(before))}));
  after.id = before.id;
  after.decides = before.decides;
  after.afterRound = before.afterRound;
  const Meeting meeting = meetingOf(after);
  DAMATH_TRY(sheet, sheetHeldAgainst(change, event, meeting, true));
  DAMATH_TRY(rounds, roundsBehindRematch(change.edit().reading(), change.contest(), event, before, after));
  const contest::Event changed = withRematch(event, before.id, after);
  ResultMove move = moveOf(change.contest(), event, meetingOf(before), after.result);
  Question question =
      questionAt(ConfirmationLevel::Confirm, ConfirmationReason::ResultCorrected, meeting.at, move);
  if (!rounds->empty()) {
    question.level = ConfirmationLevel::TwoSteps;
    question.code = ConfirmationReason::PastCorrected;
    question.facts = Effects{std::move(move), contest::consequences(event, changed), *std::move(rounds)};
  }
  DAMATH_TRY(again, askWithRounds(change, std::move(question), changed));
  DAMATH_CHECK(checkAgreement(change, event, meeting, *sheet));
  return toDeskResult(db::RoundEdit(change.edit()).setRematch(event.id, after)).map([&] {
    return ResultPut{ChangeKind::Correction, *std::move(again)};
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
  DAMATH_TRY(again, askForLateRematch(change, event, rematch));
  DAMATH_TRY(id, toDeskResult(db::RoundEdit(change.edit()).addRematch(event.id, rematch)));
  return ResultChange{*id, ChangeKind::First, {}, rematch.result, *std::move(again)};
}

DeskResult<ResultChange> correctedRematch(const Change& change, const contest::Event& event,
                                          const contest::Rematch& before, contest::Rematch after) {
  DAMATH_TRY(result,
             withTotalsOfSheet(change.edit().reading(), event, db::ofRematch(before.id), after.result));
  after.result = *std::move(result);
  DAMATH_TRY(put, putResult(change, event, before, after));
  return ResultChange{before.id, put->kind, before.result, after.result, std::move(put->again)};
}

DeskResult<ResultPut> putResult(const Change& change, const contest::Event& event, const Meeting& meeting,
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

DeskResult<Question> questionOf(const db::Reading& reading, const contest::Contest& contest,
                                const contest::Event& event, const contest::Game& game,
                                const std::optional<contest::GameResult>& after) {
  const auto [alone, past] = codesOf(game, after);
  const contest::Event changed = withResult(event, game.id, after);
  Effects effects{{}, contest::consequences(event, changed), {}};
  if (game.result) effects.result = moveOf(contest, event, meetingOf(game), after);
  const bool isPast = !effects.consequences.pairedSince.empty();
  if (isPast) {
    DAMATH_TRY(rounds, laterRounds(reading, contest, event, changed, game.round));
    effects.rounds = *std::move(rounds);
  }
  return questionAt(isPast ? ConfirmationLevel::TwoSteps : ConfirmationLevel::Confirm, isPast ? past : alone,
                    Place{game.round, game.board}, std::move(effects));
}

DeskResult<Question> questionOf(const db::Reading& reading, const contest::Contest& contest,
                                const contest::Event& event, const contest::Rematch& removed) {
  const Meeting meeting = meetingOf(removed);
  DAMATH_TRY(rounds, roundsBehindRematch(reading, contest, event, removed, std::nullopt));
  const auto level = rounds->empty() ? ConfirmationLevel::Confirm : ConfirmationLevel::TwoSteps;
  return questionAt(level, ConfirmationReason::RematchReopened, meeting.at,
                    Effects{moveOf(contest, event, meeting, std::nullopt),
                            contest::consequences(event, withRematch(event, removed.id, std::nullopt)),
                            *std::move(rounds)});
}

DeskResult<ResultReopened> takeResult(const Change& change, const contest::Event& event,
                                      const Meeting& meeting) {
  DAMATH_TRY(sheet, acceptedSheet(change, meeting));
  const bool isGame = meeting.owner.kind == db::OwnerKind::Game;
  const contest::Game* game = isGame ? event.find(meeting.owner.game) : nullptr;
  const contest::Rematch* rematch = isGame ? nullptr : event.findRematch(meeting.owner.game);
  DAMATH_EXPECTS(game != nullptr || rematch != nullptr);
  const db::Reading& reading = change.edit().reading();
  DAMATH_TRY(question, isGame ? questionOf(reading, change.contest(), event, *game, std::nullopt)
                              : questionOf(reading, change.contest(), event, *rematch));
  DAMATH_CHECK(change.requireConfirmation(*std::move(question)));
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
