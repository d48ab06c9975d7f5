// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/sheets/board_diagram.hpp"

#include <map>

#include "core/sheet/settle/open_turn.hpp"

#include "core/precondition.hpp"
#include "reports/compose/sheets/board_steps.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

BoardDiagram diagramOf(std::string caption, const board::Position& position, const rules::ChipSet& set) {
  BoardDiagram diagram{std::move(caption), {}};
  for (int number = 0; number < board::kSquares; ++number) {
    const board::Square square(number);
    if (const auto piece = position.at(square)) {
      diagram.chips.push_back({square, *piece, set.chips.at(piece->chip).text});
    }
  }
  return diagram;
}

}  // namespace

std::vector<BoardDiagram> boardDiagrams(const sheet::AuditReport& report, const rules::ChipSet& set,
                                        const std::vector<int>& shown, words::Language language) {
  std::vector<BoardDiagram> diagrams{diagramOf(said(Phrase::BoardAtStart, language), report.start, set)};
  std::map<std::size_t, std::string> numbers;  // the numbers of the findings, by the index of their turn
  for (const int number : shown) {
    const auto index = static_cast<std::size_t>(number) - 1;
    DAMATH_EXPECTS(index < report.findings.size());
    const auto& place = report.findings[index].turn;
    if (!place) continue;
    std::string& ofTurn = numbers[place->turn];
    ofTurn += (ofTurn.empty() ? "" : ", ") + std::to_string(number);
  }
  const auto caption = [&, settled = sheet::turnsSettled(report)](const std::string& text,
                                                                  std::size_t turns) {
    return turns > settled ? said(Phrase::BoardOnOneRoute, language, {text}) : text;
  };
  for (const auto& [turn, findings] : numbers) {
    diagrams.push_back(diagramOf(caption(said(Phrase::BoardBefore, language, {findings}), turn),
                                 report.turns[turn].before, set));
  }
  if (const auto last = report.lastPosition()) {
    diagrams.push_back(
        diagramOf(caption(said(Phrase::PrintedBoardAtEnd, language), report.turns.size()), *last, set));
  }
  return diagrams;
}

}  // namespace damath::compose
