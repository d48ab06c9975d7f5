// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drawing.hpp"

#include <algorithm>
#include <stdexcept>

#include "tests/support/comparison.hpp"

namespace damath::support {

namespace {

board::Position proven(const Expected<board::PositionDraft, board::DiagramFaults>& draft) {
  if (!draft) {
    std::string faults = "the drawing has faults:";
    for (const board::DiagramFault& fault : draft.error()) {
      faults += " breach " + std::to_string(static_cast<int>(fault.breach)) + " at line " +
                std::to_string(fault.line) + ", column " + std::to_string(fault.column) + ";";
    }
    throw std::invalid_argument(faults);
  }
  const auto position = board::validate(*draft);
  if (!position) {
    std::string faults = "the position has faults:";
    for (const board::PositionFault& fault : position.error()) {
      faults += " breach " + std::to_string(static_cast<int>(fault.breach)) + " of piece " +
                std::to_string(fault.entry) + ";";
    }
    throw std::invalid_argument(faults);
  }
  return *position;
}

}  // namespace

board::Position drawn(std::string_view text, board::Side toMove) {
  return proven(board::parseDiagram(text, toMove));
}
board::Position drawn(std::string_view text, board::Side toMove, const board::DiagramLegend& legend) {
  return proven(board::parseDiagram(text, toMove, legend));
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
    return board::toDiagram(next);
  }
  throw std::invalid_argument("no legal turn: " + std::string(turn));
}

std::string tidied(std::string_view text) {
  return board::toDiagram(drawn(text));
}

}  // namespace damath::support
