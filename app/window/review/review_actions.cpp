// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/review_actions.hpp"

#include "app/desk/rounds/rulings.hpp"
#include "app/desk/rounds/sheet_outcome.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_stage.hpp"
#include "app/window/review/ruling_line.hpp"
#include "app/window/scoresheet/mistakes.hpp"
#include "app/window/scoresheet/open_habits.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

ReviewActions::ReviewActions(Session& session, const Translator& translator, const RulingLine& ruling,
                             QWidget* page)
    : QObject(page), m_session(session), m_translator(translator), m_ruling(ruling), m_page(page) {}

bool ReviewActions::isInForce(const ReviewedSheet& of) {
  const auto now =
      m_session.refusals().asked(desk::SheetDesk(m_session.desk()).sheetInForce(of.event, of.at));
  if (!now) return false;
  if (now->stored.version == of.view.stored.version) return true;
  const desk::VersionStored version{now->stored.version, now->stored.by, now->stored.at};
  const auto newer = desk::questionAt(desk::ConfirmationLevel::Confirm, desk::ConfirmationReason::SheetNewer,
                                      of.at, version);
  m_session.refusals().show(m_session.confirmations().textOf(of.event, newer));
  return false;
}

const contest::EventSetup& ReviewActions::setupOf(const ReviewedSheet& of) const {
  return m_session.find(of.event)->setup;
}

QString ReviewActions::namesOf(const ReviewedSheet& of) const {
  return reviewedNames(m_session.contest(), *m_session.find(of.event), of.at);
}

QString ReviewActions::outcomeOf(const ReviewedSheet& of) const {
  const QString outcome = comesToText(of.view, *m_session.find(of.event), m_translator);
  return toQt(words::asSentence(fromQt(outcome)));
}

void ReviewActions::accept(const ReviewedSheet& of, const QStringList& mistakes) {
  const QString outcome = reviewOutcome(of.view, *m_session.find(of.event), m_translator);
  QStringList lines{namesOf(of), mistakesText(mistakes, m_translator),
                    filledIn(m_translator(Phrase::AcceptIntroduction), outcome)};
  if (!of.view.report.isFollowed()) {
    lines << toQt(words::followedText(of.view.report, m_translator.language()));
  }
  if (of.view.result) {
    lines << m_translator(Phrase::StandingResult)
                 .arg(resultText(of.view.result->result),
                      factsText(setupOf(of), *of.view.result, m_translator.language()));
  }
  const contest::EventSetup& setup = setupOf(of);
  const auto open = openHabits(of.view.stored.sheet, of.view.report, desk::rulingsOf(of.view.stored));
  const AcceptedHabits habits = acceptedHabits(open, setup.set.notationFrame(setup.ruleset), m_translator);
  if (!habits.note.isEmpty()) lines << habits.note;
  const auto make = [this, of](const desk::Author& author) {
    if (!isInForce(of)) return false;
    const auto done =
        m_session.changed(m_session.withConfirmation(of.event, author, [&](const desk::Author& answering) {
          return desk::SheetDesk(m_session.desk())
              .acceptSheet(of.event, of.at, answering, of.view.stored.version);
        }));
    if (done) Q_EMIT said(m_translator(Phrase::SheetAccepted).arg(mistakesIn(of.view)));
    return done.has_value();
  };
  // The dialog does not insist on a name and a reason. If the accepted scoresheet changes a result, the desk
  // layer returns an error that requires both.
  using Why = ConfirmationDialog::Why;
  openNamed({Phrase::GoOnAccepting, Phrase::Accept, Phrase::By, Why::MayBeOpen},
            lines.join(QStringLiteral("\n")), make, proposedReason(habits, mistakes));
}

