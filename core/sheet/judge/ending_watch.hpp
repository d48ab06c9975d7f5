// SPDX-License-Identifier: GPL-3.0-or-later
// Detects if the turns themselves have ended the game: by repetition (E4), or by too many turns in a row
// without a capture (E1), if the ruleset ends the game so.
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
  // `ruleset` must outlive this object.
  EndingWatch(const rules::Ruleset& ruleset, std::size_t expectedTurns);

  // Starts from a known position: the start, or the board behind a gap.
  void beginAt(const board::Position& position);
  // Records the position after a turn. True if the position has now occurred exactly as often as the ruleset
  // asks for a repetition.
  bool note(const board::Position& after, bool isCapture);

  // nullopt while the game goes on.
  [[nodiscard]] const std::optional<EndOfPlay>& end() const { return m_end; }

 private:
  // Records the position. Returns the number of its occurrences, including this one.
  std::ptrdiff_t noteSeen(const board::Position& position);

  const rules::Ruleset& m_ruleset;
  std::vector<board::Position> m_seen;    // positions since the last capture
  std::vector<std::uint64_t> m_outlines;  // hashes of m_seen
  int m_quietTurns = 0;                   // turns in a row without a capture
  std::optional<EndOfPlay> m_end;
};

}  // namespace damath::sheet
