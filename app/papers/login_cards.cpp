// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/login_cards.hpp"

#include <utility>

#include "app/words/texts/role_words.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

using words::said;

compose::LoginCards::Card loginCard(const LoginOf& login, const std::vector<std::string>& addresses,
                                    words::Language language) {
  const db::Person& person = login.person;
  const auto say = [language](words::Phrase pattern) { return said(pattern, language); };
  std::string places;
  for (const std::string& address : addresses) {
    places += (places.empty() ? "" : "  ") + ("postgresql://" + person.login + "@" + address);
  }
  std::string role = words::roleText(person.role, language);
  if (!person.boards.empty()) {
    role += ", " + said(words::Phrase::LoginBoards, language, {db::toText(person.boards)});
  }
  compose::LoginCards::Card card;
  card.person = person.name;
  card.fields = {{say(words::Phrase::LoginLogin), person.login},
                 {say(words::Phrase::LoginPhrase), login.phrase},
                 {say(words::Phrase::LoginRole), std::move(role)},
                 {say(words::Phrase::LoginAddress), std::move(places)}};
  card.note = say(words::Phrase::LoginNote);
  if (!addresses.empty()) {
    card.code = "postgresql://" + person.login + ":" + login.phrase + "@" + addresses.front();
  }
  return card;
}

}  // namespace

compose::Document loginCards(const std::string& contest, const std::vector<LoginOf>& logins,
                             const std::vector<std::string>& addresses, words::Language language) {
  compose::LoginCards form;
  form.title = said(words::Phrase::LoginTitle, language, {contest});
  form.head.contest = contest;
  for (const LoginOf& login : logins) form.cards.push_back(loginCard(login, addresses, language));
  return {contest, language, {std::move(form)}};
}

}  // namespace damath::papers
