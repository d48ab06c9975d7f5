// SPDX-License-Identifier: GPL-3.0-or-later
// A game while it is played: it is fed turns and says whether it is over, how, and who gets the point
// (rulebook E1–E4, G7, G8). It knows no clock: time, no-shows and disqualifications are reported to it.
#pragma once

#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "core/rules/ending.hpp"
#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/score.hpp"

namespace damath::rules {

struct PlayedTurn {
  board::Side side = board::Side::Blue;
  Turn turn{Square(0)};
  std::vector<JumpScore> scores;  // one a jump; none in a companion game
};

// One player's figures if the game ended now (S6–S8), exact.
struct Account {
  exact::Number running;
  exact::Number remaining;
  exact::Number grand;
  friend bool operator==(const Account&, const Account&) = default;
};

// Which rule of G8 draws a companion game.
enum class CompanionDraw { KingTurns, Repetition, LoneKings };

struct Outcome {
  Ending ending;
  Result result;
  std::optional<CompanionDraw> drawnBy;  // companion games alone; KingTurns and LoneKings end by inactivity
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

class RunningGame {
 public:
  // Damath under a ruleset. The start may already be an end: a side to move without a turn.
  RunningGame(const Ruleset& ruleset, const ChipSet& set, const board::Position& start);
  // A companion game; the draws are those of the law given.
  RunningGame(const CompanionLaw& law, const board::Position& start);

  [[nodiscard]] const board::Position& position() const { return m_position; }
  // Of the side to move; none once the game is over.
  [[nodiscard]] const TurnList& turns() const { return m_turns; }
  [[nodiscard]] const std::vector<PlayedTurn>& played() const { return m_played; }
  // This position and those before it, back to the last turn that nothing can undo: a capture, an ordinary
  // chip's step. No other can come up again.
  [[nodiscard]] const std::vector<board::Position>& seen() const { return m_seen; }
  // Promise: the game is Damath.
  [[nodiscard]] Account account(board::Side side) const;
  // Nothing while the game goes on.
  [[nodiscard]] const std::optional<Outcome>& outcome() const { return m_outcome; }
  // The position has occurred often enough (E4), and the arbiter has not confirmed it yet.
  [[nodiscard]] bool asksForRepetition() const { return !m_outcome && m_repetitionDue; }

  // Promise: the game is not over, and the turn is one of turns().
  void play(const Turn& turn);
  // A turn that should not have been made, and stands (T6). Promise: the game is not over, and the turn is
  // one that could be made on the board.
  void playStanding(const Turn& turn);
  // Ends the game by what stands on no board. False, and nothing done, where the law does not know this
  // ending now: agreement without its option, repetition that the board does not show, cornered and
  // inactivity, which the game finds itself; in a companion game also time. Promise: the game is not over.
  [[nodiscard]] bool end(Ending ending);

 private:
  struct ScoredLaw {
    Ruleset ruleset;
    ChipSet set;
  };

  RunningGame(std::variant<ScoredLaw, CompanionLaw> law, const Movement& movement,
              const board::Position& start);
  [[nodiscard]] const ScoredLaw* scored() const { return std::get_if<ScoredLaw>(&m_law); }
  [[nodiscard]] Outcome byScores(Ending ending) const;
  [[nodiscard]] bool allows(Ending ending) const;
  [[nodiscard]] int occurrences() const;
  void make(const Turn& turn);
  // Looks at the position just reached.
  void arrive();
  [[nodiscard]] std::optional<Outcome> endingUnder(const ScoredLaw& law);
  [[nodiscard]] std::optional<Outcome> endingUnder(const CompanionLaw& law);

  std::variant<ScoredLaw, CompanionLaw> m_law;
  Movement m_movement;
  board::Position m_position;
  TurnList m_turns;
  std::vector<PlayedTurn> m_played;
  std::vector<board::Position> m_seen;
  std::array<exact::Number, 2> m_running;  // BLUE, RED
  int m_quietTurns = 0;                    // in a row without a capture
  int m_kingTurns = 0;                     // of these, in a row by damas
  bool m_repetitionDue = false;
  std::optional<Outcome> m_outcome;
};

// What was played, without its scores.
[[nodiscard]] TurnList turnsPlayed(const RunningGame& game);

}  // namespace damath::rules
