// SPDX-License-Identifier: GPL-3.0-or-later
// Result slips, one for each game: grand totals, ending, winner, signatures. Several slips stand on a page,
// to be cut out.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/parts/labels.hpp"
#include "reports/compose/sheets/game_head.hpp"

namespace damath::compose {

struct ResultSlips {
  std::string title;
  std::vector<GameHead> games;
};

[[nodiscard]] ResultSlips resultSlips(const contest::Contest& contest, const contest::Event& event,
                                      contest::RoundNumber round, const Labels& labels);

}  // namespace damath::compose
