// SPDX-License-Identifier: GPL-3.0-or-later
// Reads game files (Damath scoresheets, PDN, and Dame records) for practice or for an analysis.
#pragma once

#include <QString>

#include "app/play/game/game_record.hpp"
#include "app/window/text/translator.hpp"

namespace damath::window {

// Reads a game file. Knows the built-in rulesets and chip sets, and the ones that are stored on this
// computer. The error is a sentence that names the file.
[[nodiscard]] Expected<game::RecordedGame, QString> readGame(const QString& path,
                                                             const Translator& translator);

// Returns the first remarks about an opened file, one per line. Empty if there are none.
[[nodiscard]] QString remarksOf(const game::RecordedGame& read, const Translator& translator);

}  // namespace damath::window
