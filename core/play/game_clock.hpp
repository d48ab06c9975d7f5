// SPDX-License-Identifier: GPL-3.0-or-later
// The clocks of one game as a value (rulebook T1–T4): the game clock that both players share, the move clock,
// which includes the writing, and the countdown for a player who has not appeared. Events change the clocks.
// Each event has a moment: milliseconds that the caller reads from a time source. The source must only move
// forward. A moment earlier than the previous moment counts as the previous moment.
//   Start at 0, TurnMade at 35000: the game clock has used 0:35, the turn took 0:35, the next move has 1:00.
//   Start at 0, Tick at 50000: Reminder. At 60000: MoveOver. The game clock continues until the arbiter
//   pauses it for the writing (T2). The entry of the turn then restarts it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/ruleset.hpp"

namespace damath::play {

using std::chrono::milliseconds;

enum class MatchKind { Game, Rematch };

struct ClockLaw {
  milliseconds game{0};      // the time of the game, for both players together
  milliseconds move{0};      // the time of a move; 0: moves are not timed
  milliseconds reminder{0};  // the time from the reminder to the end of the move's time
  milliseconds noShow{0};    // the longest wait for a player who has not appeared
  rules::MoveClockOnCapture onCapture = rules::MoveClockOnCapture::Applies;
  // If more than this time passes between two events, the time does not count as play, because the program
  // was suspended or blocked. nullopt: all time counts.
  std::optional<milliseconds> silence = {};
  friend bool operator==(const ClockLaw&, const ClockLaw&) = default;
};

// Returns the clock times of a ruleset (T1). A rematch has its own game clock time (T4).
[[nodiscard]] ClockLaw clockLawOf(const rules::Ruleset& ruleset, MatchKind kind);

enum class ClockPhase {
  Ready,     // the clock has not started
  Waiting,   // waiting for a player who has not appeared
  Running,   // game clock and move clock run
  Paused,    // neither the game clock nor the move clock runs
  TimeOver,  // the game clock has run out
  Stopped    // the game is over
};

// The reason for a pause. Time for writing, corrections, objections and the arbiter's decisions does not
// count (T2, T6, E4).
enum class PauseCause { Arbiter, Writing, Correction, Objection, Repetition, Gap };

// Yes if the side to move must take a chip. Some rulesets do not time such a move (T3).
enum class CaptureDue { No, Yes };

// The complete saved state of a clock.
struct ClockState {
  ClockPhase phase = ClockPhase::Ready;
  PauseCause cause = PauseCause::Arbiter;  // the reason for the pause; valid only while paused
  milliseconds gameUsed{0};                // the used game time, at most ClockLaw::game
  milliseconds moveUsed{0};                // the used time of this move; may exceed ClockLaw::move
  milliseconds waited{0};
  // the time that passed uncounted; 0 again after Wait, Start, Resume, Charge, or TurnMade with an amount
  milliseconds gap{0};
  CaptureDue captureDue = CaptureDue::No;
  friend bool operator==(const ClockState&, const ClockState&) = default;
};

enum class ClockAct {
  Tick,
  Wait,  // wait for a player who has not appeared
  Start,
  Pause,
  Resume,
  TurnMade,       // the turn is made and written
  TurnTakenBack,  // undo: the same player moves again, with the time that the turn had left
  Charge,         // adds an amount to the used game time; a negative amount gives time back
  Stop,
  Reopen  // the game continues after its end
};

struct ClockEvent {
  ClockAct act = ClockAct::Tick;
  PauseCause cause = PauseCause::Arbiter;  // the reason for the pause; only for Pause
  // Charge: the amount. TurnTakenBack: the time that the turn had taken. TurnMade: the part of the turn that
  // another clock counted.
  milliseconds amount{0};
  CaptureDue captureDue = CaptureDue::No;
};

enum class ClockSignal { Reminder, MoveOver, GameOver, NoShowOver, GapFound };

class GameClock {
 public:
  explicit GameClock(const ClockLaw& law) : m_law(law) {}
  // Restores a saved clock after a restart of the program. A running clock is now paused, a waiting clock is
  // ready. `gap` is the time since the clock was saved, as far as the caller knows this time.
  GameClock(const ClockLaw& law, const ClockState& kept, milliseconds gap);

  // True if the act applies in the present phase. take() treats any other act as Tick, which only lets time
  // pass.
  [[nodiscard]] bool knows(ClockAct act) const;
  // Applies the event at the moment. Returns the signals that became due since the last event, ordered by
  // time.
  std::vector<ClockSignal> take(const ClockEvent& event, milliseconds moment);

  [[nodiscard]] const ClockLaw& law() const { return m_law; }
  [[nodiscard]] const ClockState& state() const { return m_state; }
  [[nodiscard]] milliseconds gameLeft() const { return m_law.game - m_state.gameUsed; }
  // Returns the time left for the move, negative when overdue. nullopt if this move is not timed.
  [[nodiscard]] std::optional<milliseconds> moveLeft() const;
  // Returns the waiting time left, negative when overdue.
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
  std::optional<milliseconds> m_last;  // the moment of the last event; nullopt before the first event
};

// Returns `0:35.2`: minutes, seconds and tenths, rounded toward 0. A negative time begins with `-`, unless it
// rounds to 0.
[[nodiscard]] std::string clockText(milliseconds time);

// toText returns the spelling of a phase (`ready`, `waiting` …) or of the reason for a pause (`arbiter`,
// `writing` …).
[[nodiscard]] std::string_view toText(ClockPhase phase);
[[nodiscard]] std::string_view toText(PauseCause cause);
[[nodiscard]] std::optional<ClockPhase> parseClockPhase(std::string_view text);
[[nodiscard]] std::optional<PauseCause> parsePauseCause(std::string_view text);

}  // namespace damath::play
