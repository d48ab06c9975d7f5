// SPDX-License-Identifier: GPL-3.0-or-later
// What the rounds page does with a round by hand: seats changed in one that is held, and a whole one typed.
#include <QTabBar>

#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/dialogs/confirmation_dialog.hpp"
#include "app/views/rounds/by_hand_dialog.hpp"
#include "app/views/rounds/rounds_page.hpp"
#include "app/words/texts/confirmation_words.hpp"

namespace damath::views {

using models::fromQt;
using models::toQt;
using words::Phrase;

bool RoundsPage::leave() {
  if (!isHeldChanged()) return true;
  const QString question = m_translator(Phrase::PairingLeft).arg(contest::numberOf(m_held->now().round));
  if (!m_session.isConfirmed(question, Phrase::PairingDropped)) return false;
  m_held.reset();
  m_exchanged.clear();
  return true;
}

void RoundsPage::exchange(contest::EntryId one, contest::EntryId other) {
  if (heldOnShow() == nullptr) return;
  const bool isDone = m_held->exchange(one, other);
  if (isDone) m_exchanged.emplace_back(one, other);
  showRound();
  const auto name = [this](contest::EntryId entry) {
    return models::entryName(m_session.contest(), *shownEvent(), entry);
  };
  Q_EMIT said(isDone ? m_translator(Phrase::SeatsExchanged).arg(name(one), name(other))
                     : m_translator(Phrase::SeatsStay));
}

void RoundsPage::takeBackExchange() {
  if (m_exchanged.empty()) {
    m_held = desk::HeldRound::of(m_session.contest(), *shownEvent());
  } else {
    const auto [one, other] = m_exchanged.back();
    m_exchanged.pop_back();
    m_held->exchange(one, other);
  }
  showRound();
}

void RoundsPage::takeProgramPairing() {
  m_held->takeProgram();
  m_exchanged.clear();
  // What is the program's own asks nobody.
  if (m_held->isChanged()) return keepPairing();
  showRound();
}

void RoundsPage::keepPairing() {
  const int number = contest::numberOf(m_held->now().round);
  const auto make = [this, number](const desk::Author& author) {
    const auto repair = [this](const desk::Author& withConfirmation) {
      return desk::PairingDesk(m_session.desk())
          .repair(location().event, m_held->now().boards, m_held->now().byes, withConfirmation);
    };
    const auto done = m_session.changed(m_session.withConfirmation(shownEvent(), author, repair));
    if (done) Q_EMIT said(m_translator(Phrase::RoundRepaired).arg(number));
    return done.has_value();
  };
  if (m_held->isProgram()) {
    make(m_session.author());
    return;
  }
  QStringList parts{m_translator(Phrase::KeepPairingHow).arg(number)};
  const auto nameOf = [this](contest::EntryId entry) {
    return fromQt(models::entryName(m_session.contest(), *shownEvent(), entry));
  };
  for (const pairing::ManualFault& fault : m_held->faults()) {
    parts << QStringLiteral("• ") + toQt(words::manualFaultText(fault, nameOf, m_translator.language()));
  }
  auto* dialog =
      new ConfirmationDialog(m_session, m_translator, {Phrase::KeepPairing, Phrase::KeepIt, Phrase::MadeBy},
                             parts.join(u'\n'), make, this);
  dialog->open();
}

void RoundsPage::pairByHand() {
  auto* dialog = new ByHandDialog(m_session, m_translator, *shownEvent(), this);
  connect(dialog, &ByHandDialog::paired, this, [this](int round, int boards) {
    m_rounds->setCurrentIndex(round - 1);
    setFocus();
    Q_EMIT said(m_translator(Phrase::RoundPaired).arg(round).arg(boards));
  });
  dialog->open();
}

}  // namespace damath::views
