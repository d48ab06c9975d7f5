// SPDX-License-Identifier: GPL-3.0-or-later
// Applies the reviewer's rulings on cells to an audited sheet (rulebook T6). A ruling never overwrites the
// written sheet. It either keeps the written text of a cell, or names another text that counts in its place.
// The effect depends on the cell:
//   move: A kept move also keeps the consequences of its finding, above all the score beside it. For another
//   move, the score is computed from the operands and sign of that move, if possible.
//   score: This figure counts instead of the correct score. The figure 0 removes the score.
//   total: The running total continues from this figure.
//   remaining: This figure of the R.C. row counts. A ruling without a line gives the sum of all missing rows.
//   remainingTotal, grandTotal: This sum counts, whatever its parts add up to.
//   result: This result counts, whatever the grand totals are. If no result is written and the cell is kept,
//   the result of the grand totals counts.
// If the exchange of columns is proven, no ruling keeps the columns as written; only an answer about habits
// does (habit_answers.hpp). A ruling on a cell takes precedence over the consequence of another ruling. A
// ruling on a later sum takes precedence over a ruling on an earlier sum.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/correction.hpp"

namespace damath::sheet {

struct Ruling {
  std::optional<int> line;          // from 1; nullopt for the result, and for a row that the sheet lacks
  std::optional<board::Side> side;  // nullopt for the result
  Cell cell = Cell::Move;
  std::optional<std::string> value;  // the correct text; nullopt: the written text counts
};

// A sheet, the chip set and ruleset of its audit, and the report of the audit. Precondition: all four outlive
// this object.
struct AuditedSheet {
  const Sheet& sheet;
  const rules::ChipSet& set;
  const rules::Ruleset& ruleset;
  const AuditReport& report;
};

enum class RulingFault {
  // The cell has no finding. If the cell is a score or total, the move beside it has no error either.
  NoFinding,
  NoValue,         // the new text, or the written text that would be kept, is no move, figure or result
  KeepsExchange,   // the ruling keeps the columns of a proven exchange; only an answer about habits can do so
  LeavesGamesOpen  // the cell's finding reports several games; only an answer about habits chooses one
};

// Yes if somebody disputes the cell. A ruling on it then needs no finding.
enum class Disputed { No, Yes };

// True if the finding is about entries in the wrong place, but raises no question about habits for the
// reviewer. A ruling that keeps such an entry only says that its place is no mistake.
[[nodiscard]] bool isOfPlaceAlone(const Finding& finding);

// Returns the reason why the ruling is not allowed; nullopt if it is allowed.
[[nodiscard]] std::optional<RulingFault> faultOf(const AuditedSheet& audited, const Ruling& ruling,
                                                 Disputed disputed = Disputed::No);

struct Outcome {
  // All cells whose final text differs from the written text, ordered by line. A correction that the audit
  // makes names its finding. All other corrections follow from rulings.
  std::vector<Correction> corrections;
  std::array<exact::Number, 2> running;    // BLUE, RED: the running totals at the end
  std::array<exact::Number, 2> remaining;  // BLUE, RED: the sums of the R.C. rows
  std::array<exact::Number, 2> grands;
  rules::Result result = rules::Result::Draw;
  // True if the audit leaves the result open and no ruling decides it. `result` is then not proven.
  bool isOpen = false;
  // True if `grands` give another result than `result`, and no ruling on the result decides. `result` is then
  // the result on paper, and neither `result` nor `grands` is proven.
  bool isAgainstTotals = false;
};

// Returns the outcome of the rulings. Without rulings, this is the audit's outcome. Precondition: at most one
// ruling for each cell; faultOf() allows each ruling, or allowed it when it was made.
[[nodiscard]] Outcome outcomeOf(const AuditedSheet& audited, const std::vector<Ruling>& rulings);

// Returns the sheet after corrections and rulings, with the tags Ending and Result. Without rulings, this is
// corrected(). With rulings, the sheet keeps the lines of the paper and gets missing TOTAL and GRAND rows. A
// tag names each ruled cell: [Ruled1 "2 blue.score -12"], [Ruled2 "result keep"].
[[nodiscard]] Sheet correctedByRulings(const AuditedSheet& audited, const std::vector<Ruling>& rulings);

// Returns the name of the ruled cell: "2 blue.score", "red.grandTotal" or "result".
[[nodiscard]] std::string placeText(const Ruling& ruling);

}  // namespace damath::sheet
