// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of an event with their games and byes. Entries are numbered without gaps, so that every
// tie-break step of rulebook Y2 finds the figure of an entry by its index.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/board/square.hpp"
#include "core/contest/model/contest.hpp"
#include "core/exact/rational.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::tiebreak {

// The numbers of an entry's wins, draws, losses and byes. Counts of several games may be added: the points of
// the sum equal the sum of the points.
struct GameCounts {
  int wins = 0;
  int draws = 0;
  int losses = 0;
  int lostByBoth = 0;  // games that both players lost (E3)
  int byes = 0;        // allotted byes with the points of a bye
  // The allotted byes with the points of a win or a draw, because the opponent has withdrawn (option
  // `withdrawnBye`). They are no wins and no draws.
  int byesAsWin = 0;
  int byesAsDraw = 0;

  GameCounts& operator+=(const GameCounts& other);
  friend GameCounts operator*(int times, const GameCounts& counts);
};

// Returns the count of one game, from the view of side `own`.
[[nodiscard]] GameCounts countsOf(rules::Result result, board::Side own);
// Returns the counts of the same games from the view of the opponents: a win becomes a loss. Byes are left
// out, because they have no opponent.
[[nodiscard]] GameCounts opposite(const GameCounts& counts);
[[nodiscard]] int gamesIn(const GameCounts& counts);
// Returns the points by the ruleset (rulebook Y1). A game that both players lost gives 0 points to both.
[[nodiscard]] exact::Rational pointsOf(const GameCounts& counts, const rules::Points& points);

// The index of an entry in the order of the start numbers, from 0.
using Seat = std::uint32_t;
// A group of entries as seats (indices in the order of the start numbers), ascending. Only the order that a
// lot gives (tie_break_ladder.hpp) is not ascending.
using Group = std::vector<Seat>;

// A game or a rematch that has a result.
struct Decided {
  Seat blue = 0;
  Seat red = 0;
  int round = 0;  // 0 for rematches, which belong to no round
  const contest::GameResult* result = nullptr;
};

// A bye of an entry, allotted or absent.
struct SatOut {
  Seat seat = 0;
  int round = 0;
  contest::ByeKind kind = contest::ByeKind::Allotted;
  GameCounts counts = {};  // the points of the bye, as a count of one bye
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
  // Returns the seat (index) of the entry. nullopt if the event does not have the entry.
  [[nodiscard]] std::optional<Seat> find(contest::EntryId entry) const;

  // The games of the rounds, without open games and without rematches.
  [[nodiscard]] const std::vector<Decided>& games() const { return m_games; }
  // The rematches between tied entries (Y2b), in the order of play.
  [[nodiscard]] const std::vector<Decided>& rematches() const { return m_rematches; }
  // The rematches that decide drawn games of a knock-out. rematches() does not contain them.
  [[nodiscard]] const std::vector<Decided>& deciders() const { return m_deciders; }
  [[nodiscard]] const std::vector<SatOut>& byes() const { return m_byes; }
  // The tally (wins, draws, losses and allotted byes) of each entry, in the order of the seats. Rematches do
  // not count.
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

// Divides the entries into levels: entries of a level are equal by `better`. Returns the levels, the best
// first. The entries of a level keep their order from `entries`. Precondition: `better` is a strict weak
// order.
template <class Better>
[[nodiscard]] std::vector<Group> levelsOf(Group entries, const Better& better) {
  std::stable_sort(entries.begin(), entries.end(), better);
  std::vector<Group> levels;
  for (const Seat entry : entries) {
    if (levels.empty() || better(levels.back().front(), entry)) levels.emplace_back();
    levels.back().push_back(entry);
  }
  return levels;
}

}  // namespace damath::tiebreak
