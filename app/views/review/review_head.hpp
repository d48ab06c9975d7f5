// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a sheet above the panel: whose it is, which version, how far it is, and what it comes to.
#pragma once

#include <QString>

#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/models/text/translator.hpp"
#include "core/contest/contest.hpp"

namespace damath::views {

// A sheet in force as it was looked at.
struct ReviewedSheet {
  contest::EventId event{};
  desk::SheetAt at;
  desk::SheetView view;
};

[[nodiscard]] QString reviewTitle(const desk::SheetAt& at, const models::Translator& translator);
// The two who play; empty where that is gone.
[[nodiscard]] QString reviewedNames(const contest::Contest& contest, const contest::Event& event,
                                    const desk::SheetAt& at);
// Version, stage and figures, and the result where that is another.
[[nodiscard]] QStringList reviewFacts(const desk::SheetView& view, const contest::Event& event,
                                      const models::Translator& translator);
// The result and the totals that the scoresheet comes to: "0–1 (12 : 46)".
[[nodiscard]] QString reviewOutcome(const desk::SheetView& view, const contest::Event& event,
                                    const models::Translator& translator);
// "comes to 0–1 (12 : 46)", or that no result is proven.
[[nodiscard]] QString comesToText(const desk::SheetView& view, const contest::Event& event,
                                  const models::Translator& translator);

}  // namespace damath::views
