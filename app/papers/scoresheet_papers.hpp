// SPDX-License-Identifier: GPL-3.0-or-later
// Prints filled scoresheets: the written values, with correct values beside wrong ones, and the rulings.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/order.hpp"
#include "app/papers/subject.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// `meeting` is a game or a rematch of the event.
[[nodiscard]] compose::GameHead headOf(const Subject& subject, const desk::Meeting& meeting);

// Beside: board diagrams at the start, before each finding and at the end
enum class Boards { None, Beside };

// Adds the scoresheet in force. The form refers to none of the arguments, so `view` may be destroyed
// afterwards.
void addScoresheet(compose::Document& document, const Subject& subject, const compose::GameHead& head,
                   const desk::SheetView& view, Boards boards = Boards::None);

// Makes the filled scoresheets of the order: the sheet of the rematch, or the sheets of the round. The order
// gets the boards without a scoresheet. If `watch` returns false, some scoresheets are missing. Errors:
// NoSuchSheet if no board has a scoresheet; NoSuchRematch.
[[nodiscard]] desk::DeskResult<compose::Document> filledSheets(EventOrder& order);

// Unnamed: hides who made a ruling and why.
enum class Officials { Named, Unnamed };

// Prints the scoresheet in force for the public. Hides who entered, reviewed and approved the scoresheet.
// Precondition: `meeting` belongs to the event.
[[nodiscard]] compose::Document publicScoresheet(const Subject& subject, const desk::Meeting& meeting,
                                                 desk::SheetView view, Officials officials);

// A scoresheet as the screen shows it. `stored` is the version in force; null if there is none. The stored
// rulings and the acceptance count only if the shown scoresheet equals the stored one.
struct ShownSheet {
  const sheet::Sheet& sheet;
  const sheet::AuditReport& report;
  const desk::SheetView* stored = nullptr;
};
[[nodiscard]] compose::Document shownScoresheet(const Subject& subject, const desk::Meeting& meeting,
                                                const ShownSheet& shown);

}  // namespace damath::papers
