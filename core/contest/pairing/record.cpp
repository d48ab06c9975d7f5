// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/record.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/contest/model/result_rules.hpp"
#include "core/precondition.hpp"

namespace damath::pairing {

namespace {

using contest::EntryId;

// True if the game was played or is open. A walkover did not begin, because nobody made a first move.
bool hasBegun(const contest::Game& game) {
  return !game.result || !contest::isForfeit(*game.result);
}

}  // namespace

int Record::balance() const {
  const auto blues = std::ranges::count(sides, Side::Blue);
  return static_cast<int>(2 * blues) - static_cast<int>(sides.size());
}

bool Record::isThirdInARow(Side side) const {
  const std::size_t count = sides.size();
  return count >= 2 && sides[count - 1] == side && sides[count - 2] == side;
}

bool Record::isTooMany(Side side) const {
  return std::abs(balance() + (side == Side::Blue ? 1 : -1)) > 2;
}

bool Record::hasMet(EntryId other) const {
  return std::ranges::find(opponents, other) != opponents.end();
}

std::map<EntryId, Record> recordsOf(const contest::Event& event) {
  std::map<EntryId, Record> records;
  for (const contest::Entry& entry : event.entries) records[entry.id].entry = entry.id;
  const auto of = [&records](EntryId entry) -> Record& {
    const auto found = records.find(entry);
    DAMATH_EXPECTS(found != records.end());
    return found->second;
  };
  std::vector<contest::Game> games = event.games;
  std::ranges::stable_sort(games, {}, &contest::Game::round);
  const rules::Points& points = event.setup.ruleset.points.answer();
  const bool isEveryWalkoverAMeeting =
      event.setup.ruleset.walkoverMeetings.answer() == rules::WalkoverMeetings::Always;
  for (const contest::Game& game : games) {
    Record& blue = of(game.blue);
    Record& red = of(game.red);
    if (game.result) {
      blue.points += contest::pointsOfSide(points, game.result->result, board::Side::Blue);
      red.points += contest::pointsOfSide(points, game.result->result, board::Side::Red);
    }
    if (hasBegun(game) || isEveryWalkoverAMeeting) {
      blue.opponents.push_back(red.entry);
      red.opponents.push_back(blue.entry);
    }
    if (!hasBegun(game)) continue;
    blue.sides.push_back(Side::Blue);
    red.sides.push_back(Side::Red);
  }
  for (const contest::Bye& bye : event.byes) {
    if (bye.kind != contest::ByeKind::Allotted) continue;
    of(bye.entry).hadBye = true;
    of(bye.entry).points += contest::pointsOfBye(event, bye);
  }
  return records;
}

}  // namespace damath::pairing
