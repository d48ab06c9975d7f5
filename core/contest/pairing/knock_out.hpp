// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds of a single or double knock-out (rulebook Y4).
//
// In the bracket are the entries that are there for the first round; one that comes later is in none. The
// first seed meets the last, and the best seeds have the free places of the first round as allotted byes,
// which give no points that count for anything here. Where kin are kept apart, seeds of the same step of the
// bracket (3 and 4, 5 to 8, 9 to 16 …) are exchanged so that kin meet as late as may be.
//
// Who does not play a meeting has lost it; its opponent has an allotted bye. Withdrawn, it is out; absent, it
// may go on on the losers' side. Nobody advances from a game that nobody won, nor where both stay away.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/contest/pairing/bracket.hpp"
#include "core/contest/pairing/entrants.hpp"
#include "core/contest/pairing/pairing.hpp"

namespace damath::pairing {

// The entries in the bracket, by seed.
[[nodiscard]] std::vector<contest::Entry> bracketEntrants(const contest::Event& event);

// After how many losses an entry is out. Promise: the event's system is a knock-out.
[[nodiscard]] int lossesUntilOut(const contest::Event& event);

// The closeness of two entries, from 0 (none) to 2.
using Kinship = std::function<int(contest::EntryId, contest::EntryId)>;
[[nodiscard]] Kinship schoolKinship(const Schools& schools);

struct KnockOut {
  Bracket bracket;
  std::vector<std::optional<contest::EntryId>> seats;
};

// Promise: the event's system is a knock-out and two entries or more are in the bracket.
[[nodiscard]] KnockOut knockOutOf(const contest::Event& event, const Kinship& kinship);

// A round may have byes only, or nothing at all where everybody it was for is out.
[[nodiscard]] RoundPairing knockOutRound(const KnockOut& knockOut, const contest::Event& event,
                                         contest::RoundNumber round);

// The drawn games whose rematch is missing or drawn too, by round, then board.
[[nodiscard]] std::vector<contest::GameId> undecidedGames(const contest::Event& event);

}  // namespace damath::pairing
