// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which automatic backups stay. The rules, from docs/storage.md:
//   all backups of the last hour
//   then one for each ten minutes of the last day, and every backup that was made before a change
//   then one for each day
//   the oldest and the newest backup always
// If there are still too many backups or bytes, further backups are removed: always the one that lies closest
// to its neighbors for its age. So a flood of backups stays spread over its time. The oldest backup is
// removed only if no other backup may be removed.
//
// The clock may have been wrong. So an age is not the difference of two moments, but a sum over the backups
// made since: between two backups, time counts only forward, and at most one hour. A pause or a clock that
// jumped therefore makes no backup old. Between two backups of which the later one has the earlier moment,
// the distance is unknown, and both stay. One exception: a backup older than a day whose moment is not
// between the moments of its two neighbors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "db/records/stamp.hpp"

namespace damath::db {

struct ThinnedBackup {
  Instant at{};
  std::uintmax_t bytes = 0;
  bool isBeforeChange = false;  // true unless the backup was made only because time had passed
  bool isSpared = false;        // true if the caller needs this backup
};

struct ThinningBounds {
  std::size_t most = 0;  // the largest number of backups that stay; at least 1
  std::uintmax_t bytes = 0;
};

// Returns the positions in `list` of the backups to remove, ascending. `list` is in the order in which the
// backups were made. The last backup and spared backups are never removed, even if the list stays larger than
// `bounds` allows.
[[nodiscard]] std::vector<std::size_t> thinned(const std::vector<ThinnedBackup>& list,
                                               const ThinningBounds& bounds);

}  // namespace damath::db
