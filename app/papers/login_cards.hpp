// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the cards that people need to log in to a shared contest.
#pragma once

#include <string>
#include <vector>

#include "db/records/person.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

struct LoginOf {
  db::Person person;
  std::string phrase;
};

// `addresses` are the server's addresses, such as "192.168.1.10:5433/contest". The QR code contains the first
// address.
[[nodiscard]] compose::Document loginCards(const std::string& contest, const std::vector<LoginOf>& logins,
                                           const std::vector<std::string>& addresses,
                                           words::Language language);

}  // namespace damath::papers
