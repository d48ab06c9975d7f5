// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/words/hall_logins.hpp"

#include <string>
#include <vector>

#include "app/hall/server/hall_search.hpp"
#include "app/hall/server/station.hpp"
#include "app/papers/login_cards.hpp"
#include "reports/compose/document.hpp"
#include "words/phrase.hpp"

namespace damath::halls {

using words::Phrase;

std::vector<db::Person> usualPeople(const std::string& arbiter, int tables, words::Language language) {
  const auto say = [language](Phrase phrase, std::initializer_list<std::string_view> parts = {}) {
    return words::said(phrase, language, parts);
  };
  std::vector<db::Person> people;
  people.push_back(
      {"arbiter", arbiter.empty() ? say(Phrase::StationArbiterName) : arbiter, db::Role::Arbiter});
  for (int table = 1; table <= tables; ++table) {
    const std::string number = std::to_string(table);
    people.push_back({"table" + number, say(Phrase::StationTableName, {number}), db::Role::Clerk});
  }
  people.push_back({"display", say(Phrase::StationDisplayName), db::Role::Display});
  return people;
}

std::string loginOf(const std::string& name) {
  std::string login;
  for (const char letter : name) {
    if (letter == ' ' && !login.empty()) break;
    if (letter >= 'A' && letter <= 'Z') login += static_cast<char>(letter - 'A' + 'a');
    if (letter >= 'a' && letter <= 'z') login += letter;
  }
  return login;
}

compose::Document cardsOf(const station::HallFacts& facts, const std::vector<station::NewPerson>& people,
                          words::Language language) {
  std::vector<papers::LoginOf> logins;
  for (const station::NewPerson& each : people) logins.push_back({each.person, each.phrase});
  return papers::loginCards(facts.name, logins, station::ownAddresses(facts.port), language);
}

}  // namespace damath::halls
