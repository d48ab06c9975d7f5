// SPDX-License-Identifier: GPL-3.0-or-later
// The reason why two players meet in a round of a table or a bracket, in words.
#pragma once

#include <string>

#include "core/contest/systems/origin.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns "The final. Cruz, Ana: winner of round 2 board 1. …". For a table, names the round of the table and
// both seats.
[[nodiscard]] std::string originText(const pairing::Origin& origin, const contest::Event& event,
                                     const std::string& blue, const std::string& red, Language language);

}  // namespace damath::words
