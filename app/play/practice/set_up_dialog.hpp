// SPDX-License-Identifier: GPL-3.0-or-later
// A dialog that sets up a practice position chip by chip. A click or Return puts the chosen chip on a square,
// or removes the chip that is there.
#pragma once

#include <array>

#include "app/game/game_law.hpp"
#include "app/play/game/game_setup.hpp"
#include "app/window/board/board_view.hpp"
#include "app/window/dialogs/form_dialog.hpp"

class QCheckBox;
class QComboBox;

namespace damath::window {

// A board on which the user can only choose squares.
class SquareChooser : public BoardView {
  Q_OBJECT

 public:
  using BoardView::BoardView;

 Q_SIGNALS:
  void squareChosen(int number);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void choose(board::Square square) override;
};

class SetUpDialog : public FormDialog {
  Q_OBJECT

 public:
  SetUpDialog(Session& session, const Translator& translator, const game::Law& law,
              const board::Position& position, board::Side below, QWidget* parent);

 Q_SIGNALS:
  void setUp(const damath::board::Position& position);

 private:
  bool submit() override;

  // The pieces on the board, by square; nullopt for a vacant square.
  using Pieces = std::array<std::optional<board::Piece>, board::kSquares>;
  [[nodiscard]] static Pieces piecesOf(const board::Position& position);
  [[nodiscard]] board::Position position() const;
  void put(board::Square square);
  void take(const board::Piece& piece);
  [[nodiscard]] bool stands(board::Side side, std::size_t chip) const;
  void chooseNext(board::Side side);
  void showBoard();
  void fillChips();

  const game::Law m_law;
  Pieces m_pieces;
  SquareChooser* m_board;
  QComboBox* m_side;
  QComboBox* m_chip;
  QCheckBox* m_dama;
  QComboBox* m_toMove;
};

}  // namespace damath::window
