// SPDX-License-Identifier: GPL-3.0-or-later
// Undoes changes of the contest. The last change is undone at once if the user made it in this window. For
// other changes, or if a later change stays, a dialog lists everything to be undone and asks for
// confirmation.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "app/desk/keeping/history_desk.hpp"
#include "app/window/session/session.hpp"

class QWidget;

namespace damath::window {

// Undoes the last change; in a shared contest, the user's own last change. If `to` is given, undoes every
// change after that journal row. Changes that cannot be undone stay. Calls `said` with a sentence about the
// result.
void askToUndo(Session& session, const Translator& translator, std::optional<std::int64_t> to,
               QWidget* parent, std::function<void(const QString&)> said);

// Undoes only the action of this journal row. Later changes stay.
void undoActOf(Session& session, const Translator& translator, std::int64_t row, QWidget* parent,
               std::function<void(const QString&)> said);

// Returns a sentence about the changes that were undone or redone.
[[nodiscard]] QString stepText(const Translator& translator, words::Phrase phrase,
                               const desk::HistoryDone& done);

}  // namespace damath::window
