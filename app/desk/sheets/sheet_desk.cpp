// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/sheets/sheet_desk.hpp"

#include <algorithm>

#include "app/desk/change/change.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/open_live.hpp"
#include "app/desk/rounds/reopening.hpp"
#include "app/desk/rounds/result_change.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/result_question.hpp"
#include "app/desk/rounds/rulings.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/sheets/sheet_head.hpp"
#include "core/notation/sheet/sheet_text.hpp"
#include "core/sheet/record/empty_sheet.hpp"
#include "db/edits/sheet_edit.hpp"
#include "db/records/rights.hpp"

namespace damath::desk {

namespace {

bool isClean(const sheet::Sheet& sheet) {
  const auto clean = [](const std::string& cell) {
    // A tab within a cell is a blank that the writer typed.
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
    if (!notation::hasTextForm(line)) return false;  // it could never leave the file as a sheet
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

Expected<Context, DeskError> contextOf(const contest::Contest& contest, contest::EventId id,
                                       const SheetAt& at) {
  const auto event = eventOf(contest, id);
  if (!event) return refused(event);
  auto meeting = meetingOf(**event, at);
  if (!meeting) return refused(meeting);
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

Expected<SheetView, DeskError> viewInForce(const db::Reading& reading, const Context& context) {
  auto stored = sheetInForce(reading, context.meeting.owner);
  if (!stored) return refused(stored);
  if (!*stored) return refusedAt(Refusal::NoSuchSheet, context.meeting.at);
  return viewOf(context, **std::move(stored));
}

Expected<void, DeskError> checkNewer(const Change& change, const Context& context,
                                     const std::optional<db::StoredSheet>& inForce, BasedOn basedOn) {
  const int version = inForce ? inForce->version : 0;
  if (!basedOn || *basedOn == version) return {};
  const auto stored =
      inForce ? VersionStored{version, inForce->by, inForce->at} : VersionStored{version, {}, {}};
  return change.requireConfirmation(
      questionAt(ConfirmationLevel::Confirm, ConfirmationReason::SheetNewer, context.meeting.at, stored));
}

// In a hall who enters results alone puts no sheet of another hand out of force: it is told whose stands
// there.
Expected<void, DeskError> checkOwnSheet(const Change& change, const Context& context,
                                        const db::StoredSheet& inForce) {
  const auto person = change.person();
  const bool mayReplace =
      !person || db::rightOf(person->role, db::JournalAction::AcceptSheet) != db::Right::None;
  if (mayReplace || inForce.by == nameOf(change.author())) return {};
  return refused(Refusal::SheetByOther,
                 MetSheet{context.meeting.at, {inForce.version, inForce.by, inForce.at}});
}

Expected<void, DeskError> checkReplaced(const Change& change, const Context& context,
                                        const db::StoredSheet& inForce) {
  const SheetAt& at = context.meeting.at;
  if (inForce.signOff)
    return change.requireConfirmation(
        questionAt(ConfirmationLevel::TwoSteps, ConfirmationReason::SignedCorrected, at));
  if (inForce.acceptance == db::Acceptance::Open) return {};
  return change.requireConfirmation(
      questionAt(ConfirmationLevel::Confirm, ConfirmationReason::SheetReplaced, at));
}

Expected<SheetView, DeskError> stored(const Change& change, const Context& context, const sheet::Sheet& sheet,
                                      BasedOn basedOn, WithSheet what) {
  const db::Reading& reading = change.edit().reading();
  const auto inForce = sheetInForce(reading, context.meeting.owner);
  if (!inForce) return refused(inForce);
  if (*inForce && (*inForce)->sheet == sheet) return viewOf(context, **inForce);
  if (*inForce) {
    if (auto own = checkOwnSheet(change, context, **inForce); !own) return refused(own);
  }
  if (auto checked = checkHead(change, *context.event, context.meeting, sheet); !checked)
    return refused(checked);
  if (auto checked = checkNewer(change, context, *inForce, basedOn); !checked) return refused(checked);
  if (*inForce) {
    if (auto checked = checkReplaced(change, context, **inForce); !checked) return refused(checked);
  } else if (!context.meeting.result) {
    const auto checked =
        askBeforeLiveCloses(change, *context.event, context.meeting, sheet.tag(sheet::kLiveTag));
    if (!checked) return refused(checked);
  }
  const contest::EventSetup& setup = context.event->setup;
  const sheet::AuditReport report = audited(sheet, setup);
  if (what == WithSheet::Store && context.meeting.result) {
    const sheet::Outcome outcome = sheet::outcomeOf({sheet, setup.set, setup.ruleset, report}, {});
    if (auto checked = checkAgreement(change, *context.event, context.meeting, resultOf(report, outcome));
        !checked) {
      return refused(checked);
    }
  }
  const auto added = toDeskResult(
      db::SheetEdit(change.edit()).addSheet(context.meeting.owner, sheet, toStored(report.findings)));
  if (!added) return refused(added);
  return viewInForce(reading, context);
}

const sheet::Half* halfAt(const sheet::Sheet& sheet, const db::StoredRuling& ruling) {
  const bool isThere =
      ruling.line && ruling.side && *ruling.line >= 1 && *ruling.line <= static_cast<int>(sheet.lines.size());
  return isThere ? &sheet.lines[static_cast<std::size_t>(*ruling.line - 1)].of(*ruling.side) : nullptr;
}

// A word on the result, or on rows that are not there, is given anew: it was on another sum.
bool goesAlong(const db::StoredRuling& ruling, const sheet::Sheet& before, const SheetView& after,
               const contest::EventSetup& setup) {
  const sheet::Half* was = halfAt(before, ruling);
  const sheet::Half* is = halfAt(after.stored.sheet, ruling);
  if (was == nullptr || is == nullptr || *was != *is) return false;
  const auto disputed = ruling.value ? sheet::Disputed::No : sheet::Disputed::Yes;
  return !sheet::faultOf({after.stored.sheet, setup.set, setup.ruleset, after.report},
                         {ruling.line, ruling.side, ruling.cell, ruling.value}, disputed);
}

Expected<void, DeskError> carryOver(const Change& change, const Context& context,
                                    const db::StoredSheet& before, const SheetView& after) {
  db::SheetEdit edit(change.edit());
  for (const db::StoredReview& review : before.reviews) {
    if (!review.keyed) continue;  // who only looked it over saw another version
    const auto open = static_cast<int>(differences(after.stored.sheet, *review.keyed).size());
    auto added = toDeskResult(edit.addReview(after.stored.id, {review.reviewer, {}, review.keyed, open}));
    if (!added) return refused(added);
  }
  for (const db::StoredRuling& ruling : before.rulings) {
    if (!goesAlong(ruling, before.sheet, after, context.event->setup)) continue;
    if (auto ruled = toDeskResult(edit.rule(after.stored.id, ruling)); !ruled) return refused(ruled);
  }
  return {};
}

// The game has the sheet's result already; what the sheet is accepted with is kept beside it.
Expected<int, DeskError> recordAcceptance(const Change& change, const SheetView& view) {
  const auto corrections = recorded(view.stored, view.report, view.outcome, change.author().reason);
  return toDeskResult(db::SheetEdit(change.edit()).acceptSheet(view.stored.id, corrections)).map([&] {
    return static_cast<int>(corrections.size());
  });
}

// Why an accepted sheet is not accepted again: nothing is left to do, or the result is another by now.
Unexpected<DeskError> acceptedAlready(const Context& context, const contest::GameResult& ofSheet) {
  const Meeting& meeting = context.meeting;
  const bool differs = meeting.result && contest::agreementOf(context.event->setup.ruleset, *meeting.result,
                                                              ofSheet) == contest::Agreement::Differs;
  if (!differs) return refusedAt(Refusal::SheetAccepted, meeting.at);
  return refused(Refusal::AcceptedDiffers, differenceOf(*context.contest, *context.event, meeting, ofSheet));
}

// Refuses a sheet without a result, be it a written one, one by a ruling, or one by an ending that decides
// alone.
Expected<void, DeskError> checkWritten(const contest::EventSetup& setup, const SheetAt& at,
                                       const sheet::Sheet& sheet, const sheet::AuditReport& report) {
  if (!sheet::isEmpty(sheet) || rules::decidesAlone(setup.ruleset, report.ending)) return {};
  return refusedAt(Refusal::SheetEmpty, at);
}

Expected<SheetAccepted, DeskError> accepted(const Change& change, const Context& context,
                                            const SheetView& view) {
  const contest::GameResult after = resultOf(view.report, view.outcome);
  if (view.stored.acceptance == db::Acceptance::Accepted) return acceptedAlready(context, after);
  if (view.stored.rulings.empty()) {
    auto checked = checkWritten(context.event->setup, context.meeting.at, view.stored.sheet, view.report);
    if (!checked) return refused(checked);
  }
  const auto kind = putResult(change, *context.event, context.meeting, after);
  if (!kind) return refused(kind);
  const auto corrections = recordAcceptance(change, view);
  if (!corrections) return refused(corrections);
  return SheetAccepted{{context.meeting.owner.game, *kind, context.meeting.result, after}, *corrections};
}

}  // namespace

Expected<SheetView, DeskError> SheetDesk::storeSheet(contest::EventId event, const SheetAt& at,
                                                     const sheet::Sheet& sheet, const Author& author,
                                                     BasedOn basedOn) {
  if (!isClean(sheet)) return refused(Refusal::NotText, Subject{});
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> Expected<SheetView, DeskError> {
                     const auto context = contextOf(change.contest(), found.id, at);
                     if (!context) return refused(context);
                     return stored(change, *context, sheet, basedOn, WithSheet::Store);
                   });
}

Expected<SheetView, DeskError> SheetDesk::takeKeyed(contest::EventId event, const SheetAt& at,
                                                    const std::vector<Difference>& taken,
                                                    const Author& author, BasedOn basedOn) {
  return changedIn(*m_desk, event, author,
                   [&](const Change& change, const contest::Event& found) -> Expected<SheetView, DeskError> {
                     const auto context = contextOf(change.contest(), found.id, at);
                     if (!context) return refused(context);
                     const auto before = viewInForce(change.edit().reading(), *context);
                     if (!before) return refused(before);
                     const sheet::Sheet sheet = withTaken(before->stored, taken);
                     auto after = stored(change, *context, sheet, basedOn, WithSheet::Store);
                     if (!after || after->stored.id == before->stored.id) return after;
                     if (auto done = carryOver(change, *context, before->stored, *after); !done) {
                       return refused(done);
                     }
                     return viewInForce(change.edit().reading(), *context);
                   });
}

Expected<SheetAccepted, DeskError> SheetDesk::acceptSheet(contest::EventId event, const SheetAt& at,
                                                          const Author& author, BasedOn basedOn) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<SheetAccepted, DeskError> {
        const auto context = contextOf(change.contest(), found.id, at);
        if (!context) return refused(context);
        const auto view = viewInForce(change.edit().reading(), *context);
        if (!view) return refused(view);
        if (view->stored.acceptance == db::Acceptance::Open) {
          if (auto checked = checkHead(change, *context->event, context->meeting, view->stored.sheet);
              !checked) {
            return refused(checked);
          }
          if (auto checked = checkNewer(change, *context, view->stored, basedOn); !checked) {
            return refused(checked);
          }
        }
        return accepted(change, *context, *view);
      });
}

Expected<SheetEntered, DeskError> SheetDesk::storeAndAccept(contest::EventId event, const SheetAt& at,
                                                            const sheet::Sheet& sheet, const Author& author,
                                                            BasedOn basedOn) {
  if (!isClean(sheet)) return refused(Refusal::NotText, Subject{});
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<SheetEntered, DeskError> {
        const auto context = contextOf(change.contest(), found.id, at);
        if (!context) return refused(context);
        auto view = stored(change, *context, sheet, basedOn, WithSheet::Accept);
        if (!view) return refused(view);
        const auto done = accepted(change, *context, *view);
        if (!done) return refused(done);
        view->stored.acceptance = db::Acceptance::Accepted;
        return SheetEntered{*std::move(view), *done};
      });
}

