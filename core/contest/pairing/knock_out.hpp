// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs the rounds of a single or double knock-out (rulebook Y4).
//
// The bracket holds the entries that are there for the first round. Later entries have no seat. The first
// seed meets the last seed. The best seeds get the free places of the first round as allotted byes. The
// points of these byes have no effect in a knock-out. If kin (entries of one school or of one group) are kept
// apart, seeds of the same tier are exchanged, so that kin meet as late as possible. The tiers are the seeds
// 3 and 4, 5 to 8, 9 to 16 …
//
// An entry that misses a meeting has lost this meeting, and its opponent gets an allotted bye. A withdrawn
// entry is out. An absent entry of a double knock-out may continue on the losers' side, also if its opponent
// of the meeting had withdrawn or there was none. Nobody advances from a game that both players lost, or from
// a meeting that both entries miss. With the option `nobodyWon: oneDefeatEach`, the entries of such a game or
// meeting on the winners' side go to the losers' side.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/contest/pairing/bracket.hpp"
#include "core/contest/pairing/paired_seats.hpp"
#include "core/contest/pairing/round_pairing.hpp"
#include "core/contest/pairing/school_mates.hpp"

namespace damath::pairing {

// Returns the entries in the bracket, ordered by seed. Once round 1 is paired, these are the entries with a
// game or a bye in it.
[[nodiscard]] std::vector<contest::Entry> bracketEntrants(const contest::Event& event);

// Returns the number of defeats after which an entry is out. Precondition: the event's system is a knock-out.
[[nodiscard]] int lossesUntilOut(const contest::Event& event);

// True if each player of a game that nobody won gets one defeat and stays in: only in a double knock-out
// (option `nobodyWon`).
[[nodiscard]] bool isOneDefeatEach(const contest::Event& event);

// A function that returns how closely two entries are related by school or group: 0 (not related), 1 or 2
// (closest).
using Kinship = std::function<int(contest::EntryId, contest::EntryId)>;
[[nodiscard]] Kinship schoolKinship(const Schools& schools);

struct KnockOut {
  Bracket bracket;
  Seats seats;
};

// Returns the bracket of these entries, which are ordered by seed, with the entry on each seat. Once rounds
// are paired, the seats follow these rounds (seatsAsPaired), also if the seeds or schools have changed.
// Preconditions: the event's system is a knock-out; there are two or more entries.
[[nodiscard]] KnockOut knockOutOf(const contest::Event& event, const std::vector<contest::Entry>& entries,
                                  const Kinship& kinship);

// Returns the pairing of a round. A round may have byes and no games. The pairing is empty if all entries of
// the round are out of the knock-out.
[[nodiscard]] RoundPairing knockOutRound(const KnockOut& knockOut, const contest::Event& event,
                                         contest::RoundNumber round);

// Returns the drawn games whose rematch is missing or also drawn, ordered by round, then board.
[[nodiscard]] std::vector<contest::GameId> undecidedGames(const contest::Event& event);
// Returns the rematches that withdrawn entries lose without a game and that are not stored yet
// (walkoverAfter), ordered by round, then board.
[[nodiscard]] std::vector<contest::Rematch> walkoversOf(const contest::Event& event);

}  // namespace damath::pairing
