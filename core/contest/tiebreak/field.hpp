// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of an event with their games and byes. Entries are numbered without gaps, so that every step of
// rulebook Y2 finds a figure by its index.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/contest/model/contest.hpp"
#include "core/contest/tiebreak/game_counts.hpp"

namespace damath::tiebreak {

// The index of an entry, from 0, in the order of the start numbers.
using Seat = std::uint32_t;
// Seats in ascending order, which is the order of the start numbers.
using Group = std::vector<Seat>;

struct Decided {
  Seat blue = 0;
  Seat red = 0;
  int round = 0;  // 0 for rematches, which belong to no round
  const contest::GameResult* result = nullptr;
};

struct SatOut {
  Seat seat = 0;
  int round = 0;
  contest::ByeKind kind = contest::ByeKind::Allotted;
};

class Field {
 public:
  // Precondition: all entries in games, byes and rematches belong to the event. The event must outlive this
  // object.
  explicit Field(const contest::Event& event);

  [[nodiscard]] std::size_t size() const { return m_entries.size(); }
  [[nodiscard]] const contest::Event& event() const { return *m_event; }
  [[nodiscard]] const rules::Ruleset& ruleset() const { return m_event->setup.ruleset; }
  [[nodiscard]] contest::EntryId entryAt(Seat seat) const { return m_entries[seat]; }
  [[nodiscard]] std::vector<contest::EntryId> entriesOf(const Group& group) const;
  // Precondition: the event has the entry.
  [[nodiscard]] Seat seatOf(contest::EntryId entry) const;
  // Returns the seat of the entry. nullopt if the event does not have the entry.
  [[nodiscard]] std::optional<Seat> find(contest::EntryId entry) const;

  // The games of the rounds that have a result.
  [[nodiscard]] const std::vector<Decided>& games() const { return m_games; }
  // The rematches of Y2b.
  [[nodiscard]] const std::vector<Decided>& rematches() const { return m_rematches; }
  // The rematches that decide drawn games of a knock-out. These are not rematches of Y2b.
  [[nodiscard]] const std::vector<Decided>& deciders() const { return m_deciders; }
  [[nodiscard]] const std::vector<SatOut>& byes() const { return m_byes; }
  // The tally by seat: games of the rounds and allotted byes.
  [[nodiscard]] const std::vector<GameCounts>& counts() const { return m_counts; }

 private:
  const contest::Event* m_event;
  std::vector<contest::EntryId> m_entries;
  std::unordered_map<contest::EntryId, Seat> m_seats;
  std::vector<Decided> m_games;
  std::vector<Decided> m_rematches;
  std::vector<Decided> m_deciders;
  std::vector<SatOut> m_byes;
  std::vector<GameCounts> m_counts;
};

}  // namespace damath::tiebreak
