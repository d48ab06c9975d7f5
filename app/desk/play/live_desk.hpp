// SPDX-License-Identifier: GPL-3.0-or-later
// Live games: games that are recorded during play. When a function returns, its step is on the disk. A
// program that opens the file later continues after the last step, with the clocks paused at their last
// stored time. The contest itself does not change until the scoresheet is stored after the game.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "app/desk/play/live_table.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "core/play/game_clock.hpp"
#include "core/play/live_course.hpp"
#include "core/sheet/record/sheet.hpp"
#include "db/edits/live_edit.hpp"

namespace damath::desk {

// The alarms of the game clocks that are due now.
using ClockSignals = std::vector<play::ClockSignal>;

// IfLegal: a turn must obey the rules of taking: taking is compulsory (K1), a chain must be finished (K4),
// and the greatest capture goes first (K5, K6). AnyCase: the arbiter lets a turn stand although it breaks
// these rules (T6).
enum class Stands { IfLegal, AnyCase };

struct TypedTurn {
  std::string_view text;  // the typed turn, in the notation of core/play/turn_offer.hpp
  Stands stands = Stands::IfLegal;
  play::milliseconds counted{0};  // the time that an external clock of the arbiter counted for this turn
};

struct LiveEntered {
  SheetView view;
  std::optional<SheetAccepted> accepted;
};

// Use cases for live games. `moment` is the present time of the clock in use. After an error of a function
// other than tick(), the LiveTable is unchanged. Errors of all functions with a table: GamePlayed if the game
// already has a result or a scoresheet; LiveMoved if another program continued the game; NoSuchEvent,
// EventLent, EventNotBorrowed, NotText, TextUnseen, TextTooLong, StoreFailed.
class LiveDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit LiveDesk(Desk& desk) : m_desk(&desk) {}

  // Starts a live game. For a rematch, `at` names BLUE first. Errors: NoSuchEvent, NoSuchGame, NoSuchEntry,
  // NoRematchDue, LiveBegun, GamePlayed, EventLent, EventNotBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<LiveTable> begin(contest::EventId event, const SheetAt& at, play::Keeping keeping,
                                            const Author& author);
  // Returns the stored live game with paused clocks. Errors: NoSuchGame, LiveMissing; LiveBroken if the
  // event's ruleset or chip set has changed since.
  [[nodiscard]] DeskResult<LiveTable> table(contest::EventId event, const SheetAt& at) const;
  // Returns all open live games, in the order of their start. A game is left out if the event's ruleset or
  // chip set has changed since its start.
  [[nodiscard]] DeskResult<std::vector<LiveTable>> tables(contest::EventId event) const;

  // Makes a turn. Errors: GameOver, TurnRefused, ObjectionOpen, RepetitionOpen, TimeIsOver, ClockRefused. For
  // a turn that breaks a rule and stands (AnyCase) also: ByRequired, ReasonRequired.
  [[nodiscard]] DeskResult<ClockSignals> turn(LiveTable& table, const TypedTurn& typed,
                                              play::milliseconds moment, const Author& author);
  // Makes a step of the live game that is not a turn. Five kinds of steps need a name and a reason: the undo
  // of a turn, a ruling, the undo of an ending, a change of the used game time (adding time or giving time
  // back), and abandoning the game. Errors: GameOver, GameGoesOn, NothingPlayed, ObjectionOpen, NoObjection,
  // NoRepetition, EndingNotAllowed, EndedByBoard, ClockRefused, LiveByProgram, LiveBroken, ByRequired,
  // ReasonRequired.
  [[nodiscard]] DeskResult<ClockSignals> take(LiveTable& table, const play::LiveStep& step,
                                              play::milliseconds moment, const Author& author);
  // Advances the clocks of the live game to `moment`. The clocks are stored if they ran, or waited for a
  // player before the start, at least one second since they were last stored, or if they were started or
  // stopped.
  [[nodiscard]] DeskResult<ClockSignals> tick(LiveTable& table, play::milliseconds moment,
                                              const Author& author);
  // Advances the clocks of several live games and stores all of them in one change. Returns the alarms of
  // each game. After an error the clocks have advanced, but no clock is stored.
  [[nodiscard]] DeskResult<std::vector<ClockSignals>> tick(std::span<LiveTable* const> tables,
                                                           play::milliseconds moment, const Author& author);
  // Stores or accepts the scoresheet of the finished game as one version, as SheetDesk does. A rematch is
  // entered together with its scoresheet. Errors: as SheetDesk; GameGoesOn, ObjectionOpen.
  [[nodiscard]] DeskResult<LiveEntered> enter(const LiveTable& table, WithSheet what, const Author& author);

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
