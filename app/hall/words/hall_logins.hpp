// SPDX-License-Identifier: GPL-3.0-or-later
// The logins of a shared contest: the usual people, the login of a name, and the login cards.
#pragma once

#include <string>
#include <vector>

#include "app/hall/server/station.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::halls {

// Returns the people who are usual for a shared contest: one arbiter, `tables` clerks (table1, table2 …) and
// the display. An empty `arbiter` gives the arbiter a default name in `language`.
[[nodiscard]] std::vector<db::Person> usualPeople(const std::string& arbiter, int tables,
                                                  words::Language language);

// Returns a login made of the first word of `name` that has a letter a–z or A–Z, with only these letters, in
// small letters: "Ana Santos" gives "ana", "Ñino" gives "ino". The result is empty if no word has such a
// letter.
[[nodiscard]] std::string loginOf(const std::string& name);

[[nodiscard]] compose::Document cardsOf(const station::HallFacts& facts,
                                        const std::vector<station::NewPerson>& people,
                                        words::Language language);

}  // namespace damath::halls
