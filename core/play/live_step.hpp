// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a live game. Only the steps are saved; LiveCourse rebuilds the game from them.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/play/game_clock.hpp"
#include "core/play/live_game.hpp"
#include "core/rules/ending.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::play {

struct TurnStep {
  std::vector<board::Square> route;  // the start square and each landing square
  std::vector<WrittenCells> written;
  milliseconds took{0};
  friend bool operator==(const TurnStep&, const TurnStep&) = default;
};
// Undo of the last turn.
struct UndoTurnStep {
  friend bool operator==(const UndoTurnStep&, const UndoTurnStep&) = default;
};
struct EndStep {
  rules::Ending ending = rules::Ending::Time;
  friend bool operator==(const EndStep&, const EndStep&) = default;
};
// The game continues after its end.
struct ReopenStep {
  friend bool operator==(const ReopenStep&, const ReopenStep&) = default;
};
// The arbiter was asked about the repetition and lets the game continue (E4).
struct GoOnStep {
  friend bool operator==(const GoOnStep&, const GoOnStep&) = default;
};
// A player objects; the clocks are paused (T6).
struct ObjectionStep {
  board::Side side = board::Side::Blue;
  std::string text;
  friend bool operator==(const ObjectionStep&, const ObjectionStep&) = default;
};
// The facilitator's ruling on the objection.
struct RulingStep {
  std::string text;
  friend bool operator==(const RulingStep&, const RulingStep&) = default;
};
// A clock act: Wait, Start, Pause, Resume or Charge.
struct ClockStep {
  ClockAct act = ClockAct::Start;
  PauseCause cause = PauseCause::Arbiter;
  milliseconds amount{0};
  friend bool operator==(const ClockStep&, const ClockStep&) = default;
};
// The game is abandoned in the program. The players continue on paper or start a new game.
struct AbandonStep {
  friend bool operator==(const AbandonStep&, const AbandonStep&) = default;
};

// The rows that a player wrote below the moves: R.C. rows, their total, the grand total. They replace earlier
// rows. If the list is empty, the program writes the rows.
struct ClosingStep {
  board::Side side = board::Side::Blue;
  std::vector<sheet::Half> rows;
  friend bool operator==(const ClosingStep&, const ClosingStep&) = default;
};

using LiveStep = std::variant<TurnStep, UndoTurnStep, EndStep, ReopenStep, GoOnStep, ObjectionStep,
                              RulingStep, ClockStep, AbandonStep, ClosingStep>;

}  // namespace damath::play
