// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the boards of an unpublished round. The user types two places ("3b" is BLUE of board 3),
// start numbers or names, and these players exchange places. The line also tells how the pairing differs from
// the program's. Its buttons save the pairing or restore the program's pairing.
#pragma once

#include <QWidget>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "app/desk/rounds/unpublished_round.hpp"
#include "app/window/page/page.hpp"

class QLabel;
class QLineEdit;

namespace damath::window {

class UnpublishedLine : public QWidget {
  Q_OBJECT

 public:
  // Two players who exchange their places (board and side) in the round.
  struct Exchange {
    contest::EntryId one{};
    contest::EntryId other{};
  };

  explicit UnpublishedLine(const PageContext& context, QWidget* parent = nullptr);

  // Drops the pointer to the round, before the round is read again. The typed text stays.
  void release() { m_round = nullptr; }
  // Shows the state of the unpublished round. `round` is null if there is none; the caller then hides the
  // line. The typed text stays if it was typed for the same round. Precondition: `round` stays alive until
  // the next call of look() or release(). `overtaken` is the number of boards whose pair the program would
  // now make differently, because data changed since the pairing (desk::overtakenBoards).
  void look(const desk::UnpublishedRound* round, std::size_t overtaken = 0);

 Q_SIGNALS:
  void exchangeAsked(const damath::window::UnpublishedLine::Exchange& exchange);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;

  // Returns the player that the field names by a place ("3b" is BLUE of board 3), a start number or a name.
  // nullopt if the field is empty. If the text fits no player or several, shows the error and returns
  // nullopt.
  [[nodiscard]] std::optional<contest::EntryId> named(std::size_t field);
  void goOn(std::size_t field);
  void showState();
  void retranslate();

  Session& m_session;
  const Translator& m_translator;
  const Commands& m_commands;
  const desk::UnpublishedRound* m_round = nullptr;
  std::optional<std::pair<contest::EventId, contest::RoundNumber>> m_typedFor;
  std::size_t m_overtaken = 0;
  std::array<QLabel*, 2> m_names{};
  std::array<QLineEdit*, 2> m_fields{};
  QLabel* m_state;
};

}  // namespace damath::window
