// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/cells/first_moves.hpp"

#include <algorithm>
#include <optional>

#include "core/precondition.hpp"
#include "core/sheet/cells/normalized_text.hpp"

namespace damath::sheet {

std::string firstMoves(const Sheet& sheet, int turns) {
  DAMATH_EXPECTS(turns > 0);
  std::string moves;
  int begun = 0;
  std::optional<board::Side> mover;
  for (const Line& line : sheet.lines) {
    for (const board::Side side : board::kSides) {
      const Half& half = line.of(side);
      if (half.kind != HalfKind::Play) continue;
      std::string written = writingOf(half.move.substr(0, half.move.find('@')));
      if (written.empty()) continue;
      // The signs of times and of division have two normalized spellings each, because x and / can mean more.
      std::ranges::replace(written, '*', 'x');
      std::ranges::replace(written, ':', '/');
      // Several entries of one side below each other are a chain.
      if (mover != side && begun++ == turns) return moves;
      mover = side;
      moves += side == board::Side::Blue ? 'b' : 'r';
      moves += written + '\n';
    }
  }
  return begun >= turns ? moves : std::string();
}

}  // namespace damath::sheet
