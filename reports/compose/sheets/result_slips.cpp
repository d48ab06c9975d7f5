// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/sheets/result_slips.hpp"

#include "core/contest/model/lookup.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

using words::Phrase;

ResultSlips resultSlips(const contest::Contest& contest, const contest::Event& event,
                        contest::RoundNumber round, words::Language language) {
  ResultSlips slips;
  slips.title = said(Phrase::SlipTitle, language);
  for (const contest::Game* game : contest::gamesOf(event, round)) {
    slips.games.push_back(headOf(contest, event, *game));
  }
  return slips;
}

}  // namespace damath::compose
