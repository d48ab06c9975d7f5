// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_cases.hpp"

#include <optional>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/text_width.hpp"
#include "app/words/findings/finding_law.hpp"
#include "app/words/findings/finding_patterns.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/spelling.hpp"

namespace damath::words {

namespace {

using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;

constexpr FindingPattern kUnreadableFrom = {"the %2 %1 cannot be read from %3 on",
                                            "hindi mabasa ang %2 %1 simula sa %3"};
constexpr FindingPattern kNoMove = {"no move is written beside the figures",
                                    "walang nakasulat na tira sa tabi ng mga bilang"};
constexpr FindingPattern kNotInSet = {"%1 names a chip that the set does not have",
                                      "may chip sa %1 na wala sa hanay ng mga chip"};
constexpr FindingPattern kTakenBefore = {": %3's %4 was taken in line %5",
                                         ": nakain na ang %4 ng %3 sa linya %5"};
constexpr FindingPattern kTakes = {
    "the turn %1 takes %3 where %4 could be taken; the most must be taken (mayor %5)",
    "%3 lamang ang kinain sa tirang %1 kahit %4 ang makakain; ang pinakamarami ang dapat kainin (mayor %5)"};
constexpr FindingPattern kSwapped = {"%1 names the chips in the wrong order; the taker stands first",
                                     "baligtad ang ayos ng mga chip sa %1; nauuna ang kumakain"};
constexpr FindingPattern kWrongStep = {"the working %1 has a wrong step",
                                       "may maling hakbang sa kuwentang %1"};
constexpr FindingPattern kScoreOfQuiet = {"the %2 %1 stands beside a move that takes nothing",
                                          "may %2 %1 sa tabi ng tirang walang kinain"};
constexpr FindingPattern kDoubledChip = {"%1 doubles a chip that is not a dama",
                                         "dinoble ang %1 kahit hindi dama ang chip"};
constexpr FindingPattern kOtherChipLeft = {"%1 is not the chip that is left", "hindi %1 ang natirang chip"};
constexpr FindingPattern kSumOfRemaining = {"the %2 %1 is not the sum of the remaining chips",
                                            "hindi suma ng mga natirang chip ang %2 %1"};
constexpr FindingPattern kExtraTaken = {
    "%1 stands among the remaining chips, but it was taken in line %3",
    "kasama ang %1 sa mga natirang chip, ngunit nakain na ito sa linya %3"};
constexpr FindingPattern kExtraTwice = {"%1 stands among the remaining chips, but it is counted already",
                                        "kasama ang %1 sa mga natirang chip, ngunit nabilang na ito"};
constexpr FindingPattern kNotByEnding = {"%1 is not what the ending of the game gives",
                                         "hindi %1 ang ibinibigay ng pagtatapos ng laro"};
constexpr FindingPattern kBehindGap = {
    "the %2 %1 is not the sum of the lines written; from line %3 on lines may be wanting",
    "hindi suma ng mga nakasulat na linya ang %2 %1; mula sa linya %3 ay maaaring may kulang na linya"};
constexpr FindingPattern kGapUntil = {
    "from %1 to line %3 no play on the board explains the lines; they are checked by their figures alone, "
    "and the "
    "boards behind them are inferred from the lines that follow",
    "mula sa %1 hanggang linya %3 ay walang laro sa board na tugma sa mga linya; mga bilang na lamang ang "
    "sinusuri, at hinango sa mga sumunod na linya ang mga board pagkatapos"};
constexpr FindingPattern kChainLine = {"a line of the chain is missing here",
                                       "may kulang na linya ng sunod-sunod na kain dito"};

std::string_view numeral(std::size_t number) {
  constexpr std::string_view kNames[] = {"isa",  "dalawa", "tatlo", "apat",  "lima",       "anim",
                                         "pito", "walo",   "siyam", "sampu", "labing-isa", "labindalawa"};
  return number >= 1 && number <= std::size(kNames) ? kNames[number - 1] : "";
}

std::string inQuotes(std::string_view written) {
  return "“" + std::string(written) + "”";
}

std::string said(const FindingPattern& pattern, Language language,
                 std::initializer_list<std::string_view> words) {
  return filled(in(language, pattern), words);
}

// A figure that would be right had not an earlier one been wrong.
bool isCarried(const Finding& finding) {
  if (!finding.causedBy || !finding.correct || finding.written.empty()) return false;
  switch (finding.code) {
    case FindingCode::WrongScore:
      return finding.clause == "S1";
    case FindingCode::WrongRemaining:
      return finding.cell == Cell::RemainingTotal;
    case FindingCode::WrongTotal:
    case FindingCode::WrongGrandTotal:
    case FindingCode::WrongResult:
      return true;
    default:
      return false;
  }
}

// One finding's words: what is written, the cell's name, and how they are put into a pattern.
class Case {
 public:
  Case(const Finding& finding, const Audited& audited, Language language)
      : m_finding(finding),
        m_audited(audited),
        m_language(language),
        m_written(inQuotes(finding.written)),
        m_cell(in(language, finding.code == FindingCode::MissingFigure ? cellName(finding.cell)
                                                                       : cellNameBefore(finding.cell))) {}

