// SPDX-License-Identifier: GPL-3.0-or-later
// The official scoresheet as a document value, in the manual's layout. A corrected print keeps the written
// text readable beside the correct value, and numbers the findings (rulebook T6).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/sheet/settle/ruled_report.hpp"
#include "reports/compose/parts/seldom.hpp"
#include "reports/compose/sheets/board_diagram.hpp"
#include "reports/compose/sheets/game_head.hpp"
#include "words/language.hpp"

namespace damath::compose {

// A cell on paper. If `correct` is set, the written text is struck through and `correct` stands beside it.
// Without written text, `correct` stands alone. An empty `correct` means that the cell should be empty.
struct CellText {
  std::string written;
  Seldom<std::string> correct;
  Seldom<std::string> beside;  // an exact grand total's two decimals (S8), or the mark of an open route (N6)
  std::vector<int> findings;   // numbers of the findings about this cell, ascending
  // The text that the player crossed out. This text is drawn struck through before the other text.
  Seldom<std::string> crossedOut{};

  [[nodiscard]] bool isBlank() const { return written.empty() && !correct && !crossedOut; }
};

struct ScoresheetHalf {
  sheet::HalfKind kind = sheet::HalfKind::Blank;
  CellText move;
  CellText score;
  CellText total;  // TOTAL and GRAND TOTAL have their figure here
};

struct ScoresheetRow {
  int line = 0;  // the line's number on the sheet; 0 for a line that the correction inserts
  std::array<ScoresheetHalf, 2> halves;
  std::vector<int> margin;  // findings about the whole line, or about a line missing before it
};

struct Footnote {
  int number = 0;
  std::string text;
};

struct Scoresheet {
  std::string title;
  GameHead head;
  std::vector<ScoresheetRow> play;     // lines of the game
  std::vector<ScoresheetRow> closing;  // lines of R.C., TOTAL, GRAND TOTAL
  CellText result;                     // the result tag in words
  std::string ending;                  // in words
  std::vector<Footnote> findings;      // empty on an ordinary print
  std::vector<Footnote> rulings;       // the numbers continue those of the findings
  std::string stamp;                   // the kind of copy; empty on an ordinary print
  std::string coverage = {};           // how much of the game was followed; may be empty
  std::string remark = {};             // printed under the result; may be empty
  // The version, its author, and the reviewer who approved the sheet; may be empty.
  std::string record = {};
  std::vector<std::string> reviewers = {};  // the reviewers who checked the sheet, with the time
  std::vector<BoardDiagram> boards = {};    // boards on request, after the findings
};

// Audited: nobody has accepted the sheet yet, so the correct values are only proposals. Corrected: the print
// of an accepted sheet.
enum class Copy { Audited, Corrected };

// The facilitator's ruling on a cell (T6), and the sentence that says who ruled, and why.
struct RulingPrint {
  sheet::Ruling ruling;
  std::string sentence;
};

// The audit of a sheet, and its outcome with the rulings. `sentences` has one sentence for each finding of
// the report, in the report's order. A sentence is empty if the sentence of another finding covers this
// finding. `effects` are the cells that the rulings change.
struct AuditPrint {
  const sheet::AuditReport& report;
  const sheet::Outcome& outcome;
  std::vector<std::string> sentences;
  std::vector<RulingPrint> rulings = {};
  std::vector<sheet::RulingEffect> effects = {};
  // For a finding without its own sentence: the index of the finding whose sentence covers it. Its cell shows
  // the number of that finding.
  std::vector<std::optional<std::size_t>> sentenceOf = {};
  Copy copy = Copy::Corrected;
};

// The numbers of rulings continue those of the findings.
[[nodiscard]] inline int numberOfRuling(const sheet::AuditReport& report, std::size_t ruling) {
  return static_cast<int>(report.findings.size() + ruling) + 1;
}

// Returns the sheet as written. The head comes from headOf(sheet) or from the contest.
[[nodiscard]] Scoresheet scoresheet(const sheet::Sheet& sheet, GameHead head, words::Language language);

// Replaces the result and the ending on the print by those in force for the game.
void putResult(Scoresheet& printed, const contest::GameResult& result, words::Language language);

// Returns the corrected print. Preconditions: one sentence for each finding; the outcome belongs to the
// sheet, the report and the rulings.
[[nodiscard]] Scoresheet correctedScoresheet(const sheet::Sheet& sheet, GameHead head,
                                             const rules::ChipSet& set, const AuditPrint& audit,
                                             words::Language language);

}  // namespace damath::compose
