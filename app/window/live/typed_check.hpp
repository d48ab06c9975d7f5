// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the cells of a turn while the user types them from the scoresheet, and explains the errors.
#pragma once

#include <QString>
#include <array>
#include <vector>

#include "app/window/text/translator.hpp"
#include "core/play/live_game.hpp"

namespace damath::window {

struct TypedCheck {
  // Per line: true if Move, Score and Total are correct. Empty if the cells match no turn in this position.
  std::vector<std::array<bool, 3>> isRight;
  QString text;  // one finding per line, or a text that all is legal
};

// Precondition: the game is not over, and the arbiter keeps it (Keeping).
[[nodiscard]] TypedCheck typedCheck(const play::LiveGame& game, const QString& typed,
                                    const Translator& translator);

}  // namespace damath::window
