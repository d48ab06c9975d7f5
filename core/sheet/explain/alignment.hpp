// SPDX-License-Identifier: GPL-3.0-or-later
// Matches the jumps or the quiet move of one turn with written entries (rulebook N2). A quiet move takes one
// entry, a chain one entry for each jump. All entries of a turn belong to the mover, and no entry of the
// opponent stands between them.
#pragma once

#include <cstddef>
#include <optional>

#include "core/sheet/explain/match.hpp"

namespace damath::sheet {

struct Alignment {
  int cost = 0;
  std::size_t count = 0;  // the number of entries used
  bool slipless = true;
};

// Returns the number of consecutive entries with the same owner, beginning at `first`. Precondition: the
// entry `first` exists.
[[nodiscard]] std::size_t runLength(const Reading& reading, std::size_t first);

// Matches the entries from `first` on with the steps of a turn. The step with the index `unwritten` has no
// entry. nullopt if the entries cannot record the turn.
[[nodiscard]] std::optional<Alignment> align(const Law& law, const Reading& reading,
                                             const BoardSteps& boardSteps, std::size_t first,
                                             std::optional<std::size_t> unwritten = std::nullopt);

}  // namespace damath::sheet
