// SPDX-License-Identifier: GPL-3.0-or-later
// Games kept while they are played. What happens at the board is on the disk when the function returns;
// whoever opens the file then goes on from there, with the clocks paused where they were kept last. Nothing
// of it changes the contest before the sheet is stored at the end.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/play/live_table.hpp"
#include "app/desk/sheets/sheet_desk.hpp"

namespace damath::desk {

// What came due on the clocks meanwhile.
using ClockSignals = std::vector<play::ClockSignal>;

// Whether a turn that breaks K1, K4, K5 or K6 stands because the arbiter says so (T6).
enum class Stands { IfLegal, AnyCase };

struct TypedTurn {
  std::string_view text;  // as core/play/written_cells.hpp has it
  Stands stands = Stands::IfLegal;
  play::milliseconds counted{0};  // what a clock of the arbiter's own counted of it
};

struct LiveEntered {
  SheetView view;
  std::optional<SheetAccepted> accepted;
};

// Refused wherever there is a table: GamePlayed (it has a result or another sheet), LiveMoved (another
// program went on with the game), NoSuchEvent, EventLent, EventNotBorrowed, NotText, TextUnseen, TextTooLong,
// StoreFailed. The moment is that of the source that the clocks go by; the table is as it was after a
// refusal.
class LiveDesk {
 public:
  // The desk must outlive this.
  explicit LiveDesk(Desk& desk) : m_desk(&desk) {}

  // Of a rematch BLUE is named first. Refused: NoSuchGame, NoSuchEntry, NoRematchDue, LiveBegun.
  [[nodiscard]] DeskResult<LiveTable> begin(contest::EventId event, const SheetAt& at, play::Keeping keeping,
                                            const Author& author);
  // As the file has it, its clocks paused. Refused: NoSuchGame, LiveMissing, LiveBroken (the law of the event
  // is another by now).
  [[nodiscard]] DeskResult<LiveTable> table(contest::EventId event, const SheetAt& at) const;
  // All that are open, in the order of their beginning; one whose law is another by now is left out.
  [[nodiscard]] DeskResult<std::vector<LiveTable>> tables(contest::EventId event) const;

  // Refused: GameOver, TurnRefused, ObjectionOpen, RepetitionOpen, TimeIsOver, ClockRefused; and with AnyCase
  // ByRequired, ReasonRequired where the turn breaks a rule.
  [[nodiscard]] DeskResult<ClockSignals> turn(LiveTable& table, const TypedTurn& typed,
                                              play::milliseconds moment, const Author& author);
  // Anything else that happens. A turn taken back, a ruling, an ending taken back, the clock charged and a
  // game given up want name and reason. Refused: GameOver, GameGoesOn, NothingPlayed, ObjectionOpen,
  // NoObjection, RepetitionOpen, NoRepetition, EndingNotAllowed, EndedByBoard, ClockRefused, LiveByProgram,
  // ByRequired, ReasonRequired.
  [[nodiscard]] DeskResult<ClockSignals> take(LiveTable& table, const play::LiveStep& step,
                                              play::milliseconds moment, const Author& author);
  // The time goes on. The clocks are kept where a second or more has gone by on them.
  [[nodiscard]] DeskResult<ClockSignals> tick(LiveTable& table, play::milliseconds moment,
                                              const Author& author);
  // The same of several tables with one write for all; what came due, a table each. After a refusal their
  // clocks have gone on and none is kept.
  [[nodiscard]] DeskResult<std::vector<ClockSignals>> tick(std::span<LiveTable* const> tables,
                                                           play::milliseconds moment, const Author& author);
  // One version of the sheet, as SheetDesk stores or accepts it; a rematch is entered with it. Refused as
  // there, and GameGoesOn, ObjectionOpen.
  [[nodiscard]] DeskResult<LiveEntered> enter(const LiveTable& table, WithSheet what, const Author& author);

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
