// SPDX-License-Identifier: GPL-3.0-or-later
// Returns the operator as printed on the board, in UTF-8 with a true minus sign (rulebook B3).
#pragma once

#include <string_view>

#include "core/board/square.hpp"

namespace damath::board {

[[nodiscard]] constexpr std::string_view printed(Operator sign) {
  switch (sign) {
    case Operator::Plus:
      return "+";
    case Operator::Minus:
      return "−";
    case Operator::Times:
      return "×";
    case Operator::Divide:
      return "÷";
  }
  return "";
}

}  // namespace damath::board
