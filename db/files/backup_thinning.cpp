// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/backup_thinning.hpp"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace damath::db {

namespace {

using std::chrono::seconds;

constexpr seconds kHour = std::chrono::hours(1);
constexpr seconds kDay = std::chrono::hours(24);
constexpr seconds kSlot = std::chrono::minutes(10);

// Returns the time between two neighboring backups as it is counted in ages: from 0 to one hour.
seconds stepBetween(Instant earlier, Instant later) {
  return std::clamp(later - earlier, seconds(0), kHour);
}

// The backups that still stay: their positions in the list, in order.
class Standing {
 public:
  explicit Standing(const std::vector<ThinnedBackup>& list) : m_list(list), m_places(list.size()) {
    std::iota(m_places.begin(), m_places.end(), std::size_t{0});
  }

  [[nodiscard]] std::size_t size() const { return m_places.size(); }
  [[nodiscard]] const ThinnedBackup& operator[](std::size_t i) const { return m_list[m_places[i]]; }
  [[nodiscard]] const std::vector<std::size_t>& places() const { return m_places; }
  // True for the newest backup and a spared backup.
  [[nodiscard]] bool isNeeded(std::size_t i) const { return i + 1 == size() || (*this)[i].isSpared; }
  [[nodiscard]] std::uintmax_t bytes() const {
    std::uintmax_t sum = 0;
    for (const std::size_t place : m_places) sum += m_list[place].bytes;
    return sum;
  }
  // Returns the age of each backup: the sum of stepBetween() over all later backups (docs/storage.md).
  [[nodiscard]] std::vector<seconds> ages() const {
    std::vector<seconds> ages(size(), seconds(0));
    for (std::size_t i = size(); i-- > 1;)
      ages[i - 1] = ages[i] + stepBetween((*this)[i - 1].at, (*this)[i].at);
    return ages;
  }
  void remove(std::size_t i) { m_places.erase(m_places.begin() + static_cast<std::ptrdiff_t>(i)); }
  void keep(std::vector<std::size_t> places) { m_places = std::move(places); }

 private:
  const std::vector<ThinnedBackup>& m_list;
  std::vector<std::size_t> m_places;
};

// True if the moment of backup i is not between the moments of its two neighbors, although the neighbors are
// in the right order. Then the clock was wrong for backup i.
bool isOutOfTime(const Standing& standing, std::size_t i) {
  if (i == 0 || i + 1 >= standing.size()) return false;
  const Instant before = standing[i - 1].at;
  const Instant after = standing[i + 1].at;
  return before <= after && (standing[i].at < before || standing[i].at > after);
}

// Removes the backups that the rules about age do not keep. Kept are the oldest, the newest and spared
// backups; all backups of the last hour; of the last day, one for each ten minutes and all backups before a
// change; of the time before, one for each day.
void thinByAge(Standing& standing) {
  const std::vector<seconds> ages = standing.ages();
  std::vector<std::size_t> kept;
  Instant last{};
  for (std::size_t i = 0; i < standing.size(); ++i) {
    const ThinnedBackup& backup = standing[i];
    const bool isOfDay = ages[i] <= kDay;
    const seconds distance = backup.at - last;
    const bool isApart = distance < seconds(0) || distance >= (isOfDay ? kSlot : kDay);
    const bool stays = i == 0 || standing.isNeeded(i) || ages[i] <= kHour ||
                       (isOfDay ? backup.isBeforeChange || isApart : isApart && !isOutOfTime(standing, i));
    if (!stays) continue;
    kept.push_back(standing.places()[i]);
    last = backup.at;
  }
  standing.keep(std::move(kept));
}

// A backup that may be removed if there are too many backups or bytes. `gap` is the time between its
// neighbors, as stepBetween() counts it.
struct Crowding {
  seconds gap{};
  seconds age{};
  bool isBeforeChange = false;

  // True if this backup is removed before `other`, because its gap is smaller in relation to its age. If
  // both relations are equal, a backup that was made before a change stays.
  [[nodiscard]] bool isCloser(const Crowding& other) const {
    // Counts every backup as one minute older, because a flood of a few seconds would have ages of almost 0.
    const auto weight = [](const Crowding& each) { return each.age.count() + 60; };
    const std::int64_t mine = gap.count() * weight(other);
    const std::int64_t others = other.gap.count() * weight(*this);
    if (mine != others) return mine < others;
    return !isBeforeChange && other.isBeforeChange;
  }
};

// Removes one backup. Returns false if no backup may be removed.
bool removeCrowded(Standing& standing) {
  const std::vector<seconds> ages = standing.ages();
  std::size_t closest = 0;
  Crowding least;
  // Begins with the second backup: the oldest backup is removed only if no other backup may be removed.
  for (std::size_t i = 1; i < standing.size(); ++i) {
    if (standing.isNeeded(i)) continue;
    const Crowding crowding{
        stepBetween(standing[i - 1].at, standing[i].at) + stepBetween(standing[i].at, standing[i + 1].at),
        ages[i], standing[i].isBeforeChange};
    if (closest == 0 || crowding.isCloser(least)) {
      closest = i;
      least = crowding;
    }
  }
  if (closest == 0 && (standing.size() < 2 || standing.isNeeded(0))) return false;
  standing.remove(closest);
  return true;
}

}  // namespace

std::vector<std::size_t> thinned(const std::vector<ThinnedBackup>& list, const ThinningBounds& bounds) {
  Standing standing(list);
  thinByAge(standing);
  while ((standing.size() > bounds.most || standing.bytes() > bounds.bytes) && removeCrowded(standing)) {
  }
  std::vector<std::size_t> removed;
  for (std::size_t place = 0; place < list.size(); ++place) {
    if (!std::ranges::binary_search(standing.places(), place)) removed.push_back(place);
  }
  return removed;
}

}  // namespace damath::db
