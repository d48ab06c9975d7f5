// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/pairing/final_levels.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace damath::pairing {

namespace {

using contest::EntryId;

using Key = std::pair<int, int>;  // the greater the better

Key keyOf(const KnockOutProgress& fate) {
  if (!fate.outIn) return {std::numeric_limits<int>::max(), 0};
  return {*fate.outIn, static_cast<int>(fate.thirdPlace)};
}

// True if two entries compete for third place. A single candidate was not compared with anybody.
bool isThirdPlaceContested(const std::map<EntryId, KnockOutProgress>& progress) {
  return std::ranges::count_if(
             progress, [](const auto& fate) { return fate.second.thirdPlace != ThirdPlace::None; }) == 2;
}

void setPlaces(const contest::Event& event, std::vector<Level>& levels) {
  int place = 1;
  for (Level& level : levels) {
    level.place = place;
    place += static_cast<int>(level.entries.size());
    std::ranges::sort(level.entries, {}, [&event](EntryId entry) { return event.at(entry).number; });
  }
}

}  // namespace

std::vector<Level> levelsOf(const contest::Event& event) {
  const std::map<EntryId, KnockOutProgress> progress = knockOutProgress(event);
  const bool isThirdContested = isThirdPlaceContested(progress);
  std::map<Key, Level, std::greater<>> byKey;
  Level outside;
  outside.hadSeat = false;
  for (const contest::Entry& entry : event.entries) {
    const auto fate = progress.find(entry.id);
    if (fate == progress.end()) {
      outside.entries.push_back(entry.id);
      continue;
    }
    Level& level = byKey[keyOf(fate->second)];
    level.entries.push_back(entry.id);
    if (fate->second.outIn) level.lostIn = contest::RoundNumber{*fate->second.outIn};
    if (isThirdContested) level.thirdPlace = fate->second.thirdPlace;
  }
  std::vector<Level> levels;
  for (auto& [key, level] : byKey) levels.push_back(std::move(level));
  if (!outside.entries.empty()) levels.push_back(std::move(outside));
  setPlaces(event, levels);
  return levels;
}

}  // namespace damath::pairing
