// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/fallback_kit.hpp"

#include <algorithm>

#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/system.hpp"
#include "reports/compose/lists/tally_sheet.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

constexpr Phrase kRules[] = {Phrase::Rule1, Phrase::Rule2, Phrase::Rule3, Phrase::Rule4, Phrase::Rule5,
                             Phrase::Rule6, Phrase::Rule7, Phrase::Rule8, Phrase::Rule9, Phrase::Rule10};

constexpr int kUsualRounds = 7;  // the rounds on the forms of an event with fewer than two entries
constexpr int kMostByHand = 12;
constexpr std::size_t kEmptyCards = 8;
constexpr std::size_t kEmptyRows = 20;

int roundsByHand(const contest::Event& event) {
  const int rounds = contest::roundsOf(event);
  return rounds == 0 ? kUsualRounds : std::min(rounds, kMostByHand);
}

}  // namespace

PairingCards pairingCards(const contest::Contest& contest, const contest::Event& event,
                          words::Language language) {
  PairingCards kit;
  kit.title = said(Phrase::CardTitle, language);
  kit.head = headOf(contest, event, language);
  kit.rounds = roundsByHand(event);
  for (const contest::Entry& entry : event.entries) {
    const contest::Player& player = contest.at(entry.player);
    kit.cards.push_back(
        {std::to_string(entry.number), contest::shownName(player), schoolOrSectionText(contest, player)});
  }
  if (kit.cards.empty()) kit.cards.resize(kEmptyCards);
  return kit;
}

ListSheet blankTally(const contest::Contest& contest, const contest::Event& event, words::Language language) {
  ListSheet list;
  list.title = said(Phrase::BlankTallyTitle, language);
  list.head = headOf(contest, event, language);
  list.opening = {said(Phrase::CardNote, language)};
  list.room = RowRoom::ToWriteIn;
  list.columns = {{said(Phrase::Number, language), Align::Centre, 2},
                  {said(Phrase::Player, language), Align::Left, 12}};
  const int rounds = roundsByHand(event);
  for (int round = 1; round <= rounds; ++round) {
    list.columns.push_back({said(Phrase::RoundShort, language, {std::to_string(round)}), Align::Centre, 2});
  }
  list.columns.push_back({said(Phrase::Points, language), Align::Centre, 3});
  list.columns.push_back({said(Phrase::Rank, language), Align::Centre, 3});
  for (const contest::Entry& entry : event.entries) {
    std::vector<std::string> row(list.columns.size());
    row[0] = std::to_string(entry.number);
    row[1] = contest::shownName(contest.at(entry.player));
    list.rows.push_back(std::move(row));
  }
  for (std::size_t i = list.rows.size(); i < kEmptyRows && event.entries.empty(); ++i) {
    list.rows.emplace_back(list.columns.size());
  }
  list.legend = roundsLegend(event, language);
  list.signatures = {said(Phrase::Arbiter, language), said(Phrase::Facilitator, language)};
  return list;
}

ListSheet rulesPage(const contest::Contest& contest, const contest::Event& event, words::Language language) {
  ListSheet list;
  list.title = said(Phrase::RulesTitle, language);
  list.head = headOf(contest, event, language);
  list.size = TypeSize::Wall;
  int number = 0;
  for (const Phrase rule : kRules) {
    list.opening.push_back(std::to_string(++number) + ". " + said(rule, language));
  }
  return list;
}

}  // namespace damath::compose
