// SPDX-License-Identifier: GPL-3.0-or-later
// The brackets of knock-outs as plain structures (rulebook Y4). For each meeting of two players they tell the
// round and the source of both players. Brackets are not stored: the players of each meeting follow from the
// event's games and byes.
#pragma once

#include <vector>

namespace damath::pairing {

// The source of one player of a meeting: a seat, or the winner or the loser of an earlier meeting.
struct Source {
  enum class Kind { Seat, WinnerOf, LoserOf };
  Kind kind = Kind::Seat;
  int index = 0;  // the index of the seat or the meeting
};

// Winners, Losers: a meeting of the winners' or of the losers' side. Reset: the second final of a double
// knock-out. The reset is played if the finalist who already has a defeat wins the first final.
enum class MeetingKind { Winners, Losers, ThirdPlace, Final, Reset };

struct BracketMeeting {
  MeetingKind kind = MeetingKind::Winners;
  int round = 0;
  Source first;
  Source second;
};

struct Bracket {
  int seats = 0;   // the number of seats, a power of two
  int rounds = 0;  // the number of rounds, without the reset (the second final of a double knock-out)
  // The meetings. Each meeting stands after the meetings from which its players come.
  std::vector<BracketMeeting> meetings;
};

// Returns the seed number of each seat of a bracket. The first seed meets the last seed, and the best two
// seeds can meet only in the final.
[[nodiscard]] std::vector<int> seedsBySeat(int seats);

// Returns the number of rounds of a single knock-out: 1 for 2 entries, 2 for 3 or 4. Precondition: entries
// ≥ 2.
[[nodiscard]] int bracketRounds(int entries);

// Returns the bracket of a single knock-out. From 4 entries on, the last round has a game for third place.
// Precondition: entries ≥ 2.
[[nodiscard]] Bracket singleBracket(int entries);

// Returns the bracket of a double knock-out. With n = bracketRounds(entries), the winners' side plays in
// round 1 and in the even rounds 2 to 2n − 2, the losers' side in all rounds 2 to 2n − 1. The losers of each
// winners' round go to the losers' side, from the second winners' round on in the order with the fewest
// expected repeats of earlier meetings (of four orders tried). Round 2n is the final. Round 2n + 1 is the
// reset, a second final, which is played only if it is due; Bracket::rounds does not count the reset.
// Precondition: entries ≥ 2.
[[nodiscard]] Bracket doubleBracket(int entries);

}  // namespace damath::pairing
