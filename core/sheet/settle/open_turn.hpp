// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about turns that the sheet does not answer: can a chain go on (K4), which of several routes did a
// dama take (N6), and which turn is the first that the sheet does not settle.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"

namespace damath::sheet {

// Whether more jumps can follow those written down to this line.
[[nodiscard]] bool canGoOn(const AuditReport& report, const rules::Ruleset& ruleset, int line,
                           board::Side side);

// Returns the number of turns before the first open one (ReplayedTurn::isOpen). From there on the replay goes
// on with one of several turns that fit equally well.
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
