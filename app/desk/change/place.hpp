// SPDX-License-Identifier: GPL-3.0-or-later
// The place of a game (round and board), and the game or rematch that a scoresheet belongs to.
#pragma once

#include <variant>

#include "core/contest/model/ids.hpp"

namespace damath::desk {

struct Place {
  contest::RoundNumber round{};
  contest::BoardNumber board{};
  friend bool operator==(const Place&, const Place&) = default;
};

// A rematch, named by its two players: their last rematch, on either side.
struct RematchOf {
  contest::EntryId one{};
  contest::EntryId other{};
  friend bool operator==(const RematchOf&, const RematchOf&) = default;
};

// The game or rematch that a scoresheet belongs to.
using SheetAt = std::variant<Place, RematchOf>;

}  // namespace damath::desk
