// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/record.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "core/promise.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;

// Nobody moves first in a walkover.
bool hasBegun(const contest::Game& game) {
  return !game.result || !isForfeit(*game.result);
}

exact::Rational pointsOf(const std::optional<contest::GameResult>& result, rules::Result ownWin,
                         const rules::Points& points) {
  if (!result) return {};
  if (result->result == rules::Result::Draw) return points.draw;
  return result->result == ownWin ? points.win : points.loss;
}

class Ledger {
 public:
  explicit Ledger(const contest::Event& event) : m_event(event) {
    for (const contest::Entry& entry : event.entries) {
      Record& record = m_records[entry.id];
      record.entry = entry.id;
      record.number = entry.number;
    }
    for (const contest::Game& game : event.games) m_games[game.round].push_back(&game);
    for (const contest::Bye& bye : event.byes) m_byes[bye.round].push_back(&bye);
  }

  std::map<EntryId, Record> records() {
    int last = 0;
    if (!m_games.empty()) last = std::max(last, numberOf(m_games.rbegin()->first));
    if (!m_byes.empty()) last = std::max(last, numberOf(m_byes.rbegin()->first));
    for (int round = 1; round <= last; ++round) add(contest::RoundNumber{round});
    return std::move(m_records);
  }

 private:
  Record& of(EntryId entry) {
    const auto found = m_records.find(entry);
    DAMATH_EXPECTS(found != m_records.end());
    return found->second;
  }

  void add(contest::RoundNumber round) {
    const rules::Points& points = m_event.setup.ruleset.points.answer;
    for (const contest::Game* game : m_games[round]) {
      Record& blue = of(game->blue);
      Record& red = of(game->red);
      if (hasBegun(*game)) {
        blue.opponents.push_back(red.entry);
        red.opponents.push_back(blue.entry);
        blue.sides.push_back(Side::Blue);
        red.sides.push_back(Side::Red);
      }
      blue.points += pointsOf(game->result, rules::Result::BlueWins, points);
      red.points += pointsOf(game->result, rules::Result::RedWins, points);
    }
    for (const contest::Bye* bye : m_byes[round]) {
      if (bye->kind != contest::ByeKind::Allotted) continue;
      Record& record = of(bye->entry);
      record.hadBye = true;
      record.points += points.bye;
    }
  }

  const contest::Event& m_event;
  std::map<EntryId, Record> m_records;
  std::map<contest::RoundNumber, std::vector<const contest::Game*>> m_games;
  std::map<contest::RoundNumber, std::vector<const contest::Bye*>> m_byes;
};

bool isThirdInARow(const Record& record, Side side) {
  const std::size_t count = record.sides.size();
  return count >= 2 && record.sides[count - 1] == side && record.sides[count - 2] == side;
}

struct Wish {
  std::optional<Side> side;
  int strength = 0;
};

Wish wishOf(const Record& record) {
  for (const Side side : {Side::Blue, Side::Red}) {
    if (isThirdInARow(record, side)) return {other(side), 3};
  }
  const int balance = record.balance();
  if (balance != 0) return {balance > 0 ? Side::Red : Side::Blue, std::abs(balance) >= 2 ? 3 : 2};
  if (!record.sides.empty()) return {other(record.sides.back()), 1};
  return {};
}

bool breaks(const Record& record, Side side) {
  const int balance = record.balance() + (side == Side::Blue ? 1 : -1);
  return isThirdInARow(record, side) || std::abs(balance) > 2;
}

SideCost costOf(const Record& record, Side side) {
  const Wish wish = wishOf(record);
  return {.broken = breaks(record, side) ? 1 : 0,
          .denied = wish.side && *wish.side != side ? wish.strength : 0};
}

// The side that `a` had in the latest round, counted back from the last game of each, in which they differed.
std::optional<Side> latestDifference(const Record& a, const Record& b) {
  const std::size_t common = std::min(a.sides.size(), b.sides.size());
  for (std::size_t back = 1; back <= common; ++back) {
    const Side ofA = a.sides[a.sides.size() - back];
    if (ofA != b.sides[b.sides.size() - back]) return ofA;
  }
  return std::nullopt;
}

}  // namespace

int Record::balance() const {
  const auto blues = std::ranges::count(sides, Side::Blue);
  return static_cast<int>(2 * blues) - static_cast<int>(sides.size());
}

bool Record::hasMet(EntryId other) const {
  return std::ranges::find(opponents, other) != opponents.end();
}

std::map<EntryId, Record> recordsOf(const contest::Event& event) {
  return Ledger(event).records();
}

bool isForfeit(const contest::GameResult& result) {
  return rules::isNoShow(result.ending) ||
         (rules::isDisqualification(result.ending) && !result.blueGrand && !result.redGrand);
}

SideCost costOfSides(const Record& blue, const Record& red) {
  const SideCost ofBlue = costOf(blue, Side::Blue);
  const SideCost ofRed = costOf(red, Side::Red);
  return {ofBlue.broken + ofRed.broken, ofBlue.denied + ofRed.denied};
}

Side sideOf(const Record& higher, const Record& lower, Side byTurn) {
  const SideCost asBlue = costOfSides(higher, lower);
  const SideCost asRed = costOfSides(lower, higher);
  if (asBlue != asRed) return asBlue < asRed ? Side::Blue : Side::Red;
  if (const auto side = latestDifference(higher, lower)) return other(*side);
  return wishOf(higher).side.value_or(byTurn);
}

}  // namespace damath::pairing
