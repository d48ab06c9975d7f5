// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawing.hpp"

#include <algorithm>
#include <stdexcept>

#include "core/board/position.hpp"
#include "core/board/position_builder.hpp"
#include "tests/support/comparison.hpp"

namespace damath::support {

namespace {

board::Position proven(const Expected<Drawing, DiagramFaults>& drawing) {
  if (!drawing) {
    std::string faults = "the drawing has faults:";
    for (const DiagramFault& fault : drawing.error()) {
      faults += " breach " + std::to_string(static_cast<int>(fault.breach)) + " at line " +
                std::to_string(fault.line) + ", column " + std::to_string(fault.column) + ";";
    }
    throw std::invalid_argument(faults);
  }
  const auto position = positionOf(*drawing);
  if (!position) throw std::invalid_argument("the pieces cannot stand as they are drawn");
  return *position;
}

}  // namespace

board::Position drawn(std::string_view text, board::Side toMove) {
  return proven(parseDiagram(text, toMove));
}
board::Position drawn(std::string_view text, board::Side toMove, const DiagramLegend& legend) {
  return proven(parseDiagram(text, toMove, legend));
}

board::Position turned(const board::Position& position) {
  board::PositionBuilder builder(opponent(position.toMove()));
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    if (const auto piece = position.at(square)) {
      builder.put(square.turned(), {opponent(piece->side), piece->chip, piece->rank});
    }
  }
  return builder.build().value();
}

std::string toText(const rules::Turn& turn) {
  return toText(toPlain(turn));
}

std::vector<std::string> legal(const board::Position& position, const rules::Ruleset& ruleset) {
  std::vector<std::string> texts;
  for (const rules::Turn& turn : rules::legalTurns(ruleset, position)) texts.push_back(toText(turn));
  std::ranges::sort(texts);
  return texts;
}

std::string drawnAfter(const board::Position& position, std::string_view turn,
                       const rules::Ruleset& ruleset) {
  for (const rules::Turn& each : rules::legalTurns(ruleset, position)) {
    if (toText(each) != turn) continue;
    board::Position next = position;
    rules::play(ruleset, next, each);
    return toDiagram(next);
  }
  throw std::invalid_argument("no legal turn: " + std::string(turn));
}

std::string tidied(std::string_view text) {
  return toDiagram(drawn(text));
}

}  // namespace damath::support
