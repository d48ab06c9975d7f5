// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the turns themselves have ended the game: by repetition (E4), or by too many in a row without a
// capture (E1), where the ruleset ends it so.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::sheet {

struct EndOfPlay {
  rules::Ending ending;
  rules::Clause clause;
};

class EndingWatch {
 public:
  // Promise: the ruleset outlives this.
  EndingWatch(const rules::Ruleset& ruleset, std::size_t expectedTurns);

  // The board as it is known to stand: at the start, or again behind a gap.
  void beginAt(const board::Position& position);
  // A turn has led to this position. True where it has been on the board as often as a repetition asks.
  bool note(const board::Position& after, bool isCapture);

  // Nothing while the game goes on.
  [[nodiscard]] const std::optional<EndOfPlay>& end() const { return m_end; }

 private:
  // How often the position has been on the board, this time among them.
  std::ptrdiff_t noteSeen(const board::Position& position);

  const rules::Ruleset& m_ruleset;
  std::vector<board::Position> m_seen;    // since the last capture
  std::vector<std::uint64_t> m_outlines;  // of the same
  int m_quietTurns = 0;                   // in a row without a capture
  std::optional<EndOfPlay> m_end;
};

}  // namespace damath::sheet
