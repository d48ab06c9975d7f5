// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/sheets/review_desk.hpp"

#include <algorithm>
#include <vector>

#include "app/desk/change/author.hpp"
#include "app/desk/change/change.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/change/row_facts.hpp"
#include "app/desk/change/text_check.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/result_change.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/result_input.hpp"
#include "app/desk/rounds/rulings.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/desk/sheets/head_check.hpp"
#include "app/desk/sheets/second_entry.hpp"
#include "app/desk/sheets/sheet_stage.hpp"
#include "core/contest/model/contest.hpp"
#include "db/edits/sheet_edit.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

namespace {

DeskResult<db::StoredSheet> standing(const Change& change, const Meeting& meeting) {
  DAMATH_TRY(stored, sheetInForce(change.edit().reading(), meeting.owner));
  if (!*stored) return refusedAt(Refusal::NoSuchSheet, meeting.at);
  return **std::move(stored);
}

// Returns Yes if the facilitator may rule on the cell although the audit found nothing there. There are two
// such cases: the entered result differs from the scoresheet, or a second entry differs and the ruling keeps
// the cell as written.
sheet::Disputed disputed(const db::StoredSheet& stored, const Meeting& meeting,
                         const contest::EventSetup& setup, const db::StoredRuling& ruling) {
  if (ruling.cell == sheet::Cell::Result) {
    const bool differs =
        meeting.result &&
        agreementOf(setup, *meeting.result, settledResultOf(stored, setup)) == contest::Agreement::Differs;
    return differs ? sheet::Disputed::Yes : sheet::Disputed::No;
  }
  if (ruling.value) return sheet::Disputed::No;
  const bool isKeyedOtherwise =
      std::ranges::any_of(openDifferences(stored), [&](const Difference& difference) {
        return ruling.line == difference.line && ruling.side == difference.side &&
               ruling.cell == difference.cell;
      });
  return isKeyedOtherwise ? sheet::Disputed::Yes : sheet::Disputed::No;
}

// Asks for confirmation if the ruling gives the game another result, and shows both results. A typing error
// in a ruling must not give the point to the other player.
DeskResult<void> askBeforeTurning(const Change& change, const contest::Event& event, const Meeting& meeting,
                                  const std::optional<contest::GameResult>& before,
                                  const std::optional<contest::GameResult>& after) {
  if (!before || !after || before->result == after->result) return {};
  ResultMove move{playersText(change.contest(), event, meeting), factsOf(*before, event.setup.set),
                  factsOf(*after, event.setup.set)};
  return change.requireConfirmation(
      questionAt(ConfirmationLevel::TwoSteps, ConfirmationReason::RulingTurns, meeting.at, std::move(move)));
}

}  // namespace

DeskResult<std::vector<Difference>> ReviewDesk::review(contest::EventId event, const SheetAt& at,
                                                       const std::optional<sheet::Sheet>& keyed,
                                                       const Author& author) {
  using Answer = DeskResult<std::vector<Difference>>;
  return changedIn(*m_desk, event, author, [&](const Change& change, const contest::Event& found) -> Answer {
    DAMATH_TRY(meeting, meetingOf(found, at));
    DAMATH_TRY(stored, standing(change, *meeting));
    DAMATH_CHECK(checkNamed(change.author(),
                            questionAt(ConfirmationLevel::Acknowledge, ConfirmationReason::Reviewed, at)));
    const std::string& by = change.author().by;
    const auto same = [&](const db::StoredReview& review) { return folded(review.reviewer) == folded(by); };
    if (std::ranges::any_of(stored->reviews, same)) return refused(Refusal::ReviewedAlready, by);
    if (keyed) {
      DAMATH_CHECK(checkHead(change, found, *meeting, *keyed));
    }
    Hands hands = handsOf(*stored);
    hands.reviewers.push_back(by);
    if (isReviewedAlone(hands)) {
      Question question = questionAt(ConfirmationLevel::Note, ConfirmationReason::ReviewedAlone, at);
      question.subject = by;
      DAMATH_CHECK(change.requireConfirmation(std::move(question)));
    }
    auto list = keyed ? differences(stored->sheet, *keyed) : std::vector<Difference>();
    const db::StoredReview review{by, {}, keyed, static_cast<int>(list.size())};
    return toDeskResult(db::SheetEdit(change.edit()).addReview(stored->id, review)).map([&] { return list; });
  });
}

