// SPDX-License-Identifier: GPL-3.0-or-later
// Where the table or the bracket of an event has the two of a game meet (rulebook Y4). A Swiss has reasons
// of its own (pairing/swiss.hpp).
#pragma once

#include <optional>
#include <variant>

#include "core/contest/contest.hpp"
#include "core/contest/pairing/bracket.hpp"
#include "core/contest/pairing/knock_out.hpp"

namespace damath::pairing {

struct TableOrigin {
  int tableRound = 0;
  int blueSeat = 0;  // from 1
  int redSeat = 0;
  int seats = 0;
  std::optional<int> group = {};  // from 1
  bool isOfFinal = false;         // of groups
};

// How an entry came to its place of a meeting: by its seed, or out of another meeting.
struct WayThere {
  Source::Kind kind = Source::Kind::Seat;
  int seed = 0;  // of a Seat
  // The game of the other meeting; nothing where it was decided without one.
  std::optional<contest::GameId> from = {};
};

struct BracketOrigin {
  MeetingKind kind = MeetingKind::Winners;
  int roundsToFinal = 0;  // of the winners' side: 0 is the final, 1 a semi-final
  WayThere blue;
  WayThere red;
};

// Nothing where neither has the two meet: they were paired by hand, or by another system.
using Origin = std::variant<std::monostate, TableOrigin, BracketOrigin>;
[[nodiscard]] Origin originOf(const contest::Contest& contest, const contest::Event& event,
                              const contest::Game& game);

// Whom the table has in the round against the entry that has the bye: somebody who does not play it. Nothing
// where nobody was left to play, or no table says whom.
[[nodiscard]] std::optional<contest::EntryId> awayOpponent(const contest::Contest& contest,
                                                           const contest::Event& event,
                                                           const contest::Bye& bye);

// The same in a table; of two legs the one with these sides goes first.
[[nodiscard]] Origin originInTable(const contest::Contest& contest, const contest::Event& table,
                                   const contest::Game& game);
// And in a bracket.
[[nodiscard]] Origin originInBracket(const KnockOut& knockOut, const contest::Event& event,
                                     const contest::Game& game);

}  // namespace damath::pairing
