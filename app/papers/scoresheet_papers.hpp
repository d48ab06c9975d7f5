// SPDX-License-Identifier: GPL-3.0-or-later
// Filled scoresheets: as written where nothing is wrong, otherwise with what is right beside it, and with the
// rulings.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/subject.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// Of a game or a rematch of the event.
[[nodiscard]] compose::GameHead headOf(const Subject& subject, const desk::Meeting& meeting);

enum class Boards { None, Beside };  // at the start, before each finding, at the end

// Adds a sheet in force; what it is made of need not be kept until all are made.
void addScoresheet(compose::Document& document, const Subject& subject, const compose::GameHead& head,
                   const desk::SheetView& view, Boards boards = Boards::None);

// Whether it is printed who ruled, and why.
enum class Officials { Named, Unnamed };

// The sheet in force as the public may see it: not who typed, reviewed and signed it. Promise: the meeting is
// the event's.
[[nodiscard]] compose::Document publicScoresheet(const Subject& subject, const desk::Meeting& meeting,
                                                 desk::SheetView view, Officials officials);

// A sheet as it stands on the screen. `stored` is the version in force, null where there is none; its rulings
// and its acceptance count where it is the sheet shown.
struct ShownSheet {
  const sheet::Sheet& sheet;
  const sheet::AuditReport& report;
  const desk::SheetView* stored = nullptr;
};
[[nodiscard]] compose::Document shownScoresheet(const Subject& subject, const desk::Meeting& meeting,
                                                const ShownSheet& shown);

}  // namespace damath::papers
