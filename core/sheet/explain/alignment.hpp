// SPDX-License-Identifier: GPL-3.0-or-later
// The entries that may record one turn: a quiet move takes one, a chain one for each jump, all in the
// mover's column without the other player's between (rulebook N2).
#pragma once

#include <cstddef>
#include <optional>

#include "core/sheet/explain/match.hpp"

namespace damath::sheet {

struct Alignment {
  int cost = 0;
  std::size_t count = 0;  // entries used
  bool slipless = true;
};

// The number of entries from here in one column without the other player's between. Promise: there is one.
[[nodiscard]] std::size_t runLength(const Reading& reading, std::size_t first);

// Whether the entries from `first` on may record these steps, one of which may stand nowhere.
[[nodiscard]] std::optional<Alignment> align(const Law& law, const Reading& reading,
                                             const BoardSteps& boardSteps, std::size_t first,
                                             std::optional<std::size_t> unwritten = std::nullopt);

}  // namespace damath::sheet
