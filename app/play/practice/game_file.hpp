// SPDX-License-Identifier: GPL-3.0-or-later
// Reads game files (Damath scoresheets, PDN, and Dame records) for practice or for an analysis.
#pragma once

#include <QString>

#include "app/play/game/game_record.hpp"
#include "app/window/session/session.hpp"

class QWidget;

namespace damath::window {

// Reads a game file. Knows the built-in rulesets and chip sets, and the ones that are stored on this
// computer. The error is a sentence that names the file.
[[nodiscard]] Expected<game::RecordedGame, QString> readGame(const QString& path,
                                                             const Translator& translator);

// Asks the user for a game file and opens its analysis. Shows an error message if the file cannot be read.
void analyseGameFile(Session& session, const Translator& translator, QWidget& parent);

}  // namespace damath::window
