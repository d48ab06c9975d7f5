// SPDX-License-Identifier: GPL-3.0-or-later
// The promises of docs/storage.md about the backups that stay, checked plainly: one backup after another,
// with ages added up anew for each. Shares no code with db/files/backup_thinning.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "db/files/backup_thinning.hpp"

namespace damath::testing {

// Returns the age of backup i in seconds, as docs/storage.md defines it.
inline std::int64_t plainAge(const std::vector<db::ThinnedBackup>& list, std::size_t i) {
  std::int64_t age = 0;
  for (std::size_t j = i; j + 1 < list.size(); ++j) {
    std::int64_t step = (list[j + 1].at - list[j].at).count();
    if (step < 0) step = 0;
    if (step > 3600) step = 3600;
    age += step;
  }
  return age;
}

// Returns a description of the first promise of docs/storage.md that does not hold; empty if all promises
// hold. `isBounded`: the backups were too many or too large, so promises about ages need not hold.
inline std::string brokenPromise(const std::vector<db::ThinnedBackup>& list,
                                 const std::vector<std::size_t>& removed, const db::ThinningBounds& bounds,
                                 bool isBounded) {
  const auto isGone = [&](std::size_t i) { return std::ranges::find(removed, i) != removed.end(); };
  const auto named = [&](const std::string& what, std::size_t i) {
    return what + ": " + std::to_string(i) + " of " + std::to_string(list.size()) + ", age " +
           std::to_string(plainAge(list, i));
  };
  std::vector<std::size_t> kept;
  std::uintmax_t bytes = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (isGone(i)) continue;
    kept.push_back(i);
    bytes += list[i].bytes;
  }
  if (!list.empty() && isGone(list.size() - 1)) return "the newest is gone";
  std::size_t needed = list.empty() ? 0 : 1;
  for (std::size_t i = 0; i + 1 < list.size(); ++i) {
    if (list[i].isSpared && isGone(i)) return named("a spared backup is gone", i);
    if (list[i].isSpared) ++needed;
  }
  if (kept.size() > std::max(bounds.most, needed)) return "more than the bound";
  if (bytes > bounds.bytes && kept.size() > needed) return "more bytes than the bound";
  if (isBounded) return {};
  if (!list.empty() && isGone(0)) return "the oldest is gone";
  for (const std::size_t i : removed) {
    const std::int64_t age = plainAge(list, i);
    if (age <= 3600) return named("a backup of the last hour is gone", i);
    if (age <= 86400 && list[i].isBeforeChange) return named("a correction of the last day is gone", i);
    // A removed backup needs a kept backup that is only a little older: by less than ten minutes, or by less
    // than a day if the removed backup is older than a day. If such an old backup has a time that is not
    // between the times of its neighbors, the kept backup may have any time.
    const auto stand = std::ranges::lower_bound(kept, i);
    if (stand == kept.begin()) return named("nothing stands in", i);
    const std::int64_t distance = (list[i].at - list[*(stand - 1)].at).count();
    const std::int64_t most = age <= 86400 ? 600 : 86400;
    const bool isOutOfTime = age > 86400 && i > 0 && list[i - 1].at <= list[i + 1].at &&
                             (list[i].at < list[i - 1].at || list[i].at > list[i + 1].at);
    if (!isOutOfTime && (distance < 0 || distance >= most)) return named("a gap is left", i);
  }
  return {};
}

}  // namespace damath::testing
