// SPDX-License-Identifier: GPL-3.0-or-later
// The groups of an event that begins with such, by letters.
#pragma once

#include <map>
#include <string>

#include "core/contest/contest.hpp"

namespace damath::compose {

// "A", "B" …, without those of whom nobody knows the group yet; empty for every other system.
[[nodiscard]] std::map<contest::EntryId, std::string> groupLetters(const contest::Event& event);

}  // namespace damath::compose
