// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of one game as a value (rulebook T1–T4): the game clock that both players share, the move clock,
// which has the writing in it, and the countdown to a no-show. Events move it, each with its moment: so many
// milliseconds of a source that only goes forward and that the caller reads; one that is before the last
// counts as the last.
//   Start at 0, TurnMade at 35000: 0:35 of the game are used, the turn took 0:35, the next move has 1:00.
//   Start at 0, Tick at 50000: Reminder. At 60000: MoveOver; the game clock goes on until the arbiter pauses
//   it for the writing (T2), and the turn that is then entered lets it go on.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>
#include <vector>

#include "core/rules/ruleset.hpp"

namespace damath::play {

using std::chrono::milliseconds;

enum class MatchKind { Game, Rematch };

struct ClockLaw {
  milliseconds game{0};      // for both together
  milliseconds move{0};      // 0: moves are not timed
  milliseconds reminder{0};  // so long before the move's time is over
  milliseconds noShow{0};
  rules::MoveClockOnCapture onCapture = rules::MoveClockOnCapture::Applies;
  // A longer time between two moments was no game: the program slept or hung. Nothing: every time counts.
  std::optional<milliseconds> silence = {};
  friend bool operator==(const ClockLaw&, const ClockLaw&) = default;
};

// T1; a rematch has a game clock of its own (T4).
[[nodiscard]] ClockLaw clockLawOf(const rules::Ruleset& ruleset, MatchKind kind);

enum class ClockPhase {
  Ready,     // not begun
  Waiting,   // for a player who has not come
  Running,   // game and move
  Paused,    // neither
  TimeOver,  // the game clock is used up
  Stopped    // the game is over
};

// Why the clocks stand. What is written, corrected, argued about or looked at by the arbiter does not count
// (T2, T6, E4).
enum class PauseCause { Arbiter, Writing, Correction, Objection, Repetition, Gap };

// Whether the side to move must take, so that the move clock may be waived (T3).
enum class CaptureDue { No, Yes };

// All that is kept of a clock.
struct ClockState {
  ClockPhase phase = ClockPhase::Ready;
  PauseCause cause = PauseCause::Arbiter;  // of meaning while paused
  milliseconds gameUsed{0};                // never more than the law's
  milliseconds moveUsed{0};                // goes on beyond the law's
  milliseconds waited{0};
  milliseconds gap{0};  // the time that nobody counted, until the clocks go on or it is charged
  CaptureDue captureDue = CaptureDue::No;
  friend bool operator==(const ClockState&, const ClockState&) = default;
};

enum class ClockAct {
  Tick,
  Wait,  // for a player who has not come
  Start,
  Pause,
  Resume,
  TurnMade,       // made and written
  TurnTakenBack,  // the same player moves again, with the time that the turn had left
  Charge,         // an amount to the game clock; less than 0 gives time back
  Stop,
  Reopen  // the game goes on after all
};

struct ClockEvent {
  ClockAct act = ClockAct::Tick;
  PauseCause cause = PauseCause::Arbiter;  // of Pause
  milliseconds amount{0};  // of Charge; of TurnTakenBack: what the turn had taken; of TurnMade: what another
                           // clock counted of it
  CaptureDue captureDue = CaptureDue::No;  // of Start, TurnMade, TurnTakenBack: the side to move then
};

enum class ClockSignal { Reminder, MoveOver, GameOver, NoShowOver, GapFound };

class GameClock {
 public:
  explicit GameClock(const ClockLaw& law) : m_law(law) {}
  // As it was kept, after a restart: what ran is paused there, with the gap that the caller knows of.
  GameClock(const ClockLaw& law, const ClockState& kept, milliseconds gap);

  // Whether the act means something now. Any other is as a Tick.
  [[nodiscard]] bool knows(ClockAct act) const;
  // What came due on the way, in the order of its time.
  std::vector<ClockSignal> take(const ClockEvent& event, milliseconds moment);

  [[nodiscard]] const ClockLaw& law() const { return m_law; }
  [[nodiscard]] const ClockState& state() const { return m_state; }
  [[nodiscard]] milliseconds gameLeft() const { return m_law.game - m_state.gameUsed; }
  // Less than 0 when it is over; nothing where this move is not timed.
  [[nodiscard]] std::optional<milliseconds> moveLeft() const;
  // Less than 0 when it is over.
  [[nodiscard]] milliseconds waitLeft() const { return m_law.noShow - m_state.waited; }

 private:
  [[nodiscard]] bool isMoveTimed() const;
  void advance(milliseconds moment, std::vector<ClockSignal>& rung);
  void run(milliseconds passed, std::vector<ClockSignal>& rung);
  void act(const ClockEvent& event, std::vector<ClockSignal>& rung);
  void nextMove(CaptureDue captureDue, milliseconds used);
  void charge(milliseconds amount, std::vector<ClockSignal>& rung);
  void pause(PauseCause cause);

  ClockLaw m_law;
  ClockState m_state;
  std::optional<milliseconds> m_last;  // nothing before the first event
};

// `ready`, `waiting` …; `arbiter`, `writing` …
[[nodiscard]] std::string_view toText(ClockPhase phase);
[[nodiscard]] std::string_view toText(PauseCause cause);
[[nodiscard]] std::optional<ClockPhase> parseClockPhase(std::string_view text);
[[nodiscard]] std::optional<PauseCause> parsePauseCause(std::string_view text);

}  // namespace damath::play
