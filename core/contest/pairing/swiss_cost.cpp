// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/swiss_cost.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/promise.hpp"

namespace damath::pairing {

namespace {

constexpr int kFurthest = 255;  // distances in score groups beyond it count as it

std::int64_t squared(std::int64_t value) {
  return value * value;
}

int driftCost(const Record& record, Drift drift) {
  return (record.lastDrift == drift ? 2 : 0) + (record.earlierDrift == drift ? 1 : 0);
}

// All that costOfSides looks at: few different ones, so that every two of them are compared once.
using Manner = std::tuple<int, std::vector<Side>>;

Manner mannerOf(const Record& record) {
  const std::size_t last = std::min<std::size_t>(2, record.sides.size());
  return {std::clamp(record.balance(), -3, 3),
          std::vector<Side>(record.sides.end() - static_cast<std::ptrdiff_t>(last), record.sides.end())};
}

}  // namespace

Cost packed(const SwissFigures& figures) {
  Cost cost = figures.school;
  const auto append = [&cost](std::int64_t figure, int bits) { cost = (cost << bits) + figure; };
  append(figures.bye, 8);
  append(figures.broken, 12);
  append(figures.scores, 27);
  append(figures.denied, 13);
  append(figures.drift, 13);
  append(figures.fold, 34);
  return cost;
}

SwissCosts::SwissCosts(const SwissField& field) : m_field(field) {
  const std::size_t size = field.players.size();
  DAMATH_EXPECTS(size <= static_cast<std::size_t>(kMostSwissPlayers));
  m_count = static_cast<int>(size + size % 2);
  m_players.resize(size);
  std::map<contest::EntryId, std::size_t> rankOf;
  std::map<Manner, std::size_t> manners;
  std::vector<const Record*> ofManner;
  for (std::size_t rank = 0; rank < size; ++rank) {
    const Record& record = field.players[rank];
    Player& player = m_players[rank];
    rankOf[record.entry] = rank;
    if (rank > 0) {
      const bool isLevel = field.players[rank - 1].points == record.points;
      player.group = m_players[rank - 1].group + (isLevel ? 0 : 1);
      player.place = isLevel ? m_players[rank - 1].place + 1 : 0;
    }
    player.drift[0] = driftCost(record, Drift::Down);
    player.drift[1] = driftCost(record, Drift::Up);
    const auto school = field.schools.find(record.entry);
    if (school != field.schools.end()) player.school = numberOf(school->second);
    const auto [manner, isNew] = manners.try_emplace(mannerOf(record), manners.size());
    if (isNew) ofManner.push_back(&record);
    player.manner = manner->second;
  }
  for (std::size_t rank = size; rank-- > 0;) {
    const bool isLast = rank + 1 == size || m_players[rank + 1].group != m_players[rank].group;
    m_players[rank].groupSize = isLast ? m_players[rank].place + 1 : m_players[rank + 1].groupSize;
  }
  m_groups = size == 0 ? 0 : m_players.back().group + 1;

  m_met.assign(size * size, false);
  for (std::size_t rank = 0; rank < size; ++rank) {
    for (const contest::EntryId opponent : field.players[rank].opponents) {
      const auto met = rankOf.find(opponent);
      if (met == rankOf.end()) continue;
      m_met[rank * size + met->second] = true;
      m_met[met->second * size + rank] = true;
    }
  }
  m_manners = ofManner.size();
  m_sides.resize(m_manners * m_manners);
  if (field.firstMove == contest::FirstMove::Lot) return;
  for (std::size_t a = 0; a < m_manners; ++a) {
    for (std::size_t b = 0; b < m_manners; ++b) {
      m_sides[a * m_manners + b] = leastCostOfSides(*ofManner[a], *ofManner[b]);
    }
  }
}

bool SwissCosts::mayMeet(int a, int b) const {
  if (isBye(b)) return !m_field.players[static_cast<std::size_t>(a)].hadBye;
  return !m_met[static_cast<std::size_t>(a) * m_players.size() + static_cast<std::size_t>(b)];
}

SwissFigures SwissCosts::figuresOfBye(int a) const {
  const Player& player = m_players[static_cast<std::size_t>(a)];
  SwissFigures figures;
  figures.bye = std::min(m_groups - 1 - player.group, kFurthest);
  figures.drift = player.drift[0];
  figures.fold = squared(player.groupSize - 1 - player.place);
  return figures;
}

std::optional<SwissFigures> SwissCosts::figures(int a, int b) const {
  if (!mayMeet(a, b)) return std::nullopt;
  if (isBye(b)) return figuresOfBye(a);
  const Player& upper = m_players[static_cast<std::size_t>(a)];
  const Player& lower = m_players[static_cast<std::size_t>(b)];
  SwissFigures figures;
  figures.school = upper.school != 0 && upper.school == lower.school ? 1 : 0;
  const SideCost& sides = m_sides[upper.manner * m_manners + lower.manner];
  figures.broken = sides.broken;
  figures.denied = sides.denied;
  if (upper.group == lower.group) {
    figures.fold = squared(lower.place - upper.place - upper.groupSize / 2);
    return figures;
  }
  figures.scores = squared(std::min(lower.group - upper.group, kFurthest));
  figures.drift = upper.drift[0] + lower.drift[1];
  figures.fold = squared(upper.groupSize - 1 - upper.place) + squared(lower.place);
  return figures;
}

std::optional<Cost> SwissCosts::between(int a, int b) const {
  const auto costs = figures(a, b);
  if (!costs) return std::nullopt;
  return packed(*costs);
}

}  // namespace damath::pairing
