// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game is played, and whose scoresheet is meant.
#pragma once

#include <variant>

#include "core/contest/ids.hpp"

namespace damath::desk {

// A game by where it is played.
struct Place {
  contest::RoundNumber round{};
  contest::BoardNumber board{};
  friend bool operator==(const Place&, const Place&) = default;
};

// A rematch by who played it: the last between the two, whichever side they had.
struct RematchOf {
  contest::EntryId one{};
  contest::EntryId other{};
  friend bool operator==(const RematchOf&, const RematchOf&) = default;
};

// Whose scoresheet.
using SheetAt = std::variant<Place, RematchOf>;

}  // namespace damath::desk
