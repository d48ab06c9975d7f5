// SPDX-License-Identifier: GPL-3.0-or-later
// The official scoresheet as a document value, in the manual's layout. A corrected print keeps what was
// written readable beside what is right, and numbers the findings (rulebook T6).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/sheet/settle/ruled_report.hpp"
#include "reports/compose/parts/labels.hpp"
#include "reports/compose/parts/seldom.hpp"
#include "reports/compose/sheets/board_diagram.hpp"
#include "reports/compose/sheets/game_head.hpp"

namespace damath::compose {

// One cell on paper. With `correct` the written text is struck through and the correct one stands beside it;
// where nothing was written the correct text stands alone, and where nothing is right it is empty.
struct CellText {
  std::string written;
  Seldom<std::string> correct;
  Seldom<std::string> beside;  // two decimals of an exact grand total (S8), that a route is open (N6)
  std::vector<int> findings;   // the numbers of the findings about this cell, ascending
  // Text that the player crossed out, drawn struck through before the rest.
  Seldom<std::string> crossedOut{};

  [[nodiscard]] bool isBlank() const { return written.empty() && !correct && !crossedOut; }
};

struct ScoresheetHalf {
  sheet::HalfKind kind = sheet::HalfKind::Blank;
  CellText move;
  CellText score;
  CellText total;  // TOTAL and GRAND TOTAL keep their figure here
};

struct ScoresheetRow {
  int line = 0;  // the line's number on the sheet; 0 where the correction puts the line in
  std::array<ScoresheetHalf, 2> halves;
  std::vector<int> margin;  // findings about the line as a whole, or about a line missing before it
};

struct Footnote {
  int number = 0;
  std::string text;
};

struct Scoresheet {
  std::string title;
  GameHead head;
  std::vector<ScoresheetRow> play;          // the game
  std::vector<ScoresheetRow> closing;       // R.C., TOTAL, GRAND TOTAL
  CellText result;                          // the result tag in words
  std::string ending;                       // in words
  std::vector<Footnote> findings;           // empty: an ordinary print
  std::vector<Footnote> rulings;            // numbered on from the findings
  std::string stamp;                        // what kind of copy it is; empty on an ordinary print
  std::string coverage = {};                // how much of the game was followed; may be empty
  std::string remark = {};                  // under the result; may be empty
  std::string record = {};                  // which version it is, whose, and who signed it off; may be empty
  std::vector<std::string> reviewers = {};  // who looked the sheet over, and when
  std::vector<BoardDiagram> boards = {};    // on request, after the findings
};

// Nothing is corrected by a sheet that nobody has accepted: it was merely looked through.
enum class Copy { Audited, Corrected };

// The facilitator's word on a cell (T6), and how it reads: who ruled, and why.
struct RulingPrint {
  sheet::Ruling ruling;
  std::string sentence;
};

// What the audit has to say about the sheet, and what it comes to with the rulings. `sentences` has one for
// each finding of the report, in its order, empty where another tells of it; `effects` are the cells that the
// rulings move.
struct AuditPrint {
  const sheet::AuditReport& report;
  const sheet::Outcome& outcome;
  std::vector<std::string> sentences;
  std::vector<RulingPrint> rulings = {};
  std::vector<sheet::RulingEffect> effects = {};
  // Of findings without a sentence of their own the one that tells of them too: its cell bears that number.
  std::vector<std::optional<std::size_t>> sentenceOf = {};
  Copy copy = Copy::Corrected;
};

// Rulings are numbered on from the findings.
[[nodiscard]] inline int numberOfRuling(const sheet::AuditReport& report, std::size_t ruling) {
  return static_cast<int>(report.findings.size() + ruling) + 1;
}

// The sheet as written. The head is headOf(sheet), or the contest's.
[[nodiscard]] Scoresheet scoresheet(const sheet::Sheet& sheet, GameHead head, const Labels& labels);

// The result that stands for the game, and by which ending, in place of what the sheet alone comes to.
void putResult(Scoresheet& printed, const contest::GameResult& result, const Labels& labels);

// The corrected print. Promise: as many sentences as findings; the outcome is that of the sheet, the report
// and the rulings.
[[nodiscard]] Scoresheet correctedScoresheet(const sheet::Sheet& sheet, GameHead head,
                                             const rules::ChipSet& set, const AuditPrint& audit,
                                             const Labels& labels);

}  // namespace damath::compose
