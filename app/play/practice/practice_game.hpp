// SPDX-License-Identifier: GPL-3.0-or-later
// A practice game outside any contest: two human players, a human against the engine, or the engine against
// itself. Turns can be undone and redone, and the engine can give advice. Each change emits a signal, so that
// another object can save the game.
#pragma once

#include <memory>
#include <optional>

#include "app/play/practice/engine_player.hpp"

namespace damath::window {

class PracticeGame : public QObject {
  Q_OBJECT

 public:
  explicit PracticeGame(QObject* parent = nullptr);

  // Play: if the engine plays the side to move, the engine thinks at once. Look: the game is only shown.
  enum class Begin { Play, Look };
  // Starts a new game, or continues a game after `turns`. `ending` is the ending of the game if the position
  // does not show it. Precondition: the turns are legal.
  void start(game::Setup setup, const rules::TurnList& turns = {}, std::optional<rules::Ending> ending = {},
             Begin begin = Begin::Play);
  [[nodiscard]] const game::Setup& setup() const { return *m_setup; }
  [[nodiscard]] const rules::RunningGame& game() const { return *m_game; }

  // True if a human may make a turn now.
  [[nodiscard]] bool isHandToMove() const { return !m_game->outcome() && !isEngineThinking(); }
  [[nodiscard]] bool isEngineThinking() const { return m_engine.isThinking() && m_asked == Asked::Turn; }
  // Makes a turn for the human player. Precondition: isHandToMove(), and the turn is legal.
  void play(const rules::Turn& turn);
  // Back: undoes turns. Again: redoes turns.
  enum class Way { Back, Again };
  [[nodiscard]] bool canStep(Way way) const;
  // Undoes or redoes turns until a human is to move. If the engine plays both sides, undoes or redoes one
  // turn. If the game ended by agreement, resignation or a confirmed repetition, Way::Back only reopens the
  // game.
  void step(Way way);
  // Makes the engine play a turn for the side to move. Precondition: the game is not over.
  void letEnginePlay();
  void askHint();
  // Offers a draw for the side to move. The engine answers with the signal drawAnswered. Precondition: the
  // opponent is the engine (the page itself asks a human opponent), and the game is not over.
  void offerDraw();
  // Ends the game, for example by resignation. Returns false if the rules do not allow this ending now.
  // Precondition: the game is not over.
  bool end(rules::Ending ending);

 Q_SIGNALS:
  // Emitted when the position, the players or the outcome changed. `made` is the turn that was just made or
  // redone, if any.
  void moved(const std::optional<damath::rules::Turn>& made, const damath::board::Position& before);
  // Emitted when isEngineThinking() may have changed. If start() stops the engine, only moved() is emitted.
  void thinkingChanged();
  void hinted(const damath::engine::SearchResult& result);
  void drawAnswered(bool isAccepted);

 private:
  enum class Asked { Nothing, Turn, Hint, Draw };

  void replay(const rules::TurnList& turns);
  void make(const rules::Turn& turn);
  // Lets the engine think if the engine plays the side to move. Does nothing if the game is over, if the user
  // must confirm a repetition, if turns are undone, or if two engines repeat a position.
  void goOn();
  void take(const engine::SearchResult& result);

  // allocated separately, so that its address stays the same: the game and the engine refer to it
  std::unique_ptr<game::Setup> m_setup;
  std::optional<rules::RunningGame> m_game;
  rules::TurnList m_undone;    // the undone turns; the last one is redone first
  bool m_endedByWord = false;  // true if end() or the ending of start() ended the game, not its position
  EnginePlayer m_engine;
  Asked m_asked = Asked::Nothing;
};

}  // namespace damath::window
