// SPDX-License-Identifier: GPL-3.0-or-later
// Games that files keep, of any of the three kinds of record: opened for practice, or looked through with the
// engine as they are.
#pragma once

#include <QString>

#include "app/game/game_record.hpp"
#include "app/models/contest/session.hpp"

class QWidget;

namespace damath::views {

// By the built-in laws and those of this computer; else a sentence that names the file.
[[nodiscard]] Expected<game::RecordedGame, QString> readGame(const QString& path,
                                                             const models::Translator& translator);

// Asks for the file. What cannot be read is refused.
void analyseGameFile(models::Session& session, const models::Translator& translator, QWidget& parent);

}  // namespace damath::views
