// SPDX-License-Identifier: GPL-3.0-or-later
// Answers questions about turns that a sheet leaves open: can a chain continue (K4), which routes may a dama
// have taken (N6), and which turn is the first open turn?
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"

namespace damath::sheet {

// True if the chain on this line can continue: the board allows more jumps than the sheet has up to this
// line.
[[nodiscard]] bool canGoOn(const AuditReport& report, const rules::Ruleset& ruleset, int line,
                           board::Side side);

// Returns the number of turns before the first open turn (ReplayedTurn::isOpen). From that turn on, the
// replay follows one of several turns that fit equally well.
[[nodiscard]] std::size_t turnsSettled(const AuditReport& report);

struct OpenRoute {
  rules::Turn turn;
  board::Position after;
  std::string text;  // the turn as the AmbiguousRoute finding shows it: `[8] x 6 (5,4)`
};

// The possible routes of a turn, in the order of its AmbiguousRoute finding. `line` is the turn's first line,
// where a route is written. `routes` is empty if the route is clear.
struct OpenRoutes {
  int line = 0;
  std::vector<OpenRoute> routes;
};
[[nodiscard]] OpenRoutes openRoutes(const AuditReport& report, const rules::ChipSet& set,
                                    const rules::Ruleset& ruleset, int line, board::Side side);

}  // namespace damath::sheet
