// SPDX-License-Identifier: GPL-3.0-or-later
// A filled scoresheet in the layout of the manual, ready to be printed. A corrected print keeps the written
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

// A cell of a printed scoresheet. If `correct` is set, the written text is struck through and `correct`
// stands beside it. If nothing was written, `correct` stands alone: also a figure that the program filled in
// (filled_cell.hpp), because no player wrote it. An empty `correct` means that the cell
// should be empty.
struct CellText {
  std::string written;
  Seldom<std::string> correct;
  // two decimals of an exact grand total (S8), or a remark that another route also fits (N6)
  Seldom<std::string> beside;
  std::vector<int> findings;  // the numbers of the findings and rulings about this cell
  // The text that the player crossed out. It is printed struck through, before the written text.
  Seldom<std::string> crossedOut{};

  [[nodiscard]] bool isBlank() const { return written.empty() && !correct && !crossedOut; }
};

struct ScoresheetHalf {
  sheet::HalfKind kind = sheet::HalfKind::Blank;
  CellText move;
  CellText score;
  CellText total;  // TOTAL and GRAND TOTAL lines have their number in this cell
};

struct ScoresheetRow {
  int line = 0;  // the number of the line on the scoresheet; 0 for a line that the correction inserts
  std::array<ScoresheetHalf, 2> halves;
  // The numbers of the findings that are about the whole line, or about a line that is missing before this
  // line.
  std::vector<int> margin;
};

struct Footnote {
  int number = 0;
  std::string text;
};

struct Scoresheet {
  std::string title;
  GameHead head;
  std::vector<ScoresheetRow> play;     // the lines with turns of the game
  std::vector<ScoresheetRow> closing;  // the lines R.C. (remaining chips), TOTAL and GRAND TOTAL
  CellText result;                     // the result in words, as the Result tag states it
  std::string ending;                  // the ending in words
  std::vector<Footnote> findings;      // empty if the sheet is printed as written
  std::vector<Footnote> rulings;       // the numbers of the rulings continue those of the findings
  // says that this is a corrected copy or an audited copy; empty if the sheet is printed as written, or if
  // nothing was found or corrected
  std::string stamp;
  std::string coverage = {};  // says how much of the game the audit could follow; may be empty
  std::string remark = {};    // printed under the result; may be empty
  // Tells the version of the sheet, its author, and the reviewer who approved it; may be empty.
  std::string record = {};
  std::vector<std::string> reviewers = {};  // the reviewers who checked the sheet, each with the time
  std::vector<BoardDiagram> boards = {};    // boards that the user asked for, printed after the findings
};

// The kind of a corrected print. Audited: nobody has accepted the sheet yet, so the correct values are only
// proposals. Corrected: the sheet is accepted.
enum class Copy { Audited, Corrected };

// The facilitator's ruling on a cell (T6), and a sentence that says who ruled, and why.
struct RulingPrint {
  sheet::Ruling ruling;
  std::string sentence;
};

// The audit of a scoresheet, and the outcome of the game after the rulings. `sentences` has one sentence for
// each finding of the report, in the report's order. A sentence is empty if the sentence of another finding
// covers this finding. `effects` are the cells that the rulings change.
struct AuditPrint {
  const sheet::AuditReport& report;
  const sheet::Outcome& outcome;
  std::vector<std::string> sentences;
  std::vector<RulingPrint> rulings = {};
  std::vector<sheet::RulingEffect> effects = {};
  // For each finding with an empty sentence: the index of another finding whose sentence covers this finding.
  // The cell of this finding then shows the number of the other finding.
  std::vector<std::optional<std::size_t>> sentenceOf = {};
  Copy copy = Copy::Corrected;
};

// Returns the printed number of a ruling. The numbers of rulings continue those of the findings.
[[nodiscard]] inline int numberOfRuling(const sheet::AuditReport& report, std::size_t ruling) {
  return static_cast<int>(report.findings.size() + ruling) + 1;
}

// Returns the scoresheet as the players wrote it. The head comes from headOf(sheet) or from the contest.
[[nodiscard]] Scoresheet scoresheet(const sheet::Sheet& sheet, GameHead head, words::Language language);

// Puts the valid result and ending of the game on the print. A different written result is struck through.
void putResult(Scoresheet& printed, const contest::GameResult& result, words::Language language);

// Returns the corrected print. Preconditions: one sentence for each finding; the outcome belongs to the
// sheet, the report and the rulings.
[[nodiscard]] Scoresheet correctedScoresheet(const sheet::Sheet& sheet, GameHead head,
                                             const rules::ChipSet& set, const AuditPrint& audit,
                                             words::Language language);

}  // namespace damath::compose
