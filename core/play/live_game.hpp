// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Damath that is recorded while it is played: the turns, the players' written entries, and the
// ending (rulebook E1–E4, T4, T6). Written text is kept letter by letter, even if it is wrong. An illegal
// turn is kept if the arbiter lets it stand (T6).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/play/game_clock.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/running_game.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::play {

// The text that a player wrote in the cells of one line, letter by letter. If the text of a cell is empty,
// the program fills in the cell.
struct WrittenCells {
  std::string move;
  std::string score;
  std::string total;

  [[nodiscard]] bool isEmpty() const { return move.empty() && score.empty() && total.empty(); }
  friend bool operator==(const WrittenCells&, const WrittenCells&) = default;
};

// The writer of the scoresheet.
enum class Keeping {
  Program,  // the program writes; illegal turns are refused
  Arbiter   // the players write on paper; the arbiter types their entries and decides which turns stand
};

struct LiveSetup {
  rules::Ruleset ruleset;
  rules::ChipSet set;
  board::Position start;
  MatchKind kind = MatchKind::Game;
  Keeping keeping = Keeping::Program;
};

struct OfferedTurn {
  rules::Turn turn{board::Square(0)};
  std::vector<WrittenCells> written;    // the typed cells for each jump; empty if nothing was typed
  std::optional<rules::Breach> breach;  // nullopt if the turn is legal
};

struct LiveTurn {
  board::Side side = board::Side::Blue;
  rules::Turn turn{board::Square(0)};
  board::Position before;
  // Holds one score for each jump. For a division by 0 about which the ruleset asks the arbiter (S4), the
  // value is the figure that the player wrote, or 0 if no figure is written.
  std::vector<rules::JumpScore> scores;
  std::vector<WrittenCells> written;
  std::optional<rules::Breach> breach;
  milliseconds took{0};
};

class LiveGame {
 public:
  // Starts a game. Precondition: the start position holds chips of the set.
  explicit LiveGame(LiveSetup setup);

  [[nodiscard]] const LiveSetup& setup() const { return m_setup; }
  [[nodiscard]] const board::Position& position() const { return m_running.position(); }
  [[nodiscard]] const std::vector<LiveTurn>& turns() const { return m_turns; }
  // Returns the totals of a side as if the game ended now (S6–S8).
  [[nodiscard]] rules::Account account(board::Side side) const;
  // Returns how often this position has occurred with this side to move, counted as the ruleset asks (E4).
  [[nodiscard]] int occurrences() const { return m_running.occurrences(); }
  [[nodiscard]] bool asksForRepetition() const { return m_running.asksForRepetition(); }
  // Returns the outcome. nullopt while the game continues.
  [[nodiscard]] std::optional<rules::Outcome> outcome() const;
  // True if the game may end in this way now. This depends on the ruleset's answers. A rematch has no
  // resignation (T4). An ending by non-appearance is possible only before the first turn.
  [[nodiscard]] bool allows(rules::Ending ending) const;

  // Makes a turn that took the time `took`. Precondition: the game is not over, the turn is possible on the
  // board (legal or not), and `written` is empty or has a line for each jump.
  void make(const OfferedTurn& offered, milliseconds took);
  // Removes the last turn and returns it (undo). Also removes an ending and the closing rows (the rows below
  // the moves). Precondition: there is a turn.
  LiveTurn undoTurn();
  // Ends the game. Precondition: the game is not over, and the ending is allowed.
  void end(rules::Ending ending);
  // Continues the game and deletes the closing rows (the rows below the moves). Returns false and does
  // nothing if a rule of the board ended the game. Precondition: the game is over.
  [[nodiscard]] bool reopen();
  // Replaces the closing rows: the rows that a player wrote below the moves (R.C. and totals). Precondition:
  // the game is over, and isClosing(rows).
  void close(board::Side side, std::vector<sheet::Half> rows);
  // Returns the closing rows (the rows below the moves) of a side. Empty if nobody typed them.
  [[nodiscard]] const std::vector<sheet::Half>& closing(board::Side side) const {
    return m_closing[indexOf(side)];
  }

 private:
  [[nodiscard]] rules::RunningGame replayed() const;

  LiveSetup m_setup;
  rules::RunningGame m_running;
  std::vector<LiveTurn> m_turns;
  std::array<std::vector<sheet::Half>, 2> m_closing;  // the rows below the moves, of BLUE and RED
};

}  // namespace damath::play
