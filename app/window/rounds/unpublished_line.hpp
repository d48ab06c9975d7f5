// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the boards of an unpublished round. Two players exchange seats when their seats or names are
// typed here. The line also shows the difference from the program's pairing, and the buttons to save the
// pairing or restore the program's pairing.
#pragma once

#include <QWidget>
#include <array>
#include <cstddef>
#include <optional>

#include "app/desk/rounds/unpublished_round.hpp"
#include "app/window/page/page.hpp"

class QLabel;
class QLineEdit;

namespace damath::window {

class UnpublishedLine : public QWidget {
  Q_OBJECT

 public:
  // Two entries that exchange their seats.
  struct Exchange {
    contest::EntryId one{};
    contest::EntryId other{};
  };

  explicit UnpublishedLine(const PageContext& context, QWidget* parent = nullptr);

  // Shows the current round; null if no round is unpublished. The caller keeps `round` alive until the next
  // call. `overtaken` is the number of boards that the program would now pair differently than it did
  // (desk::overtakenBoards).
  void look(const desk::UnpublishedRound* round, std::size_t overtaken = 0);

 Q_SIGNALS:
  void exchangeAsked(const damath::window::UnpublishedLine::Exchange& exchange);

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;

  // Returns the entry that the field names. nullopt if the text matches no entry or several; the line then
  // shows the error.
  [[nodiscard]] std::optional<contest::EntryId> named(std::size_t field);
  void goOn(std::size_t field);
  void showState();
  void retranslate();

  Session& m_session;
  const Translator& m_translator;
  const Commands& m_commands;
  const desk::UnpublishedRound* m_round = nullptr;
  std::size_t m_overtaken = 0;
  std::array<QLabel*, 2> m_names{};
  std::array<QLineEdit*, 2> m_fields{};
  QLabel* m_state;
};

}  // namespace damath::window
