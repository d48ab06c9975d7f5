// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/result_change.hpp"

#include <algorithm>

#include "app/desk/judgement.hpp"
#include "app/desk/result_check.hpp"
#include "app/desk/result_question.hpp"
#include "app/desk/sheet_in_force.hpp"
#include "core/contest/pairing/final_levels.hpp"
#include "core/promise.hpp"
#include "db/round_edit.hpp"

namespace damath::desk {

namespace {

Expected<void, DeskError> publishHeld(const Change& change, const contest::Event& event,
                                      contest::RoundNumber number) {
  const auto round = std::ranges::find(event.rounds, number, &contest::Round::number);
  if (round == event.rounds.end() || round->publication == contest::Publication::Published) return {};
  return toDeskResult(db::RoundEdit(change.edit()).publish(event.id, number));
}

bool isBetween(contest::EntryId blue, contest::EntryId red, contest::EntryId a, contest::EntryId b) {
  return (blue == a && red == b) || (blue == b && red == a);
}

bool isRematchDue(const contest::Event& event, contest::EntryId a, contest::EntryId b) {
  const contest::Standings table = contest::standings(event);
  return std::ranges::any_of(table.rematchesDue, [a, b](const auto& tied) {
    return std::ranges::find(tied, a) != tied.end() && std::ranges::find(tied, b) != tied.end();
  });
}

// Nobody moved a chip.
bool isWalkover(rules::Ending ending) {
  return ending == rules::Ending::NoShowBlue || ending == rules::Ending::NoShowRed ||
         ending == rules::Ending::NoShowBoth;
}

// What the sheet in force comes to, nothing where there is none. One that is signed off lets no result be
// corrected but to what it comes to.
Expected<std::optional<contest::GameResult>, DeskError> sheetHeldAgainst(const Change& change,
                                                                         const contest::Event& event,
                                                                         const Meeting& meeting,
                                                                         bool isCorrection) {
  const auto stored = sheetInForce(change.edit().reading(), meeting.owner);
  if (!stored) return Unexpected<DeskError>(stored.error());
  if (!*stored) return std::optional<contest::GameResult>();
  const contest::GameResult ofSheet = resultOf(**stored, event.setup);
  const bool agrees =
      contest::agreementOf(event.setup.ruleset, *meeting.result, ofSheet) == contest::Agreement::Agrees;
  if (isCorrection && (*stored)->signOff && !agrees) return refusedAt(Refusal::SheetSignedOff, meeting.at);
  return std::optional(ofSheet);
}

Expected<void, DeskError> agreed(const Change& change, const contest::Event& event, const Meeting& meeting,
                                 const std::optional<contest::GameResult>& ofSheet) {
  return ofSheet ? checkAgreement(change, event, meeting, *ofSheet) : Expected<void, DeskError>();
}

}  // namespace

Expected<void, DeskError> checkEntries(const contest::Event& event, const contest::Rematch& rematch) {
  for (const contest::EntryId entry : {rematch.blue, rematch.red}) {
    if (auto known = entryOf(event, entry); !known) return Unexpected<DeskError>(known.error());
  }
  return {};
}

Expected<contest::GameResult, DeskError> withTotalsOfSheet(const Change& change, const contest::Event& event,
                                                           db::SheetOwner owner, contest::GameResult result) {
  if (result.blueGrand || result.redGrand || isWalkover(result.ending)) return result;
  const auto stored = sheetInForce(change.edit().reading(), owner);
  if (!stored) return Unexpected<DeskError>(stored.error());
  if (!*stored) return result;
  const contest::GameResult ofSheet = resultOf(**stored, event.setup);
  result.blueGrand = ofSheet.blueGrand;
  result.redGrand = ofSheet.redGrand;
  return result;
}

Expected<ChangeKind, DeskError> putResult(const Change& change, const contest::Event& event,
                                          const contest::Game& game, const contest::GameResult& after) {
  if (game.result && isSame(*game.result, after)) return ChangeKind::Confirmed;
  const bool isFirst = !game.result;
  Meeting meeting = meetingOf(game);
  meeting.result = after;
  const auto sheet = sheetHeldAgainst(change, event, meeting, !isFirst);
  if (!sheet) return Unexpected<DeskError>(sheet.error());
  if (asksForCare(event, game)) {
    if (auto checked = change.requireConfirmation(questionOf(change, event, game, after)); !checked) {
      return Unexpected<DeskError>(checked.error());
    }
  }
  if (auto checked = agreed(change, event, meeting, *sheet); !checked) {
    return Unexpected<DeskError>(checked.error());
  }
  if (!game.result) {
    if (auto done = publishHeld(change, event, game.round); !done) {
      return Unexpected<DeskError>(done.error());
    }
  }
  if (auto set = toDeskResult(db::RoundEdit(change.edit()).setResult(game.id, after)); !set) {
    return Unexpected<DeskError>(set.error());
  }
  return isFirst ? ChangeKind::First : ChangeKind::Correction;
}

Expected<ChangeKind, DeskError> putResult(const Change& change, const contest::Event& event,
                                          const contest::Rematch& before, contest::Rematch after) {
  if (before.blue == after.blue && isSame(before.result, after.result)) return ChangeKind::Confirmed;
  after.id = before.id;
  after.decides = before.decides;
  const Meeting meeting = meetingOf(after);
  const auto sheet = sheetHeldAgainst(change, event, meeting, true);
  if (!sheet) return Unexpected<DeskError>(sheet.error());
  Question question = questionAt(ConfirmationLevel::Confirm, ConfirmationReason::ResultCorrected, meeting.at);
  question.result = moveOf(change, event, meetingOf(before), after.result);
  if (auto checked = change.requireConfirmation(std::move(question)); !checked) {
    return Unexpected<DeskError>(checked.error());
  }
  if (auto checked = agreed(change, event, meeting, *sheet); !checked) {
    return Unexpected<DeskError>(checked.error());
  }
  if (auto set = toDeskResult(db::RoundEdit(change.edit()).setRematch(event.id, after)); !set) {
    return Unexpected<DeskError>(set.error());
  }
  return ChangeKind::Correction;
}

Expected<ResultChange, DeskError> putRematch(const Change& change, const contest::Event& event,
                                             contest::Rematch rematch) {
  rematch.decides = gameToDecide(event, rematch.blue, rematch.red);
  if (!rematch.decides) {
    // What was played for the tie that stands is corrected, not played again.
    if (const contest::Rematch* before = lastRematchBetween(event, rematch.blue, rematch.red)) {
      auto after = withTotalsOfSheet(change, event, db::ofRematch(before->id), rematch.result);
      if (!after) return Unexpected<DeskError>(after.error());
      rematch.result = *std::move(after);
      const auto kind = putResult(change, event, *before, rematch);
      if (!kind) return Unexpected<DeskError>(kind.error());
      return ResultChange{before->id, *kind, before->result, rematch.result};
    }
    if (rematch.blue == rematch.red || !isRematchDue(event, rematch.blue, rematch.red)) {
      return refused(Refusal::NoRematchDue);
    }
  }
  const auto id = toDeskResult(db::RoundEdit(change.edit()).addRematch(event.id, rematch));
  if (!id) return Unexpected<DeskError>(id.error());
  return ResultChange{*id, ChangeKind::First, {}, rematch.result};
}

std::optional<contest::GameId> gameToDecide(const contest::Event& event, contest::EntryId a,
                                            contest::EntryId b) {
  if (event.setup.system == contest::System::RoundRobin || event.setup.system == contest::System::Swiss) {
    return std::nullopt;
  }
  for (const contest::GameId id : pairing::gamesToDecide(event)) {
    const contest::Game* game = event.find(id);
    if (isBetween(game->blue, game->red, a, b)) return id;
  }
  return std::nullopt;
}

Expected<ChangeKind, DeskError> putResult(const Change& change, const contest::Event& event,
                                          const Meeting& meeting, const contest::GameResult& after) {
  if (meeting.owner.kind == db::OwnerKind::Game) {
    const contest::Game* game = event.find(meeting.owner.game);
    DAMATH_EXPECTS(game != nullptr);
    return putResult(change, event, *game, after);
  }
  const auto rematch = std::ranges::find(event.rematches, meeting.owner.game, &contest::Rematch::id);
  DAMATH_EXPECTS(rematch != event.rematches.end());
  contest::Rematch changed = *rematch;
  changed.result = after;
  return putResult(change, event, *rematch, changed);
}

}  // namespace damath::desk
