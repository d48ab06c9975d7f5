// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/scoresheet_papers.hpp"

#include <algorithm>
#include <utility>

#include "app/desk/change/row_facts.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/result_check.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/desk/sheets/second_entry.hpp"
#include "app/papers/paper_form.hpp"
#include "app/words/findings/audit_print.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/precondition.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

using words::Phrase;

constexpr std::size_t kDay = 10;  // the length of the date in "2026-11-20 10:31:07"

compose::Copy copyOf(const db::StoredSheet& stored) {
  return stored.acceptance == db::Acceptance::Accepted ? compose::Copy::Corrected : compose::Copy::Audited;
}

sheet::AuditedSheet auditedIn(const Subject& subject, const sheet::Sheet& sheet,
                              const sheet::AuditReport& report) {
  return {sheet, subject.event.setup.set, subject.event.setup.ruleset, report};
}

// Adds the record to the form: the version, and the people who entered, corrected, reviewed and approved the
// scoresheet, with the times.
void putRecord(compose::Scoresheet& form, const db::StoredSheet& stored, words::Language language) {
  const auto moment = [](const std::string& at) { return words::localMoment(at); };
  form.record =
      said(Phrase::SheetVersion, language, {std::to_string(stored.version), stored.by, moment(stored.at)});
  // Prints the person who accepted the corrections, also if rulings made all of them: a ruling is printed
  // with its own author, but somebody accepted the scoresheet with it.
  if (stored.acceptance == db::Acceptance::Accepted && !stored.corrections.empty()) {
    form.record +=
        " " + said(Phrase::SheetCorrectedBy, language, {stored.acceptedBy, moment(stored.acceptedAt)});
  }
  if (stored.signOff) {
    form.record +=
        " " + said(Phrase::SheetSignedBy, language, {stored.signOff->by, moment(stored.signOff->at)});
  }
  // Until each difference of a second entry is settled, nobody has checked the scoresheet.
  const std::size_t open = desk::openDifferences(stored).size();
  if (open > 0 && !stored.signOff) {
    form.record += " " + said(Phrase::SheetNotChecked, language, {std::to_string(open)});
    return;
  }
  for (const db::StoredReview& review : stored.reviews) {
    form.reviewers.push_back(review.reviewer + ", " + moment(review.at).substr(0, kDay));
  }
}

// Prints the result of the game. If the result of the scoresheet differs, prints both results instead and
// marks the scoresheet as provisional.
void putResult(compose::Scoresheet& form, const Subject& subject, const desk::SheetView& view) {
  if (!view.result) return;
  const contest::EventSetup& setup = subject.event.setup;
  const auto ofSheet = desk::settledResultOf(view.report, view.outcome);
  if (desk::agreementOf(setup, *view.result, ofSheet) != contest::Agreement::Differs) {
    return compose::putResult(form, *view.result, subject.language);
  }
  const auto text = [&](const contest::GameResult& result) {
    return words::resultText(desk::factsOf(result, setup.set), subject.language);
  };
  form.remark = said(Phrase::SheetRemark, subject.language, {text(*view.result), text(*ofSheet)});
  form.stamp = said(Phrase::PrintedProvisional, subject.language);
}

// Adds a note if the written result and the grand totals disagree, and nothing proves which of them is right.
void putDoubt(compose::Scoresheet& form, const sheet::Outcome& outcome, words::Language language) {
  if (form.remark.empty() && outcome.isAgainstTotals) {
    form.remark = said(Phrase::ResultNotProven, language);
  }
}

}  // namespace

compose::GameHead headOf(const Subject& subject, const desk::Meeting& meeting) {
  if (const auto* place = std::get_if<desk::Place>(&meeting.at)) {
    const contest::Game* game = contest::gameAt(subject.event, place->round, place->board);
    DAMATH_EXPECTS(game != nullptr);
    return compose::headOf(subject.contest, subject.event, *game);
  }
  const contest::Rematch rematch{meeting.owner.game, meeting.blue, meeting.red, {}};
  return compose::headOf(subject.contest, subject.event, rematch, said(Phrase::Rematch, subject.language));
}

