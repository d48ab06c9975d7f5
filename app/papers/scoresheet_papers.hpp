// SPDX-License-Identifier: GPL-3.0-or-later
// Prints filled scoresheets: the written values, with correct values beside wrong ones, and the rulings.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/order.hpp"
#include "app/papers/subject.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// Returns the head of the scoresheet of a game or a rematch (`meeting`). Precondition: it belongs to the
// event.
[[nodiscard]] compose::GameHead headOf(const Subject& subject, const desk::Meeting& meeting);

// Beside: with board diagrams of the start, before each finding, and of the end.
enum class Boards { None, Beside };

// Adds the scoresheet in force (the version that counts) to the document. The document does not refer to the
// arguments, so `view` may be destroyed afterwards.
void addScoresheet(compose::Document& document, const Subject& subject, const compose::GameHead& head,
                   const desk::SheetView& view, Boards boards = Boards::None);

// Makes the filled scoresheets of the order: that of a rematch, or those of a round. Tells the order which
// boards have none. If `watch` returns false, some scoresheets are missing. Errors: NoSuchSheet if no board
// has a scoresheet; NoSuchRematch.
[[nodiscard]] desk::DeskResult<compose::Document> filledSheets(EventOrder& order);

// Unnamed: the author and the reason of a ruling are not printed.
enum class Officials { Named, Unnamed };

// Prints the scoresheet in force for the public. Leaves out the people who entered, reviewed and approved it.
// Precondition: `meeting` belongs to the event.
[[nodiscard]] compose::Document publicScoresheet(const Subject& subject, const desk::Meeting& meeting,
                                                 desk::SheetView view, Officials officials);

// A scoresheet as a screen shows it. `stored` is the version in force; null if there is none. The stored
// rulings and the acceptance count only while the shown scoresheet equals the stored one.
struct ShownSheet {
  const sheet::Sheet& sheet;
  const sheet::AuditReport& report;
  const desk::SheetView* stored = nullptr;
};
[[nodiscard]] compose::Document shownScoresheet(const Subject& subject, const desk::Meeting& meeting,
                                                const ShownSheet& shown);

}  // namespace damath::papers
