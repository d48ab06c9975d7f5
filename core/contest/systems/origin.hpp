// SPDX-License-Identifier: GPL-3.0-or-later
// Explains a pairing: the place in the table or the bracket at which the two players of a game meet (rulebook
// Y4). For the reasons of a Swiss pairing see pairing/swiss.hpp.
#pragma once

#include <optional>
#include <variant>

#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/bracket.hpp"
#include "core/contest/pairing/knock_out.hpp"

namespace damath::pairing {

struct TableOrigin {
  int tableRound = 0;
  int blueSeat = 0;  // the seat of BLUE in the round robin table, from 1
  int redSeat = 0;
  int seats = 0;
  std::optional<int> group = {};  // the number of the group, from 1; nullopt outside groups
  bool isOfFinal = false;         // true for the final of System::Groups
};

// The way by which an entry came to a meeting of the bracket: from its seat as a seed, or from an earlier
// meeting.
struct WayThere {
  Source::Kind kind = Source::Kind::Seat;
  int seed = 0;  // the seed; only if `kind` is Seat
  // The game of the earlier meeting. nullopt if that meeting was decided without a game.
  std::optional<contest::GameId> from = {};
};

struct BracketOrigin {
  MeetingKind kind = MeetingKind::Winners;
  // The number of rounds from this meeting to the final: 0 for the final and for the game for third place, −1
  // for the reset. In a single knock-out, 1 is a semi-final.
  int roundsToFinal = 0;
  WayThere blue;
  WayThere red;
};

// The place in the table or bracket at which the two players of a game meet. monostate if neither a table nor
// a bracket has this meeting: the game was paired by hand, or by another system.
using Origin = std::variant<std::monostate, TableOrigin, BracketOrigin>;
[[nodiscard]] Origin originOf(const contest::Contest& contest, const contest::Event& event,
                              const contest::Game& game);

// Returns the absent opponent of the entry with this bye: the opponent that the table gives in this round.
// nullopt if the table gives no opponent, if no game shows the table round, or if the event is not a round
// robin. Precondition: the bye is allotted.
[[nodiscard]] std::optional<contest::EntryId> awayOpponent(const contest::Contest& contest,
                                                           const contest::Event& event,
                                                           const contest::Bye& bye);

// Finds the place of the game in a round robin table. If the two players meet in both legs, the leg with the
// same sides as in the game is preferred.
[[nodiscard]] Origin originInTable(const contest::Contest& contest, const contest::Event& table,
                                   const contest::Game& game);
// Finds the place of the game in a knock-out bracket.
[[nodiscard]] Origin originInBracket(const KnockOut& knockOut, const contest::Event& event,
                                     const contest::Game& game);

}  // namespace damath::pairing