Expected<RematchEntered, DeskError> SheetDesk::enterRematch(contest::EventId event, const RematchOf& of,
                                                            const std::optional<contest::ResultInput>& input,
                                                            const sheet::Sheet& sheet, WithSheet what,
                                                            const Author& author) {
  if (!isClean(sheet)) return refused(Refusal::NotText, Subject{});
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<RematchEntered, DeskError> {
        contest::Rematch rematch{{}, of.one, of.other, {}};
        if (auto checked = checkEntries(found, rematch); !checked) return refused(checked);
        const sheet::AuditReport report = audited(sheet, found.setup);
        if (!input || what == WithSheet::Accept) {
          if (auto checked = checkWritten(found.setup, of, sheet, report); !checked) return refused(checked);
        }
        const contest::GameResult ofSheet =
            resultOf(report, sheet::outcomeOf({sheet, found.setup.set, found.setup.ruleset, report}, {}));
        const auto entered =
            judged(found.setup, contest::GameKind::Rematch,
                   input.value_or(contest::ResultInput{ofSheet.ending, ofSheet.blueGrand, ofSheet.redGrand}));
        if (!entered) return refused(entered);
        rematch.result = *entered;
        if (what == WithSheet::Accept) {
          if (contest::agreementOf(found.setup.ruleset, *entered, ofSheet) != contest::Agreement::Agrees) {
            if (auto checked = change.requireConfirmation(
                    questionAt(ConfirmationLevel::Confirm, ConfirmationReason::ResultCorrected, of,
                               moveOf(change.contest(), found, meetingOf(rematch), ofSheet)));
                !checked) {
              return refused(checked);
            }
          }
          rematch.result = ofSheet;
        }
        if (auto checked =
                checkNoneLive(change.edit().reading(), found, meetingOf(rematch), sheet.tag(sheet::kLiveTag));
            !checked) {
          return refused(checked);
        }
        auto put = putRematch(change, found, rematch);
        if (!put) return refused(put);
        rematch.id = put->game;
        const Context context{&change.contest(), &found, meetingOf(rematch)};
        auto view = stored(change, context, sheet, {}, what);
        if (!view) return refused(view);
        if (what == WithSheet::Store) return RematchEntered{*put, *std::move(view), {}};
        const auto corrections = recordAcceptance(change, *view);
        if (!corrections) return refused(corrections);
        view->stored.acceptance = db::Acceptance::Accepted;
        return RematchEntered{*put, *std::move(view), SheetAccepted{*put, *corrections}};
      });
}

