// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that are printed beside a scoresheet: at the start, before the turn of each finding, and at the end.
#pragma once

#include <string>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/sheet/judge/audit.hpp"
#include "words/language.hpp"

namespace damath::compose {

struct DiagramChip {
  board::Square square{0};
  board::Piece piece;
  std::string text;  // the text that is printed on the chip
};

struct BoardDiagram {
  std::string caption;  // "Start", "Before 3, 4" (3 and 4: numbers of findings), "End of the game"
  std::vector<DiagramChip> chips;
};

// Returns the boards as far as the audit could replay the game. The start is always shown, the end only after
// a complete replay. `shown` holds the numbers of the findings that are printed on the sheet. Findings about
// one turn share a board.
[[nodiscard]] std::vector<BoardDiagram> boardDiagrams(const sheet::AuditReport& report,
                                                      const rules::ChipSet& set,
                                                      const std::vector<int>& shown,
                                                      words::Language language);

}  // namespace damath::compose
