// SPDX-License-Identifier: GPL-3.0-or-later
// The ranks of an event with groups and a final (rulebook Y4). The finalists come first, in the order of the
// final. The others follow by their places in the groups. Before the final is paired only these places count.
// Ties within a group and within the final are broken by Y2. Entries with the same place in different groups
// share the rank.
#pragma once

#include <vector>

#include "core/contest/systems/standings.hpp"

namespace damath::pairing {

struct GroupRank {
  int rank = 0;
  contest::EntryId entry{};
  // First the progress of the entry (Y4), then the steps of Y2 that treated its ties.
  std::vector<contest::RankReason> reasons;
};

struct GroupRanks {
  std::vector<GroupRank> ranks;  // every entry of the event, ordered by rank, then start number
  // Open rematches and lots as in Standings, for the groups and for the final.
  std::vector<std::vector<contest::EntryId>> rematchesDue;
  std::vector<std::vector<contest::EntryId>> lotsOpen;
};

// Preconditions: the system is Groups; all entries in games and byes belong to the event.
[[nodiscard]] GroupRanks groupRanks(const contest::Event& event);

}  // namespace damath::pairing
