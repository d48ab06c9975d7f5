// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/parts/route.hpp"

#include "core/text/number.hpp"

namespace damath::compose {

namespace {

// True if the text begins with a square such as "(2,5)".
bool beginsWithSquare(std::string_view text) {
  return text.size() >= 5 && text[0] == '(' && isDigit(text[1]) && text[2] == ',' && isDigit(text[3]) &&
         text[4] == ')';
}

bool endsInSquare(std::string_view text) {
  const std::size_t open = text.rfind('(');
  if (open == std::string_view::npos) return false;
  std::string square(text.substr(open));
  if (square.size() == 6 && square[3] == ' ') square.erase(3, 1);
  return square.size() == 5 && beginsWithSquare(square);
}

}  // namespace

std::string withoutRoute(std::string_view text) {
  const std::size_t sign = text.rfind('@');
  if (sign == std::string_view::npos) return std::string(text);
  std::string_view squares = text.substr(sign + 1);
  if (squares.empty() || squares.size() % 5 != 0) return std::string(text);
  std::string_view last;
  for (; !squares.empty(); squares.remove_prefix(5)) {
    if (!beginsWithSquare(squares)) return std::string(text);
    last = squares.substr(0, 5);
  }
  std::string_view turn = text.substr(0, sign);
  while (turn.ends_with(' ')) turn.remove_suffix(1);
  return endsInSquare(turn) ? std::string(turn) : std::string(turn) + " → " + std::string(last);
}

std::string withoutRoutes(std::string_view sentence) {
  std::string text;
  for (std::size_t sign = sentence.find('@'); sign != std::string_view::npos; sign = sentence.find('@')) {
    std::string_view rest = sentence.substr(sign + 1);
    std::string_view last;
    while (beginsWithSquare(rest)) {
      last = rest.substr(0, 5);
      rest.remove_prefix(5);
    }
    text += sentence.substr(0, last.empty() ? sign + 1 : sign);
    sentence = rest;
    if (last.empty()) continue;
    while (text.ends_with(' ')) text.pop_back();
    if (!endsInSquare(text)) text += " → " + std::string(last);
  }
  return text + std::string(sentence);
}

}  // namespace damath::compose
