// SPDX-License-Identifier: GPL-3.0-or-later
// Reads game files of all three record formats, for practice or for an analysis.
#pragma once

#include <QString>

#include "app/play/game/game_record.hpp"
#include "app/window/session/session.hpp"

class QWidget;

namespace damath::window {

// Uses the built-in rulesets and chip sets and those of this computer. Returns a sentence that names the file
// if the file cannot be read.
[[nodiscard]] Expected<game::RecordedGame, QString> readGame(const QString& path,
                                                             const Translator& translator);

// Asks for the file and opens the analysis. An unreadable file causes an error message.
void analyseGameFile(Session& session, const Translator& translator, QWidget& parent);

}  // namespace damath::window
