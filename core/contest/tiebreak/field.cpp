// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/tiebreak/field.hpp"

#include <algorithm>
#include <utility>

#include "core/precondition.hpp"

namespace damath::tiebreak {

using contest::EntryId;

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
  for (const contest::Rematch& rematch : event.rematches) {
    const Decided decided{seatOf(rematch.blue), seatOf(rematch.red), 0, &rematch.result};
    (rematch.decides ? m_deciders : m_rematches).push_back(decided);
  }
  for (const contest::Bye& bye : event.byes) {
    const Seat seat = seatOf(bye.entry);
    m_byes.push_back({seat, numberOf(bye.round), bye.kind});
    if (bye.kind == contest::ByeKind::Allotted) ++m_counts[seat].byes;
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
