// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/sheet_edit.hpp"

#include "db/detail/digest.hpp"
#include "db/detail/finding_text.hpp"
#include "db/detail/journal/journal_text.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/sheet_text.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/detail/tables/review_table.hpp"
#include "db/detail/tables/sheet_names.hpp"
#include "db/detail/tables/sheet_table.hpp"
#include "db/detail/tables/violation_table.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::db {

using detail::inStep;
using detail::journalText;
using detail::Step;

namespace {

// Returns the text of a journal row about a stored scoresheet, with the heads of the live games of its game
// or rematch. In a shared contest, returns `text` unchanged if the server composes the journal row.
std::string withLive(Step& step, contest::SheetId sheet, const std::string& text) {
  if (step.database().isServersAct()) return text;
  return detail::withHeads(text, detail::liveHeadsOfSheet(step.database(), numberOf(sheet)));
}

// Stores a text that may mention anybody as a private text (private_text.hpp), and returns its token.
std::string keptFree(Step& step, const std::string& text, detail::TextKind kind = detail::TextKind::Open) {
  return detail::keptText(step.database(), kind, {}, text);
}

}  // namespace

StoreResult<contest::SheetId> SheetEdit::addSheet(SheetOwner owner, const sheet::Sheet& sheet,
                                                  const std::vector<StoredFinding>& findings) {
  return inStep(*m_frame, [&](Step& step) {
    const std::string content =
        detail::sheetText(detail::hiddenSheet(step.database(), step.knownContest(), owner, sheet));
    const detail::SheetPlace added =
        detail::addSheet(step.database(), owner, content, findings, step.stamp());
    step.journal(
        {JournalAction::StoreSheet,
         subjectOf(added.id),
         {},
         withLive(step, added.id,
                  journalText(owner, added.version,
                              {detail::sha256(content), detail::sha256(detail::findingsText(findings))},
                              sheet.tag(sheet::kHabitsTag)))});
    return added.id;
  });
}

StoreResult<void> SheetEdit::acceptSheet(contest::SheetId sheet, std::vector<StoredCorrection> corrections) {
  return inStep(*m_frame, [&](Step& step) {
    for (StoredCorrection& correction : corrections) {
      if (correction.by.empty()) correction.by = step.stamp().by;
      if (correction.at.empty()) correction.at = toText(step.stamp().at);
      correction.reason = keptFree(step, correction.reason);
    }
    const std::int64_t id = detail::addAcceptance(step.database(), sheet, corrections, step.stamp());
    step.journal({JournalAction::AcceptSheet,
                  acceptanceSubject(id),
                  {},
                  withLive(step, sheet, journalText(sheet, corrections))});
  });
}

StoreResult<void> SheetEdit::withdrawAcceptance(contest::SheetId sheet) {
  return inStep(*m_frame, [&](Step& step) {
    detail::withdrawAcceptance(step.database(), sheet);
    step.journal({JournalAction::ReopenSheet, subjectOf(sheet), {}, "{}"});
  });
}

StoreResult<void> SheetEdit::takeOff(contest::SheetId sheet) {
  return inStep(*m_frame, [&](Step& step) {
    detail::takeOff(step.database(), sheet);
    step.journal({JournalAction::TakeOffSheet, subjectOf(sheet), {}, "{}"});
  });
}

StoreResult<void> SheetEdit::addReview(contest::SheetId sheet, const StoredReview& review) {
  return inStep(*m_frame, [&](Step& step) {
    detail::addReview(step.database(), sheet, review, step.stamp());
    step.journal({JournalAction::ReviewSheet, subjectOf(sheet) + " review", {}, journalText(review)});
  });
}

StoreResult<void> SheetEdit::carryReview(contest::SheetId sheet, const StoredReview& review) {
  return inStep(*m_frame, [&](Step& step) {
    detail::addReview(step.database(), sheet, review, step.stamp());
    step.journalCarried({JournalAction::ReviewSheet, subjectOf(sheet) + " review", {}, journalText(review)});
  });
}

StoreResult<void> SheetEdit::carryRuling(contest::SheetId sheet, StoredRuling ruling,
                                         const std::string& written, int habitCells) {
  return inStep(*m_frame, [&](Step& step) {
    ruling.reason = keptFree(step, ruling.reason, detail::TextKind::Reason);
    detail::setRuling(step.database(), sheet, ruling);
    step.journalCarried({JournalAction::Rule,
                         subjectOf(sheet) + " ruling",
                         {},
                         withLive(step, sheet, journalText(ruling, written, habitCells))});
  });
}

StoreResult<void> SheetEdit::rule(contest::SheetId sheet, StoredRuling ruling, const std::string& written,
                                  int habitCells) {
  return inStep(*m_frame, [&](Step& step) {
    if (ruling.by.empty()) {
      ruling.by = step.stamp().by;
      ruling.reason = step.stamp().reason;
      ruling.at = toText(step.stamp().at);
    }
    ruling.reason = keptFree(step, ruling.reason, detail::TextKind::Reason);
    detail::setRuling(step.database(), sheet, ruling);
    step.journal({JournalAction::Rule,
                  subjectOf(sheet) + " ruling",
                  {},
                  withLive(step, sheet, journalText(ruling, written, habitCells))});
  });
}

StoreResult<void> SheetEdit::signOff(contest::SheetId sheet) {
  return inStep(*m_frame, [&](Step& step) {
    detail::addSignOff(step.database(), sheet, step.stamp());
    step.journal({JournalAction::SignOff,
                  subjectOf(sheet) + " sign-off",
                  {},
                  withLive(step, sheet, detail::signOffText(step.stamp()))});
  });
}

StoreResult<std::int64_t> SheetEdit::addViolation(const Violation& written) {
  return inStep(*m_frame, [&](Step& step) {
    Violation violation = written;
    violation.remark = keptFree(step, written.remark);
    const std::int64_t number = detail::addViolation(step.database(), violation, step.stamp());
    step.journal({JournalAction::AddViolation, violationSubject(number), {}, journalText(violation)});
    return number;
  });
}

}  // namespace damath::db
