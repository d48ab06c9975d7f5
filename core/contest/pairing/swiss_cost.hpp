// SPDX-License-Identifier: GPL-3.0-or-later
// What a pair of a Swiss round costs. The criteria, the first the heaviest; a later one is looked at only
// among the choices that are best by all before it:
//
//   1 school   pairs of one school, where they are kept apart: only where nothing else is left (Y4).
//   2 bye      how many score groups lie below the one who sits out: a bye goes to the lowest group it can.
//   3 broken   sides a third time in a row, or a difference of three between them: a player would have moved
//              first, or second, too often to mend. Ahead of the scores, for no later round could repair it.
//   4 scores   the squares of the distances in score groups: level players meet, and who must leave the group
//              goes one group far rather than two. Squares, so that two small steps beat one large.
//   5 denied   the wishes for a side that are denied, by strength (record.hpp).
//   6 drift    the same player down, or up, again: 2 for the round before, 1 for the one before that.
//   7 fold     within a group the upper half meets the lower in order; between groups the last of the upper
//   meets
//              the first of the lower, and the bye goes to the last: the squares of the distances from that.
//
// Never: a second meeting, a second allotted bye. Those pairs have no cost at all.
//
// The criteria lie one above the other in one number, each in so many bits that its sum over a whole round
// stays below the next one's unit. With at most 2,048 players, 1,024 pairs, and distances in groups cut off
// at 255:
//
//   fold   2 · 2,048² · 1,024 = 2^33, at most       34 bits from 0
//   drift  2 players · 3 · 1,024 = 6,144            13 bits from 34
//   denied 2 players · 3 · 1,024 = 6,144            13 bits from 47
//   scores 255² · 1,024 < 2^26                      27 bits from 60
//   broken 2 players · 1,024 = 2^11                 12 bits from 87
//   bye    255                                       8 bits from 99
//   school 1,024 = 2^10                             11 bits from 107
//
// So a round costs less than 2^118. A pair costs less than 2^108, which with 2,048 vertices is 2^119 and
// within kCostLimit.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/contest/pairing/matching.hpp"
#include "core/contest/pairing/swiss_system.hpp"

namespace damath::pairing {

// The criteria of one pair, or summed over a round; the order of the members is their weight.
struct SwissFigures {
  std::int64_t school = 0;
  std::int64_t bye = 0;
  std::int64_t broken = 0;
  std::int64_t scores = 0;
  std::int64_t denied = 0;
  std::int64_t drift = 0;
  std::int64_t fold = 0;
  friend auto operator<=>(const SwissFigures&, const SwissFigures&) = default;
};

[[nodiscard]] Cost packed(const SwissFigures& figures);

// The costs between the players of a field by rank, from 0; with an odd number a last one stands for the bye.
class SwissCosts final : public PairCosts {
 public:
  // The field must outlive this. Promise: it holds at most kMostSwissPlayers.
  explicit SwissCosts(const SwissField& field);

  [[nodiscard]] int count() const { return m_count; }
  [[nodiscard]] bool isBye(int vertex) const { return vertex >= static_cast<int>(m_players.size()); }
  // Promise of both: a < b.
  [[nodiscard]] std::optional<SwissFigures> figures(int a, int b) const;
  [[nodiscard]] std::optional<Cost> between(int a, int b) const override;

 private:
  struct Player {
    int group = 0;  // score groups from the top
    int place = 0;  // within the group
    int groupSize = 0;
    int drift[2] = {0, 0};  // what going down, or up, would cost
    std::int64_t school = 0;
    std::size_t manner = 0;  // which of the different histories of sides
  };
  [[nodiscard]] bool mayMeet(int a, int b) const;
  [[nodiscard]] SwissFigures figuresOfBye(int a) const;

  const SwissField& m_field;
  int m_count = 0;
  int m_groups = 0;
  std::vector<Player> m_players;
  std::vector<bool> m_met;        // by rank times number of players
  std::vector<SideCost> m_sides;  // by manner times number of manners
  std::size_t m_manners = 0;
};

}  // namespace damath::pairing
