// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/field.hpp"

#include <algorithm>
#include <utility>

#include "core/contest/model/result_rules.hpp"
#include "core/precondition.hpp"

namespace damath::tiebreak {

using contest::EntryId;

GameCounts& GameCounts::operator+=(const GameCounts& other) {
  wins += other.wins;
  draws += other.draws;
  losses += other.losses;
  lostByBoth += other.lostByBoth;
  byes += other.byes;
  byesAsWin += other.byesAsWin;
  byesAsDraw += other.byesAsDraw;
  return *this;
}

GameCounts operator*(int times, const GameCounts& counts) {
  return {.wins = times * counts.wins,
          .draws = times * counts.draws,
          .losses = times * counts.losses,
          .lostByBoth = times * counts.lostByBoth,
          .byes = times * counts.byes,
          .byesAsWin = times * counts.byesAsWin,
          .byesAsDraw = times * counts.byesAsDraw};
}

GameCounts countsOf(rules::Result result, board::Side own) {
  switch (result) {
    case rules::Result::BlueWins:
      return own == board::Side::Blue ? GameCounts{.wins = 1} : GameCounts{.losses = 1};
    case rules::Result::RedWins:
      return own == board::Side::Red ? GameCounts{.wins = 1} : GameCounts{.losses = 1};
    case rules::Result::Draw:
      return {.draws = 1};
    case rules::Result::NobodyWins:
      return {.lostByBoth = 1};
  }
  return {};
}

GameCounts opposite(const GameCounts& counts) {
  return {
      .wins = counts.losses, .draws = counts.draws, .losses = counts.wins, .lostByBoth = counts.lostByBoth};
}

int gamesIn(const GameCounts& counts) {
  return counts.wins + counts.draws + counts.losses + counts.lostByBoth;
}

exact::Rational pointsOf(const GameCounts& counts, const rules::Points& points) {
  exact::Rational sum = points.win * counts.wins;
  if (counts.draws != 0) sum += points.draw * counts.draws;
  if (counts.losses != 0) sum += points.loss * counts.losses;
  if (counts.byes != 0) sum += points.bye * counts.byes;
  if (counts.byesAsWin != 0) sum += points.win * counts.byesAsWin;
  if (counts.byesAsDraw != 0) sum += points.draw * counts.byesAsDraw;
  return sum;
}

namespace {

GameCounts countsOfBye(const contest::Event& event, const contest::Bye& bye) {
  if (bye.kind == contest::ByeKind::Absent) return {};
  if (!contest::isOfWithdrawn(event, bye)) return {.byes = 1};
  switch (event.setup.ruleset.withdrawnBye.answer()) {
    case rules::WithdrawnBye::Win:
      return {.byesAsWin = 1};
    case rules::WithdrawnBye::Draw:
      return {.byesAsDraw = 1};
    case rules::WithdrawnBye::None:
      return {};
    case rules::WithdrawnBye::Bye:
      break;
  }
  return {.byes = 1};
}

}  // namespace

Field::Field(const contest::Event& event) : m_event(&event), m_counts(event.entries.size()) {
  std::vector<std::pair<int, EntryId>> numbers;
  numbers.reserve(event.entries.size());
  for (const contest::Entry& entry : event.entries) numbers.emplace_back(entry.number, entry.id);
  std::sort(numbers.begin(), numbers.end());
  m_entries.reserve(numbers.size());
  m_seats.reserve(numbers.size());
  for (const auto& [number, entry] : numbers) {
    m_seats.emplace(entry, static_cast<Seat>(m_entries.size()));
    m_entries.push_back(entry);
  }

  m_games.reserve(event.games.size());
  for (const contest::Game& game : event.games) {
    if (!game.result) continue;
    const Seat blue = seatOf(game.blue);
    const Seat red = seatOf(game.red);
    m_games.push_back({blue, red, numberOf(game.round), &*game.result});
    m_counts[blue] += countsOf(game.result->result, board::Side::Blue);
    m_counts[red] += countsOf(game.result->result, board::Side::Red);
  }
  std::vector<const contest::Rematch*> rematches;
  for (const contest::Rematch& rematch : event.rematches) rematches.push_back(&rematch);
  std::stable_sort(rematches.begin(), rematches.end(),
                   [](const auto* one, const auto* other) { return one->id < other->id; });
  for (const contest::Rematch* rematch : rematches) {
    const Decided decided{seatOf(rematch->blue), seatOf(rematch->red), 0, &rematch->result};
    (rematch->decides ? m_deciders : m_rematches).push_back(decided);
  }
  for (const contest::Bye& bye : event.byes) {
    const Seat seat = seatOf(bye.entry);
    m_byes.push_back({seat, numberOf(bye.round), bye.kind, countsOfBye(event, bye)});
    m_counts[seat] += m_byes.back().counts;
  }
}

std::vector<EntryId> Field::entriesOf(const Group& group) const {
  std::vector<EntryId> entries;
  entries.reserve(group.size());
  for (const Seat seat : group) entries.push_back(m_entries[seat]);
  return entries;
}

std::optional<Seat> Field::find(EntryId entry) const {
  const auto found = m_seats.find(entry);
  return found == m_seats.end() ? std::nullopt : std::optional(found->second);
}

Seat Field::seatOf(EntryId entry) const {
  const auto seat = find(entry);
  DAMATH_EXPECTS(seat.has_value());
  return *seat;
}

}  // namespace damath::tiebreak
