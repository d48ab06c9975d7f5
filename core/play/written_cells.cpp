// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/written_cells.hpp"

#include "core/notation/board/square_name.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"

namespace damath::play {

namespace {

using Route = std::vector<board::Square>;

// Parses a route such as `(0,3)(2,5)` with two or more squares.
std::optional<Route> routeIn(std::string_view text) {
  Route route;
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    const std::size_t end = text.find(')');
    if (end == std::string_view::npos) return std::nullopt;
    const auto square = notation::parseSquareName(rules::Game::Damath, text.substr(0, end + 1));
    if (!square) return std::nullopt;
    route.push_back(*square);
    text.remove_prefix(end + 1);
  }
  if (route.size() < 2) return std::nullopt;
  return route;
}

// Appends the part of a route that a line gives. The part begins at the last square or at the start of a
// jump.
void follow(Route& route, const Route& part) {
  const bool goesOn = !route.empty() && route.back() == part.front();
  route.insert(route.end(), part.begin() + (goesOn ? 1 : 0), part.end());
}

}  // namespace

std::string TypedCells::moves() const {
  std::string text;
  for (const WrittenCells& line : lines) text += (text.empty() ? "" : "; ") + line.move;
  return text;
}

std::optional<TypedCells> parseTypedCells(std::string_view text) {
  TypedCells typed;
  do {
    std::string_view line = trimmed(takePart(text, ';'));
    WrittenCells& cells = typed.lines.emplace_back();
    std::string_view move = trimmed(takePart(line, '|'));
    if (const std::size_t at = move.find('@'); at != std::string_view::npos) {
      const auto route = routeIn(move.substr(at + 1));
      if (!route) return std::nullopt;
      follow(typed.route, *route);
      move = trimmed(move.substr(0, at));
    }
    cells.move = move;
    cells.score = trimmed(takePart(line, '|'));
    cells.total = trimmed(takePart(line, '|'));
    if (!line.empty()) return std::nullopt;
  } while (!trimmed(text).empty());
  return typed;
}

}  // namespace damath::play
