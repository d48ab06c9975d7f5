// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board/square_name.hpp"

#include "core/text/number.hpp"
#include "core/text/trim.hpp"

namespace damath::notation {

namespace {

using board::Square;
using rules::Game;

std::optional<int> numberOf(std::string_view text) {
  return text.starts_with('-') ? std::nullopt : numberIn<int>(text);
}

std::optional<Square> squareOfCoordinates(std::string_view text) {
  if (!text.starts_with('(') || !text.ends_with(')')) return std::nullopt;
  const std::string_view inner = text.substr(1, text.size() - 2);
  const std::size_t comma = inner.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto x = numberOf(trimmed(inner.substr(0, comma)));
  const auto y = numberOf(trimmed(inner.substr(comma + 1)));
  return x && y ? Square::at(*x, *y) : std::nullopt;
}

std::optional<Square> squareOfPdn(std::string_view text) {
  const auto number = numberOf(text);
  if (!number || *number < 1 || *number > board::kSquares) return std::nullopt;
  return Square(*number - 1);
}

std::optional<Square> squareOfLetter(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const int file = (text[0] >= 'A' && text[0] <= 'H') ? text[0] - 'A' : text[0] - 'a';
  return Square::at(7 - file, text[1] - '1');
}

}  // namespace

std::string squareName(Game game, Square square) {
  switch (game) {
    case Game::Damath:
      return "(" + std::to_string(square.x()) + "," + std::to_string(square.y()) + ")";
    case Game::English:
      return std::to_string(square.number() + 1);
    case Game::Dame:
      return {static_cast<char>('a' + 7 - square.x()), static_cast<char>('1' + square.y())};
  }
  return {};
}

std::optional<Square> parseSquareName(Game game, std::string_view text) {
  switch (game) {
    case Game::Damath:
      return squareOfCoordinates(text);
    case Game::English:
      return squareOfPdn(text);
    case Game::Dame:
      return squareOfLetter(text);
  }
  return std::nullopt;
}

std::string turnName(Game game, const rules::Turn& turn) {
  const std::string_view step = game == Game::Damath ? ""
                                : game == Game::Dame ? " "
                                : turn.isCapture()   ? "x"
                                                     : "-";
  std::string text = squareName(game, turn.start());
  const auto visit = [&](Square square) { text += std::string(step) + squareName(game, square); };
  if (!turn.isCapture()) visit(turn.end());
  for (const rules::Jump& jump : turn.jumps()) visit(jump.landing);
  return text;
}

}  // namespace damath::notation
