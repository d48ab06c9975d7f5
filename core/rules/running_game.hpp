// SPDX-License-Identifier: GPL-3.0-or-later
// A game in progress. A RunningGame takes turns and reports if and how the game is over, and the result
// (rulebook E1–E4, G7, G8). The object has no clock: the caller reports time, players who did not appear and
// disqualifications.
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
  std::vector<JumpScore> scores;  // one score per jump; empty in a companion game
};

// The totals of a player as if the game ended now (S6–S8), exact.
struct Account {
  exact::Number running;
  exact::Number remaining;
  exact::Number grand;
  friend bool operator==(const Account&, const Account&) = default;
};

// The rule of G8 that draws a companion game.
enum class CompanionDraw { KingTurns, Repetition, LoneKings };

struct Outcome {
  Ending ending;
  Result result;
  // The rule that drew a companion game. With KingTurns and LoneKings, the ending is Inactivity. nullopt for
  // other outcomes.
  std::optional<CompanionDraw> drawnBy;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

class RunningGame {
 public:
  // Starts Damath under a ruleset. The game is over at once if the side to move has no legal turn in the
  // start position.
  RunningGame(const Ruleset& ruleset, const ChipSet& set, const board::Position& start);
  // Starts a companion game. `law` gives the conditions of draws.
  RunningGame(const CompanionLaw& law, const board::Position& start);

  [[nodiscard]] const board::Position& position() const { return m_position; }
  // Returns the legal turns of the side to move. Empty after the end of the game.
  [[nodiscard]] const TurnList& turns() const { return m_turns; }
  [[nodiscard]] const std::vector<PlayedTurn>& played() const { return m_played; }
  // Returns the present position and the earlier positions since the last irreversible turn: a capture or,
  // where the chips of both players count (RepetitionBy::Either), a step of an ordinary chip. Older positions
  // cannot occur again.
  [[nodiscard]] const std::vector<board::Position>& seen() const { return m_seen; }
  // Returns the player's totals. Precondition: the game is Damath.
  [[nodiscard]] Account account(board::Side side) const;
  // Returns the ending and the result. nullopt while the game continues.
  [[nodiscard]] const std::optional<Outcome>& outcome() const { return m_outcome; }
  // Returns how often the present position has occurred, counted as the law asks (E4, G8): 1 or more.
  [[nodiscard]] int occurrences() const;
  // Returns the number of consecutive turns of both sides by damas only, without a capture.
  [[nodiscard]] int kingTurns() const { return m_kingTurns; }
  // Returns the conditions of draws of a companion game; null if the game is Damath.
  [[nodiscard]] const CompanionDraws* companionDraws() const {
    const auto* law = std::get_if<CompanionLaw>(&m_law);
    return law == nullptr ? nullptr : &law->draws.answer();
  }
  // True if the position has occurred often enough (E4) and the arbiter has not confirmed the end yet.
  [[nodiscard]] bool asksForRepetition() const { return !m_outcome && m_repetitionDue; }

  // Makes a legal turn. Precondition: the game is not over, and the turn is in turns().
  void play(const Turn& turn);
  // Makes an illegal turn that the arbiter lets stand (T6). Precondition: the game is not over, and the turn
  // is possible on the board.
  void playStanding(const Turn& turn);
  // Ends the game for a reason outside the board. Returns false and does nothing if this ending is impossible
  // now: agreement without its option, repetition without a repeated position, cornered and inactivity (which
  // the game itself detects), and time in a companion game. Precondition: the game is not over.
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
  void make(const Turn& turn);
  // Examines the position that the game has just reached: legal turns, repetition and ending.
  void arrive();
  [[nodiscard]] std::optional<Outcome> endingUnder(const ScoredLaw& law);
  [[nodiscard]] std::optional<Outcome> endingUnder(const CompanionLaw& law);

  std::variant<ScoredLaw, CompanionLaw> m_law;
  Movement m_movement;
  board::Position m_position;
  TurnList m_turns;
  std::vector<PlayedTurn> m_played;
  std::vector<board::Position> m_seen;
  std::array<exact::Number, 2> m_running;  // the running totals of BLUE and RED
  int m_quietTurns = 0;                    // consecutive turns without a capture
  int m_kingTurns = 0;                     // consecutive turns by damas only, without a capture
  bool m_repetitionDue = false;
  std::optional<Outcome> m_outcome;
};

// Returns the played turns without their scores.
[[nodiscard]] TurnList turnsPlayed(const RunningGame& game);

}  // namespace damath::rules
