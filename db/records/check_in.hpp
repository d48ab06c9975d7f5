// SPDX-License-Identifier: GPL-3.0-or-later
// The arrival of a player before a round.
#pragma once

#include <string_view>

#include "core/contest/model/ids.hpp"
#include "core/spellings.hpp"

namespace damath::db {

// A late player is on the way and will play.
enum class Arrival { Present, Late };

struct CheckIn {
  contest::EntryId entry{};
  contest::RoundNumber round{};
  Arrival arrival = Arrival::Present;
};

// Returns the arrival as text: `present` or `late`.
[[nodiscard]] inline std::string_view toText(Arrival arrival) {
  return spellingOf(arrival);
}

}  // namespace damath::db
