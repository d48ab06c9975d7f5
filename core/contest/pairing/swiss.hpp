// SPDX-License-Identifier: GPL-3.0-or-later
// A Swiss round of an event: by the Dutch system of the chess federation (dutch/dutch.hpp), BLUE being white.
//
// What the event adds is outside the federation's rules: in the first rounds that the event names
// schoolmates are kept apart, where it says so (Y4), the upper half may be accelerated, and sides may be
// drawn by lot, which leaves no colour preferences. Who is away by announcement, or has withdrawn or not come
// yet, counts nothing for the round and may still be allotted a bye.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/contest/pairing/dutch/field.hpp"
#include "core/contest/pairing/dutch/review.hpp"
#include "core/contest/pairing/dutch/tournament.hpp"
#include "core/contest/pairing/pairing.hpp"

namespace damath::pairing {

// The most that one event may pair in a round.
inline constexpr int kMostSwissPlayers = 2048;

// The event before a round; places are those of its entries. Points are in the largest unit that all values
// of the event are whole in.
[[nodiscard]] dutch::Tournament swissTournament(const contest::Contest& contest, const contest::Event& event,
                                                contest::RoundNumber round);

// Why two meet in a Swiss round, as far as the system itself has them meet.
struct SwissReason {
  contest::EntryId higher{};  // of the two, in the system's order
  contest::EntryId lower{};
  bool isMovedDown = false;                    // the higher one, from a score group above
  std::optional<contest::EntryId> passedOver;  // whom it would have met before in order
  dutch::Ground ground{};                      // what speaks against that
  std::optional<dutch::ColourReason> colours;  // of the sides; nothing where they are drawn by lot
};
// A round as the system pairs it from the event as it stands, to be looked at: its reasons, its checklist.
struct SwissLook {
  dutch::Tournament tournament;           // players in the order of the event's entries
  dutch::Field field;                     // of that tournament
  std::optional<dutch::Pairing> pairing;  // nothing where no legal one is left
};
[[nodiscard]] SwissLook swissLook(const contest::Contest& contest, const contest::Event& event,
                                  contest::RoundNumber round);

// Nothing where the system does not have the two of the game meet: then they were paired by hand or by an
// earlier system, or what it looks at has changed since.
[[nodiscard]] std::optional<SwissReason> swissReason(const contest::Event& event, const SwissLook& look,
                                                     const contest::Game& game);

// Schoolmates who must not meet in the round. Where no legal pairing keeps all of them apart, as few as can
// be are set free, the last of the field first; those are not among them.
[[nodiscard]] std::vector<std::pair<contest::EntryId, contest::EntryId>> keptApart(
    const contest::Contest& contest, const contest::Event& event, contest::RoundNumber round);

// The colour of the first player in the first round: as that was paired, before it drawn by lot.
[[nodiscard]] dutch::Colour firstColour(const contest::Event& event);

// Nothing where no legal pairing is left.
[[nodiscard]] std::optional<RoundPairing> swissRound(const contest::Contest& contest,
                                                     const contest::Event& event, contest::RoundNumber round);
// The same question alone.
[[nodiscard]] bool hasSwissRound(const contest::Contest& contest, const contest::Event& event,
                                 contest::RoundNumber round);

}  // namespace damath::pairing
