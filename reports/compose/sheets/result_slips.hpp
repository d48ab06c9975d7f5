// SPDX-License-Identifier: GPL-3.0-or-later
// Result slips, one for each game: grand totals, ending, winner, signatures. Several slips are printed on a
// page and cut out.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/sheets/game_head.hpp"
#include "words/language.hpp"

namespace damath::compose {

struct ResultSlips {
  std::string title;
  std::vector<GameHead> games;
};

[[nodiscard]] ResultSlips resultSlips(const contest::Contest& contest, const contest::Event& event,
                                      contest::RoundNumber round, words::Language language);

}  // namespace damath::compose
