// SPDX-License-Identifier: GPL-3.0-or-later
// Who works in a hall, and the cards by which they log in.
#pragma once

#include <string>
#include <vector>

#include "app/station/station.hpp"
#include "app/words/catalogue/language.hpp"
#include "reports/compose/document.hpp"

namespace damath::halls {

// Who works in most halls: an arbiter, a clerk at each of so many tables, and the display. Where no name is
// given the arbiter is called that.
[[nodiscard]] std::vector<db::Person> usualPeople(const std::string& arbiter, int tables,
                                                  words::Language language);

// "Ana Santos" is ana, "Ñino" is ino: a login has plain letters alone. It may be none.
[[nodiscard]] std::string loginOf(const std::string& name);

[[nodiscard]] compose::Document cardsOf(const station::HallFacts& facts,
                                        const std::vector<station::NewPerson>& people,
                                        words::Language language);

}  // namespace damath::halls
