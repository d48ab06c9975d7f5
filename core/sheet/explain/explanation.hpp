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

struct ExplainedTurn {
  // Not defaulted: that would fill the whole with zeros first, wherever one is made.
  ExplainedTurn() {}
  // Entries that record a turn as they should.
  ExplainedTurn(board::Side mover, const rules::Turn& made, std::size_t firstEntry, std::size_t entries)
      : side(mover), turn(made), first(firstEntry), count(entries) {}

  ExplainedTurnKind kind = ExplainedTurnKind::Turn;
  board::Side side = board::Side::Blue;  // who moves; of no meaning for Repeated and AfterEnd
  rules::Turn turn{board::Square(0)};
  std::optional<rules::Breach> breach;
  bool forbidden = false;  // a quiet move that no rule allows, made as written
  Placing placing = Placing::Right;
  Wording wording = Wording::Right;
  std::size_t first = 0;  // the entries are Reading::plays[first … first + count), in the order of the jumps
  std::size_t count = 0;
  std::optional<std::size_t> unwrittenJump;  // a jump of the turn that no entry records
  // Placing::HalvesSwapped: this entry and the next, the two halves of a line, stand in each other's place.
  std::optional<std::size_t> swappedAt;

  // Nothing to be said of the turn and of where it stands.
  [[nodiscard]] bool isInOrder() const { return placing == Placing::Right && !breach && !forbidden; }
  // Where its i-th entry stands.
  [[nodiscard]] std::size_t entry(std::size_t i) const {
    const std::size_t place = first + i;
    if (swappedAt && place == *swappedAt) return place + 1;
    return swappedAt && place == *swappedAt + 1 ? place - 1 : place;
  }
  // The one that stands in the wrong half, or its first.
  [[nodiscard]] std::size_t misplacedEntry() const {
    return swappedAt ? *swappedAt + (*swappedAt < first ? 0 : 1) : first;
  }
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
