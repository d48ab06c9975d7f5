// SPDX-License-Identifier: GPL-3.0-or-later
// What a sheet comes to once the facilitator has ruled on findings (rulebook T6). What was written is never
// overwritten: a ruling says what stands in its place, or that it stands.
//   columns exchanged   no ruling keeps the columns as written: the answer of habits does
//   (habit_answers.hpp). move            kept: what merely follows from its finding stands as written too,
//   the score that goes
//                   with it above all. Another move: the score that its own words give, where they give one.
//   score           this figure counts in place of the one that is right, a figure of 0 takes it away.
//   total           the running total goes on from this figure.
//   remaining       the figure of this R.C. row counts; without a line, what all missing rows together count.
//   remainingTotal, grandTotal   this sum, whatever adds up to it.
//   result          this result, whatever the grand totals; kept where none is written, what they come to.
// A ruling on a cell itself goes before what follows from another; the later sum before the earlier.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/correction.hpp"

namespace damath::sheet {

struct Ruling {
  std::optional<int> line;          // from 1; nothing for the result, and for a line that the sheet lacks
  std::optional<board::Side> side;  // nothing for the result
  Cell cell = Cell::Move;
  std::optional<std::string> value;  // what is right; nothing: what is written stands
};

// A sheet with the law it was audited under and what the audit made of it. All must outlive this.
struct AuditedSheet {
  const Sheet& sheet;
  const rules::ChipSet& set;
  const rules::Ruleset& ruleset;
  const AuditReport& report;
};

enum class RulingFault {
  NoFinding,       // neither the cell nor, for a score or total, the move beside it has a finding
  NoValue,         // the value, or what is written and would be kept, is no move, no figure or no result
  KeepsExchange,   // the cell is the root of exchanged columns, which only an answer of habits undoes
  LeavesGamesOpen  // the cell is the root of several games, between which only an answer of habits decides
};

// Whether somebody disputes the cell, so that a ruling on it needs no finding.
enum class Disputed { No, Yes };

// True if the finding is about an entry that counts in another place than it stands, and no answer of habits
// changes that. A ruling that keeps the entry only says that its place is no mistake.
[[nodiscard]] bool isOfPlaceAlone(const Finding& finding);

// Why there is no such ruling; nothing where there is.
[[nodiscard]] std::optional<RulingFault> faultOf(const AuditedSheet& audited, const Ruling& ruling,
                                                 Disputed disputed = Disputed::No);

struct Outcome {
  // Every cell in which something else stands than is written, by line; those that the audit asks for name
  // their finding, the others follow from a ruling.
  std::vector<Correction> corrections;
  std::array<exact::Number, 2> remaining;  // BLUE, RED: the sums of the R.C. figures
  std::array<exact::Number, 2> grands;
  rules::Result result = rules::Result::Draw;
  // True if the audit leaves the result open and no ruling has settled it: `result` is not proven.
  bool isOpen = false;
};

// Promise: at most one ruling a cell, and none has or had a fault. Without rulings it is what the audit says.
[[nodiscard]] Outcome outcomeOf(const AuditedSheet& audited, const std::vector<Ruling>& rulings);

// The sheet as corrections and rulings leave it, with Ending and Result. Without rulings it is `corrected`;
// with any it keeps the lines of the paper, adds TOTAL and GRAND where they are wanting, and names each
// ruled cell in a tag: [Ruled1 "2 blue.score -12"], [Ruled2 "result keep"].
[[nodiscard]] Sheet correctedByRulings(const AuditedSheet& audited, const std::vector<Ruling>& rulings);

// "2 blue.score", "red.grandTotal", "result".
[[nodiscard]] std::string placeText(const Ruling& ruling);

}  // namespace damath::sheet
