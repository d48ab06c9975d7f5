// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/position_builder.hpp"

namespace damath::board {

std::vector<PlacingFault> PositionBuilder::put(Square square, const Piece& piece) {
  std::vector<PlacingFault> faults;
  if (m_position.at(square)) faults.push_back(PlacingFault::SquareTwice);
  if (piece.chip >= kChipsASide) faults.push_back(PlacingFault::UnknownChip);
  if (m_position.find(piece.side, piece.chip)) faults.push_back(PlacingFault::ChipTwice);
  if (faults.empty()) m_position.place(square, piece);
  if (!Position::mayStand(square, piece)) faults.push_back(PlacingFault::OrdinaryOnFarRow);
  m_isSound = m_isSound && faults.empty();
  return faults;
}

std::optional<ChipIndex> PositionBuilder::freeChip(Side side, ChipIndex wanted) const {
  if (!m_position.find(side, wanted)) return wanted;
  for (ChipIndex chip = 0; chip < kChipsASide; ++chip) {
    if (!m_position.find(side, chip)) return chip;
  }
  return std::nullopt;
}

std::optional<Position> PositionBuilder::build() const {
  return m_isSound ? std::optional(m_position) : std::nullopt;
}

}  // namespace damath::board
