// SPDX-License-Identifier: GPL-3.0-or-later
// A board to play on. A turn is made by drag, by a click on the chip and one on each landing, or with the
// arrow keys and Return; Escape takes a step back. Legal turns alone are made: of anything else it says
// why not, with the clause. What helps can be switched off, each by itself.
#pragma once

#include <QVariantAnimation>
#include <memory>
#include <set>

#include "app/game/turn_making.hpp"
#include "app/views/board/board_view.hpp"

namespace damath::views {

enum class Aid {
  Starts,  // which chips have a turn and where they can go; captures that are due
  Scores,  // what each landing would bring
  Motion,  // chips move, and a jump shows its arithmetic
  Layers,  // the options of the chip at the cursor and what it could take
};

class PlayBoard : public BoardView {
  Q_OBJECT

 public:
  explicit PlayBoard(const models::Translator& translator, QWidget* parent = nullptr);

  // The game's law, chips and square names; the board is empty until a position is shown.
  void setLaw(const game::Law& law);
  void setAid(Aid aid, bool isOn);
  [[nodiscard]] bool has(Aid aid) const { return m_aids.contains(aid); }

  // Whether turns are made here: not while the other side thinks, and not once the game is over.
  enum class Hands { On, Off };
  void show(const board::Position& position, const std::optional<rules::Turn>& lastTurn, Hands hands);
  // The other side is to wait, or to go on, on the same position.
  void setHands(Hands hands);
  // The same after a turn made in this position, which is seen being made as far as it was not made by hand.
  void showTurn(const board::Position& before, const rules::Turn& turn, Hands hands);
  // Marks a turn until the next one.
  void advise(const rules::Turn& turn);

  // The turn that is being made; null while none can be.
  [[nodiscard]] const game::TurnMaking* making() const { return m_making.get(); }
  [[nodiscard]] bool isMoving() const { return m_motion.has_value(); }
  // The arithmetic of the jump that is seen: "10 × 6 = 60"; empty where there is none.
  [[nodiscard]] QString working() const { return scene().working; }

 Q_SIGNALS:
  void turnMade(const damath::rules::Turn& turn);
  // The turn that is being made has got on or gone back.
  void stepped();
  // Why it cannot be so, in words.
  void refused(const QString& why);
  // All that moved has arrived.
  void settled();

 private:
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void choose(board::Square square) override;
  void cursorMoved() override;
  [[nodiscard]] QString remark(board::Square square) const override;

  struct Motion {
    board::Position before;
    rules::Turn turn;
    std::size_t leg;   // of its squares, the one that is gone to
    std::size_t last;  // the leg after which it rests
    QPointF at;
  };
  enum class By { Click, Drag };
  void goTo(board::Square square, By by);
  void finishTurn();
  void startMotion(const board::Position& before, const rules::Turn& turn, std::size_t leg, std::size_t last);
  void startLeg();
  void endLeg();
  void endMotion();
  // Chips and marks as they are now.
  void compose();
  void markTurns();
  void markLayers();
  void showWorking(const board::Position& before, const rules::Turn& turn, std::size_t leg);
  // With the chip on its way, after so many legs of the turn.
  [[nodiscard]] std::vector<DrawnChip> chipsUnderWay(const board::Position& before, const rules::Turn& turn,
                                                     std::size_t legs, QPointF at) const;

  game::Law m_law;
  std::set<Aid> m_aids;
  std::unique_ptr<game::TurnMaking> m_making;
  std::size_t m_legsSeen = 0;  // of the turn that is being made
  QString m_refusal;  // of a chip that was to begin a turn, until another square with a chip is gone to
  std::optional<rules::Turn> m_advice;
  std::optional<rules::Turn> m_lastTurn;
  std::optional<Motion> m_motion;
  QVariantAnimation m_animation;
  std::optional<board::Square> m_pressed;
  bool m_wasChosen = false;          // before it was pressed
  std::optional<QPointF> m_dragged;  // the pointer
  QPointF m_pressedAt;
};

}  // namespace damath::views
