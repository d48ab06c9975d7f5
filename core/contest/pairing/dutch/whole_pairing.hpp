// SPDX-License-Identifier: GPL-3.0-or-later
// Pairings of all players of a round at once, without their score groups: if such a pairing exists (FIDE C4),
// and how few schoolmates meet in it (rulebook Y4).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/contest/pairing/dutch/bit_rows.hpp"

namespace damath::dutch {

// True if all players at `places` can be paired. `mayMeet` has the pairs of places that may meet. If `byes`
// (some of these places) is not empty, one player of `byes` gets the bye.
[[nodiscard]] bool canPairAll(const BitRows& mayMeet, const std::vector<int>& places,
                              const std::vector<int>& byes);

// Finds a school with more than half of the places 0 to `players` − 1; an added bye counts as a place.
// Returns for each place if its player is of this school. Empty if there is no such school. Some of its
// players must meet each other. `schoolMates` has the pairs of schoolmates who may meet; a player who may
// meet no schoolmate does not count.
[[nodiscard]] std::vector<bool> majorityOf(int players, const BitRows& schoolMates);

// The pairings of all players in which as few schoolmates as possible meet.
struct FewestMeetings {
  int count = 0;  // the number of pairs of schoolmates in such a pairing
  // A number for each place, then a number for the bye. The search for the pairs of a bracket adds them to
  // its start prices (see HeaviestMatching). The numbers of two players who may meet add up to −2 or more if
  // the two are schoolmates, and to 0 or more otherwise.
  std::vector<int> lifts;
  std::int64_t scans = 0;  // the work of the search (HeaviestMatching::scans)
};

// Finds these pairings for the places 0 to `players` − 1. `mayMeet` and `schoolMates` are symmetric matrices
// of places; `schoolMates` has the pairs of schoolmates who may meet. If the number of players is odd, one
// player of `byes` gets the bye. nullopt if not all players can be paired.
[[nodiscard]] std::optional<FewestMeetings> fewestMeetings(int players, const BitRows& mayMeet,
                                                           const BitRows& schoolMates,
                                                           const std::vector<int>& byes);

}  // namespace damath::dutch
