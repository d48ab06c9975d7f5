// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/swiss/pairing_page.hpp"

#include <algorithm>

#include "app/cli/shell/checklist_lines.hpp"
#include "app/cli/shell/terminal.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/words/texts/swiss_words.hpp"
#include "core/notation/trf/trf_line.hpp"
#include "core/text/parts.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

std::string numberText(const notation::TrfSwiss& report, int player) {
  return std::to_string(report.numbers()[static_cast<std::size_t>(player)]);
}

std::string pairText(const notation::TrfSwiss& report, const dutch::Pair& pair, std::string_view between) {
  return numberText(report, pair.white) + std::string(between) + numberText(report, pair.black);
}

}  // namespace

std::string impasseText(int round, const dutch::NoPairing& none, const std::vector<int>& numbers,
                        words::Language language) {
  const std::string number = std::to_string(round);
  switch (none.impasse) {
    case dutch::Impasse::NobodyPlays:
      return words::said(Phrase::NobodyPlays, language, {number});
    case dutch::Impasse::NoByeLeft:
      return words::said(Phrase::NoByeLeft, language, {number});
    case dutch::Impasse::NoOpponents:
      return words::said(Phrase::NoOpponents, language,
                         {number, joined(none.players, ", ", [&](int player) {
                            return std::to_string(numbers[static_cast<std::size_t>(player)]);
                          })});
    case dutch::Impasse::CannotAllMeet:
      break;
  }
  return words::said(Phrase::CannotAllMeet, language, {number});
}

std::string pairingText(const notation::TrfSwiss& report, const dutch::Pairing& pairing) {
  std::string text = std::to_string(pairing.boards.size() + (pairing.bye ? 1 : 0)) + "\n";
  for (const dutch::Pair& pair : pairing.boards) text += pairText(report, pair, " ") + "\n";
  if (pairing.bye) text += numberText(report, *pairing.bye) + " 0\n";
  return text;
}

std::string comparisonText(const notation::TrfSwiss& report, const notation::TrfSwissRound& given,
                           const dutch::Pairing& best, words::Language language) {
  constexpr std::size_t kWidth = 20;
  std::vector<std::string> left;
  std::vector<std::string> right;
  for (const dutch::Pair& pair : given.boards) left.push_back(pairText(report, pair, " - "));
  if (given.bye) left.push_back(numberText(report, *given.bye) + " - 0");
  for (const dutch::Pair& pair : best.boards) right.push_back(pairText(report, pair, " - "));
  if (best.bye) right.push_back(numberText(report, *best.bye) + " - 0");
  std::string text = "    " + padded(words::said(Phrase::InTheReport, language), kWidth) +
                     words::said(Phrase::ByTheSystem, language) + "\n";
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    const std::string own = i < right.size() ? right[i] : "";
    const std::string theirs = i < left.size() ? left[i] : "";
    text += (own == theirs ? "    " : "  * ") + padded(theirs, kWidth) + own + "\n";
  }
  return text;
}

std::string checklistText(const notation::TrfSwiss& report, const dutch::Tournament& tournament,
                          const dutch::Pairing& pairing, words::Language language) {
  const words::ChecklistNames names{
      [&report](int player) { return numberText(report, player); },
      [](dutch::Score points) { return notation::trfPointsText(static_cast<int>(points)); },
      [](dutch::Colour colour) { return std::string(colour == dutch::Colour::White ? "w" : "b"); },
      [language](const dutch::PlayerState& state) { return words::preferenceText(state, language); }};
  const words::Checklist list = words::checklistOf(tournament, pairing, names, language);
  std::string text;
  for (const std::string& line :
       checklistLines(list, words::said(Phrase::SwissChecklistLegend, language), language)) {
    text += line + "\n";
  }
  return text;
}

}  // namespace damath::cli
