// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet's entries explained: the turns that they record, and where nothing explains them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/turn.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

enum class ExplainedTurnKind : std::uint8_t {
  Turn,       // entries that record a turn
  Unwritten,  // a turn that must have been made but stands nowhere
  Repeated,   // entries written twice
  AfterEnd    // entries after the game was over
};

// Where a turn's entries stand, if not where they should.
enum class Placing : std::uint8_t { Right, OtherColumn, HalvesSwapped, OutOfTurn };

// Whether every entry of a turn names what it records.
enum class Wording : std::uint8_t { Right, Slipped };

// A half that stands in the place of another: which of a turn's entries is exchanged with its neighbour.
enum class Exchange : std::uint8_t { None, LastWithNext, FirstWithPrevious };

// The entries of a turn, and what is wrong with them. A search keeps many, so the members are small.
struct ExplainedEntries {
  ExplainedTurnKind kind = ExplainedTurnKind::Turn;
  board::Side side = board::Side::Blue;  // who moves; of no meaning for Repeated and AfterEnd
  std::optional<rules::Breach> breach;
  std::optional<std::uint8_t> unwrittenJump;  // a jump of the turn that no entry records
  bool forbidden = false;                     // a quiet move that no rule allows, made as written
  Placing placing = Placing::Right;
  Wording wording = Wording::Right;
  Exchange exchange = Exchange::None;  // of Placing::HalvesSwapped, between the two halves of a line
  // The entries are Reading::plays[first … first + count), in the order of the jumps.
  std::uint32_t first = 0;
  std::uint32_t count = 0;

  // Precondition: both are indices into Reading::plays.
  void setEntries(std::size_t from, std::size_t number) {
    first = static_cast<std::uint32_t>(from);
    count = static_cast<std::uint32_t>(number);
  }
  // Nothing to be said of the turn and of where it stands.
  [[nodiscard]] bool isInOrder() const { return placing == Placing::Right && !breach && !forbidden; }
  // Where its i-th entry stands.
  [[nodiscard]] std::size_t entry(std::size_t i) const {
    const std::size_t place = std::size_t{first} + i;
    if (exchange == Exchange::LastWithNext && i + 1 == count) return place + 1;
    return exchange == Exchange::FirstWithPrevious && i == 0 ? place - 1 : place;
  }
  // The one that stands in the wrong half, or its first.
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
  // Not defaulted: that would fill the whole with zeros first, wherever one is made.
  ExplainedTurn() {}
  // Entries that record a turn as they should.
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
  std::array<exact::Number, 2> grands;  // BLUE, RED: the scores of the turns and the chips left behind them
};

// A stretch of the game that can be followed on the board, and the entries behind it that cannot.
struct Segment {
  board::Position start;
  std::vector<ExplainedTurn> explainedTurns;
  // For each turn the other turns that explain the same entries in an equally cheap game.
  std::vector<std::vector<rules::Turn>> alternatives;
  // The cheapest games, if they come to different totals; the first has these turns. Empty if all come to the
  // same totals.
  std::vector<CheapestGame> games;
  board::Position end;
  std::size_t gapFrom = 0;   // the first entry that nothing explains …
  std::size_t gapCount = 0;  // … and how many there are before the next segment; none: all are explained
};

// Sets the segment's end to the position behind its explained turns.
void setEnd(const Law& law, Segment& segment);
// Ends the segment before its explained turn `kept`. The entries from that turn on become its gap.
// Precondition: kept ≤ the number of explained turns.
void endBefore(const Law& law, const Reading& reading, Segment& segment, std::size_t kept);

struct Explanation {
  std::vector<Segment> segments;  // never empty
  bool limitReached = false;      // the work limit stopped the search; this is the best found so far
};

}  // namespace damath::sheet
