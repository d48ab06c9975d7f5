// SPDX-License-Identifier: GPL-3.0-or-later
// What is right and wrong in the cells of a turn while it is typed from the paper, and in words why.
#pragma once

#include <QString>
#include <array>
#include <vector>

#include "app/models/text/translator.hpp"
#include "core/play/live_game.hpp"

namespace damath::models {

struct TypedCheck {
  // Of each line whether Move, Score and Total are right; none where the cells name no turn of the position.
  std::vector<std::array<bool, 3>> isRight;
  QString text;  // a finding a line, or that all is legal
};

// Promise: the game is not over, and the arbiter keeps it.
[[nodiscard]] TypedCheck typedCheck(const play::LiveGame& game, const QString& typed,
                                    const Translator& translator);

}  // namespace damath::models
