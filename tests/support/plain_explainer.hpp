// SPDX-License-Identifier: GPL-3.0-or-later
// The plain explainer: a second, independent implementation for sheets with several mistakes. It finds the
// games that explain the written sheet at the least cost, and tells if their final totals agree. Turns and
// scores come from plain_rules and plain_score, and cells are analyzed as text. It handles the sheets of
// plain_sheet and the mistakes of tests/plants.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/exact/number.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::support {

// The costs of an explanation. A more common mistake costs less. Planted mistakes are no evidence for this
// order, so it has reasons:
// - Dozens of scores and totals are worked out in the head. The most common mistake is a wrong figure (3).
// - A sign is read from the board beside the chip. A sign is missed or exchanged more often than the chip
//   itself (4).
// - A chip or a square is copied from the board: a mistake is rarer (5). Two wrong numbers of a square are
//   rarer still (8).
// - To leave out a turn, a jump or a line, a player must lose attention, not only misspell (6).
// - An entry without any move is rarest (10), unless it repeats the line above (4).
// A mistake costs the same wherever it stands. The costs of one explanation add up, without an upper limit.
namespace plain_cost {
inline constexpr int kOtherName = 1;    // a chip called by the text of another chip of equal value
inline constexpr int kBlankScore = 1;   // a score left blank
inline constexpr int kFigure = 3;       // a wrong score, total, TOTAL, GRAND or result
inline constexpr int kUnreadable = 4;   // a Move cell that cannot be read
inline constexpr int kNoChip = 4;       // a text that is no chip of the set
inline constexpr int kSign = 4;         // another sign, or taker and taken exchanged
inline constexpr int kFrame = 4;        // the square in the opponent's coordinates
inline constexpr int kChip = 5;         // another chip of the set
inline constexpr int kSquare = 5;       // another square in the same row or column
inline constexpr int kFarSquare = 8;    // a square with both numbers wrong
inline constexpr int kRow = 4;          // an R.C. row that does not fit, or a chip without a row
inline constexpr int kLeftOut = 6;      // a turn or jump left out
inline constexpr int kLineLeftOut = 1;  // the second half of a line left out
inline constexpr int kSilentTotal = 2;  // the next total leaves out the score of a turn left out
inline constexpr int kBreach = 4;       // a turn against the rules of capture (K1, K4, K5, K6)
inline constexpr int kExchanged = 5;    // a line with its halves exchanged
inline constexpr int kRepeated = 4;     // a line or half that repeats the line above
inline constexpr int kNothing = 10;     // an entry that records no turn
inline constexpr int kMostWords = 10;   // the highest cost of writing a turn as an entry with wrong words
}  // namespace plain_cost

struct PlainFigures {
  std::int64_t blue = 0;  // grand totals, in millionths
  std::int64_t red = 0;
  friend bool operator==(const PlainFigures&, const PlainFigures&) = default;

  // Returns `1-0`, `0-1` or `1/2-1/2`.
  [[nodiscard]] const char* result() const;
};

// Two totals count as equal if they differ by at most this number of millionths. Totals are sums of rounded
// scores.
inline constexpr std::int64_t kPlainTolerance = 200;

enum class PlainVerdict {
  Unique,   // all cheapest explanations have the same final figures
  Several,  // at least two cheapest explanations have different final figures
  Unknown   // the search reached its limit
};

struct PlainExplanation {
  PlainVerdict verdict = PlainVerdict::Unknown;
  bool found = false;      // true if there is a cheapest explanation
  int cost = 0;            // the cost of the cheapest explanation
  PlainFigures figures;    // the figures of one cheapest explanation
  std::size_t places = 0;  // the number of places (nodes of the search) that the search visited
};

// The order in which the search visits places (nodes of the search). Ahead adds the least cost of the
// remaining cells to the cost so far. Blind adds nothing: it is slower and gives the same answer.
enum class PlainOrder { Ahead, Blind };

// Explains a sheet of a built-in set under the ruleset `manual`, from the start position of the set. Visits
// at most `mostPlaces` places.
[[nodiscard]] PlainExplanation plainlyExplained(const sheet::Sheet& sheet, std::size_t mostPlaces,
                                                PlainOrder order = PlainOrder::Ahead);

// True if a cheapest explanation was found and has these grand totals.
[[nodiscard]] bool hasFigures(const PlainExplanation& plain, const exact::Number& blue,
                              const exact::Number& red);

}  // namespace damath::support