Expected<SheetTakenOff, DeskError> SheetDesk::takeOff(contest::EventId event, const SheetAt& at,
                                                      const Author& author) {
  return changedIn(
      *m_desk, event, author,
      [&](const Change& change, const contest::Event& found) -> Expected<SheetTakenOff, DeskError> {
        const auto context = contextOf(change.contest(), found.id, at);
        if (!context) return refused(context);
        auto stored = desk::sheetInForce(change.edit().reading(), context->meeting.owner);
        if (!stored) return refused(stored);
        if (!*stored) return refusedAt(Refusal::NoSuchSheet, at);
        if ((*stored)->signOff) return refusedAt(Refusal::SheetSignedOff, at);
        const bool gaveResult =
            (*stored)->acceptance == db::Acceptance::Accepted && context->meeting.result.has_value();
        SheetTakenOff done{**std::move(stored), {}};
        auto checked = change.requireConfirmation(
            questionAt(ConfirmationLevel::Confirm, ConfirmationReason::SheetTakenOff, at));
        if (!checked) return refused(checked);
        if (gaveResult) {
          const auto reopened = takeResult(change, found, context->meeting);
          if (!reopened) return refused(reopened);
          done.before = reopened->before;
        }
        if (auto off = toDeskResult(db::SheetEdit(change.edit()).takeOff(done.sheet.id)); !off)
          return refused(off);
        return done;
      });
}

