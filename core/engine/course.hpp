// SPDX-License-Identifier: GPL-3.0-or-later
// What of a game that is played the engine takes into account.
#pragma once

#include "core/engine/engine.hpp"
#include "core/rules/running_game.hpp"

namespace damath::engine {

// Lives no longer than the game stands as it does. The scoring is the engine's, nothing for a companion game.
[[nodiscard]] Course courseOf(const rules::RunningGame& game, const std::optional<Scoring>& scoring);

}  // namespace damath::engine
