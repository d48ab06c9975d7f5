// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at a live game, one after the other: all that is kept of it, and what makes it again.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/play/game_clock.hpp"
#include "core/play/live_game.hpp"
#include "core/rules/route.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::play {

struct TurnStep {
  std::vector<board::Square> route;  // start and each landing
  std::vector<WrittenCells> written;
  milliseconds took{0};
  friend bool operator==(const TurnStep&, const TurnStep&) = default;
};
// Of the last turn that stands.
struct TakeBackStep {
  friend bool operator==(const TakeBackStep&, const TakeBackStep&) = default;
};
struct EndStep {
  rules::Ending ending = rules::Ending::Time;
  friend bool operator==(const EndStep&, const EndStep&) = default;
};
// The game goes on after all.
struct ReopenStep {
  friend bool operator==(const ReopenStep&, const ReopenStep&) = default;
};
// The arbiter was asked about the repetition and lets the game go on (E4).
struct GoOnStep {
  friend bool operator==(const GoOnStep&, const GoOnStep&) = default;
};
// A player objects; the clocks stand (T6).
struct ObjectionStep {
  board::Side side = board::Side::Blue;
  std::string text;
  friend bool operator==(const ObjectionStep&, const ObjectionStep&) = default;
};
// The facilitator's word on it.
struct RulingStep {
  std::string text;
  friend bool operator==(const RulingStep&, const RulingStep&) = default;
};
// Wait, Start, Pause, Resume or Charge.
struct ClockStep {
  ClockAct act = ClockAct::Start;
  PauseCause cause = PauseCause::Arbiter;
  milliseconds amount{0};
  friend bool operator==(const ClockStep&, const ClockStep&) = default;
};
// The game is given up here: it is kept on paper, or begun anew.
struct AbandonStep {
  friend bool operator==(const AbandonStep&, const AbandonStep&) = default;
};

// What a player wrote below the moves: R.C. rows, their total, the grand total. It takes the place of what
// was typed there before; nothing at all: the program writes it.
struct ClosingStep {
  board::Side side = board::Side::Blue;
  std::vector<sheet::Half> rows;
  friend bool operator==(const ClosingStep&, const ClosingStep&) = default;
};

using LiveStep = std::variant<TurnStep, TakeBackStep, EndStep, ReopenStep, GoOnStep, ObjectionStep,
                              RulingStep, ClockStep, AbandonStep, ClosingStep>;

// A game as steps leave it.
class LiveCourse {
 public:
  explicit LiveCourse(LiveSetup setup) : m_game(std::move(setup)) {}

  [[nodiscard]] const LiveGame& game() const { return m_game; }
  // An objection that nobody has ruled on.
  [[nodiscard]] const std::optional<ObjectionStep>& objection() const { return m_objection; }
  // The arbiter has to say whether the repetition ends the game, and has not.
  [[nodiscard]] bool asksForRepetition() const { return m_game.asksForRepetition() && !m_goesOn; }
  [[nodiscard]] bool isAbandoned() const { return m_isAbandoned; }

  // False, and nothing done, where the step cannot follow: the law of the event is another by now, or the
  // file was written by hand.
  [[nodiscard]] bool follow(const LiveStep& step);

 private:
  [[nodiscard]] bool make(const TurnStep& step);

  LiveGame m_game;
  std::optional<ObjectionStep> m_objection;
  bool m_goesOn = false;
  bool m_isAbandoned = false;
};

// Start and each landing.
inline constexpr auto routeOf = rules::squaresOf;

}  // namespace damath::play
