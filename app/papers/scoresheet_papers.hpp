// SPDX-License-Identifier: GPL-3.0-or-later
// Prints filled scoresheets: the written values, with correct values beside wrong ones, and the rulings.
#pragma once

#include "app/desk/rounds/meeting.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/paper_order.hpp"
#include "app/papers/paper_subject.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// Returns the head of the scoresheet form: event, round, board and players. `meeting` is a game or a rematch
// of the event.
[[nodiscard]] compose::GameHead headOf(const Subject& subject, const desk::Meeting& meeting);

// Beside: prints board diagrams after the findings: the start of the game, the position before each finding,
// and the end of the game if the whole game could be replayed.
enum class Boards { None, Beside };

// Adds the scoresheet in force to the document. The added pages do not use `view` or the other arguments
// afterwards.
void addScoresheet(compose::Document& document, const Subject& subject, const compose::GameHead& head,
                   const desk::SheetView& view, Boards boards = Boards::None);

// Makes the filled scoresheets that the order names: the scoresheet of a rematch, of one board, or of each
// board of a round. Adds the boards without a scoresheet to order.withoutSheet. If order.watch returns false,
// the remaining scoresheets are left out. Errors: NoSuchSheet if no scoresheet was made; NoSuchRematch;
// StoreFailed.
[[nodiscard]] desk::DeskResult<compose::Document> filledSheets(EventOrder& order);

// Unnamed: the paper does not show who made a ruling and why.
enum class Officials { Named, Unnamed };

// Prints the scoresheet in force for the public. Leaves out the people who entered, reviewed and approved it.
// Precondition: `meeting` belongs to the event.
[[nodiscard]] compose::Document publicScoresheet(const Subject& subject, const desk::Meeting& meeting,
                                                 desk::SheetView view, Officials officials);

// A scoresheet as the screen shows it. `stored` is the version in force; null if there is none. If the shown
// scoresheet differs from the stored version, the rulings and the acceptance of the stored version do not
// apply.
struct ShownSheet {
  const sheet::Sheet& sheet;
  const sheet::AuditReport& report;
  const desk::SheetView* stored = nullptr;
};
[[nodiscard]] compose::Document shownScoresheet(const Subject& subject, const desk::Meeting& meeting,
                                                const ShownSheet& shown);

}  // namespace damath::papers
