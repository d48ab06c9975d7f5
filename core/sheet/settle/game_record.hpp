// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the correct scoresheet of a game from its turns.
#pragma once

#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turns/turn.hpp"
#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// Written: each move and jump also names its start and landing squares. AsOnPaper: captures name no squares
// (N6).
enum class Routes { Written, AsOnPaper };

// A move that keeps its written text, because several turns fit it equally well.
struct OpenMove {
  TurnPlace place;
  std::string written;  // empty if the cell is blank
};

struct GameRecord {
  board::Position start;
  // The turns of the game. Precondition: the pieces can make each turn on the board after the turns before
  // it. Legality and the order of the sides are not checked.
  std::vector<rules::Turn> turns;
  rules::Ending ending = rules::Ending::Time;
  // The arbiter's decision for each division by 0, in the order of play, if the ruleset asks the arbiter
  // (S4). A division for which the list has no decision scores 0.
  std::vector<exact::Number> rulings = {};
  std::vector<OpenMove> openMoves = {};
};

// Returns the sheet with all lines of play, the R.C., TOTAL and GRAND rows, and the tags Set, Ruleset, Ending
// and Result. The caller adds other tags.
[[nodiscard]] Sheet written(const GameRecord& game, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                            Routes routes);

}  // namespace damath::sheet
