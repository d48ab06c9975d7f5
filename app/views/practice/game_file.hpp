// SPDX-License-Identifier: GPL-3.0-or-later
// Reads game files of all three record formats, for practice or for an analysis.
#pragma once

#include <QString>

#include "app/game/game_record.hpp"
#include "app/models/contest/session.hpp"

class QWidget;

namespace damath::views {

// Uses the built-in rulesets and chip sets and those of this computer. Returns a sentence that names the file
// if the file cannot be read.
[[nodiscard]] Expected<game::RecordedGame, QString> readGame(const QString& path,
                                                             const models::Translator& translator);

// Asks for the file and opens the analysis. An unreadable file causes an error message.
void analyseGameFile(models::Session& session, const models::Translator& translator, QWidget& parent);

}  // namespace damath::views