Expected<std::vector<SheetView>, DeskError> SheetDesk::sheets(contest::EventId event,
                                                              const SheetAt& at) const {
  const auto now = stateOf(*m_desk);
  if (!now) return refused(now);
  const auto context = contextOf(*now->contest, event, at);
  if (!context) return refused(context);
  auto versions = toDeskResult(now->reading.sheets(context->meeting.owner));
  if (!versions) return refused(versions);
  std::vector<SheetView> views;
  for (db::StoredSheet& each : *versions) views.push_back(viewOf(*context, std::move(each)));
  return views;
}

Expected<SheetView, DeskError> SheetDesk::sheetInForce(contest::EventId event, const SheetAt& at) const {
  const auto now = stateOf(*m_desk);
  if (!now) return refused(now);
  const auto context = contextOf(*now->contest, event, at);
  if (!context) return refused(context);
  return viewInForce(now->reading, *context);
}

Expected<std::optional<ResultDifference>, DeskError> SheetDesk::difference(contest::EventId event,
                                                                           const SheetAt& at) const {
  const auto now = stateOf(*m_desk);
  if (!now) return refused(now);
  const auto context = contextOf(*now->contest, event, at);
  if (!context) return refused(context);
  const auto stored = desk::sheetInForce(now->reading, context->meeting.owner);
  if (!stored) return refused(stored);
  if (!*stored || !context->meeting.result) return std::nullopt;
  const contest::GameResult ofSheet = resultOf(**stored, context->event->setup);
  const auto agreement =
      contest::agreementOf(context->event->setup.ruleset, *context->meeting.result, ofSheet);
  if (agreement != contest::Agreement::Differs) return std::nullopt;
  return differenceOf(*now->contest, *context->event, context->meeting, ofSheet);
}

}  // namespace damath::desk