  [[nodiscard]] std::string told() const {
    if (isCarried(m_finding)) return carried();
    if (const auto special = ofItsOwn()) return *special;
    const auto underLaw = lawPattern(m_finding, m_audited.law, m_language);
    const std::string pattern =
        underLaw ? *underLaw : std::string(in(m_language, codePattern(m_finding.code)));
    return filled(pattern, {m_written, m_cell, extra()});
  }

 private:
  [[nodiscard]] std::string with(const FindingPattern& pattern, std::string_view third = {},
                                 std::string_view fourth = {}, std::string_view fifth = {}) const {
    return said(pattern, m_language, {m_written, m_cell, third, fourth, fifth});
  }

  [[nodiscard]] std::string carried() const {
    const auto& findings = m_audited.report.findings;
    const std::size_t root = *m_finding.causedBy;
    if (root >= findings.size() || !findings[root].line) return with(kCarriedOn);
    const bool gap = findings[root].code == FindingCode::Gap;
    return with(gap ? kBehindGap : kCarried, std::to_string(*findings[root].line));
  }

  [[nodiscard]] std::string extra() const {
    if (m_finding.code == FindingCode::Repetition) {
      return std::to_string(m_audited.law.ruleset.repetitionCount.answer);
    }
    return m_finding.code == FindingCode::MissingRemaining ? m_finding.correct.value_or("") : std::string();
  }

  [[nodiscard]] std::optional<std::string> ofItsOwn() const {
    switch (m_finding.code) {
      case FindingCode::UnreadableEntry:
        return unreadable();
      case FindingCode::NoSuchChip:
        return noSuchChip();
      case FindingCode::NotMaximum:
        return notMaximum();
      case FindingCode::WrongOperand:
        return isSwapped(m_audited, m_finding) ? std::optional(with(kSwapped)) : std::nullopt;
      case FindingCode::WrongScore:
        if (m_finding.clause == "N3") return with(kWrongStep);
        if (m_finding.clause == "N1") return with(kScoreOfQuiet);
        return std::nullopt;
      case FindingCode::WrongRemaining:
        return wrongRemaining();
      case FindingCode::ExtraRemaining:
        return extraRemaining();
      case FindingCode::WrongResult:
        return m_finding.clause == "E2" ? std::nullopt : std::optional(with(kNotByEnding));
      case FindingCode::MissingLine:
        return m_finding.clause == "N2" ? std::optional(with(kChainLine)) : std::nullopt;
      case FindingCode::Gap:
        if (!m_finding.untilLine) return std::nullopt;
        return with(kGapUntil, std::to_string(*m_finding.untilLine));
      default:
        return std::nullopt;
    }
  }

