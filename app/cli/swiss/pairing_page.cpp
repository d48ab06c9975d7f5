// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/swiss/pairing_page.hpp"

#include <algorithm>

#include "app/cli/shell/terminal.hpp"
#include "app/words/catalogue/swiss_words.hpp"
#include "core/notation/trf/trf_line.hpp"

namespace damath::cli {

using words::SwissPhrase;

namespace {

std::string numberText(const notation::TrfSwiss& report, int player) {
  return std::to_string(report.numbers()[static_cast<std::size_t>(player)]);
}

std::string pairText(const notation::TrfSwiss& report, const dutch::Pair& pair, std::string_view between) {
  return numberText(report, pair.white) + std::string(between) + numberText(report, pair.black);
}

char letterOf(dutch::Float kind) {
  return kind == dutch::Float::Down ? 'D' : kind == dutch::Float::Up ? 'U' : '-';
}

std::string coloursText(const dutch::Standing& standing) {
  std::string text;
  for (const dutch::Colour colour : standing.colours) text += colour == dutch::Colour::White ? 'w' : 'b';
  return text.empty() ? "-" : text;
}

class Checklist {
 public:
  Checklist(const notation::TrfSwiss& report, const dutch::Tournament& tournament, words::Language language)
      : m_report(report), m_field(tournament), m_first(tournament.first), m_language(language) {}

  std::string text(const dutch::Tournament& tournament, const dutch::Pairing& pairing) {
    add(SwissPhrase::ChecklistHead,
        {std::to_string(tournament.round), std::to_string(std::max(tournament.round, tournament.rounds)),
         std::to_string(m_field.size())});
    add(SwissPhrase::ChecklistLegend, {});
    const auto reasons = dutch::reasonsOf(m_field, pairing);
    for (std::size_t i = 0; i < pairing.brackets.size(); ++i) addBracket(pairing.brackets[i], reasons[i]);
    if (pairing.bye) {
      m_text += '\n';
      add(SwissPhrase::SitsOut, {numberText(m_report, *pairing.bye)});
    }
    return std::move(m_text);
  }

 private:
  void add(SwissPhrase phrase, std::initializer_list<std::string_view> words) {
    m_text += words::said(phrase, m_language, words) + "\n";
  }

  [[nodiscard]] std::string numberAt(int place) const {
    return numberText(m_report, m_field.at(place).player);
  }

  [[nodiscard]] std::string listOf(const std::vector<int>& places) const {
    std::string list;
    for (const int place : places) list += (list.empty() ? "" : ", ") + numberAt(place);
    return list;
  }

  void addPlayer(int place) {
    const dutch::Standing& standing = m_field.at(place);
    m_text += padded(numberAt(place), 6) +
              padded(notation::trfPointsText(static_cast<int>(standing.score)), 8) +
              padded(coloursText(standing), 9) + padded(words::wishText(standing, m_language), 10) +
              padded(std::string{letterOf(standing.lastFloat), letterOf(standing.earlierFloat)}, 8) +
              (standing.mayHaveBye ? "y" : "n") + "\n";
  }

  void addPair(const dutch::PairReason& reason) {
    const dutch::Standing& higher = m_field.at(reason.higher);
    const dutch::Standing& lower = m_field.at(reason.lower);
    const bool isWhite = dutch::colourOf(higher, lower, m_first) == dutch::Colour::White;
    const std::string why = reason.passedOver
                                ? words::said(SwissPhrase::PassedOver, m_language,
                                              {numberAt(reason.passedOver->place),
                                               words::groundText(reason.passedOver->ground, m_language)})
                                : words::said(SwissPhrase::FirstInOrder, m_language);
    add(SwissPhrase::PairLine,
        {numberAt(isWhite ? reason.higher : reason.lower), numberAt(isWhite ? reason.lower : reason.higher),
         why, words::colourText(reason.colours, m_language)});
  }

  void addBracket(const dutch::PairedBracket& bracket, const std::vector<dutch::PairReason>& reasons) {
    m_text += '\n';
    const dutch::Score score = m_field.at(bracket.residents.front()).score;
    add(SwissPhrase::BracketHead, {notation::trfPointsText(static_cast<int>(score))});
    if (!bracket.movedDown.empty()) add(SwissPhrase::MovedDownHere, {listOf(bracket.movedDown)});
    add(SwissPhrase::PlayerHead, {});
    for (const int place : bracket.movedDown) addPlayer(place);
    for (const int place : bracket.residents) addPlayer(place);
    for (const dutch::PairReason& reason : reasons) addPair(reason);
    if (!bracket.floaters.empty()) add(SwissPhrase::FloatsOn, {listOf(bracket.floaters)});
  }

  const notation::TrfSwiss& m_report;
  dutch::Field m_field;
  dutch::Colour m_first;
  words::Language m_language;
  std::string m_text;
};

}  // namespace

std::string impasseText(int round, const dutch::NoPairing& none, const std::vector<int>& numbers,
                        words::Language language) {
  const std::string number = std::to_string(round);
  switch (none.impasse) {
    case dutch::Impasse::NobodyPlays:
      return words::said(SwissPhrase::NobodyPlays, language, {number});
    case dutch::Impasse::NoByeLeft:
      return words::said(SwissPhrase::NoByeLeft, language, {number});
    case dutch::Impasse::NoOpponents: {
      std::string list;
      for (const int player : none.players)
        list += (list.empty() ? "" : ", ") + std::to_string(numbers[static_cast<std::size_t>(player)]);
      return words::said(SwissPhrase::NoOpponents, language, {number, list});
    }
    case dutch::Impasse::CannotAllMeet:
      break;
  }
  return words::said(SwissPhrase::CannotAllMeet, language, {number});
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
  std::string text = "    " + padded(words::said(SwissPhrase::InTheReport, language), kWidth) +
                     words::said(SwissPhrase::ByTheSystem, language) + "\n";
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    const std::string own = i < right.size() ? right[i] : "";
    const std::string theirs = i < left.size() ? left[i] : "";
    text += (own == theirs ? "    " : "  * ") + padded(theirs, kWidth) + own + "\n";
  }
  return text;
}

std::string checklistText(const notation::TrfSwiss& report, const dutch::Tournament& tournament,
                          const dutch::Pairing& pairing, words::Language language) {
  return Checklist(report, tournament, language).text(tournament, pairing);
}

}  // namespace damath::cli
