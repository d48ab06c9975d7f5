// SPDX-License-Identifier: GPL-3.0-or-later
// What an arbiter goes on with by hand when the computer fails: a pairing card for each player, a tally to
// write in, and the rules on one page.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/lists/list_sheet.hpp"

namespace damath::compose {

// Cards to cut, one a player: round, opponent, colour, result, points.
struct PairingCards {
  std::string title;
  EventHead head;
  struct Card {
    std::string number;
    std::string player;
    std::string school;
  };
  std::vector<Card> cards;
  int rounds = 0;
};

// Empty cards, a page of them, where nobody is entered.
[[nodiscard]] PairingCards pairingCards(const contest::Contest& contest, const contest::Event& event,
                                        const Labels& labels);
[[nodiscard]] ListSheet blankTally(const contest::Contest& contest, const contest::Event& event,
                                   const Labels& labels);
[[nodiscard]] ListSheet rulesPage(const contest::Contest& contest, const contest::Event& event,
                                  const Labels& labels);

}  // namespace damath::compose
