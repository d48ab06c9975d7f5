// SPDX-License-Identifier: GPL-3.0-or-later
// Above the boards of a round that is held: two players change seats by their seats or names, typed; how far
// the pairing is from the program's own, and what is done with it.
#pragma once

#include <QWidget>
#include <array>
#include <cstddef>
#include <optional>

#include "app/desk/rounds/held_round.hpp"
#include "app/views/pages/page.hpp"

class QLabel;
class QLineEdit;

namespace damath::views {

class HeldLine : public QWidget {
  Q_OBJECT

 public:
  // Who are to take each other's seat.
  struct Exchange {
    contest::EntryId one{};
    contest::EntryId other{};
  };

  explicit HeldLine(const PageContext& context, QWidget* parent = nullptr);

  // The round as it is now, by the caller until the next call; null while none is held.
  // `overtaken`: how many boards the program would pair otherwise than it did (desk::overtakenBoards).
  void look(const desk::HeldRound* round, std::size_t overtaken = 0);

 Q_SIGNALS:
  void exchangeAsked(const damath::views::HeldLine::Exchange& exchange);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;

  // Whom the field names; nothing where it is nobody or several, and the line says so.
  [[nodiscard]] std::optional<contest::EntryId> named(std::size_t field);
  void goOn(std::size_t field);
  void showState();
  void retranslate();

  models::Session& m_session;
  const models::Translator& m_translator;
  const Commands& m_commands;
  const desk::HeldRound* m_round = nullptr;
  std::size_t m_overtaken = 0;
  std::array<QLabel*, 2> m_names{};
  std::array<QLineEdit*, 2> m_fields{};
  QLabel* m_state;
};

}  // namespace damath::views
