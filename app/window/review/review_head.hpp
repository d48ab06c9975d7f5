// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for the head of the review page: the players, the version, the review state and the result of a
// sheet, and the steps that are missing before the sheet can be signed off.
#pragma once

#include <QString>
#include <vector>

#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/page/command.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::window {

// A sheet in force, in the version that the user sees.
struct ReviewedSheet {
  contest::EventId event{};
  desk::SheetAt at;
  desk::SheetView view;
};

[[nodiscard]] QString reviewTitle(const desk::SheetAt& at, const Translator& translator);
// Returns the names of the two players; empty if the game no longer exists.
[[nodiscard]] QString reviewedNames(const contest::Contest& contest, const contest::Event& event,
                                    const desk::SheetAt& at);
// Returns the version, the review state and the result of the sheet. Adds the game's result if it differs.
[[nodiscard]] QStringList reviewFacts(const desk::SheetView& view, const contest::Event& event,
                                      const Translator& translator);
// Returns the result and the totals of the scoresheet: "0–1 (12 : 46)".
[[nodiscard]] QString reviewOutcome(const desk::SheetView& view, const contest::Event& event,
                                    const Translator& translator);
// Returns "comes to 0–1 (12 : 46)", or a text that no result is proven.
[[nodiscard]] QString comesToText(const desk::SheetView& view, const contest::Event& event,
                                  const Translator& translator);

// The missing steps before a sheet can be signed off, and the commands for these steps.
struct SignOffWants {
  QString text;  // one line per step; empty if the sheet can be signed off
  // NextFinding stands for the first open difference of the second entry.
  std::vector<Command> commands;
};

[[nodiscard]] SignOffWants signOffWants(const ReviewedSheet& of, const contest::Event& event,
                                        const Translator& translator);

}  // namespace damath::window
