// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about clashes: players who are in several events (Y5).
#pragma once

#include <string>
#include <vector>

#include "core/contest/clashes.hpp"
#include "core/contest/double_seats.hpp"
#include "words/language.hpp"

namespace damath::words {

// Returns the sentence for a player in several events: "Reyes, Ana (Rizal HS) is in 2 events: Grade 7, Grade
// 8". Precondition: the clash belongs to the contest.
[[nodiscard]] std::string message(const contest::Clash& clash, const contest::Contest& contest,
                                  Language language);

// Returns the warning about players who are paired at two boards at once, with both boards of each player.
// Empty if there are none. Precondition: the seats belong to the contest.
[[nodiscard]] std::string doubleSeatsText(const std::vector<contest::DoubleSeat>& seats,
                                          const contest::Contest& contest, Language language);

}  // namespace damath::words
