// SPDX-License-Identifier: GPL-3.0-or-later
// The round that is held, while it is proof-read on the Rounds page: players change seats, the last change is
// taken back, the program's pairing comes again, and what was made is stored under a name, or dropped.
#pragma once

#include <QObject>
#include <optional>
#include <utility>
#include <vector>

#include "app/desk/rounds/held_round.hpp"
#include "app/views/pages/page.hpp"

namespace damath::views {

class HeldLine;

class HeldPairing : public QObject {
  Q_OBJECT

 public:
  // The page is the parent of what asks.
  HeldPairing(const PageContext& context, QWidget* page);

  // Where seats are typed; visible while the round is on show.
  [[nodiscard]] HeldLine* line() const { return m_line; }
  // The held round of the event anew, with what was moved in it where it is stored as it was.
  void read(contest::EventId event);
  // Which round the page shows; nothing where it shows none.
  void show(std::optional<contest::RoundNumber> round);
  // Null while another round is on show.
  [[nodiscard]] const desk::HeldRound* onShow() const;
  [[nodiscard]] bool isChanged() const { return m_held && m_held->isChanged(); }
  // Whether what is not stored may be dropped; then the round is as the file has it.
  [[nodiscard]] bool leave();

  void exchange(contest::EntryId one, contest::EntryId other);
  // The last change that is not stored.
  void takeBackExchange();
  // Promise: the program has one.
  void takeProgram();
  void keep();

 Q_SIGNALS:
  // Others sit there than before.
  void changed();
  void said(const QString& message);

 private:
  void take(std::optional<desk::HeldRound> held);
  // How many boards the program would pair otherwise than it did.
  [[nodiscard]] std::size_t overtakenIn(const desk::HeldRound& held) const;

  models::Session& m_session;
  const models::Translator& m_translator;
  QWidget* m_page;
  HeldLine* m_line;
  contest::EventId m_event{};
  std::optional<desk::HeldRound> m_held;
  std::size_t m_overtaken = 0;
  std::vector<std::pair<contest::EntryId, contest::EntryId>> m_exchanged;  // since it was stored
  std::optional<contest::RoundNumber> m_shown;
};

}  // namespace damath::views
