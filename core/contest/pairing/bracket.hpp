// SPDX-License-Identifier: GPL-3.0-or-later
// The brackets of knock-outs as plain structures (rulebook Y4): which game takes its players from where, and
// in which round. Nothing of it is stored; the players' places follow from the event's games and byes.
#pragma once

#include <optional>
#include <vector>

#include "core/contest/contest.hpp"

namespace damath::pairing {

// Where a place of a meeting gets its entry from.
struct Source {
  enum class Kind { Seat, WinnerOf, LoserOf };
  Kind kind = Kind::Seat;
  int index = 0;  // of the seat or the meeting
};

// Reset: the second final of a double knock-out, due when the first is won by the one who had lost before.
enum class MeetingKind { Winners, Losers, ThirdPlace, Final, Reset };

struct BracketMeeting {
  MeetingKind kind = MeetingKind::Winners;
  int round = 0;
  Source first;
  Source second;
};

struct Bracket {
  int seats = 0;                         // a power of two
  int rounds = 0;                        // without the reset
  std::vector<BracketMeeting> meetings;  // sources before those they feed
};

// The number of the seed on each seat: the first meets the last, and the best two only at the end.
[[nodiscard]] std::vector<int> seedsBySeat(int seats);

// The rounds of a single knock-out: one for 2 entries, two for 3 and 4 … Promise: entries ≥ 2.
[[nodiscard]] int bracketRounds(int entries);

// With a game for third place in the last round from 4 entries on. Promise: entries ≥ 2.
[[nodiscard]] Bracket singleBracket(int entries);

// Round 1 is the winners' first; after it the losers of every winners' round drop into the losers' bracket,
// whose rounds go on one by one, winners' rounds beside every second of them. Those who drop are dealt
// crosswise, the way that makes an early second meeting the least likely. The last round is the final, and
// one more where it needs its reset. Promise: entries ≥ 2.
[[nodiscard]] Bracket doubleBracket(int entries);

// A meeting as the event has it so far.
struct MeetingState {
  std::optional<contest::EntryId> first;
  std::optional<contest::EntryId> second;
  std::optional<contest::EntryId> winner;
  std::optional<contest::EntryId> loser;
  const contest::Game* game = nullptr;
};

// Of each meeting of the bracket. A meeting without a game was won by the one with an allotted bye. A game
// that nobody won leaves both out, and nobody falls. What is not decided has neither winner nor loser.
[[nodiscard]] std::vector<MeetingState> statesOf(const Bracket& bracket,
                                                 const std::vector<std::optional<contest::EntryId>>& seats,
                                                 const contest::Event& event);

enum class Outcome { Open, Drawn, First, Second, Nobody };  // First: BLUE of the game

// How a game of a knock-out ended, a drawn one by its rematches in their order: Drawn until one decides.
[[nodiscard]] Outcome outcomeOf(const contest::Event& event, const contest::Game& game);

}  // namespace damath::pairing
