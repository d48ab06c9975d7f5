// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked before a result is another: what it moves, and what was paired upon it since.
#pragma once

#include "app/desk/change/confirmation.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "core/contest/contest.hpp"

namespace damath::desk {

// What the meeting's result becomes, or that it goes.
[[nodiscard]] ResultMove moveOf(const contest::Contest& contest, const contest::Event& event,
                                const Meeting& meeting, const std::optional<contest::GameResult>& after);

// Before the game gets this result, or none: at the level of Confirm, in two steps once a later round is
// paired.
[[nodiscard]] Question questionOf(const contest::Contest& contest, const contest::Event& event,
                                  const contest::Game& game, const std::optional<contest::GameResult>& after);

// Before a rematch is taken away, the same; a later round is one that a bracket went on to from it.
[[nodiscard]] Question questionOf(const contest::Contest& contest, const contest::Event& event,
                                  const contest::Rematch& removed);

}  // namespace damath::desk
