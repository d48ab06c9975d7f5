// SPDX-License-Identifier: GPL-3.0-or-later
// The owner of a scoresheet: a game or a rematch. Their GameId numbers are separate, so the kind is needed
// too.
#pragma once

#include "core/contest/model/ids.hpp"

namespace damath::db {

enum class OwnerKind { Game, Rematch };

struct SheetOwner {
  OwnerKind kind = OwnerKind::Game;
  contest::GameId game{};
  friend auto operator<=>(const SheetOwner&, const SheetOwner&) = default;
};

[[nodiscard]] inline SheetOwner ofGame(contest::GameId game) {
  return {OwnerKind::Game, game};
}
[[nodiscard]] inline SheetOwner ofRematch(contest::GameId rematch) {
  return {OwnerKind::Rematch, rematch};
}

}  // namespace damath::db
