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

// A rematch, identified by its two players in any order. If the two played several rematches, the last one is
// meant, unless `number` has the number of the meant one.
struct RematchOf {
  contest::EntryId one{};
  contest::EntryId other{};
  contest::GameId number{};
  friend bool operator==(const RematchOf&, const RematchOf&) = default;
};

// The game or rematch that a scoresheet belongs to.
using SheetAt = std::variant<Place, RematchOf>;

}  // namespace damath::desk
