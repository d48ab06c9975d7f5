#include "core/sheet/spelling.hpp"

#include "core/exact/number_text.hpp"

namespace damath::sheet {

std::string signText(board::Operator sign) {
  switch (sign) {
    case board::Operator::Plus:
      return "+";
    case board::Operator::Minus:
      return "-";
    case board::Operator::Times:
      return "x";
    case board::Operator::Divide:
      return "÷";
  }
  return {};
}

std::string squareText(const rules::Ruleset& ruleset, const rules::ChipSet& set, board::Square square,
                       board::Side mover) {
  const auto [x, y] = square.coordinates(set.notationFrame(ruleset), mover);
  return "(" + std::to_string(x) + "," + std::to_string(y) + ")";
}

std::string quietText(const rules::Ruleset& ruleset, const rules::ChipSet& set, board::ChipIndex chip,
                      board::Square destination, board::Side mover) {
  return set.chips[chip].text + " " + squareText(ruleset, set, destination, mover);
}

std::string captureText(const rules::ChipSet& set, board::ChipIndex taker, board::Operator sign,
                        board::ChipIndex taken) {
  const std::string& right = set.chips[taken].text;
  const bool negative = right.starts_with('-') || right.starts_with("−");
  return set.chips[taker].text + " " + signText(sign) + " " + (negative ? "(" + right + ")" : right);
}

std::string figureText(const rules::ChipSet& set, const exact::Number& value) {
  return exact::toText(value, set.figureStyle());
}

std::string scoreText(const rules::ChipSet& set, const rules::JumpScore& score) {
  const std::string value = figureText(set, score.value);
  std::string text;
  if (set.arithmetic() == rules::Arithmetic::Whole && score.raw != score.rounded) {
    text = exact::toText(score.raw, exact::FigureStyle::Decimal) + " ≈ ";
  }
  if (score.multiplier == 1 || score.rounded.isZero()) return text + value;
  if (score.rounded * exact::Number(score.multiplier) != score.value) return value;
  const std::string base = figureText(set, score.rounded);
  const bool sum = base.find(' ') != std::string::npos;  // p + q√2
  return text + (sum ? "(" + base + ")" : base) + " x " + std::to_string(score.multiplier) + " = " + value;
}

std::string remainingText(const rules::ChipSet& set, board::Piece piece) {
  return set.chips[piece.chip].text + (piece.rank == board::Rank::Dama ? " x 2" : "");
}

}  // namespace damath::sheet
