// SPDX-License-Identifier: GPL-3.0-or-later
// Compares written entries with the steps of a turn on the board. Each difference has a cost (cost.hpp).
#pragma once

#include <cstddef>
#include <optional>

#include "core/rules/score.hpp"
#include "core/rules/turns/turn.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/cost.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// The one difference (slip of the pen) between an entry and a step on the board. An entry with more than one
// difference does not match the step.
enum class Slip {
  None,
  Chip,  // the chip of a quiet move, or the taker of a capture
  Taken,
  Swapped,      // taker and taken chip exchanged
  Sign,         // the operator: + - x or ÷
  Destination,  // the destination square of a quiet move
  Frame,        // the destination square, given in the opponent's coordinates
  Route,        // the start square of a quiet move, the landing square of a capture, or the route after `@`
  Unreadable
};

struct Match {
  Slip slip = Slip::None;
  int cost = 0;
};

// Returns the difference between the entry and the step, and its cost with the cost of the Score cell.
// nullopt if the entry differs from the step by more than one slip.
[[nodiscard]] std::optional<Match> match(const Law& law, const PlayEntry& play, const BoardStep& boardStep,
                                         board::Side mover);

// Returns the cost of the written score: 0 if the score is correct, follows from a habit, or follows from the
// entry's own operands and sign. A blank score costs kBlankScore unless the correct score is 0. An unreadable
// score costs nothing, and any other score costs kScore.
[[nodiscard]] int costOfScore(const Law& law, const PlayEntry& play, const BoardStep& boardStep);

// True if the entry's own operands and sign give this score for the jump, either as written or as the habit
// of the column's writer changes them.
[[nodiscard]] bool followsWords(const Law& law, const PlayEntry& play, const BoardStep& boardStep,
                                const FigureStep& score);

// A quick test before the full match: does the turn begin as the entry says? Without a slip, a turn can match
// only if it has the entry's chip and destination (quiet move), or its taker, sign and taken chip (capture).
class Beginning {
 public:
  Beginning(const Law& law, const PlayEntry& play, board::Side mover);

  [[nodiscard]] bool fits(const board::Position& position, const rules::Turn& turn) const;

 private:
  const QuietEntry* m_quiet;
  const CaptureEntry* m_capture;
  std::optional<board::Square> m_destination;  // the destination of a quiet move
  // the second square that the entry may mean because of a habit of its writer
  std::optional<board::Square> m_otherDestination;
  bool m_isEitherWay = false;  // true if taker and taken chip may stand in either order
};

// Returns the cost of the entry's errors that no board can explain: an unreadable text, a text that names no
// chip, or a score that is wrong on every square and with every doubling. A gap includes this cost for each
// of its entries.
[[nodiscard]] int placelessCost(const Law& law, const PlayEntry& play);

// Returns the score of the jump, computed from the entry's own operands and sign. The landing square, and
// which chips are damas, come from the board. nullopt if an operand has no value or the step takes no chip.
[[nodiscard]] std::optional<rules::JumpScore> scoreAsWritten(const Law& law, const CaptureEntry& entry,
                                                             const BoardStep& boardStep);

// The result of matching the steps of one turn with written entries (rulebook N2). A quiet move has one
// entry, a chain has one entry for each jump. All entries of a turn belong to the mover, and no entry of the
// opponent stands between them.
struct Alignment {
  int cost = 0;
  std::size_t count = 0;  // the number of entries that record the turn
  bool slipless = true;
};

// Returns the number of consecutive entries, from the entry `first` on, that belong to the same player.
// Precondition: the entry `first` exists.
[[nodiscard]] std::size_t runLength(const Reading& reading, std::size_t first);

// Matches the steps of a turn with the entries from `first` on. If `unwritten` is set, the step with this
// index has no entry. nullopt if the entries cannot record the turn.
[[nodiscard]] std::optional<Alignment> align(const Law& law, const Reading& reading,
                                             const BoardSteps& boardSteps, std::size_t first,
                                             std::optional<std::size_t> unwritten = std::nullopt);

}  // namespace damath::sheet
