// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/sheets/sheet_desk.hpp"

#include <algorithm>

#include "app/desk/change/author.hpp"
#include "app/desk/change/change.hpp"
#include "app/desk/change/lookup.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/change/text_check.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/result_change.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/result_input.hpp"
#include "app/desk/rounds/rulings.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/desk/sheets/head_check.hpp"
#include "app/desk/sheets/same_moves.hpp"
#include "app/desk/sheets/sheet_head.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "db/edits/sheet_edit.hpp"
#include "db/records/rights.hpp"

namespace damath::desk {

namespace {

bool isClean(const sheet::Sheet& sheet) {
  const auto clean = [](const std::string& cell) {
    // Accepts a tab inside a cell, because the writer typed the tab as a blank.
    for (std::size_t start = 0; start <= cell.size();) {
      const std::size_t end = std::min(cell.find('\t', start), cell.size());
      if (!isCleanText(std::string_view(cell).substr(start, end - start))) return false;
      start = end + 1;
    }
    return true;
  };
  for (const sheet::Tag& tag : sheet.tags) {
    if (!clean(tag.name) || !clean(tag.value)) return false;
  }
  for (const sheet::Line& line : sheet.lines) {
    // Refuses a line that the text form of a scoresheet cannot show, because exports use this form.
    if (!notation::hasTextForm(line)) return false;
    for (const sheet::Half& half : line.halves) {
      if (!clean(half.move) || !clean(half.score) || !clean(half.total)) return false;
    }
  }
  return true;
}

struct Context {
  const contest::Contest* contest;
  const contest::Event* event;
  Meeting meeting;
};

DeskResult<Context> contextOf(const contest::Contest& contest, contest::EventId id, const SheetAt& at) {
  DAMATH_TRY(event, eventOf(contest, id));
  DAMATH_TRY(meeting, meetingOf(**event, at));
  return Context{&contest, *event, *std::move(meeting)};
}

SheetView viewOf(const Context& context, db::StoredSheet stored) {
  sheet::AuditReport report = audited(stored.sheet, context.event->setup);
  sheet::Outcome outcome = outcomeOf(stored, report, context.event->setup);
  std::vector<Mismatch> facts = mismatchesOf(*context.contest, *context.event, context.meeting, stored.sheet);
  sheet::Sheet named = namedByPairing(*context.contest, *context.event, context.meeting, stored.sheet);
  return {std::move(stored), std::move(report),      std::move(outcome),
          std::move(facts),  context.meeting.result, std::move(named)};
}

DeskResult<SheetView> viewInForce(const db::Reading& reading, const Context& context) {
  DAMATH_TRY(stored, sheetInForce(reading, context.meeting.owner));
  if (!*stored) return refusedAt(Refusal::NoSuchSheet, context.meeting.at);
  return viewOf(context, **std::move(stored));
}

DeskResult<void> checkNewer(const Change& change, const Context& context,
                            const std::optional<db::StoredSheet>& inForce, BasedOn basedOn) {
  const int version = inForce ? inForce->version : 0;
  if (!basedOn || *basedOn == version) return {};
  const auto stored =
      inForce ? VersionStored{version, inForce->by, inForce->at} : VersionStored{version, {}, {}};
  return change.requireConfirmation(
      questionAt(ConfirmationLevel::Confirm, ConfirmationReason::SheetNewer, context.meeting.at, stored));
}

// Checks that the author may replace the scoresheet in force. In a shared contest, a person who may not
// accept scoresheets cannot replace another person's scoresheet. The error names the author of that
// scoresheet.
DeskResult<void> checkOwnSheet(const Change& change, const Context& context, const db::StoredSheet& inForce) {
  const bool mayReplace = mayDo(change.person(), db::JournalAction::AcceptSheet);
  if (mayReplace || inForce.by == nameOf(change.author())) return {};
  return refused(Refusal::SheetByOther,
                 MetSheet{context.meeting.at, {inForce.version, inForce.by, inForce.at}});
}

DeskResult<void> checkReplaced(const Change& change, const Context& context, const db::StoredSheet& inForce) {
  const SheetAt& at = context.meeting.at;
  if (inForce.signOff)
    return change.requireConfirmation(
        questionAt(ConfirmationLevel::TwoSteps, ConfirmationReason::SignedCorrected, at));
  if (inForce.acceptance == db::Acceptance::Open) return {};
  return change.requireConfirmation(
      questionAt(ConfirmationLevel::Confirm, ConfirmationReason::SheetReplaced, at));
}

DeskResult<SheetView> stored(const Change& change, const Context& context, const sheet::Sheet& sheet,
                             BasedOn basedOn, WithSheet what) {
  const db::Reading& reading = change.edit().reading();
  DAMATH_TRY(inForce, sheetInForce(reading, context.meeting.owner));
  if (*inForce && (*inForce)->sheet == sheet) return viewOf(context, **inForce);
  if (*inForce) {
    DAMATH_CHECK(checkOwnSheet(change, context, **inForce));
  }
  DAMATH_CHECK(checkHead(change, *context.event, context.meeting, sheet));
  DAMATH_CHECK(checkNewer(change, context, *inForce, basedOn));
  // A correction of a scoresheet that already has these moves does not ask again.
  if (!*inForce || movesOf((*inForce)->sheet) != movesOf(sheet)) {
    DAMATH_CHECK(checkSameMoves(change, *context.event, context.meeting, sheet));
  }
  if (*inForce) {
    if (auto checked = checkReplaced(change, context, **inForce); !checked) return refused(checked);
  } else if (!context.meeting.result) {
    DAMATH_CHECK(askBeforeLiveCloses(change, *context.event, context.meeting, sheet.tag(sheet::kLiveTag)));
  }
  const contest::EventSetup& setup = context.event->setup;
  const sheet::AuditReport report = audited(sheet, setup);
  if (what == WithSheet::Store && context.meeting.result) {
    const sheet::Outcome outcome = sheet::outcomeOf({sheet, setup.set, setup.ruleset, report}, {});
    DAMATH_CHECK(checkAgreement(change, *context.event, context.meeting, settledResultOf(report, outcome)));
  }
  DAMATH_TRY(
      added,
      toDeskResult(
          db::SheetEdit(change.edit()).addSheet(context.meeting.owner, sheet, toStored(report.findings))));
  return viewInForce(reading, context);
}

const sheet::Half* halfAt(const sheet::Sheet& sheet, const db::StoredRuling& ruling) {
  const bool isThere =
      ruling.line && ruling.side && *ruling.line >= 1 && *ruling.line <= static_cast<int>(sheet.lines.size());
  return isThere ? &sheet.lines[static_cast<std::size_t>(*ruling.line - 1)].of(*ruling.side) : nullptr;
}

// True if the new version of the scoresheet keeps the ruling: the player's half of the line is unchanged, and
// the ruling is still possible. A ruling on the result or on missing lines is not kept, because it depends on
// sums that the new version changes.
bool goesAlong(const db::StoredRuling& ruling, const sheet::Sheet& before, const SheetView& after,
               const contest::EventSetup& setup) {
  const sheet::Half* was = halfAt(before, ruling);
  const sheet::Half* is = halfAt(after.stored.sheet, ruling);
  if (was == nullptr || is == nullptr || *was != *is) return false;
  const auto disputed = ruling.value ? sheet::Disputed::No : sheet::Disputed::Yes;
  return !sheet::faultOf({after.stored.sheet, setup.set, setup.ruleset, after.report},
                         {ruling.line, ruling.side, ruling.cell, ruling.value}, disputed);
}

DeskResult<void> carryOver(const Change& change, const Context& context, const db::StoredSheet& before,
                           const SheetView& after) {
  db::SheetEdit edit(change.edit());
  for (const db::StoredReview& review : before.reviews) {
    if (!review.keyed) continue;  // a review without a second entry does not count for the new version
    const auto open = static_cast<int>(differences(after.stored.sheet, *review.keyed).size());
    DAMATH_CHECK(toDeskResult(edit.carryReview(after.stored.id, {review.reviewer, {}, review.keyed, open})));
  }
  for (const db::StoredRuling& ruling : before.rulings) {
    if (!goesAlong(ruling, before.sheet, after, context.event->setup)) continue;
    DAMATH_CHECK(toDeskResult(edit.carryRuling(after.stored.id, ruling, writtenIn(after.stored.sheet, ruling),
                                               habitCellsOf(after.report, ruling))));
  }
  return {};
}

// True if the ruling is on a cell whose finding is about one of the habits.
bool isRuledOn(const db::StoredRuling& ruling, const sheet::AuditReport& report,
               const std::vector<sheet::HabitOfColumn>& habits) {
  return std::ranges::any_of(report.findings, [&](const sheet::Finding& finding) {
    if (finding.line != ruling.line || finding.side != ruling.side || finding.cell != ruling.cell)
      return false;
    const sheet::Finding& root = finding.causedBy ? report.findings[*finding.causedBy] : finding;
    return std::ranges::any_of(sheet::habitsIn(root), [&](const sheet::HabitOfColumn& habit) {
      return std::ranges::find(habits, habit) != habits.end();
    });
  });
}

// Records that the scoresheet is accepted, with its corrections. Precondition: the game has the result of the
// scoresheet already.
DeskResult<int> recordAcceptance(const Change& change, const SheetView& view) {
  const auto corrections = recorded(view.stored, view.report, view.outcome, change.author().reason);
  return toDeskResult(db::SheetEdit(change.edit()).acceptSheet(view.stored.id, corrections)).map([&] {
    return static_cast<int>(corrections.size());
  });
}

// Returns the error for a scoresheet that is accepted already: AcceptedDiffers if another result was entered
// later, else SheetAccepted.
Unexpected<DeskError> acceptedAlready(const Context& context,
                                      const std::optional<contest::GameResult>& ofSheet) {
  const Meeting& meeting = context.meeting;
  const bool differs = meeting.result && agreementOf(context.event->setup, *meeting.result, ofSheet) ==
                                             contest::Agreement::Differs;
  if (!differs) return refusedAt(Refusal::SheetAccepted, meeting.at);
  return refused(Refusal::AcceptedDiffers, differenceOf(*context.contest, *context.event, meeting, *ofSheet));
}

// Checks that the scoresheet has a written cell, or an ending that decides the game without totals.
// Precondition: the scoresheet has no rulings. Errors: SheetEmpty.
DeskResult<void> checkWritten(const contest::EventSetup& setup, const SheetAt& at, const sheet::Sheet& sheet,
                              const sheet::AuditReport& report) {
  if (!sheet::isEmpty(sheet) || rules::decidesAlone(setup.ruleset, report.ending)) return {};
  return refusedAt(Refusal::SheetEmpty, at);
}

// Returns the habits about which the audit asks in cells without a ruling. These questions have no answer
// yet, because the audit does not ask again after an answer. Precondition: the report is the audit of this
// scoresheet.
std::vector<sheet::HabitOfColumn> askedIn(const db::StoredSheet& stored, const sheet::AuditReport& report) {
  std::vector<sheet::HabitOfColumn> asked;
  for (const std::size_t index : sheet::openGaps(report, rulingsOf(stored))) {
    const auto habits = sheet::habitsIn(report.findings[index]);
    asked.insert(asked.end(), habits.begin(), habits.end());
  }
  return asked;
}

// Checks that the moves on the scoresheet prove the game before its result is accepted. Returns NotProven
// until the facilitator has ruled on each place where the moves could not be followed. After these rulings,
// the person who accepts the scoresheet must confirm with a reason.
DeskResult<void> checkProven(const Change& change, const SheetAt& at, const sheet::AuditReport& report,
                             const db::StoredSheet& stored) {
  const sheet::Coverage coverage = sheet::coverageOf(report);
  if (coverage.isFollowed()) return {};
  if (auto unproven = notProven(at, report, stored)) return Unexpected(*std::move(unproven));
  // Needs no confirmation if the game has no turns, because there are no moves to follow.
  if (report.turns.empty() && coverage.turns == 0) return {};
  return change.requireConfirmation(
      questionAt(ConfirmationLevel::Confirm, ConfirmationReason::NotFollowed, at, coverage));
}

DeskResult<SheetAccepted> accepted(const Change& change, const Context& context, const SheetView& view) {
  if (view.stored.acceptance == db::Acceptance::Accepted)
    return acceptedAlready(context, settledResultOf(view.report, view.outcome));
  const contest::GameResult after = resultOf(view.report, view.outcome);
  if (view.stored.rulings.empty()) {
    DAMATH_CHECK(checkWritten(context.event->setup, context.meeting.at, view.stored.sheet, view.report));
  }
  DAMATH_CHECK(checkProven(change, context.meeting.at, view.report, view.stored));
  DAMATH_TRY(put, putResult(change, *context.event, context.meeting, after));
  DAMATH_TRY(corrections, recordAcceptance(change, view));
  return SheetAccepted{
      {context.meeting.owner.game, put->kind, context.meeting.result, after, std::move(put->again)},
      *corrections};
}

}  // namespace

std::vector<sheet::Ruling> openGaps(const db::StoredSheet& stored, const sheet::AuditReport& report) {
  std::vector<sheet::Ruling> open;
  for (const std::size_t index : sheet::openGaps(report, rulingsOf(stored))) {
    const sheet::Finding& finding = report.findings[index];
    open.push_back({finding.line, finding.side, finding.cell, {}});
  }
  return open;
}

std::optional<DeskError> notProven(const SheetAt& at, const sheet::AuditReport& report,
                                   const db::StoredSheet& stored) {
  const sheet::Coverage coverage = sheet::coverageOf(report);
  if (coverage.isFollowed()) return std::nullopt;
  auto open = openGaps(stored, report);
  if (open.empty()) return std::nullopt;
  return DeskError(Refusal::NotProven, Unproven{at, coverage, std::move(open), askedIn(stored, report)});
}

DeskResult<SheetView> SheetDesk::storeSheet(contest::EventId event, const SheetAt& at,
                                            const sheet::Sheet& sheet, const Author& author,
                                            BasedOn basedOn) {
  if (!isClean(sheet)) return refused(Refusal::NotText, Subject{});
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<SheetView> {
                     DAMATH_TRY(context, contextOf(change.contest(), found.id, at));
                     return stored(change, *context, sheet, basedOn, WithSheet::Store);
                   });
}

