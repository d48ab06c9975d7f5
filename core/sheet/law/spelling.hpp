// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the cells of a scoresheet in the program's own spelling. The program can read each of these cells,
// and the meaning stays the same (rulebook N1, N2, N3, N5). withDecimals() and figureWithDecimals() write for
// people only, as do totalText() and totalWithDecimals().
#pragma once

#include <string>
#include <string_view>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/score.hpp"
#include "core/rules/turns/turn.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

[[nodiscard]] std::string signText(board::Operator sign);  // returns + - x or ÷

// Returns a square as text, `(0,3)`, in the notation frame of the chip set for this mover.
[[nodiscard]] std::string squareText(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                     board::Square square, board::Side mover);

// Returns a quiet move as text: `-9 (0,3)`.
[[nodiscard]] std::string quietText(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                    board::ChipIndex chip, board::Square destination, board::Side mover);

// Returns a capture as text: `-9 + (-1)`, `10 x 6`.
[[nodiscard]] std::string captureText(const rules::ChipSet& set, board::ChipIndex taker, board::Operator sign,
                                      board::ChipIndex taken);

// Returns the step in the program's spelling of a Move cell.
[[nodiscard]] std::string textOf(const Law& law, const BoardStep& boardStep);
// Returns the text of a whole turn on one line. Captures include their landing square: `10 x 6 (5,4)`.
[[nodiscard]] std::string textOf(const Law& law, const board::Position& position, const rules::Turn& turn);

// Returns the route of a turn as text, `@(0,3)(2,5)`: its start and landing squares, in the absolute frame.
[[nodiscard]] std::string routeText(const rules::Turn& turn);

[[nodiscard]] std::string figureText(const rules::ChipSet& set, const exact::Number& value);
// True if the figure is a fraction or has a root. A reader then needs two decimals beside it (S8).
[[nodiscard]] bool wantsDecimals(std::string_view figure);
// Returns the exact figure, followed by two decimals if wantsDecimals() is true: "21073/3850 (5.47)". The
// decimals let a reader compare two figures by eye.
[[nodiscard]] std::string withDecimals(const std::string& figure, const exact::Number& value);
[[nodiscard]] std::string figureWithDecimals(const rules::ChipSet& set, const exact::Number& value);

// Returns a grand total, or a sum of grand totals, for people: a fraction is a mixed number, "45 1/2". Pupils
// calculate with improper fractions, so the cells of a scoresheet keep figureText(). Beside a result nobody
// calculates, and a mixed number shows at once how large the total is.
[[nodiscard]] std::string totalText(const std::string& figure, const exact::Number& value);
// Returns totalText() with two decimals beside a total that needs them: "45 1/2 (45.50)" (S8). The blank in
// the mixed number is a no-break space.
[[nodiscard]] std::string totalWithDecimals(const std::string& figure, const exact::Number& value);
[[nodiscard]] std::string totalWithDecimals(const rules::ChipSet& set, const exact::Number& value);

// Returns the score as a figure without its calculation; empty if the jump has no score (S4).
[[nodiscard]] std::string scoreFigure(const Law& law, const rules::JumpScore& score);
// Returns a score with its rounding and doubling, as the manual writes it: `-3.5 ≈ -4`, `16 x 2 = 32`. A
// score that the ruleset rounds after the doubling reads `-3.5 x 2 = -7`. Empty if the jump has no score.
[[nodiscard]] std::string scoreText(const Law& law, const rules::JumpScore& score);

// Returns the text of a remaining chip in an R.C. row: `-11 x 2` for a dama, `-11` for an ordinary chip.
[[nodiscard]] std::string remainingText(const rules::ChipSet& set, board::Piece piece);

}  // namespace damath::sheet
