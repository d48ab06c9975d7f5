// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs a Swiss round of an event by the Dutch system of FIDE (dutch/dutch.hpp). BLUE is white.
//
// An event may add rules of its own. In the first rounds schoolmates may be kept apart (Y4;
// SwissPlan::roundsApart): as few of them as possible meet, and the order of the Dutch system decides among
// these pairings. The upper half of the players may get extra points that only the pairing uses
// (acceleration). Sides may be drawn by lot; then there are no color preferences. A player who is absent by
// announcement, has withdrawn or has not come yet gets no points for the round. The absence does not count as
// a bye: the player may still be allotted a bye later.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/contest/pairing/dutch/field.hpp"
#include "core/contest/pairing/dutch/review.hpp"
#include "core/contest/pairing/dutch/tournament.hpp"
#include "core/contest/pairing/round_pairing.hpp"
#include "core/contest/pairing/school_mates.hpp"

namespace damath::pairing {

// The largest number of players that one event may pair in a round.
inline constexpr int kMostSwissPlayers = 2048;
// A Swiss that has begun is over if fewer players than this have not withdrawn (Y4).
inline constexpr int kFewestSwissPlayers = 2;

// Returns the planned number of rounds. Without a plan: the fewest rounds after which only one player can
// have won every game.
[[nodiscard]] int swissRounds(const contest::Event& event);

// Returns the state of the event before a round, in the form that the Dutch system needs. The players have
// the order of event.entries. Points are in the largest unit in which all values of the event are integers.
[[nodiscard]] dutch::Tournament swissTournament(const contest::Contest& contest, const contest::Event& event,
                                                contest::RoundNumber round);

// The reason why the Swiss system pairs two players in this round.
struct SwissReason {
  contest::EntryId higher{};  // the player who comes first in the order of the system
  contest::EntryId lower{};
  bool isMovedDown = false;  // true if `higher` was moved down from a higher score group
  // The points of the two players before the round, without the extra points of the acceleration.
  exact::Rational higherPoints{};
  exact::Rational lowerPoints{};
  // True in round 1 without acceleration, if `higher` is of the upper half of the list and `lower` of the
  // lower half.
  bool isOfHalves = false;
  bool isAccelerated = false;  // true if extra points put one of the two players into the score group
  // The first possible opponent who comes before `lower`, but whom `higher` did not get. nullopt if there is
  // none.
  std::optional<contest::EntryId> passedOver;
  dutch::Ground ground{};  // the reason why `higher` does not play `passedOver`
  // The rule that decided which player gets which color. nullopt if sides are drawn by lot.
  std::optional<dutch::ColourReason> colours;
};
// The pairing of a round by the present state of the event, with the data from which it was made. From this
// value, the window shows the reasons of the pairs and the checklist of the pairing criteria.
struct SwissLook {
  dutch::Tournament tournament;           // players in the order of the event's entries
  dutch::Field field;                     // the players of the round, made from `tournament`
  std::optional<dutch::Pairing> pairing;  // nullopt if no legal pairing is left
};
[[nodiscard]] SwissLook swissLook(const contest::Contest& contest, const contest::Event& event,
                                  contest::RoundNumber round);

// Returns the reason for a game. nullopt if the system does not pair these two players: the game was paired
// by hand or by an earlier system, or the data of the event has changed since.
[[nodiscard]] std::optional<SwissReason> swissReason(const contest::Event& event, const SwissLook& look,
                                                     const contest::Game& game);
// Returns the reasons of all pairs that the system makes, from the highest score group to the lowest. Much
// faster than asking for each game.
[[nodiscard]] std::vector<SwissReason> swissReasons(const contest::Event& event, const SwissLook& look);

// The player to whom the Swiss system allots the bye of the round.
struct SwissBye {
  contest::EntryId entry{};
  bool isAccelerated = false;  // true if extra points count in this round
};
// Returns the bye that the system allots because the number of players is odd. nullopt if it allots none, if
// there is no legal pairing, or if a single player comes.
[[nodiscard]] std::optional<SwissBye> swissBye(const contest::Event& event, const SwissLook& look);

// Returns the meetings of schoolmates in a round in which the event keeps schoolmates apart. nullopt if no
// schoolmates meet, if no legal pairing of the round is left, if `pairing` does not have exactly the players
// who play the round, and if schoolmates are free to meet in the round. The result does not depend on who
// made `pairing`. Preconditions: the event has the entries of all boards; `look` is of the same round.
[[nodiscard]] std::optional<SchoolMeetings> schoolMeetings(const contest::Event& event, const SwissLook& look,
                                                           const RoundPairing& pairing);
// Returns the same without a SwissLook. nullopt also if the event is not a Swiss.
[[nodiscard]] std::optional<SchoolMeetings> schoolMeetings(const contest::Contest& contest,
                                                           const contest::Event& event,
                                                           const RoundPairing& pairing);

// Returns the pairs whose ban gives the pairing of the round under the rules of FIDE alone: schoolmates, and
// players whose walkover counts as a meeting (option `walkoverMeetings`). If schoolmates must meet, the list
// does not have the pairs that swissRound chooses. Without schoolmates if they are free to meet in the round.
[[nodiscard]] std::vector<std::pair<contest::EntryId, contest::EntryId>> keptApart(
    const contest::Contest& contest, const contest::Event& event, contest::RoundNumber round);

// Returns the color of the first player in the first round. Before that round is paired, the color is drawn
// by lot.
[[nodiscard]] dutch::Colour firstColour(const contest::Event& event);

// Returns the pairing of the round. nullopt if no legal pairing is left. If only one player comes, this
// player has the bye, also after an earlier bye.
[[nodiscard]] std::optional<RoundPairing> swissRound(const contest::Contest& contest,
                                                     const contest::Event& event, contest::RoundNumber round);
// True if a legal pairing of the round is left. swissRound then returns a pairing.
[[nodiscard]] bool hasSwissRound(const contest::Contest& contest, const contest::Event& event,
                                 contest::RoundNumber round);

}  // namespace damath::pairing