void ReviewActions::lookOver(const ReviewedSheet& of) {
  const auto make = [this, of](const desk::Author& author) {
    if (!isInForce(of)) return false;
    const std::optional<sheet::Sheet> unkeyed;
    const bool isDone =
        m_session.change(of.event, author, &desk::ReviewDesk::review, of.event, of.at, unkeyed).has_value();
    if (isDone) Q_EMIT said(m_translator(Phrase::CheckedBy).arg(toQt(author.by)));
    return isDone;
  };
  (new ConfirmationDialog(
       m_session, m_translator,
       {Phrase::MarkChecked, Phrase::MarkChecked, Phrase::ReviewedBy, ConfirmationDialog::Why::NotAsked},
       namesOf(of) + QStringLiteral("\n\n") + m_translator(Phrase::MarkCheckedIntroduction), make, m_page))
      ->open();
}

void ReviewActions::signOff(const ReviewedSheet& of) {
  const desk::Hands hands = desk::handsOf(of.view.stored);
  QStringList reviewers;
  for (const std::string& name : hands.reviewers) reviewers << toQt(name);
  const QStringList lines{
      namesOf(of), outcomeOf(of),
      filledIn(m_translator(Phrase::SignOffWho), toQt(hands.storedBy), reviewers.join(QStringLiteral(", "))),
      m_translator(Phrase::SignOffAgain), m_translator(Phrase::SignOffReason)};
  const auto make = [this, of](const desk::Author& author) {
    if (!isInForce(of)) return false;
    const bool isDone = m_session.change(of.event, author, &desk::ReviewDesk::signOff, of.event, of.at);
    if (isDone) Q_EMIT said(m_translator(Phrase::SignedOffBy).arg(toQt(author.by)));
    return isDone;
  };
  (new ConfirmationDialog(m_session, m_translator,
                          {Phrase::SignOff, Phrase::SignOff, Phrase::SignedBy, ConfirmationDialog::Why::Asked,
                           Phrase::SignOffReasonWanted},
                          lines.join(QStringLiteral("\n")), make, m_page))
      ->open();
}

QString ReviewActions::lossBy(const sheet::HabitAnswers& answers, const ReviewedSheet& of) const {
  if (!of.view.report.isFollowed()) return {};
  sheet::Sheet answered = of.view.stored.sheet;
  answered.setTag(sheet::kHabitsTag, answers.text());
  const contest::EventSetup& setup = setupOf(of);
  const sheet::AuditReport after = desk::audited(answered, setup);
  const QString standing = reviewOutcome(of.view, *m_session.find(of.event), m_translator);
  if (!after.isFollowed()) {
    return filledIn(m_translator(Phrase::AnswerUnproves), standing,
                    toQt(words::followedText(after, m_translator.language())));
  }
  // The result after the answer is unknown if the scoresheet has rulings, because the answer may make rulings
  // invalid.
  if (!of.view.stored.rulings.empty()) return {};
  const auto result =
      desk::resultOf(after, sheet::outcomeOf({answered, setup.set, setup.ruleset, after}, {}));
  if (result == desk::resultOf(of.view.report, of.view.outcome)) return {};
  return m_translator(Phrase::AnswerTurns).arg(standing, wholeResult(setup, result, m_translator.language()));
}

desk::DeskResult<ReviewActions::Done> ReviewActions::rule(const ReviewedSheet& of,
                                                          const db::StoredRuling& ruling,
                                                          std::vector<db::ConfirmationAnswer>& answers) {
  desk::Author author = m_session.author(m_ruling.by(), m_ruling.reason(), m_ruling.askedBy());
  author.answers = answers;
  const auto make = [&](const desk::Author& answering) {
    return desk::ReviewDesk(m_session.desk()).rule(of.event, of.at, ruling, answering);
  };
  auto done = make(author);
  const auto asks = [&done](desk::ConfirmationReason code) {
    const desk::Question* question = done ? nullptr : done.error().question();
    return question != nullptr && question->code == code;
  };
  while (asks(desk::ConfirmationReason::RulingTurns)) {
    if (!m_session.confirmations().goesOn(of.event, done.error(), Phrase::GoOnRuling, author))
      return Done::No;
    done = make(author);
  }
  answers = author.answers;
  if (!done && !asks(desk::ConfirmationReason::ResultDiffers)) {
    done = m_session.withConfirmation(of.event, author, make, Phrase::GoOnRuling);
  }
  if (!done) return Unexpected(done.error());
  return m_session.changed(std::move(done)) ? Done::Yes : Done::No;
}

