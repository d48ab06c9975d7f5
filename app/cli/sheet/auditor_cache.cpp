// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/auditor_cache.hpp"

#include <algorithm>

namespace damath::cli {

namespace {

// A contest usually has one event for each built-in chip set; the rest is room for local rulesets.
constexpr std::size_t kMostEntries = 12;

}  // namespace

sheet::Auditor& AuditorCache::auditorFor(const rules::Ruleset& ruleset, const rules::ChipSet& set) {
  const auto found = std::ranges::find_if(
      m_entries, [&](const Entry& entry) { return entry.set == set && entry.ruleset == ruleset; });
  if (found != m_entries.end()) {
    m_entries.splice(m_entries.begin(), m_entries, found);
  } else {
    if (m_entries.size() == kMostEntries) m_entries.pop_back();
    m_entries.emplace_front(ruleset, set);
  }
  return m_entries.front().auditor;
}

}  // namespace damath::cli
