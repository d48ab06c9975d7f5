// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for the head of the review page: the title, the version, the review state and the result of a
// scoresheet, and the steps that are missing before the scoresheet can be approved.
#pragma once

#include <QString>
#include <vector>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/commands/commands.hpp"
#include "app/window/review/reviewed_sheet.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::window {

[[nodiscard]] QString reviewTitle(const desk::SheetAt& at, const Translator& translator);
// Returns the version, the review state and the result of the scoresheet. Adds the game's stored result if it
// differs.
[[nodiscard]] QStringList reviewFacts(const desk::SheetView& view, const contest::Event& event,
                                      const Translator& translator);
// The steps that are missing before a scoresheet can be approved, and the commands for these steps.
struct SignOffWants {
  QString text;  // a heading, then one line for each step; empty if no step is missing
  // Commands for the missing steps. NextFinding goes to the first open difference of the second entry.
  std::vector<Command> commands;
};

[[nodiscard]] SignOffWants signOffWants(const ReviewedSheet& of, const contest::Event& event,
                                        const Translator& translator);

}  // namespace damath::window
