// SPDX-License-Identifier: GPL-3.0-or-later
// The check of the fields of a turn from a scoresheet while the user types: the correct fields, and the
// errors in words.
#pragma once

#include <QString>
#include <array>
#include <vector>

#include "app/window/text/translator.hpp"
#include "core/play/live_game.hpp"

namespace damath::window {

struct TypedCheck {
  // For each row, three values in the order Move, Score, Total: true if the field is correct. Empty if the
  // fields match no turn in this position.
  std::vector<std::array<bool, 3>> isRight;
  QString text;  // the findings as text, one a line; or the sentence that the turn is legal
};

// Checks the typed fields of a turn. Precondition: the game is not over, and the arbiter writes its
// scoresheet (Keeping::Arbiter).
[[nodiscard]] TypedCheck typedCheck(const play::LiveGame& game, const QString& typed,
                                    const Translator& translator);

}  // namespace damath::window
