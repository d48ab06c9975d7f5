// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/sheets/result_slips.hpp"

#include "core/contest/model/lookup.hpp"

namespace damath::compose {

ResultSlips resultSlips(const contest::Contest& contest, const contest::Event& event,
                        contest::RoundNumber round, const Labels& labels) {
  ResultSlips slips;
  slips.title = labels.slipTitle;
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    slips.games.push_back(headOf(contest, event, *game));
  }
  return slips;
}

}  // namespace damath::compose
