// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/live/live_acts.hpp"

#include <QInputDialog>
#include <QMenu>
#include <QPushButton>

#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/dialogs/violation_dialog.hpp"
#include "app/window/live/clock_faces.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/every.hpp"
#include "core/play/game_clock.hpp"
#include "reports/compose/parts/names.hpp"

namespace damath::window {

using play::ClockPhase;
using play::ClockSignal;
using words::Phrase;

namespace {

// Shows a menu below the button and returns the chosen action; null if the user chose none.
const QAction* chosenBelow(const QPushButton& button, QMenu& menu) {
  return menu.exec(button.mapToGlobal(QPoint(0, button.height())));
}

}  // namespace

LiveActs::LiveActs(ShownGame& live, Session& session, const Translator& translator, NoticeBar& notice,
                   QWidget& page)
    : m_live(live), m_session(session), m_translator(translator), m_notice(notice), m_page(page) {}

void LiveActs::act(const play::LiveStep& step) {
  if (const auto done = m_live.take(step, m_session.author()); !done) tell(done.error());
}

void LiveActs::answer(const play::LiveStep& step) {
  m_notice.tell({}, {});
  act(step);
}

bool LiveActs::hold(play::PauseCause cause) {
  const desk::LiveTable* table = m_live.table();
  if (table == nullptr || table->clock.state().phase != ClockPhase::Running) return false;
  act(play::ClockStep{play::ClockAct::Pause, cause});
  return true;
}

void LiveActs::letGo(bool isHeld) {
  const desk::LiveTable* table = m_live.table();
  if (isHeld && table != nullptr && table->clock.knows(play::ClockAct::Resume)) {
    act(play::ClockStep{play::ClockAct::Resume});
  }
}

void LiveActs::ask(Phrase what, Phrase why, const Make& make) {
  const bool isHeld = hold(play::PauseCause::Correction);
  const auto made = [this, make](const desk::Author& author) {
    // If the live game was closed while the dialog was open, the dialog closes and changes nothing.
    if (m_live.table() == nullptr) return true;
    const auto done = make(author);
    if (!done) m_session.refusals().show(done.error());
    return done.has_value();
  };
  auto* dialog = new ConfirmationDialog(m_session, m_translator, {what, what, Phrase::LiveBy},
                                        m_translator(why), made, &m_page);
  QObject::connect(dialog, &QDialog::rejected, &m_page,
                   guarded(m_session, [this, isHeld] { letGo(isHeld); }));
  dialog->open();
}

void LiveActs::actNamed(Phrase what, Phrase why, const play::LiveStep& step) {
  ask(what, why, [this, step](const desk::Author& author) { return m_live.take(step, author); });
}

void LiveActs::logViolation(const contest::Event& event, const std::function<void(const QString&)>& said) {
  const auto* place = std::get_if<desk::Place>(&m_live.place());
  const bool isHeld = hold(play::PauseCause::Arbiter);
  auto* dialog = new ViolationDialog(m_session, m_translator, event,
                                     place == nullptr ? std::nullopt : std::optional(*place), &m_page);
  const auto logged = [this, isHeld, id = event.id, said](const desk::ViolationLogged& violation) {
    const contest::Event* shown = m_session.find(id);
    if (shown == nullptr) return letGo(isHeld);
    const QString name = entryName(m_session.contest(), *shown, violation.violation.entry);
    said(m_translator(Phrase::ViolationLogged).arg(name).arg(violation.count));
    offerDisqualification(violation, name, isHeld);
  };
  QObject::connect(dialog, &ViolationDialog::logged, &m_page, guarded(m_session, logged));
  QObject::connect(dialog, &QDialog::rejected, &m_page,
                   guarded(m_session, [this, isHeld] { letGo(isHeld); }));
  dialog->open();
}

void LiveActs::offerDisqualification(const desk::ViolationLogged& logged, const QString& name, bool isHeld) {
  const desk::LiveTable* table = m_live.table();
  const bool isHere = table != nullptr && logged.violation.game == table->record.owner.game;
  const QString decides = filledIn(m_translator(Phrase::ViolationDecides), name, logged.count);
  if (!logged.ending || !isHere) {
    letGo(isHeld);
    if (!logged.ending) return tellAnew();
    // The violation was in another game than the shown game, so the notice does not offer to end the shown
    // game. The arbiter ends the other game on its own page.
    return m_notice.tell(decides, {{m_translator(Phrase::LeaveAsItIs), [this] { tellAnew(); }}});
  }
  m_notice.tell(decides, {{m_translator(Phrase::ConfirmDisqualification),
                           [this, ending = *logged.ending] { end(ending); }},
                          {m_translator(Phrase::LeaveAsItIs), [this, isHeld] {
                             letGo(isHeld);
                             tellAnew();
                           }}});
}

void LiveActs::letStand(const QString& turn, const std::function<void()>& made) {
  ask(Phrase::LiveLetStand, Phrase::LiveWhy, [this, turn, made](const desk::Author& author) {
    auto done = m_live.turn(turn, desk::Stands::AnyCase, author);
    if (done) m_notice.tell({}, {});
    if (done) made();
    return done;
  });
}

void LiveActs::objectOrRule(const QPushButton& button) {
  if (m_live.table()->course.objection()) {
    return ask(Phrase::LiveRule, Phrase::LiveWhy, [this](const desk::Author& author) {
      return m_live.take(play::RulingStep{author.reason}, author);
    });
  }
  QMenu menu;
  const QAction* blue = menu.addAction(m_translator(Phrase::Blue));
  menu.addAction(m_translator(Phrase::Red));
  const QAction* chosen = chosenBelow(button, menu);
  if (chosen == nullptr) return;
  const bool isHeld = hold(play::PauseCause::Objection);
  bool isSaid = false;
  const QString text =
      QInputDialog::getText(&m_page, m_translator(Phrase::LiveObjection),
                            m_translator(Phrase::LiveWhatIsSaid), QLineEdit::Normal, {}, &isSaid);
  const board::Side side = chosen == blue ? board::Side::Blue : board::Side::Red;
  if (!isSaid) return letGo(isHeld);
  act(play::ObjectionStep{side, fromQt(text)});
}

void LiveActs::endOrReopen(const QPushButton& button) {
  const desk::LiveTable& table = *m_live.table();
  if (table.game().outcome()) {
    return actNamed(Phrase::LiveReopen, Phrase::LiveWhy, play::ReopenStep{});
  }
  QMenu menu;
  for (const rules::Ending ending : kEvery<rules::Ending>) {
    if (!table.game().allows(ending)) continue;
    QAction* action = menu.addAction(toQt(compose::endingName(ending, m_translator.language())));
    action->setData(static_cast<int>(ending));
  }
  const QAction* chosen = chosenBelow(button, menu);
  if (chosen != nullptr) end(static_cast<rules::Ending>(chosen->data().toInt()));
}

void LiveActs::end(rules::Ending ending) {
  const desk::LiveTable* table = m_live.table();
  if (table == nullptr) return;
  const play::LiveGame& game = table->game();
  const rules::Result result =
      rules::resultOf(game.setup().ruleset, ending, game.account(board::Side::Blue).grand,
                      game.account(board::Side::Red).grand);
  const bool isPlain = ending == rules::Ending::Time && table->clock.state().phase == ClockPhase::TimeOver;
  QString question = filledIn(m_translator(Phrase::LiveEndAsk),
                              toQt(compose::endingName(ending, m_translator.language())), resultText(result));
  if (ending == rules::Ending::Time && !isPlain && table->clock.state().phase != ClockPhase::Waiting) {
    const ClockFaces faces = facesOf(m_live.clock(), m_translator);
    question = filledIn(m_translator(Phrase::LiveEndTimeLeft), faces.game) + u' ' + question;
  }
  const bool isHeld = !isPlain && hold(play::PauseCause::Arbiter);
  if (isPlain || m_session.confirmations().isConfirmed(question, Phrase::LiveEndNow)) {
    return answer(play::EndStep{ending});
  }
  letGo(isHeld);
}

void LiveActs::tell(const desk::DeskError& error) {
  m_notice.tell(m_session.refusals().sentence(error), {});
}

// Shows a notice for a clock signal, if the user must decide something. A reminder and the end of a move's
// time need no notice, because the clock itself shows them.
void LiveActs::tellRung(ClockSignal signal) {
  switch (signal) {
    case ClockSignal::Reminder:
    case ClockSignal::MoveOver:
      return;
    case ClockSignal::GameOver:
      return m_notice.tell(m_translator(Phrase::LiveGameOver),
                           {{m_translator(Phrase::LiveEnd), [this] { end(rules::Ending::Time); }}});
    case ClockSignal::NoShowOver:
      return m_notice.tell(
          m_translator(Phrase::LiveNoShowOver),
          {{m_translator(Phrase::LiveNotComeBlue), [this] { end(rules::Ending::NoShowBlue); }},
           {m_translator(Phrase::LiveNotComeRed), [this] { end(rules::Ending::NoShowRed); }},
           {m_translator(Phrase::LiveNotComeBoth), [this] { end(rules::Ending::NoShowBoth); }}});
    case ClockSignal::GapFound:
      return m_notice.tell(m_translator(Phrase::LiveGapFound), {});
  }
}

void LiveActs::tellAnew() {
  m_notice.tell({}, {});
  forget();
  if (m_live.table() != nullptr) tellWhatWaits();
}

void LiveActs::tellWhatWaits() {
  const desk::LiveTable& table = *m_live.table();
  if (table.course.asksForRepetition()) {
    const bool isByOne = table.game().setup().ruleset.repetitionBy.answer() == rules::RepetitionBy::One;
    const Phrase question = isByOne ? Phrase::LiveRepetitionByOne : Phrase::LiveRepetition;
    return m_notice.tell(m_translator(question).arg(table.game().occurrences()),
                         {{m_translator(Phrase::LiveEndedByRepetition),
                           [this] { answer(play::EndStep{rules::Ending::Repetition}); }},
                          {m_translator(Phrase::LiveGoOn), [this] { answer(play::GoOnStep{}); }}});
  }
  const play::milliseconds gap = table.clock.state().gap;
  const bool isNew = gap > play::milliseconds(0) && gap != m_shownGap;
  m_shownGap = gap;
  if (!isNew || !table.clock.knows(play::ClockAct::Charge)) return;
  const auto charge = [this, gap] {
    m_notice.tell({}, {});
    actNamed(Phrase::LiveCharge, Phrase::LiveWhy, play::ClockStep{play::ClockAct::Charge, {}, gap});
  };
  m_notice.tell(filledIn(m_translator(Phrase::LiveGap), toQt(play::clockText(gap))),
                {{m_translator(Phrase::LiveCharge), charge}});
}

}  // namespace damath::window
