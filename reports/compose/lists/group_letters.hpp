// SPDX-License-Identifier: GPL-3.0-or-later
// The letters of the groups ("A", "B" …), for an event that begins with groups.
#pragma once

#include <map>
#include <string>

#include "core/contest/model/contest.hpp"

namespace damath::compose {

// Returns the letter of the group for each entry whose group is known. The map is empty if the event has no
// groups.
[[nodiscard]] std::map<contest::EntryId, std::string> groupLetters(const contest::Event& event);

}  // namespace damath::compose