DeskResult<SheetView> SheetDesk::takeKeyed(contest::EventId event, const SheetAt& at,
                                           const std::vector<Difference>& taken, const Author& author,
                                           BasedOn basedOn) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<SheetView> {
                     DAMATH_TRY(context, contextOf(change.contest(), found.id, at));
                     DAMATH_TRY(before, viewInForce(change.edit().reading(), *context));
                     const sheet::Sheet sheet = withTaken(before->stored, taken);
                     auto after = stored(change, *context, sheet, basedOn, WithSheet::Store);
                     if (!after || after->stored.id == before->stored.id) return after;
                     DAMATH_CHECK(carryOver(change, *context, before->stored, *after));
                     return viewInForce(change.edit().reading(), *context);
                   });
}

DeskResult<SheetView> SheetDesk::answerHabit(contest::EventId event, const SheetAt& at,
                                             const std::vector<sheet::HabitOfColumn>& habits,
                                             sheet::HabitDecision decision, const Author& author,
                                             BasedOn basedOn) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<SheetView> {
                     DAMATH_TRY(context, contextOf(change.contest(), found.id, at));
                     DAMATH_TRY(before, viewInForce(change.edit().reading(), *context));
                     if (before->stored.signOff) return refusedAt(Refusal::SheetSignedOff, at);
                     DAMATH_CHECK(checkNamed(change.author(), questionAt(ConfirmationLevel::Confirm,
                                                                         ConfirmationReason::Ruled, at)));
                     auto answers = sheet::HabitAnswers::of(before->stored.sheet);
                     for (const sheet::HabitOfColumn& habit : habits) answers.answer(habit, decision);
                     sheet::Sheet sheet = before->stored.sheet;
                     sheet.setTag(sheet::kHabitsTag, answers.text());
                     auto after = stored(change, *context, sheet, basedOn, WithSheet::Store);
                     if (!after || after->stored.id == before->stored.id) return after;
                     // Leaves the rulings on cells of these habits out of the new version, because the answer
                     // (accepted or declined) replaces these rulings. The old version keeps its rulings.
                     std::erase_if(before->stored.rulings, [&](const db::StoredRuling& ruling) {
                       return isRuledOn(ruling, before->report, habits);
                     });
                     DAMATH_CHECK(carryOver(change, *context, before->stored, *after));
                     return viewInForce(change.edit().reading(), *context);
                   });
}

