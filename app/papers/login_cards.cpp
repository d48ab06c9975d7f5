// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/login_cards.hpp"

#include <utility>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/texts/report_labels.hpp"
#include "app/words/texts/store_words.hpp"

namespace damath::papers {

namespace {

using words::said;

compose::LoginCards::Card loginCard(const LoginOf& login, const std::vector<std::string>& addresses,
                                    words::Language language) {
  const db::Person& person = login.person;
  const auto say = [language](const words::Pattern& pattern) { return said(pattern, language); };
  std::string places;
  for (const std::string& address : addresses) {
    places += (places.empty() ? "" : "  ") + ("postgresql://" + person.login + "@" + address);
  }
  std::string role = words::roleText(person.role, language);
  if (!person.boards.empty()) {
    role += ", " + said(words::text::kLoginBoards, language, {db::toText(person.boards)});
  }
  compose::LoginCards::Card card;
  card.person = person.name;
  card.fields = {{say(words::text::kLoginLogin), person.login},
                 {say(words::text::kLoginPhrase), login.phrase},
                 {say(words::text::kLoginRole), std::move(role)},
                 {say(words::text::kLoginAddress), std::move(places)}};
  card.note = say(words::text::kLoginNote);
  if (!addresses.empty()) {
    card.code = "postgresql://" + person.login + ":" + login.phrase + "@" + addresses.front();
  }
  return card;
}

}  // namespace

compose::Document loginCards(const std::string& contest, const std::vector<LoginOf>& logins,
                             const std::vector<std::string>& addresses, words::Language language) {
  compose::LoginCards form;
  form.title = said(words::text::kLoginTitle, language, {contest});
  form.head.contest = contest;
  for (const LoginOf& login : logins) form.cards.push_back(loginCard(login, addresses, language));
  return {contest, words::reportLabels(language), {std::move(form)}, std::string(words::codeOf(language))};
}

}  // namespace damath::papers
