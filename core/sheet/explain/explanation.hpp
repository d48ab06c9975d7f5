// SPDX-License-Identifier: GPL-3.0-or-later
// The explanation of a scoresheet: the turns that its entries record, and the gaps (entries that no turn
// explains).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/turns/turn.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

enum class ExplainedTurnKind : std::uint8_t {
  Turn,       // entries that record a turn
  Unwritten,  // a turn that must have been made but has no entry
  Repeated,   // entries written twice
  AfterEnd    // entries after the end of the game
};

// The place of a turn's entries on the sheet: the right place, or the kind of misplacement.
enum class Placing : std::uint8_t { Right, OtherColumn, HalvesSwapped, OutOfTurn };

// Slipped if an entry of the turn differs from the turn that it records (a slip of the pen); otherwise Right.
enum class Wording : std::uint8_t { Right, Slipped };

// Tells which entry of a turn is exchanged with its neighbor: the last entry with the entry after the turn,
// or the first entry with the entry before the turn.
enum class Exchange : std::uint8_t { None, LastWithNext, FirstWithPrevious };

// The entries of a turn and their errors. A search stores many of these records, so the members are small.
struct ExplainedEntries {
  ExplainedTurnKind kind = ExplainedTurnKind::Turn;
  board::Side side = board::Side::Blue;  // the side that moves; without meaning for Repeated and AfterEnd
  std::optional<rules::Breach> breach;
  std::optional<std::uint8_t> unwrittenJump;  // the index of a jump that no entry records
  // True for a quiet move that no rule allows. The replay makes the move as it is written.
  bool forbidden = false;
  Placing placing = Placing::Right;
  Wording wording = Wording::Right;
  Exchange exchange = Exchange::None;  // set only if `placing` is HalvesSwapped
  // The entries are Reading::plays[first … first + count), in the order of the jumps.
  std::uint32_t first = 0;
  std::uint32_t count = 0;

  // Precondition: from + number ≤ the number of Reading::plays.
  void setEntries(std::size_t from, std::size_t number) {
    first = static_cast<std::uint32_t>(from);
    count = static_cast<std::uint32_t>(number);
  }
  // True if the turn is legal and its entries stand in the right place. The entries may still have slips of
  // the pen.
  [[nodiscard]] bool isInOrder() const { return placing == Placing::Right && !breach && !forbidden; }
  // Returns the index in Reading::plays of the turn's i-th entry. An exchanged entry has the index of its
  // neighbor.
  [[nodiscard]] std::size_t entry(std::size_t i) const {
    const std::size_t place = std::size_t{first} + i;
    if (exchange == Exchange::LastWithNext && i + 1 == count) return place + 1;
    return exchange == Exchange::FirstWithPrevious && i == 0 ? place - 1 : place;
  }
  // Returns the index of the entry in the wrong place. Returns the first entry if no entry is exchanged.
  [[nodiscard]] std::size_t misplacedEntry() const {
    switch (exchange) {
      case Exchange::LastWithNext:
        return std::size_t{first} + count;
      case Exchange::FirstWithPrevious:
        return std::size_t{first} - 1;
      case Exchange::None:
        break;
    }
    return first;
  }
};

struct ExplainedTurn : ExplainedEntries {
  // The constructor has a written body on purpose. With `= default`, value initialization would first fill
  // the whole object with zeros.
  ExplainedTurn() {}
  // Makes a turn of kind Turn whose entries have no error.
  ExplainedTurn(board::Side mover, const rules::Turn& made, std::size_t firstEntry, std::size_t entries)
      : turn(made) {
    side = mover;
    setEntries(firstEntry, entries);
  }
  ExplainedTurn(const ExplainedEntries& entries, const rules::Turn& made)
      : ExplainedEntries(entries), turn(made) {}

  rules::Turn turn{board::Square(0)};
};

// A game that explains all entries of a segment at the least cost.
struct CheapestGame {
  std::vector<ExplainedTurn> turns;
  std::array<exact::Number, 2> grands;  // BLUE, RED: the scores of the turns plus the chips left (R.C.)
};

// A part of the game that can be followed on the board, and the gap after it: entries that no turn explains.
struct Segment {
  board::Position start;
  std::vector<ExplainedTurn> explainedTurns;
  // For each explained turn, the other turns that explain its entries in a game of equal cost.
  std::vector<std::vector<rules::Turn>> alternatives;
  // The cheapest games if their grand totals differ. The first game has the turns of explainedTurns. Empty if
  // all cheapest games have the same grand totals, if they cost nothing, or if the segment has a gap.
  std::vector<CheapestGame> games;
  board::Position end;
  std::size_t gapFrom = 0;  // the first entry of the gap
  // The number of entries in the gap, up to the next segment; 0 if all entries are explained.
  std::size_t gapCount = 0;
};

// Sets Segment::end to the position after the last explained turn.
void setEnd(const Law& law, Segment& segment);
// Ends the segment before its explained turn with the index `kept`. The gap then begins at the first entry of
// that turn. Precondition: `kept` is at most the number of explained turns.
void endBefore(const Law& law, const Reading& reading, Segment& segment, std::size_t kept);

struct Explanation {
  std::vector<Segment> segments;  // never empty
  // True if the work limit stopped the search. The explanation is then the best that was found until the
  // limit.
  bool limitReached = false;
};

// Counts the cells that an explanation reads by a habit.
struct UsedHabits {
  int frames = 0;    // entries whose square is read in another frame
  int operands = 0;  // captures with taker and taken chip exchanged
  // Written figures that a score habit explains, by ScoreHabit::Kind. R.C. figures count for NoSigns and
  // OtherFrame.
  std::array<int, 6> scores{};
};

[[nodiscard]] UsedHabits usedHabits(const Law& law, const Reading& reading, const Segment& segment);

}  // namespace damath::sheet
