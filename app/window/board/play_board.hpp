// SPDX-License-Identifier: GPL-3.0-or-later
// A board for playing. The user makes a turn by dragging, by clicking the chip and each landing square, or
// with the arrow keys and Return. Escape undoes one step of an unfinished turn. The board accepts only
// legal steps. For an illegal step it gives the reason, with the rulebook clause if the step breaks a clause.
// Each aid can be switched off separately.
#pragma once

#include <QVariantAnimation>
#include <memory>
#include <set>

#include "app/game/turn_making.hpp"
#include "app/window/board/board_view.hpp"

namespace damath::window {

enum class Aid {
  Starts,  // marks the chips with a legal turn or a due capture, and the squares that a chosen chip can reach
  Scores,  // shows the score of each possible landing, if Starts is on too
  Motion,  // animates the moves of the chips, and shows the arithmetic of a jump
  Layers,  // shows the movement options of the chip at the cursor, and the chips that it could capture
};

class PlayBoard : public BoardView {
  Q_OBJECT

 public:
  explicit PlayBoard(const Translator& translator, QWidget* parent = nullptr);

  // Sets the game's ruleset, chips and square names. The shown position stays until show() is called.
  void setLaw(const game::Law& law);
  void setAid(Aid aid, bool isOn);
  [[nodiscard]] bool has(Aid aid) const { return m_aids.contains(aid); }

  // On: the user may make turns. Off: the user may not make turns, for example because the game is over.
  enum class Hands { On, Off };
  void show(const board::Position& position, const std::optional<rules::Turn>& lastTurn, Hands hands);
  // Allows the user to make turns in the shown position, or forbids it.
  void setHands(Hands hands);
  // Shows the position after `turn`, which was made in the position `before`. With Aid::Motion, animates the
  // steps of the turn, except the steps that the user has already seen on this board.
  void showTurn(const board::Position& before, const rules::Turn& turn, Hands hands);
  // Marks the turn that the practice engine advises, until the user begins a turn or show() is called.
  void advise(const rules::Turn& turn);

  // The turn that the user is making on the board; null while the user may not make turns.
  [[nodiscard]] const game::TurnMaking* making() const { return m_making.get(); }
  [[nodiscard]] bool isMoving() const { return m_motion.has_value(); }
  // The arithmetic of the jump that was shown last, for example "10 × 6 = 60"; empty if there is none.
  [[nodiscard]] QString working() const { return scene().working; }

 Q_SIGNALS:
  void turnMade(const damath::rules::Turn& turn);
  // Emitted when the user made or undid a step of an unfinished turn.
  void stepped();
  // Emitted when a step of the user is illegal; `why` is the reason as a sentence.
  void refused(const QString& why);
  // Emitted when the animation of a turn has ended.
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
    std::size_t leg;   // the chip is moving to the square with this index in the turn's route
    std::size_t last;  // the index in the turn's route of the square at which the animation ends
    QPointF at;
  };
  enum class By { Click, Drag };
  void goTo(board::Square square, By by);
  void finishTurn();
  void startMotion(const board::Position& before, const rules::Turn& turn, std::size_t leg, std::size_t last);
  void startLeg();
  void endLeg();
  void endMotion();
  // Rebuilds the drawn chips and marks from this object's state.
  void compose();
  void markTurns();
  void markLayers();
  void showWorking(const board::Position& before, const rules::Turn& turn, std::size_t leg);
  // Returns the chips as they are drawn during the animation of a turn. `legs` steps of the turn are done.
  // The moving chip is drawn at the position `at`.
  [[nodiscard]] std::vector<DrawnChip> chipsUnderWay(const board::Position& before, const rules::Turn& turn,
                                                     std::size_t legs, QPointF at) const;

  game::Law m_law;
  std::set<Aid> m_aids;
  std::unique_ptr<game::TurnMaking> m_making;
  std::size_t m_legsSeen = 0;  // the number of steps of the unfinished turn that the user has already seen
  QString m_refusal;           // the reason why the last chosen chip cannot move; empty if it can
  std::optional<rules::Turn> m_advice;
  std::optional<rules::Turn> m_lastTurn;
  std::optional<Motion> m_motion;
  QVariantAnimation m_animation;
  std::optional<board::Square> m_pressed;
  // true if the chosen chip was already on the square that the user pressed, before the press
  bool m_wasChosen = false;
  std::optional<QPointF> m_dragged;  // the position of the pointer while the user drags a chip
  QPointF m_pressedAt;
};

}  // namespace damath::window
