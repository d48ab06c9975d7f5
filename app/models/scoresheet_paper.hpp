// SPDX-License-Identifier: GPL-3.0-or-later
// The printed form of a sheet as it stands on the screen: with what is right beside what is written where the
// audit found something.
#pragma once

#include "app/desk/sheet_desk.hpp"
#include "app/words/catalogue/language.hpp"
#include "reports/compose/document.hpp"

namespace damath::models {

struct ShownSheet {
  const sheet::Sheet& sheet;
  const sheet::AuditReport& report;
};

// `stored` is the version in force, null where there is none; its rulings count where it is the sheet shown.
[[nodiscard]] compose::Document scoresheetPaper(const contest::Contest& contest, const contest::Event& event,
                                                const contest::Game& game, const ShownSheet& shown,
                                                const desk::SheetView* stored, words::Language language);

}  // namespace damath::models
