// SPDX-License-Identifier: GPL-3.0-or-later
// The members of the search for the pairs of a bracket: the players of the bracket, and the players of later
// score groups as far as the search looks at them.
#pragma once

#include <vector>

#include "core/contest/pairing/dutch/field.hpp"

namespace damath::dutch {

// The role of a player in the search for the pairs of a bracket. MovedDown: the player comes from a higher
// score group. Resident: the player belongs to the score group of the bracket. Next: the player belongs to
// the next score group. Rest: the player belongs to a later score group. Bye: not a player; the partner of
// the player who gets the bye.
enum class Zone : unsigned char { MovedDown, Resident, Next, Rest, Bye };
struct Member {
  Zone zone = Zone::Resident;
  int place = -1;  // the player's index in the order by score and pairing number; −1 for the bye
};

// True if the member is a player of the bracket (MovedDown or Resident), and not a player of a later score
// group or the bye.
[[nodiscard]] bool isInBracket(const Member& member);

// The range of players that the search for the pairs of a bracket includes. Alone: only the bracket. Used if
// all other players can be paired, no matter who floats down from the bracket. Next: also the next score
// group. Used if all groups after the next group can certainly be paired. Everybody: all players. Used in all
// other cases, and always if the pairing counts schoolmates (Field::countsSchoolMates).
enum class Outlook : unsigned char { Alone, Next, Everybody };

// Returns the members of the search, ordered by zone, then by score and pairing number. `group` is the score
// group of the bracket. If the search includes everybody and `hasBye` is true, the bye is the last member.
[[nodiscard]] std::vector<Member> membersOf(const Field& field, bool hasBye, int group,
                                            const std::vector<int>& movedDown,
                                            const std::vector<int>& residents, Outlook outlook);

}  // namespace damath::dutch