DeskResult<SheetAccepted> SheetDesk::acceptSheet(contest::EventId event, const SheetAt& at,
                                                 const Author& author, BasedOn basedOn) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<SheetAccepted> {
                     DAMATH_TRY(context, contextOf(change.contest(), found.id, at));
                     DAMATH_TRY(view, viewInForce(change.edit().reading(), *context));
                     if (view->stored.acceptance == db::Acceptance::Open) {
                       DAMATH_CHECK(checkHead(change, *context->event, context->meeting, view->stored.sheet));
                       DAMATH_CHECK(checkNewer(change, *context, view->stored, basedOn));
                     }
                     return accepted(change, *context, *view);
                   });
}

DeskResult<SheetEntered> SheetDesk::storeAndAccept(contest::EventId event, const SheetAt& at,
                                                   const sheet::Sheet& sheet, const Author& author,
                                                   BasedOn basedOn) {
  if (!isClean(sheet)) return refused(Refusal::NotText, Subject{});
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<SheetEntered> {
                     DAMATH_TRY(context, contextOf(change.contest(), found.id, at));
                     DAMATH_TRY(view, stored(change, *context, sheet, basedOn, WithSheet::Accept));
                     DAMATH_TRY(done, accepted(change, *context, *view));
                     view->stored.acceptance = db::Acceptance::Accepted;
                     return SheetEntered{*std::move(view), *done};
                   });
}

