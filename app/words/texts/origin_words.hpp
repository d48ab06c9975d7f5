// SPDX-License-Identifier: GPL-3.0-or-later
// Where the table or the bracket has two of a round meet, in words.
#pragma once

#include <string>

#include "app/words/catalogue/language.hpp"
#include "core/contest/systems/origin.hpp"

namespace damath::words {

// "The final. Cruz, Ana: winner of round 2 board 1. …"; of a table its round and the seats of the two.
[[nodiscard]] std::string originText(const pairing::Origin& origin, const contest::Event& event,
                                     const std::string& blue, const std::string& red, Language language);

}  // namespace damath::words
