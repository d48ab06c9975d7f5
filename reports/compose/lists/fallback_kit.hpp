// SPDX-License-Identifier: GPL-3.0-or-later
// Forms with which an arbiter continues an event by hand if the computer fails: a pairing card for each
// player, an empty tally sheet, and the rules on one page.
#pragma once

#include <string>
#include <vector>

#include "reports/compose/lists/list_sheet.hpp"
#include "reports/compose/parts/event_head.hpp"
#include "words/language.hpp"

namespace damath::compose {

// Cards to cut out, one for each player. A card has a line for each round, at most 12 lines: opponent, color,
// result, points.
struct PairingCards {
  std::string title;
  EventHead head;
  struct Card {
    std::string number;
    std::string player;
    std::string school;  // the school, or the section (EventHead::beside)
  };
  std::vector<Card> cards;
  int rounds = 0;
};

// Returns a pairing card for each player. Returns a page of empty cards if the event has no entries.
[[nodiscard]] PairingCards pairingCards(const contest::Contest& contest, const contest::Event& event,
                                        words::Language language);
[[nodiscard]] ListSheet blankTally(const contest::Contest& contest, const contest::Event& event,
                                   words::Language language);
[[nodiscard]] ListSheet rulesPage(const contest::Contest& contest, const contest::Event& event,
                                  words::Language language);

}  // namespace damath::compose
