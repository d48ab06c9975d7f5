// SPDX-License-Identifier: GPL-3.0-or-later
// A game as it happened, and the sheet that two careful players would have written of it.
#pragma once

#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turn.hpp"
#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

enum class Routes { Written, AsOnPaper };  // AsOnPaper: captures carry no coordinates (N6)

// A move that stands as on paper, since it is open which turn was made there.
struct OpenMove {
  TurnPlace place;
  std::string written;  // empty where nothing is written
};

struct GameRecord {
  board::Position start;
  // Promise: each can be made in its place; legality and order of sides are the caller's.
  std::vector<rules::Turn> turns;
  rules::Ending ending = rules::Ending::Time;
  // What the arbiter ruled for each division by 0, in the order of play, where the ruleset asks (S4); 0 for
  // those beyond the end of the list.
  std::vector<exact::Number> rulings = {};
  std::vector<OpenMove> openMoves = {};
};

// Every line, R.C., TOTAL, GRAND and the tags Set, Ruleset, Ending and Result. Other tags are the caller's.
[[nodiscard]] Sheet written(const GameRecord& game, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                            Routes routes);

}  // namespace damath::sheet
