// SPDX-License-Identifier: GPL-3.0-or-later
// What a sheet leaves open about its turns: whether a chain could go on (K4), which of several routes a dama
// took (N6), and from which turn on the replay goes on with one of several.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"

namespace damath::sheet {

// Whether more jumps can follow those written down to this line.
[[nodiscard]] bool canGoOn(const AuditReport& report, const rules::Ruleset& ruleset, int line,
                           board::Side side);

// Returns how many turns, from the first, are known with their routes. Behind them the replay goes on with
// one of several turns, or of several routes, that fit equally well.
[[nodiscard]] std::size_t turnsSettled(const AuditReport& report);

struct OpenRoute {
  rules::Turn turn;
  board::Position after;
  std::string text;  // as the finding names it: `[8] x 6 (5,4)`
};

// Of the turn at this line, in the order of its AmbiguousRoute finding; `line` becomes the one where a route
// is written beside it. None where nothing is open.
struct OpenRoutes {
  int line = 0;
  std::vector<OpenRoute> routes;
};
[[nodiscard]] OpenRoutes openRoutes(const AuditReport& report, const rules::ChipSet& set,
                                    const rules::Ruleset& ruleset, int line, board::Side side);

}  // namespace damath::sheet
