// SPDX-License-Identifier: GPL-3.0-or-later
// The unpublished round while the arbiter checks it on the Rounds page: players exchange seats, exchanges are
// undone, the program's pairing is restored, and the changed pairing is saved under a name or dropped.
#pragma once

#include <QObject>
#include <optional>
#include <utility>
#include <vector>

#include "app/desk/rounds/unpublished_round.hpp"
#include "app/window/page/page.hpp"

namespace damath::window {

class UnpublishedLine;

class UnpublishedPairing : public QObject {
  Q_OBJECT

 public:
  // `page` is the parent of the dialogs.
  UnpublishedPairing(const PageContext& context, QWidget* page);

  // The line for typing seats; visible while the unpublished round is shown.
  [[nodiscard]] UnpublishedLine* line() const { return m_line; }
  // Reads the unpublished round of the event again. Unsaved exchanges of seats are kept if the stored round
  // has not changed.
  void read(contest::EventId event);
  // Tells which round the page shows; nullopt if it shows none.
  void show(std::optional<contest::RoundNumber> round);
  // nullptr while another round is shown.
  [[nodiscard]] const desk::UnpublishedRound* onShow() const;
  [[nodiscard]] bool isChanged() const { return m_held && m_held->isChanged(); }
  // True if the page may be left: there are no unsaved exchanges, or the user agreed to drop them. The round
  // is then in its stored form.
  [[nodiscard]] bool leave();

  void exchange(contest::EntryId one, contest::EntryId other);
  // Undoes the last unsaved exchange.
  void undoExchange();
  // Precondition: the program has a pairing for the round.
  void takeProgram();
  void keep();

 Q_SIGNALS:
  // Emitted when the seats changed.
  void changed();
  void said(const QString& message);

 private:
  void take(std::optional<desk::UnpublishedRound> held);
  // Returns the number of boards that the program would now pair differently than it did.
  [[nodiscard]] std::size_t overtakenIn(const desk::UnpublishedRound& held) const;

  Session& m_session;
  const Translator& m_translator;
  QWidget* m_page;
  UnpublishedLine* m_line;
  contest::EventId m_event{};
  std::optional<desk::UnpublishedRound> m_held;
  std::size_t m_overtaken = 0;
  std::vector<std::pair<contest::EntryId, contest::EntryId>> m_exchanged;  // unsaved exchanges
  std::optional<contest::RoundNumber> m_shown;
};

}  // namespace damath::window