DeskResult<RematchEntered> SheetDesk::enterRematch(contest::EventId event, const RematchOf& of,
                                                   const std::optional<contest::ResultInput>& input,
                                                   const sheet::Sheet& sheet, WithSheet what,
                                                   const Author& author) {
  if (!isClean(sheet)) return refused(Refusal::NotText, Subject{});
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> DeskResult<RematchEntered> {
        contest::Rematch rematch{{}, of.one, of.other, {}};
        DAMATH_CHECK(checkEntries(found, rematch));
        const sheet::AuditReport report = audited(sheet, found.setup);
        if (!input || what == WithSheet::Accept) {
          DAMATH_CHECK(checkWritten(found.setup, of, sheet, report));
          DAMATH_CHECK(checkProven(change, of, report, {}));
        }
        const contest::GameResult ofSheet =
            resultOf(report, sheet::outcomeOf({sheet, found.setup.set, found.setup.ruleset, report}, {}));
        DAMATH_TRY(entered, judged(found.setup, contest::GameKind::Rematch,
                                   input.value_or(contest::ResultInput{ofSheet.ending, ofSheet.blueGrand,
                                                                       ofSheet.redGrand})));
        rematch.result = *entered;
        if (what == WithSheet::Accept) {
          if (contest::agreementOf(found.setup.ruleset, *entered, ofSheet) != contest::Agreement::Agrees) {
            DAMATH_CHECK(change.requireConfirmation(
                questionAt(ConfirmationLevel::Confirm, ConfirmationReason::ResultCorrected, of,
                           moveOf(change.contest(), found, meetingOf(rematch), ofSheet))));
          }
          rematch.result = ofSheet;
        }
        DAMATH_CHECK(
            checkNoneLive(change.edit().reading(), found, meetingOf(rematch), sheet.tag(sheet::kLiveTag)));
        DAMATH_TRY(put, putRematch(change, found, rematch));
        rematch.id = put->game;
        const Context context{&change.contest(), &found, meetingOf(rematch)};
        DAMATH_TRY(view, stored(change, context, sheet, {}, what));
        if (what == WithSheet::Store) return RematchEntered{*put, *std::move(view), {}};
        DAMATH_TRY(corrections, recordAcceptance(change, *view));
        view->stored.acceptance = db::Acceptance::Accepted;
        return RematchEntered{*put, *std::move(view), SheetAccepted{*put, *corrections}};
      });
}

