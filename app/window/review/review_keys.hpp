// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that rule on the highlighted row of a reviewed scoresheet. On a difference of the second entry,
// key A chooses the text of the second entry and not the correction of the audit.
#pragma once

#include <QModelIndex>
#include <QString>
#include <vector>

#include "app/window/review/review_lines.hpp"
#include "app/window/text/translator.hpp"
#include "core/sheet/record/habit_answers.hpp"

namespace damath::window {

// True if key A chooses the text of the second entry at this place: on the row of a difference always, even
// if the audit has another correct value; in a cell with a difference only if the audit has no correct value.
[[nodiscard]] bool takesSecondEntry(const ReviewLines& lines, const QModelIndex& at);

// Returns the text that names the keys and their effect at this place.
[[nodiscard]] QString keysAt(const ReviewLines& lines, const QModelIndex& at, const Translator& translator);

// Returns the question about the habits, with the keys that answer it.
[[nodiscard]] QString askedText(const std::vector<sheet::HabitOfColumn>& habits,
                                const contest::EventSetup& setup, const Translator& translator);

}  // namespace damath::window
