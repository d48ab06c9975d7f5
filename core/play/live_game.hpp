// SPDX-License-Identifier: GPL-3.0-or-later
// A game of Damath that is kept while it is played: the turns, what the players wrote of them, and how it
// ended (rulebook E1–E4, T4, T6). What is written stands letter by letter, also where it is wrong; a turn
// that should not have been made stands where the arbiter lets it (T6).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/play/closing.hpp"
#include "core/play/game_clock.hpp"
#include "core/play/written_cells.hpp"
#include "core/rules/running_game.hpp"

namespace damath::play {

// Who writes the sheet.
enum class Keeping {
  Program,  // the program; turns that are not legal are refused
  Arbiter   // the players, on paper; the arbiter types what stands there and decides what stands
};

struct LiveSetup {
  rules::Ruleset ruleset;
  rules::ChipSet set;
  board::Position start;
  MatchKind kind = MatchKind::Game;
  Keeping keeping = Keeping::Program;
};

// A turn before it is made.
struct OfferedTurn {
  rules::Turn turn{board::Square(0)};
  std::vector<WrittenCells> written;    // one a jump; empty: nothing was typed
  std::optional<rules::Breach> breach;  // nothing: it is legal
};

struct LiveTurn {
  board::Side side = board::Side::Blue;
  rules::Turn turn{board::Square(0)};
  board::Position before;
  std::vector<rules::JumpScore> scores;  // one a jump; where the arbiter is asked, what was written (S4)
  std::vector<WrittenCells> written;
  std::optional<rules::Breach> breach;
  milliseconds took{0};
};

class LiveGame {
 public:
  // Promise: the start holds chips of the set.
  explicit LiveGame(LiveSetup setup);

  [[nodiscard]] const LiveSetup& setup() const { return m_setup; }
  [[nodiscard]] const board::Position& position() const { return m_running.position(); }
  [[nodiscard]] const std::vector<LiveTurn>& turns() const { return m_turns; }
  // If the game ended now (S6–S8).
  [[nodiscard]] rules::Account account(board::Side side) const;
  // How often this position has stood, with this side to move (E4).
  [[nodiscard]] int occurrences() const;
  [[nodiscard]] bool asksForRepetition() const { return m_running.asksForRepetition(); }
  // Nothing while the game goes on.
  [[nodiscard]] std::optional<rules::Outcome> outcome() const;
  // Whether the law knows this ending now: the ruleset's answers, no resignation in a rematch (T4), no
  // no-show once somebody moved.
  [[nodiscard]] bool allows(rules::Ending ending) const;

  // Promise: the game is not over, the turn is a playable one of the position, and written has a line for
  // each jump or none.
  void make(const OfferedTurn& offered, milliseconds took);
  // The last turn that stands, which is given back. Promise: there is one. An ending goes with it.
  LiveTurn takeBack();
  // Promise: the game is not over, and the ending is allowed.
  void end(rules::Ending ending);
  // The game goes on, and what was written below the moves goes. False, and nothing done, where the board
  // itself ended it. Promise: it is over.
  [[nodiscard]] bool reopen();
  // What a player wrote below the moves, in place of what stood there. Promise: the game is over, and the
  // rows are such (isClosing).
  void close(board::Side side, std::vector<sheet::Half> rows);
  // Empty where nobody typed it.
  [[nodiscard]] const std::vector<sheet::Half>& closing(board::Side side) const {
    return m_closing[indexOf(side)];
  }

 private:
  [[nodiscard]] rules::RunningGame replayed() const;

  LiveSetup m_setup;
  rules::RunningGame m_running;
  std::vector<LiveTurn> m_turns;
  std::array<std::vector<sheet::Half>, 2> m_closing;  // BLUE, RED
};

}  // namespace damath::play