desk::DeskResult<ReviewActions::Done> ReviewActions::answerHabit(
    const ReviewedSheet& of, const std::vector<sheet::HabitOfColumn>& habits, sheet::HabitDecision decision) {
  auto answers = sheet::HabitAnswers::of(of.view.stored.sheet);
  for (const sheet::HabitOfColumn& habit : habits) answers.answer(habit, decision);
  const QString loss = lossBy(answers, of);
  if (!loss.isEmpty() && !m_session.confirmations().isConfirmed(loss, Phrase::GoOnAnswering)) return Done::No;
  const desk::Author author = m_session.author(m_ruling.by(), m_ruling.reason(), m_ruling.askedBy());
  auto done = m_session.withConfirmation(of.event, author, [&](const desk::Author& answering) {
    return desk::SheetDesk(m_session.desk())
        .answerHabit(of.event, of.at, habits, decision, answering, of.view.stored.version);
  });
  if (!done) return Unexpected(done.error());
  return m_session.changed(std::move(done)) ? Done::Yes : Done::No;
}

desk::DeskResult<QString> ReviewActions::storeTaken(const ReviewedSheet& of,
                                                    const std::vector<desk::Difference>& taken) {
  const std::size_t rulings = of.view.stored.rulings.size();
  const desk::Author author = m_session.author(m_ruling.by(), m_ruling.reason(), m_ruling.askedBy());
  auto done = m_session.withConfirmation(of.event, author, [&](const desk::Author& answering) {
    return desk::SheetDesk(m_session.desk())
        .takeKeyed(of.event, of.at, taken, answering, of.view.stored.version);
  });
  if (!done) return Unexpected(done.error());
  QString message = m_translator(Phrase::SheetSaved).arg(done->stored.version);
  if (rulings > 0) {
    message += QStringLiteral("; ") +
               m_translator(Phrase::RulingsWentAlong).arg(done->stored.rulings.size()).arg(rulings);
  }
  return m_session.changed(std::move(done)) ? message : QString();
}

void ReviewActions::reopen(const ReviewedSheet& of) {
  const auto make = [this, event = of.event, at = of.at](const desk::Author& author) {
    const auto done =
        m_session.changed(m_session.withConfirmation(event, author, [&](const desk::Author& answering) {
          desk::RoundDesk desk(m_session.desk());
          const auto* place = std::get_if<desk::Place>(&at);
          return place != nullptr ? desk.reopenResult(event, *place, answering)
                                  : desk.reopenRematch(event, std::get<desk::RematchOf>(at), answering);
        }));
    if (done) Q_EMIT said(m_translator(Phrase::SheetReopened));
    return done.has_value();
  };
  const contest::GameResult& result = *of.view.result;
  const QString message =
      namesOf(of) + QStringLiteral("\n\n") +
      m_translator(Phrase::ReopenIntroduction)
          .arg(resultText(result.result), factsText(setupOf(of), result, m_translator.language()));
  openNamed({Phrase::ReopenResult, Phrase::TakeItAway, Phrase::UndoneBy}, message, make);
}

void ReviewActions::openNamed(const ConfirmationDialog::Names& names, const QString& message,
                              ConfirmationDialog::Make make, const QString& proposed) {
  auto* dialog = new ConfirmationDialog(m_session, m_translator, names, message, std::move(make), m_page);
  dialog->propose(m_ruling.by(), m_ruling.askedBy(),
                  m_ruling.reason().isEmpty() ? proposed : m_ruling.reason());
  dialog->open();
}

}  // namespace damath::window