  [[nodiscard]] std::optional<std::string> unreadable() const {
    if (m_finding.written.empty()) {
      return m_finding.cell == Cell::Move ? std::optional(with(kNoMove)) : std::nullopt;
    }
    if (!m_finding.column || *m_finding.column <= 1) return std::nullopt;
    const std::string_view rest = fromCharacter(m_finding.written, *m_finding.column);
    return rest.empty() ? std::nullopt : std::optional(with(kUnreadableFrom, inQuotes(rest)));
  }

  [[nodiscard]] std::optional<std::string> noSuchChip() const {
    if (m_finding.clause != "K8") return with(kNotInSet);
    const auto taken = takenBefore(m_audited, m_finding);
    if (!taken) return std::nullopt;
    return with(codePattern(m_finding.code)) + with(kTakenBefore, colourOf(taken->side),
                                                    m_audited.law.set.chips[taken->chip].text,
                                                    std::to_string(taken->line));
  }

  [[nodiscard]] std::optional<std::string> notMaximum() const {
    const auto counts = captureCounts(m_audited, m_finding);
    if (!counts) return std::nullopt;
    return with(kTakes, std::to_string(counts->taken), std::to_string(counts->most), numeral(counts->most));
  }

  [[nodiscard]] std::optional<std::string> wrongRemaining() const {
    if (m_finding.cell == Cell::RemainingTotal) return with(kSumOfRemaining);
    const sheet::Half* half = halfOf(m_audited, m_finding);
    const bool ofChip = half != nullptr && m_finding.written == half->move && half->move != half->score;
    if (!ofChip) return std::nullopt;
    const sheet::EntryReader reader(m_audited.law.set);
    const auto written = reader.readRemaining(m_finding.written);
    const auto right = reader.readRemaining(m_finding.correct.value_or(""));
    const bool sameChip = written && right && written->chip.text == right->chip.text;
    return with(sameChip ? kDoubledChip : kOtherChipLeft);
  }

  [[nodiscard]] std::optional<std::string> extraRemaining() const {
    if (const auto taken = takenBefore(m_audited, m_finding)) {
      return with(kExtraTaken, std::to_string(taken->line));
    }
    const auto position = lastPosition(m_audited.report);
    const auto row = sheet::EntryReader(m_audited.law.set).readRemaining(m_finding.written);
    if (!position || !row || !m_finding.side) return std::nullopt;
    for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
      if (row->chip.names(chip) && position->find(*m_finding.side, chip)) return with(kExtraTwice);
    }
    return std::nullopt;
  }

  const Finding& m_finding;
  const Audited& m_audited;
  Language m_language;
  std::string m_written;
  std::string m_cell;
};

}  // namespace

std::string whatOf(const Finding& finding, const Audited& audited, Language language) {
  return Case(finding, audited, language).told();
}

std::string squareOf(const Audited& audited, board::Square square, board::Side reader) {
  return sheet::squareText(audited.law.ruleset, audited.law.set, square, reader);
}

std::string printedFigure(const sheet::Law& law, const exact::Number& value) {
  // Quotients of whole sets are shown as decimals, as on paper; fractions stay fractions.
  const auto style = law.set.arithmetic() == rules::Arithmetic::Exact ? exact::FigureStyle::Fraction
                                                                      : exact::FigureStyle::Decimal;
  std::string text;
  for (const char c : exact::toText(value, style)) text += c == '-' ? std::string("−") : std::string(1, c);
  return text;
}

std::string bracketed(const std::string& figure) {
  return figure.starts_with("−") || figure.find(' ') != std::string::npos ? "(" + figure + ")" : figure;
}

std::string_view colourOf(board::Side side) {
  return side == board::Side::Blue ? "BLUE" : "RED";
}

}  // namespace damath::words
