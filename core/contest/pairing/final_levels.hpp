// The entries of a knock-out, or of groups and a final, by how far they came: what their standings begin with
// (rulebook Y4).
#pragma once

#include <optional>
#include <vector>

#include "core/contest/contest.hpp"

namespace damath::pairing {

// Entries level with each other.
struct Level {
  int place = 0;                          // from 1: one more than all ahead
  std::vector<contest::EntryId> entries;  // by start number
  // The round they were out in; nothing while they are in, for the first of a finished event, and where no
  // knock-out put them here.
  std::optional<contest::RoundNumber> lostIn;
  std::optional<int> groupPlace;  // of those who did not come to the final: their rank in the group
};

// The best first; every entry of the event is in one level. Of a knock-out: who is still in, or has won; the
// loser of the final; the third and the fourth after their game, level until it is decided; then by the round
// of the last loss, the later the better; last who came too late for the bracket or withdrew before it. Of
// groups: those of the final as it has them, then the others by their ranks in their groups, which alone
// count until the final is paired. Promise: the system is a knock-out or Groups, games and byes name entries
// of the event.
[[nodiscard]] std::vector<Level> levelsOf(const contest::Event& event);

// Who must play a rematch before the event can go on or end: the two of a drawn game of a knock-out, and
// those of a group, or of a final that is a round robin, whose tie needs one. Promise: as for levelsOf.
[[nodiscard]] std::vector<std::vector<contest::EntryId>> rematchesDue(const contest::Event& event);

}  // namespace damath::pairing
