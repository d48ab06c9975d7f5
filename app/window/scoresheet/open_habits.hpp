// SPDX-License-Identifier: GPL-3.0-or-later
// The habits of writers that have no answer yet in a scoresheet. Accepting the scoresheet answers yes about
// all of them.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/window/text/translator.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/ruling.hpp"

namespace damath::window {

// A habit without an answer, in one column or both, and the line of the first cell that shows it.
struct OpenHabit {
  std::vector<sheet::HabitOfColumn> habits;
  std::optional<int> line;
};
// Returns the habits in the scoresheet for which the user has not given an answer. Leaves out habits that a
// ruling keeps as written.
[[nodiscard]] std::vector<OpenHabit> openHabits(const sheet::Sheet& sheet, const sheet::AuditReport& report,
                                                const std::vector<sheet::Ruling>& rulings);

// Texts about the habits that have no answer when the user accepts the scoresheet. Accepting answers yes
// about all of them.
struct AcceptedHabits {
  QString note;    // tells the user that accepting answers yes about these habits; empty if there are none
  QString reason;  // for the journal: "Read RED's squares from RED's side? Yes"
};
[[nodiscard]] AcceptedHabits acceptedHabits(const std::vector<OpenHabit>& open, board::Frame frame,
                                            const Translator& translator);

// Returns the reason that the dialog proposes for accepting a scoresheet: the answers about the habits that
// had no answer before. Without such habits, returns the sentence about the mistake if there is exactly one;
// otherwise an empty text.
[[nodiscard]] QString proposedReason(const AcceptedHabits& habits, const QStringList& mistakes);

}  // namespace damath::window
