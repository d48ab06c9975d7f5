// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/fallback_kit.hpp"

#include <algorithm>

#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/system.hpp"

namespace damath::compose {

namespace {

constexpr int kUsualRounds = 7;  // the rounds of an event without entries
constexpr int kMostByHand = 12;
constexpr std::size_t kEmptyCards = 8;
constexpr std::size_t kEmptyRows = 20;

int roundsByHand(const contest::Event& event) {
  const int rounds = contest::roundsOf(event);
  return rounds == 0 ? kUsualRounds : std::min(rounds, kMostByHand);
}

}  // namespace

PairingCards pairingCards(const contest::Contest& contest, const contest::Event& event,
                          const Labels& labels) {
  PairingCards kit;
  kit.title = labels.cardTitle;
  kit.head = headOf(contest, event, labels);
  kit.rounds = roundsByHand(event);
  for (const contest::Entry& entry : event.entries) {
    const contest::Player& player = contest.at(entry.player);
    kit.cards.push_back(
        {std::to_string(entry.number), contest::shownName(player), schoolText(contest, player)});
  }
  if (kit.cards.empty()) kit.cards.resize(kEmptyCards);
  return kit;
}

ListSheet blankTally(const contest::Contest& contest, const contest::Event& event, const Labels& labels) {
  ListSheet list;
  list.title = labels.blankTallyTitle;
  list.head = headOf(contest, event, labels);
  list.opening = {labels.cardNote};
  list.room = RowRoom::ToWriteIn;
  list.columns = {{labels.number, Align::Centre, 2}, {labels.player, Align::Left, 12}};
  const int rounds = roundsByHand(event);
  for (int round = 1; round <= rounds; ++round) {
    list.columns.push_back({filled(labels.roundShort, {std::to_string(round)}), Align::Centre, 2});
  }
  list.columns.push_back({labels.points, Align::Centre, 3});
  list.columns.push_back({labels.rank, Align::Centre, 3});
  for (const contest::Entry& entry : event.entries) {
    std::vector<std::string> row(list.columns.size());
    row[0] = std::to_string(entry.number);
    row[1] = contest::shownName(contest.at(entry.player));
    list.rows.push_back(std::move(row));
  }
  for (std::size_t i = list.rows.size(); i < kEmptyRows && event.entries.empty(); ++i) {
    list.rows.emplace_back(list.columns.size());
  }
  list.legend = roundsLegend(event, labels);
  list.signatures = {labels.arbiter, labels.facilitator};
  return list;
}

ListSheet rulesPage(const contest::Contest& contest, const contest::Event& event, const Labels& labels) {
  ListSheet list;
  list.title = labels.rulesTitle;
  list.head = headOf(contest, event, labels);
  list.size = TypeSize::Wall;
  int number = 0;
  for (const std::string& rule : labels.rules) {
    list.opening.push_back(std::to_string(++number) + ". " + rule);
  }
  return list;
}

}  // namespace damath::compose