void addScoresheet(compose::Document& document, const Subject& subject, const compose::GameHead& head,
                   const desk::SheetView& view, Boards boards) {
  const sheet::AuditedSheet audited = auditedIn(subject, view.stored.sheet, view.report);
  const words::JudgedSheet judged{audited, view.outcome, view.stored.rulings, copyOf(view.stored)};
  auto form = words::scoresheetForm(head, judged, subject.language);
  putResult(form, subject, view);
  putDoubt(form, view.outcome, subject.language);
  putRecord(form, view.stored, subject.language);
  if (boards == Boards::Beside) {
    std::vector<int> numbers;
    for (const compose::Footnote& finding : form.findings) numbers.push_back(finding.number);
    form.boards = compose::boardDiagrams(view.report, subject.event.setup.set, numbers, document.language);
  }
  document.forms.emplace_back(std::move(form));
}

compose::Document publicScoresheet(const Subject& subject, const desk::Meeting& meeting, desk::SheetView view,
                                   Officials officials) {
  if (officials == Officials::Unnamed) {
    for (db::StoredRuling& ruling : view.stored.rulings) {
      ruling.by = said(Phrase::RuledByFacilitator, subject.language);
      ruling.reason = said(Phrase::ReasonKept, subject.language);
    }
  }
  compose::Document document = emptyDocument(subject);
  addScoresheet(document, subject, headOf(subject, meeting), view);
  auto& form = std::get<compose::Scoresheet>(document.forms.front());
  form.record.clear();
  form.reviewers.clear();
  return document;
}

compose::Document shownScoresheet(const Subject& subject, const desk::Meeting& meeting,
                                  const ShownSheet& shown) {
  const auto head = headOf(subject, meeting);
  compose::Document document = emptyDocument(subject);
  if (shown.stored != nullptr && shown.stored->stored.sheet == shown.sheet) {
    addScoresheet(document, subject, head, *shown.stored);
    return document;
  }
  const sheet::AuditedSheet audited = auditedIn(subject, shown.sheet, shown.report);
  const sheet::Outcome outcome = sheet::outcomeOf(audited, {});
  const std::vector<db::StoredRuling> none;
  auto form = words::scoresheetForm(head, {audited, outcome, none}, subject.language);
  putDoubt(form, outcome, subject.language);
  document.forms.emplace_back(std::move(form));
  return document;
}

desk::DeskResult<compose::Document> filledSheets(EventOrder& order) {
  const Subject& subject = order.subject;
  const desk::SheetDesk desk(order.desk);
  const Boards boards = order.of.design == toText(Design::Boards) ? Boards::Beside : Boards::None;
  compose::Document sheets = emptyDocument(subject);
  if (isOfRematch(order.of)) {
    const desk::RematchOf of{order.of.blue, order.of.red, order.of.rematch};
    DAMATH_TRY(view, desk.sheetInForce(subject.event.id, of));
    const contest::Rematch* rematch = desk::rematchAt(subject.event, of);
    const std::string round = said(Phrase::Rematch, subject.language);
    const auto head = compose::headOf(subject.contest, subject.event, *rematch, round);
    addScoresheet(sheets, subject, head, *view, boards);
    return sheets;
  }
  const std::vector<contest::Game> all = gamesOf(order);
  std::size_t done = 0;
  for (const contest::Game& game : all) {
    if (order.watch && !order.watch(done++, all.size())) break;
    const desk::Place place{game.round, game.board};
    const auto view = desk.sheetInForce(subject.event.id, place);
    if (view) {
      addScoresheet(sheets, subject, compose::headOf(subject.contest, subject.event, game), *view, boards);
      compose::pack(sheets.forms.back());
    } else if (view.error().refusal == desk::Refusal::NoSuchSheet) {
      order.withoutSheet.push_back(place);
    } else {
      return Unexpected<desk::DeskError>(view.error());
    }
  }
  if (sheets.forms.empty()) {
    const desk::Place place{order.of.round, order.of.board};
    return desk::refusedAt(desk::Refusal::NoSuchSheet,
                           order.withoutSheet.empty() ? place : order.withoutSheet.front());
  }
  return sheets;
}

}  // namespace damath::papers