DeskResult<Ruled> ReviewDesk::rule(contest::EventId event, const SheetAt& at, const db::StoredRuling& ruling,
                                   const Author& author) {
  using Answer = DeskResult<Ruled>;
  if (ruling.value && !isCleanText(*ruling.value)) return refused(Refusal::NotText, Subject{});
  return changedIn(*m_desk, event, author, [&](const Change& change, const contest::Event& found) -> Answer {
    DAMATH_TRY(meeting, meetingOf(found, at));
    DAMATH_TRY(stored, standing(change, *meeting));
    if (stored->signOff) return refusedAt(Refusal::SheetSignedOff, at);
    const sheet::AuditReport report = audited(stored->sheet, found.setup);
    DAMATH_CHECK(checkRuling(*stored, report, found.setup, ruling, *meeting));
    DAMATH_CHECK(
        checkNamed(change.author(), questionAt(ConfirmationLevel::Confirm, ConfirmationReason::Ruled, at)));
    const sheet::Outcome before = outcomeOf(*stored, report, found.setup);
    const int habitCells = habitCellsOf(report, ruling, stored->rulings);
    std::erase_if(stored->rulings, [&](const db::StoredRuling& each) {
      return each.line == ruling.line && each.side == ruling.side && each.cell == ruling.cell;
    });
    stored->rulings.push_back(ruling);
    sheet::Outcome outcome = outcomeOf(*stored, report, found.setup);
    if (ruling.value) {
      DAMATH_CHECK(checkTotals(found.setup, outcome.grands[0], outcome.grands[1]));
    }
    // A ruling on the result replaces a result that the game has, even if the scoresheet is not accepted.
    const bool isGiven = stored->acceptance == db::Acceptance::Accepted ||
                         (ruling.cell == sheet::Cell::Result && meeting->result);
    const auto standing = isGiven && meeting->result ? meeting->result : settledResultOf(report, before);
    DAMATH_CHECK(askBeforeTurning(change, found, *meeting, standing, settledResultOf(report, outcome)));
    // Asks before the journal row of the ruling is written, because this row stores the answer. No question
    // is needed if the ruling does not change the agreement of result and scoresheet.
    const auto agreement = [&](const sheet::Outcome& of) {
      return agreementOf(found.setup, *meeting->result, settledResultOf(report, of));
    };
    if (!isGiven && meeting->result && agreement(before) != agreement(outcome)) {
      DAMATH_CHECK(checkAgreement(change, found, *meeting, settledResultOf(report, outcome)));
    }
    DAMATH_CHECK(toDeskResult(
        db::SheetEdit(change.edit()).rule(stored->id, ruling, writtenIn(stored->sheet, ruling), habitCells)));
    if (!isGiven) return Ruled{std::move(outcome), {}};
    const contest::GameResult after = resultOf(report, outcome);
    DAMATH_TRY(put, putResult(change, found, *meeting, after));
    return Ruled{std::move(outcome),
                 ResultChange{meeting->owner.game, put->kind, meeting->result, after, std::move(put->again)}};
  });
}

DeskResult<void> ReviewDesk::signOff(contest::EventId event, const SheetAt& at, const Author& author) {
  return changedIn(
      *m_desk, event, author, [&](const Change& change, const contest::Event& found) -> DeskResult<void> {
        DAMATH_TRY(meeting, meetingOf(found, at));
        DAMATH_TRY(stored, standing(change, *meeting));
        const std::vector<Refusal> open = unsettled(*stored, *meeting, found.setup);
        if (!open.empty()) return refusedAt(open.front(), at);
        const Question asked = questionAt(ConfirmationLevel::TwoSteps, ConfirmationReason::SignedOff, at);
        DAMATH_CHECK(checkNamed(change.author(), asked));
        Hands hands = handsOf(*stored);
        hands.signedBy = change.author().by;
        if (isSignedAlone(hands)) {
          Question question = questionAt(ConfirmationLevel::Note, ConfirmationReason::SignedAlone, at);
          question.subject = hands.signedBy;
          DAMATH_CHECK(change.requireConfirmation(std::move(question)));
        }
        DAMATH_CHECK(change.requireConfirmation(asked));
        return toDeskResult(db::SheetEdit(change.edit()).signOff(stored->id));
      });
}

DeskResult<void> checkRuling(const db::StoredSheet& stored, const sheet::AuditReport& report,
                             const contest::EventSetup& setup, const db::StoredRuling& ruling,
                             const Meeting& meeting) {
  const SheetAt& at = meeting.at;
  const auto fault = sheet::faultOf({stored.sheet, setup.set, setup.ruleset, report},
                                    {ruling.line, ruling.side, ruling.cell, ruling.value},
                                    disputed(stored, meeting, setup, ruling));
  if (!fault) return {};
  if (*fault == sheet::RulingFault::NoFinding) return refusedAt(Refusal::NoSuchFinding, at);
  if (*fault == sheet::RulingFault::KeepsExchange) return refusedAt(Refusal::KeepsExchange, at);
  if (*fault == sheet::RulingFault::LeavesGamesOpen) return refusedAt(Refusal::LeavesGamesOpen, at);
  return refused(Refusal::RulingNoValue, BadValue{at, ruling.value.value_or(std::string())});
}

std::vector<Refusal> unsettled(const db::StoredSheet& stored, const Meeting& meeting,
                               const contest::EventSetup& setup) {
  if (stored.signOff) return {Refusal::SheetSignedOff};
  std::vector<Refusal> open;
  const bool isAccepted = stored.acceptance == db::Acceptance::Accepted;
  if (!isAccepted) open.push_back(Refusal::SheetOpen);
  if (stored.reviews.empty()) open.push_back(Refusal::NotReviewed);
  if (!openDifferences(stored).empty()) open.push_back(Refusal::ReviewDiffers);
  // SheetDisagrees is checked only after the scoresheet is accepted. Before the acceptance, a difference is
  // no obstacle, because accepting the scoresheet gives the game the result of the scoresheet.
  if (!isAccepted) return open;
  const auto ofSheet = settledResultOf(stored, setup);
  const bool isOther = !meeting.result || !ofSheet ||
                       agreementOf(setup, *meeting.result, ofSheet) == contest::Agreement::Differs;
  if (isOther) open.push_back(Refusal::SheetDisagrees);
  return open;
}

}  // namespace damath::desk
