// SPDX-License-Identifier: GPL-3.0-or-later
// A scoresheet under review, in the version that the user sees, with its players and its result as texts.
#pragma once

#include <QString>

#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/text/translator.hpp"
#include "core/contest/model/contest.hpp"

namespace damath::window {

struct ReviewedSheet {
  contest::EventId event{};
  desk::SheetAt at;
  desk::SheetView view;
};

// Returns the names of the two players of a scoresheet; empty if the game no longer exists.
[[nodiscard]] QString reviewedNames(const contest::Contest& contest, const contest::Event& event,
                                    const desk::SheetAt& at);
// Returns the result and the totals of the scoresheet, for example "0–1 (12 : 46)".
[[nodiscard]] QString reviewOutcome(const desk::SheetView& view, const contest::Event& event,
                                    const Translator& translator);
// Returns what the scoresheet comes to, for example "comes to 0–1 (12 : 46)", or a text that no result is
// proven.
[[nodiscard]] QString comesToText(const desk::SheetView& view, const contest::Event& event,
                                  const Translator& translator);

}  // namespace damath::window
