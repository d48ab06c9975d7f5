// SPDX-License-Identifier: GPL-3.0-or-later
// Words for the reason why two players meet: their numbers in a round-robin table, or their place in a
// knock-out bracket.
#pragma once

#include <string>

#include "core/contest/systems/origin.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns one sentence that tells a coach why two players meet: "Semi-final: Cruz, Ben won round 1 board 1,
// and Lim, Ana won round 1 board 2."
[[nodiscard]] std::string whyText(const pairing::Origin& origin, const contest::Event& event,
                                  const std::string& blue, const std::string& red, Language language);
// Returns the reason why two players meet with the data of the table or bracket. In a bracket: "The final.
// Cruz, Ana: winner of round 2 board 1. …". In a round robin, names the round of the round-robin table and
// the numbers of both players in the table.
[[nodiscard]] std::string originText(const pairing::Origin& origin, const contest::Event& event,
                                     const std::string& blue, const std::string& red, Language language);

}  // namespace damath::words
