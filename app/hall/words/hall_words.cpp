// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/words/hall_words.hpp"

#include "app/hall/server/network.hpp"
#include "app/papers/login_cards.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/fact_table.hpp"
#include "words/phrase.hpp"

namespace damath::halls {

using station::StationFault;
using words::Phrase;

namespace {

constexpr FactRow<StationFault, Phrase> kFaults[] = {
    {StationFault::AsRoot, Phrase::StationAsRoot},
    {StationFault::NoServer, Phrase::StationNoServer},
    {StationFault::FolderTaken, Phrase::StationFolderTaken},
    {StationFault::FolderOfOther, Phrase::StationFolderOfOther},
    {StationFault::FolderBusy, Phrase::StationFolderBusy},
    {StationFault::PathTooLong, Phrase::StationPathTooLong},
    {StationFault::NoHall, Phrase::StationNoHall},
    {StationFault::HallStands, Phrase::StationStillThere},
    {StationFault::CannotWrite, Phrase::StationCannotWrite},
    {StationFault::PortTaken, Phrase::StationPortTaken},
    {StationFault::ServerFailed, Phrase::StationServerFailed},
    {StationFault::NotRunning, Phrase::StationNotRunning},
    {StationFault::NoKeeper, Phrase::StationNoKeeper},
    {StationFault::DocumentRefused, Phrase::StationDocumentRefused},
    {StationFault::HallUnsound, Phrase::StationHallUnsound},
    {StationFault::FileWentOn, Phrase::StationFileWentOn},
    {StationFault::BackDiffers, Phrase::StationBackDiffers},
    // ContestUnusable and StoreFailed have no phrase here, because the error texts of the store are shown
    // instead.
    {StationFault::ContestUnusable, {}},
    {StationFault::StoreFailed, {}}};
static_assert(coversEvery(kFaults));

}  // namespace

std::string message(const station::StationError& error, words::Language language) {
  if (error.fault == StationFault::ContestUnusable) {
    return error.verdict ? words::message(*error.verdict, language) : std::string();
  }
  if (error.fault == StationFault::StoreFailed) {
    return error.store ? words::message(*error.store, language) : std::string();
  }
  const bool isOfThing = error.fault == StationFault::HallStands || error.fault == StationFault::PortTaken;
  return words::said(factOf(kFaults, error.fault), language, {isOfThing ? error.what : error.why});
}

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
