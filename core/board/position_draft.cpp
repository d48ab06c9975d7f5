// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/position_draft.hpp"

#include <algorithm>

namespace damath::board {

namespace {

using Entries = std::vector<DraftEntry>;

// The first of the entries before the one named that the predicate holds for.
template <class Predicate>
std::optional<std::size_t> earlierThan(const Entries& entries, std::size_t entry, Predicate predicate) {
  const auto end = entries.begin() + static_cast<std::ptrdiff_t>(entry);
  const auto found = std::find_if(entries.begin(), end, predicate);
  if (found == end) return std::nullopt;
  return static_cast<std::size_t>(found - entries.begin());
}

void noteFaults(const Entries& entries, std::size_t entry, PositionFaults& faults) {
  const auto& [square, piece] = entries[entry];
  const auto sameSquare = [at = square](const DraftEntry& other) { return other.square == at; };
  const auto sameChip = [mine = piece](const DraftEntry& other) {
    return other.piece.side == mine.side && other.piece.chip == mine.chip;
  };
  const auto sameSide = [mine = piece](const DraftEntry& other) { return other.piece.side == mine.side; };

  if (piece.chip >= kChipsASide) faults.push_back({PositionBreach::UnknownChip, entry, {}});
  if (const auto earlier = earlierThan(entries, entry, sameSquare)) {
    faults.push_back({PositionBreach::SquareTwice, entry, earlier});
  }
  if (const auto earlier = earlierThan(entries, entry, sameChip)) {
    faults.push_back({PositionBreach::ChipTwice, entry, earlier});
  }
  const auto end = entries.begin() + static_cast<std::ptrdiff_t>(entry);
  if (std::count_if(entries.begin(), end, sameSide) == kChipsASide) {
    faults.push_back({PositionBreach::TooManyChips, entry, {}});
  }
  if (piece.rank == Rank::Ordinary && square.y() == farRow(piece.side)) {
    faults.push_back({PositionBreach::OrdinaryOnFarRow, entry, {}});
  }
}

}  // namespace

Expected<Position, PositionFaults> validate(const PositionDraft& draft) {
  PositionFaults faults;
  for (std::size_t entry = 0; entry < draft.entries.size(); ++entry) {
    noteFaults(draft.entries, entry, faults);
  }
  if (!faults.empty()) return Unexpected<PositionFaults>(std::move(faults));
  Position position(draft.toMove);
  for (const auto& [square, piece] : draft.entries) position.place(square, piece);
  return position;
}

}  // namespace damath::board
