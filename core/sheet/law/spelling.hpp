// SPDX-License-Identifier: GPL-3.0-or-later
// How the program itself writes a sheet's cells; everything here is read back as what it was (rulebook N1,
// N2, N3, N5).
#pragma once

#include <string>
#include <string_view>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/score.hpp"
#include "core/rules/turn.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

[[nodiscard]] std::string signText(board::Operator sign);  // + - x ÷

// `(0,3)`, in the set's notation frame for this mover.
[[nodiscard]] std::string squareText(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                     board::Square square, board::Side mover);

// `-9 (0,3)`
[[nodiscard]] std::string quietText(const rules::Ruleset& ruleset, const rules::ChipSet& set,
                                    board::ChipIndex chip, board::Square destination, board::Side mover);

// `-9 + (-1)`, `10 x 6`
[[nodiscard]] std::string captureText(const rules::ChipSet& set, board::ChipIndex taker, board::Operator sign,
                                      board::ChipIndex taken);

// `@(0,3)(2,5)`: start and landings, in the absolute frame.
[[nodiscard]] std::string routeText(const rules::Turn& turn);

[[nodiscard]] std::string figureText(const rules::ChipSet& set, const exact::Number& value);
// Whether a figure so spelled is a fraction or has roots, so that two decimals should stand beside it (S8).
[[nodiscard]] bool wantsDecimals(std::string_view figure);
// "21073/3850 (5.47)": the exact figure, and beside it the decimals where it wants them, so that two figures
// can be compared by eye.
[[nodiscard]] std::string withDecimals(const std::string& figure, const exact::Number& value);
[[nodiscard]] std::string figureWithDecimals(const rules::ChipSet& set, const exact::Number& value);

// The figure of a score alone; empty where the jump has none (S4).
[[nodiscard]] std::string scoreFigure(const Law& law, const rules::JumpScore& score);
// A score with its rounding and doubling shown as in the manual: `-3.5 ≈ -4`, `16 x 2 = 32`; rounded after
// the doubling `-3.5 x 2 = -7`. Empty where the jump has none.
[[nodiscard]] std::string scoreText(const Law& law, const rules::JumpScore& score);

// `-11 x 2` for a dama among the remaining chips, `-11` for an ordinary chip.
[[nodiscard]] std::string remainingText(const rules::ChipSet& set, board::Piece piece);

}  // namespace damath::sheet
