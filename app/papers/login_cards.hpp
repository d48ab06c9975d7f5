// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the login cards for a shared contest, one for each person.
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

// Returns the login cards. `addresses` are the addresses of the server, for example
// "192.168.1.10:5433/contest". The QR code on a card contains the first of these addresses, the login and the
// password. Without an address, a card has no code.
[[nodiscard]] compose::Document loginCards(const std::string& contest, const std::vector<LoginOf>& logins,
                                           const std::vector<std::string>& addresses,
                                           words::Language language);

}  // namespace damath::papers
