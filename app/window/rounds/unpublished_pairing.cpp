// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/unpublished_pairing.hpp"

#include "app/desk/change/change.hpp"
#include "app/window/dialogs/confirmation_dialog.hpp"
#include "app/window/rounds/unpublished_line.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/confirmation_words.hpp"

namespace damath::window {

using words::Phrase;

UnpublishedPairing::UnpublishedPairing(const PageContext& context, QWidget* page)
    : QObject(page),
      m_session(context.session),
      m_translator(context.translator),
      m_page(page),
      m_line(new UnpublishedLine(context, page)) {
  connect(m_line, &UnpublishedLine::exchangeAsked, this,
          guarded(m_session,
                  [this](const UnpublishedLine::Exchange& asked) { exchange(asked.one, asked.other); }));
}

// Replaces the unpublished round m_held. Before that, the line above the boards must drop its pointer to the
// old round.
void UnpublishedPairing::take(std::optional<desk::UnpublishedRound> held) {
  m_line->release();
  m_held = std::move(held);
  m_exchanged.clear();
}

void UnpublishedPairing::read(contest::EventId event) {
  const contest::Event* found = m_session.find(event);
  auto held = found == nullptr ? std::nullopt : desk::UnpublishedRound::of(m_session.contest(), *found);
  m_event = event;
  // Another program or an undo may have changed the saved round. Then the unsaved exchanges of players are
  // dropped. If the saved round has not changed, the exchanges are made again on it.
  const bool isOfSame = held && isChanged() && m_held->isOfSame(*held);
  const auto exchanged = isOfSame ? m_exchanged : decltype(m_exchanged)();
  m_overtaken = held ? overtakenIn(*held) : 0;
  take(std::move(held));
  for (const auto& [one, other] : exchanged) m_held->exchange(one, other);
  m_exchanged = exchanged;
}

std::size_t UnpublishedPairing::overtakenIn(const desk::UnpublishedRound& held) const {
  if (held.isProgram()) return 0;
  const auto rows =
      m_session.desk().journal(db::JournalPart{.subject = desk::subjectOf(m_event, held.stored().round)});
  return rows ? desk::overtakenBoards(held, *rows).size() : 0;
}

void UnpublishedPairing::show(std::optional<contest::RoundNumber> round) {
  m_shown = round;
  m_line->look(onShow(), m_overtaken);
  m_line->setVisible(onShow() != nullptr);
}

const desk::UnpublishedRound* UnpublishedPairing::onShow() const {
  return m_held && m_shown == m_held->now().round ? &*m_held : nullptr;
}

bool UnpublishedPairing::leave() {
  if (!isChanged()) return true;
  const QString question =
      filledIn(m_translator(Phrase::PairingLeft), contest::numberOf(m_held->now().round));
  if (!m_session.confirmations().isConfirmed(question, Phrase::PairingDropped)) return false;
  take({});
  // Reads the round again. The page may stay open, because the user can still cancel the action that leaves
  // the page.
  read(m_event);
  Q_EMIT changed();
  return true;
}

void UnpublishedPairing::exchange(contest::EntryId one, contest::EntryId other) {
  if (onShow() == nullptr) return;
  const bool isDone = m_held->exchange(one, other);
  if (isDone) m_exchanged.emplace_back(one, other);
  Q_EMIT changed();
  const auto name = [this](contest::EntryId entry) {
    return entryName(m_held->before(), m_held->event(), entry);
  };
  Q_EMIT said(isDone ? m_translator(Phrase::SeatsExchanged).arg(name(one), name(other))
                     : m_translator(Phrase::SeatsStay));
}

void UnpublishedPairing::undoExchange() {
  if (m_exchanged.empty()) {
    take({});
    read(m_event);
  } else {
    const auto [one, other] = m_exchanged.back();
    m_exchanged.pop_back();
    m_held->exchange(one, other);
  }
  Q_EMIT changed();
}

void UnpublishedPairing::takeProgram() {
  m_held->takeProgram();
  m_exchanged.clear();
  // Saves the program's pairing if the stored pairing differs. keep() opens no dialog for the program's
  // pairing.
  if (m_held->isChanged()) return keep();
  Q_EMIT changed();
}

void UnpublishedPairing::keep() {
  // Copies the pairing, because another program may publish or change the round while the dialog is open.
  const auto make = [this, event = m_event, kept = m_held->now()](const desk::Author& author) {
    const auto done = m_session.change(event, author, &desk::PairingDesk::repair, event, kept);
    if (done) {
      Q_EMIT said(m_translator(Phrase::RoundRepaired).arg(contest::numberOf(kept.round)));
      // The button with the focus disappears. Without this line, the focus would move to the button beside
      // it, which restores the program's pairing.
      m_page->setFocus();
    }
    return done.has_value();
  };
  if (m_held->isProgram()) {
    make(m_session.author());
    return;
  }
  QStringList parts{filledIn(m_translator(Phrase::KeepPairingHow), contest::numberOf(m_held->now().round))};
  const auto nameOf = [this](contest::EntryId entry) {
    return fromQt(entryName(m_held->before(), m_held->event(), entry));
  };
  for (const pairing::ManualFault& fault : m_held->faults()) {
    parts << QStringLiteral("• ") + toQt(words::manualFaultText(fault, nameOf, m_translator.language()));
  }
  auto* dialog =
      new ConfirmationDialog(m_session, m_translator, {Phrase::KeepPairing, Phrase::KeepIt, Phrase::MadeBy},
                             parts.join(u'\n'), make, m_page);
  dialog->open();
}

}  // namespace damath::window