DeskResult<SheetTakenOff> SheetDesk::takeOff(contest::EventId event, const SheetAt& at,
                                             const Author& author) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> DeskResult<SheetTakenOff> {
                     DAMATH_TRY(context, contextOf(change.contest(), found.id, at));
                     DAMATH_TRY(stored, desk::sheetInForce(change.edit().reading(), context->meeting.owner));
                     if (!*stored) return refusedAt(Refusal::NoSuchSheet, at);
                     if ((*stored)->signOff) return refusedAt(Refusal::SheetSignedOff, at);
                     const bool gaveResult = (*stored)->acceptance == db::Acceptance::Accepted &&
                                             context->meeting.result.has_value();
                     SheetTakenOff done{**std::move(stored), {}};
                     DAMATH_CHECK(change.requireConfirmation(
                         questionAt(ConfirmationLevel::Confirm, ConfirmationReason::SheetTakenOff, at)));
                     if (gaveResult) {
                       DAMATH_TRY(reopened, takeResult(change, found, context->meeting));
                       done.before = reopened->before;
                     }
                     DAMATH_CHECK(toDeskResult(db::SheetEdit(change.edit()).takeOff(done.sheet.id)));
                     return done;
                   });
}

DeskResult<std::vector<SheetView>> SheetDesk::sheets(contest::EventId event, const SheetAt& at) const {
  DAMATH_TRY(now, stateOf(*m_desk));
  DAMATH_TRY(context, contextOf(*now->contest, event, at));
  DAMATH_TRY(versions, toDeskResult(now->reading.sheets(context->meeting.owner)));
  std::vector<SheetView> views;
  for (db::StoredSheet& each : *versions) views.push_back(viewOf(*context, std::move(each)));
  return views;
}

DeskResult<SheetView> SheetDesk::sheetInForce(contest::EventId event, const SheetAt& at) const {
  DAMATH_TRY(now, stateOf(*m_desk));
  DAMATH_TRY(context, contextOf(*now->contest, event, at));
  return viewInForce(now->reading, *context);
}

DeskResult<std::optional<ResultDifference>> SheetDesk::difference(contest::EventId event,
                                                                  const SheetAt& at) const {
  DAMATH_TRY(now, stateOf(*m_desk));
  DAMATH_TRY(context, contextOf(*now->contest, event, at));
  DAMATH_TRY(stored, desk::sheetInForce(now->reading, context->meeting.owner));
  if (!*stored || !context->meeting.result) return std::nullopt;
  const contest::EventSetup& setup = context->event->setup;
  const std::optional<contest::GameResult> ofSheet = settledResultOf(**stored, setup);
  const auto agreement = agreementOf(setup, *context->meeting.result, ofSheet);
  if (agreement != contest::Agreement::Differs) return std::nullopt;
  return differenceOf(*now->contest, *context->event, context->meeting, *ofSheet);
}

}  // namespace damath::desk
