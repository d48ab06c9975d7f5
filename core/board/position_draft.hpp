// SPDX-License-Identifier: GPL-3.0-or-later
// A position as somebody typed it: nothing about it is certain. validate turns it into a Position, or names
// every fault, not the first. Vacant squares are simply not listed.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/expected.hpp"

namespace damath::board {

struct DraftEntry {
  Square square{0};
  Piece piece;
  friend bool operator==(const DraftEntry&, const DraftEntry&) = default;
};

struct PositionDraft {
  std::vector<DraftEntry> entries;
  Side toMove = Side::Blue;
};

enum class PositionBreach {
  UnknownChip,      // a chip index beyond the twelve (C1)
  SquareTwice,      // two pieces on one square
  ChipTwice,        // a chip of the side stands elsewhere already (C1)
  TooManyChips,     // more than twelve of a side (B5); named once a side
  OrdinaryOnFarRow  // an ordinary chip where it would have been crowned (P1)
};

struct PositionFault {
  PositionBreach breach;
  std::size_t entry;                   // of the draft, the later one where two collide
  std::optional<std::size_t> earlier;  // the one it collides with: SquareTwice, ChipTwice
  friend bool operator==(const PositionFault&, const PositionFault&) = default;
};
using PositionFaults = std::vector<PositionFault>;

// Faults by entry, within an entry in the order of PositionBreach.
[[nodiscard]] Expected<Position, PositionFaults> validate(const PositionDraft& draft);

}  // namespace damath::board
