// The board as text: BLUE's chips as b-9, RED's as r2, a dama's value in brackets, the operator on a vacant
// square; y upward on the left, x along the bottom, as BLUE sees it.
#pragma once

#include <string>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::cli {

// Nine lines, each ended.
[[nodiscard]] std::string boardPicture(const board::Position& position, const rules::ChipSet& set);

// `BLUE` or `RED`, the same in every language.
[[nodiscard]] std::string sideName(board::Side side);

}  // namespace damath::cli
