// SPDX-License-Identifier: GPL-3.0-or-later
// The unpublished round while the arbiter checks it on the rounds page. Players exchange their places (board
// and side), exchanges are undone, and the program's pairing is restored. The arbiter saves a changed pairing
// under a name, or drops the changes.
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
  // All dialogs open over `page`.
  UnpublishedPairing(const PageContext& context, QWidget* page);

  // Returns the line where the user types the players who exchange places. It is visible while the page shows
  // the unpublished round.
  [[nodiscard]] UnpublishedLine* line() const { return m_line; }
  // Reads the unpublished round of the event again. Exchanges of players that are not saved stay if the saved
  // round has not changed.
  void read(contest::EventId event);
  // Tells this object which round the page shows; nullopt if it shows none.
  void show(std::optional<contest::RoundNumber> round);
  // Returns the unpublished round; nullptr if the page shows another round.
  [[nodiscard]] const desk::UnpublishedRound* onShow() const;
  [[nodiscard]] bool isChanged() const { return m_held && m_held->isChanged(); }
  // True if the page may be left: there are no unsaved exchanges of players, or the user agreed to drop them.
  // Dropping them restores the saved pairing.
  [[nodiscard]] bool leave();

  void exchange(contest::EntryId one, contest::EntryId other);
  // Undoes the last exchange of two players that is not saved. If there is none, reads the saved pairing
  // again.
  void undoExchange();
  // Restores the program's pairing, and saves it if the saved pairing differs. Precondition: the program has
  // a pairing for the round.
  void takeProgram();
  void keep();

 Q_SIGNALS:
  // Emitted after players exchanged places, an exchange was undone or dropped, or the program's pairing was
  // restored.
  void changed();
  void said(const QString& message);

 private:
  void take(std::optional<desk::UnpublishedRound> held);
  // Returns the number of boards whose pair the program would now make differently, because data changed
  // after the round was paired.
  [[nodiscard]] std::size_t overtakenIn(const desk::UnpublishedRound& held) const;

  Session& m_session;
  const Translator& m_translator;
  QWidget* m_page;
  UnpublishedLine* m_line;
  contest::EventId m_event{};
  std::optional<desk::UnpublishedRound> m_held;
  std::size_t m_overtaken = 0;
  // Pairs of players who exchanged places, not saved yet.
  std::vector<std::pair<contest::EntryId, contest::EntryId>> m_exchanged;
  std::optional<contest::RoundNumber> m_shown;
};

}  // namespace damath::window
