// SPDX-License-Identifier: GPL-3.0-or-later
// The cards by which people log in to a hall.
#pragma once

#include <string>
#include <vector>

#include "app/words/catalogue/language.hpp"
#include "db/records/person.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

struct LoginOf {
  db::Person person;
  std::string phrase;
};

// `addresses`: "192.168.1.10:5433/contest", those of the server; the first one is in the code too.
[[nodiscard]] compose::Document loginCards(const std::string& contest, const std::vector<LoginOf>& logins,
                                           const std::vector<std::string>& addresses,
                                           words::Language language);

}  // namespace damath::papers
