// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is played for practice, of no contest: two players, a player and the engine, or the engine with
// itself. Turns can be taken back and played again, the engine can be asked for advice, and what stands is
// signalled to whoever keeps it.
#pragma once

#include <memory>
#include <optional>

#include "app/models/practice/engine_player.hpp"

namespace damath::models {

class PracticeGame : public QObject {
  Q_OBJECT

 public:
  explicit PracticeGame(QObject* parent = nullptr);

  // A new game, or one that goes on where its turns have led; `ending` is what the board does not show. The
  // engine begins where it is to move, unless the game is only looked at. Promise: the turns are legal.
  enum class Begin { Play, Look };
  void start(game::Setup setup, const rules::TurnList& turns = {}, std::optional<rules::Ending> ending = {},
             Begin begin = Begin::Play);
  [[nodiscard]] const game::Setup& setup() const { return *m_setup; }
  [[nodiscard]] const rules::RunningGame& game() const { return *m_game; }

  // What a person may do now.
  [[nodiscard]] bool isHandToMove() const { return !m_game->outcome() && !isEngineThinking(); }
  [[nodiscard]] bool isEngineThinking() const { return m_engine.isThinking() && m_asked == Asked::Turn; }
  // Promise: isHandToMove(), and the turn is legal.
  void play(const rules::Turn& turn);
  // Back to where a person is to move, or by one turn where none plays; and the other way. What ended by word
  // only goes on.
  enum class Way { Back, Again };
  [[nodiscard]] bool canStep(Way way) const;
  void step(Way way);
  // The engine makes a turn for the side to move. Promise: the game is not over.
  void letEnginePlay();
  void askHint();
  // The side to move offers a draw: the engine answers by drawAnswered, a person is asked by the page.
  void offerDraw();
  // False where the law does not know this ending now. Promise: the game is not over.
  bool end(rules::Ending ending);

 Q_SIGNALS:
  // Another position, or another side's hands; the turn where one was just made.
  void moved(const std::optional<damath::rules::Turn>& made, const damath::board::Position& before);
  // The engine begins or ends to think.
  void thinkingChanged();
  void hinted(const damath::engine::SearchResult& result);
  void drawAnswered(bool isAccepted);

 private:
  enum class Asked { Nothing, Turn, Hint, Draw };

  void replay(const rules::TurnList& turns);
  void make(const rules::Turn& turn);
  // Where the engine is to move it thinks.
  void goOn();
  void take(const engine::SearchResult& result);

  std::unique_ptr<game::Setup> m_setup;  // stays where it is: the game and the engine look at it
  std::optional<rules::RunningGame> m_game;
  rules::TurnList m_undone;    // the next to be played again is the last
  bool m_endedByWord = false;  // and not by what stands on the board
  EnginePlayer m_engine;
  Asked m_asked = Asked::Nothing;
};

}  // namespace damath::models
