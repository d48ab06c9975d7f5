// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/dialogs/accept_dialog.hpp"

#include <QLineEdit>

#include "app/desk/rounds/rulings.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/scoresheet/mistakes.hpp"
#include "app/window/scoresheet/totals_table.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/precondition.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::window {

using words::Phrase;

namespace {

SheetQuestions::Subject acceptedOf(SheetQuestions::Subject subject) {
  subject.intent = SheetQuestions::Intent::Accept;
  return subject;
}

}  // namespace

AcceptDialog::AcceptDialog(Session& session, const Translator& translator,
                           const SheetQuestions::Subject& subject, int basis,
                           const sheet::AuditReport& report, const QStringList& mistakes, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_subject(acceptedOf(subject)),
      m_questions(session, translator, m_subject, this),
      m_basis(basis),
      m_by(new QLineEdit(this)),
      m_reason(new QLineEdit(this)) {
  const contest::Event* event = m_session.find(subject.event);
  DAMATH_EXPECTS(event != nullptr);
  const desk::Meeting& meeting = subject.meeting;
  setWindowTitle(m_translator.plain(Phrase::GoOnAccepting));
  const contest::Contest& contest = m_session.contest();
  const auto* place = std::get_if<desk::Place>(&meeting.at);
  QString introduction = place == nullptr ? m_translator(Phrase::RematchHead)
                                          : m_translator(Phrase::GameHead)
                                                .arg(contest::numberOf(place->round))
                                                .arg(contest::numberOf(place->board));
  introduction =
      introduction.arg(entryName(contest, *event, meeting.blue), entryName(contest, *event, meeting.red));
  if (subject.isDue) introduction += QStringLiteral("\n\n") + m_translator(Phrase::RematchSheetHint);
  introduction += QStringLiteral("\n\n") + mistakesText(mistakes, m_translator) + QStringLiteral("\n\n") +
                  filledIn(m_translator(Phrase::AcceptIntroduction),
                           wholeResult(event->setup, resultToBe(*event, report), m_translator.language()));
  if (!hasEnd(subject.mine)) {
    introduction += QStringLiteral("\n\n") + m_translator(Phrase::EndNotWritten);
  }
  if (!report.isFollowed()) {
    introduction += QStringLiteral("\n\n") + toQt(words::followedText(report, m_translator.language()));
  }
  if (meeting.result) {
    introduction +=
        QStringLiteral("\n\n") + m_translator(Phrase::StandingResult)
                                     .arg(resultText(meeting.result->result),
                                          factsText(event->setup, *meeting.result, m_translator.language()));
  }
  m_introduction = introduction;
  setIntroduction(introduction);
  auto* totals = new TotalsTable(m_translator, this);
  totals->show(subject.mine, event->setup, report, sheet::Extent::Whole, rulings());
  addWide(totals);
  addField(Phrase::By, m_by);
  addField(Phrase::Reason, m_reason);
  const contest::Game* game =
      place == nullptr ? nullptr : contest::gameAt(*event, place->round, place->board);
  const bool needsConfirmation =
      game == nullptr ? meeting.result.has_value() : desk::asksForConfirmation(*event, *game);
  // If mistakes are corrected, the dialog offers the fields for name and reason, as the review page does.
  const bool isAsked = needsConfirmation || !mistakes.isEmpty();
  setFieldVisible(m_by, isAsked);
  setFieldVisible(m_reason, isAsked);
  m_isReasonAsked = isAsked;
  showLogin(m_by);
  // The dialog does not insist on a name and a reason. If the acceptance changes a result or an accepted
  // scoresheet, the desk layer returns an error that requires both.
  setWanted(m_by, false);
  setWanted(m_reason, false);
  m_questions.askInForm([this](const desk::DeskError& error) {
    askReason();
    setWanted(m_by);
    setWanted(m_reason);
    m_session.refusals().show(error);
  });
  setSubmitText(Phrase::Accept);
  setMinimumWidth(520);
}

contest::GameResult AcceptDialog::resultToBe(const contest::Event& event,
                                             const sheet::AuditReport& report) const {
  const contest::EventSetup& setup = event.setup;
  return desk::resultOf(report,
                        sheet::outcomeOf({m_subject.mine, setup.set, setup.ruleset, report}, rulings()));
}

std::vector<sheet::Ruling> AcceptDialog::rulings() const {
  if (m_subject.content != SheetQuestions::Content::Stored) return {};
  const auto view = desk::SheetDesk(m_session.desk()).sheetInForce(m_subject.event, m_subject.meeting.at);
  return view ? desk::rulingsOf(view->stored) : std::vector<sheet::Ruling>();
}

void AcceptDialog::askReason() {
  setFieldVisible(m_by, true);
  setFieldVisible(m_reason, true);
  m_isReasonAsked = true;
  proposeReason(m_proposed);
}

void AcceptDialog::tellHabits(const QString& note) {
  if (note.isEmpty()) return;
  setIntroduction(m_introduction + QStringLiteral("\n\n") + note);
  askReason();
}

void AcceptDialog::proposeReason(const QString& reason) {
  m_proposed = reason;
  // Proposes a reason only while the user can see its field, so that no unread reason is saved.
  if (!m_isReasonAsked || !m_reason->text().isEmpty()) return;
  m_reason->setText(reason);
  m_reason->setCursorPosition(0);
}

// Enters the result of a due rematch and its scoresheet as one change, and accepts the scoresheet.
bool AcceptDialog::enterRematch(const desk::Author& author) {
  const auto entered = m_questions.answered(author, [&](const desk::Author& withConfirmation) {
    return desk::SheetDesk(m_session.desk())
        .enterRematch(m_subject.event, {m_subject.meeting.blue, m_subject.meeting.red}, {}, m_subject.mine,
                      desk::WithSheet::Accept, withConfirmation);
  });
  if (entered) Q_EMIT acceptedSheet(entered->view);
  return entered.has_value();
}

bool AcceptDialog::submit() {
  const desk::Author author = typedAuthor();
  if (m_subject.isDue) return enterRematch(author);
  desk::SheetDesk desk(m_session.desk());
  if (m_subject.content == SheetQuestions::Content::Typed) {
    const auto entered = m_questions.answered(author, [&](const desk::Author& withConfirmation) {
      return desk.storeAndAccept(m_subject.event, m_subject.meeting.at, m_subject.mine, withConfirmation,
                                 m_basis);
    });
    if (entered) Q_EMIT acceptedSheet(entered->view);
    if (m_questions.keepsTheirs()) {
      reject();
      Q_EMIT contestsKept();
    }
    return entered.has_value();
  }
  const auto accepted = m_questions.answered(author, [&](const desk::Author& withConfirmation) {
    return desk.acceptSheet(m_subject.event, m_subject.meeting.at, withConfirmation, m_basis);
  });
  if (!accepted) return false;
  const auto view = m_session.refusals().asked(desk.sheetInForce(m_subject.event, m_subject.meeting.at));
  if (view) Q_EMIT acceptedSheet(*view);
  return true;
}

}  // namespace damath::window
