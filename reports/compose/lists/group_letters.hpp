// SPDX-License-Identifier: GPL-3.0-or-later
// The letters of the groups, for an event that begins with groups.
#pragma once

#include <map>
#include <string>

#include "core/contest/model/contest.hpp"

namespace damath::compose {

// Returns "A", "B" … by entry. Entries without a known group are absent. The map is empty for every other
// system.
[[nodiscard]] std::map<contest::EntryId, std::string> groupLetters(const contest::Event& event);

}  // namespace damath::compose
