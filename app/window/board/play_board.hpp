// SPDX-License-Identifier: GPL-3.0-or-later
// A board for playing. The user makes a turn by dragging, by clicking the chip and each landing square, or
// with the arrow keys and Return. Escape takes one step back. Only legal turns are accepted; for an illegal
// step the board says why, with the clause. Each aid can be switched off separately.
#pragma once

#include <QVariantAnimation>
#include <memory>
#include <set>

#include "app/game/turn_making.hpp"
#include "app/window/board/board_view.hpp"

namespace damath::window {

enum class Aid {
  Starts,  // the chips with a legal turn, their targets, and due captures
  Scores,  // the score of each possible landing
  Motion,  // chips move visibly, and a jump shows its arithmetic
  Layers,  // the options of the chip at the cursor, and the chips that it could capture
};

class PlayBoard : public BoardView {
  Q_OBJECT

 public:
  explicit PlayBoard(const Translator& translator, QWidget* parent = nullptr);

  // Sets the game's ruleset, chips and square names. The board is empty until show() is called.
  void setLaw(const game::Law& law);
  void setAid(Aid aid, bool isOn);
  [[nodiscard]] bool has(Aid aid) const { return m_aids.contains(aid); }

  // On if the user may make turns: not while the opponent thinks, and not after the end of the game.
  enum class Hands { On, Off };
  void show(const board::Position& position, const std::optional<rules::Turn>& lastTurn, Hands hands);
  // Allows or blocks turns in the position that is shown.
  void setHands(Hands hands);
  // Shows the position after `turn`, made in the position `before`. Animates the part of the turn that the
  // user has not seen yet.
  void showTurn(const board::Position& before, const rules::Turn& turn, Hands hands);
  // Marks an advised turn until the user begins a turn.
  void advise(const rules::Turn& turn);

  // The turn that the user is making; null while no turn can be made.
  [[nodiscard]] const game::TurnMaking* making() const { return m_making.get(); }
  [[nodiscard]] bool isMoving() const { return m_motion.has_value(); }
  // The arithmetic of the last jump shown, for example "10 × 6 = 60"; empty if there is none.
  [[nodiscard]] QString working() const { return scene().working; }

 Q_SIGNALS:
  void turnMade(const damath::rules::Turn& turn);
  // Emitted when the unfinished turn went a step forward or back.
  void stepped();
  // Emitted with the reason, in words, when a step is not allowed.
  void refused(const QString& why);
  // Emitted when the animation has ended.
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
    std::size_t leg;   // the index of the square, in the turn's route, to which the chip is moving
    std::size_t last;  // the leg after which the animation ends
    QPointF at;
  };
  enum class By { Click, Drag };
  void goTo(board::Square square, By by);
  void finishTurn();
  void startMotion(const board::Position& before, const rules::Turn& turn, std::size_t leg, std::size_t last);
  void startLeg();
  void endLeg();
  void endMotion();
  // Rebuilds the drawn chips and marks from the current state.
  void compose();
  void markTurns();
  void markLayers();
  void showWorking(const board::Position& before, const rules::Turn& turn, std::size_t leg);
  // Returns the chips during an animation: `legs` legs are done, and the moving chip is at `at`.
  [[nodiscard]] std::vector<DrawnChip> chipsUnderWay(const board::Position& before, const rules::Turn& turn,
                                                     std::size_t legs, QPointF at) const;

  game::Law m_law;
  std::set<Aid> m_aids;
  std::unique_ptr<game::TurnMaking> m_making;
  std::size_t m_legsSeen = 0;  // legs of the unfinished turn that the user has already seen
  QString m_refusal;           // why the last chosen chip cannot move; empty if it can
  std::optional<rules::Turn> m_advice;
  std::optional<rules::Turn> m_lastTurn;
  std::optional<Motion> m_motion;
  QVariantAnimation m_animation;
  std::optional<board::Square> m_pressed;
  bool m_wasChosen = false;          // the pressed square was the chosen chip's square before the press
  std::optional<QPointF> m_dragged;  // the pointer's position during a drag
  QPointF m_pressedAt;
};

}  // namespace damath::window
