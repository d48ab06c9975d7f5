// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/law/spelling.hpp"

#include "core/exact/number_text.hpp"
#include "core/text/number.hpp"

namespace damath::sheet {

namespace {

// Returns an intermediate value as a player writes it. Games that keep fractions show a fraction. All other
// games show a decimal, such as -3.5, if the decimal terminates.
std::string workText(const rules::ChipSet& set, const exact::Number& value) {
  const bool keepsFractions = set.arithmetic() == rules::Arithmetic::Exact;
  return exact::toText(value, keepsFractions ? exact::FigureStyle::Fraction : exact::FigureStyle::Decimal);
}

}  // namespace

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

std::string textOf(const Law& law, const BoardStep& boardStep) {
  const board::Side side = boardStep.mover.side;
  if (!boardStep.taken) {
    return quietText(law.ruleset, law.set, boardStep.mover.chip, boardStep.landing, side);
  }
  return captureText(law.set, boardStep.mover.chip, boardStep.landing.sign(), boardStep.taken->chip);
}

std::string textOf(const Law& law, const board::Position& position, const rules::Turn& turn) {
  std::string text;
  for (const BoardStep& boardStep : BoardSteps(position, turn)) {
    if (!text.empty()) text += ", ";
    text += textOf(law, boardStep);
    if (boardStep.taken) {
      text += " " + squareText(law.ruleset, law.set, boardStep.landing, boardStep.mover.side);
    }
  }
  return text;
}

std::string routeText(const rules::Turn& turn) {
  const auto place = [](board::Square square) {
    return "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
  };
  std::string text = "@" + place(turn.start());
  if (!turn.isCapture()) return text + place(turn.end());
  for (const rules::Jump& jump : turn.jumps()) text += place(jump.landing);
  return text;
}

std::string figureText(const rules::ChipSet& set, const exact::Number& value) {
  return exact::toText(value, set.figureStyle());
}

bool wantsDecimals(std::string_view figure) {
  return figure.find('/') != std::string_view::npos || figure.find("√") != std::string_view::npos;
}

std::string withDecimals(const std::string& figure, const exact::Number& value) {
  return wantsDecimals(figure) ? figure + " (" + exact::toDecimals(value, 2) + ")" : figure;
}

std::string figureWithDecimals(const rules::ChipSet& set, const exact::Number& value) {
  return withDecimals(figureText(set, value), value);
}

std::string totalText(const std::string& figure, const exact::Number& value) {
  return wantsDecimals(figure) ? exact::toMixedText(value) : figure;
}

std::string totalWithDecimals(const std::string& figure, const exact::Number& value) {
  std::string text = totalText(figure, value);
  // No line breaks inside a mixed number, which would look like two numbers.
  const std::size_t blank = text.find(' ');
  if (blank != std::string::npos && isDigit(text[blank + 1])) text.replace(blank, 1, "\u00a0");
  return withDecimals(text, value);
}

std::string totalWithDecimals(const rules::ChipSet& set, const exact::Number& value) {
  return totalWithDecimals(figureText(set, value), value);
}

std::string scoreFigure(const Law& law, const rules::JumpScore& score) {
  return hasNoScore(law, score) ? std::string() : figureText(law.set, score.value);
}

std::string scoreText(const Law& law, const rules::JumpScore& score) {
  std::string value = scoreFigure(law, score);
  // Scores of polynomials have many decimals before the rounding. Players do not write these decimals.
  const bool showsRounding = law.scores.arithmetic() != rules::Arithmetic::Variables;
  const exact::Number doubled = score.rounded * exact::Number(score.multiplier);
  if (score.divisionByZero || (!showsRounding && doubled != score.value)) return value;
  std::string text;
  if (showsRounding && score.raw != score.rounded) text = workText(law.set, score.raw) + " ≈ ";
  if (score.multiplier != 1 && !score.rounded.isZero()) {
    const std::string base = workText(law.set, score.rounded);
    const bool sum = base.find(' ') != std::string::npos;  // brackets keep a sum such as p + q√2 together
    text += (sum ? "(" + base + ")" : base) + " x " + std::to_string(score.multiplier) + " = ";
  }
  if (doubled != score.value) text += workText(law.set, doubled) + " ≈ ";
  return text + value;
}

std::string remainingText(const rules::ChipSet& set, board::Piece piece) {
  return set.chips[piece.chip].text + (piece.rank == board::Rank::Dama ? " x 2" : "");
}

}  // namespace damath::sheet
