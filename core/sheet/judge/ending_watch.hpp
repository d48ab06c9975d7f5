// SPDX-License-Identifier: GPL-3.0-or-later
// Finds out if the turns themselves have ended the game: by repetition (E4), or by too many turns in a row
// without a capture (E1), if the ruleset has such an end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::sheet {

// The end of a game that follows from the turns alone: repetition (E4), or too many turns without a capture
// (E1).
struct EndOfPlay {
  rules::Ending ending;
  rules::Clause clause;
};

class EndingWatch {
 public:
  // Precondition: `ruleset` outlives this object.
  EndingWatch(const rules::Ruleset& ruleset, std::size_t expectedTurns);

  // Starts from a known position: the start position, or the board after a gap.
  void beginAt(const board::Position& position);
  // Records the position after a turn. Returns true if the position has now occurred exactly as often as the
  // ruleset asks for a repetition.
  bool note(const board::Position& after, bool isCapture);

  // Returns the end that follows from the turns so far; nullopt if these turns have not ended the game.
  [[nodiscard]] const std::optional<EndOfPlay>& end() const { return m_end; }

 private:
  // Records the position. Returns the number of its occurrences, including this one.
  std::ptrdiff_t noteSeen(const board::Position& position);

  const rules::Ruleset& m_ruleset;
  std::vector<board::Position> m_seen;    // positions since the last capture
  std::vector<std::uint64_t> m_outlines;  // one hash for each position in m_seen
  int m_quietTurns = 0;                   // turns in a row without a capture
  std::optional<EndOfPlay> m_end;
};

}  // namespace damath::sheet
