// SPDX-License-Identifier: GPL-3.0-or-later
// The ranks of groups and a final (rulebook Y4): those of the final as it has them, then the others by their
// places in their groups, which alone count until the final is paired. Within a group and within the final a
// tie goes down Y2 like any other; who has the same place in another group shares the rank.
#pragma once

#include <vector>

#include "core/contest/standings.hpp"

namespace damath::pairing {

struct GroupRank {
  int rank = 0;
  contest::EntryId entry{};
  // How far it came (Y4), and then what the steps of Y2 made of its ties.
  std::vector<contest::RankReason> reasons;
};

struct GroupRanks {
  std::vector<GroupRank> ranks;  // every entry of the event, by rank, then start number
  // As in Standings, of the groups and of the final.
  std::vector<std::vector<contest::EntryId>> rematchesDue;
  std::vector<std::vector<contest::EntryId>> lotsOpen;
};

// Promise: the system is Groups, games and byes name entries of the event.
[[nodiscard]] GroupRanks groupRanks(const contest::Event& event);

}  // namespace damath::pairing
