// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/findings/finding_cases.hpp"

#include <optional>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/text_width.hpp"
#include "app/words/catalogue/texts.hpp"
#include "app/words/findings/finding_law.hpp"
#include "app/words/findings/finding_patterns.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::words {

namespace {

using rules::Clause;
using sheet::Cell;
using sheet::Finding;
using sheet::FindingCode;

std::string_view numeral(std::size_t number) {
  constexpr std::string_view kNames[] = {"isa",  "dalawa", "tatlo", "apat",  "lima",       "anim",
                                         "pito", "walo",   "siyam", "sampu", "labing-isa", "labindalawa"};
  return number >= 1 && number <= std::size(kNames) ? kNames[number - 1] : "";
}

std::string inQuotes(std::string_view written) {
  return "“" + std::string(written) + "”";
}

// A figure that would be right had not an earlier one been wrong.
bool isCarried(const Finding& finding) {
  if (!finding.causedBy || !finding.correct || finding.written.empty()) return false;
  switch (finding.code) {
    case FindingCode::WrongScore:
      return finding.clause == Clause("S1");
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
  Case(const Finding& finding, const sheet::Audited& audited, Language language)
      : m_finding(finding),
        m_audited(audited),
        m_language(language),
        m_written(finding.code == FindingCode::Gap && finding.written.empty()
                      ? std::string(text::kThisPlace.in(language))
                      : inQuotes(finding.written)),
        m_cell((finding.code == FindingCode::MissingFigure ? cellName(finding.cell)
                                                           : cellNameBefore(finding.cell))
                   .in(language)) {}

  [[nodiscard]] std::string told() const {
    if (isCarried(m_finding)) return carried();
    if (const auto special = ofItsOwn()) return *special;
    const auto underLaw = lawPattern(m_finding, m_audited.law, m_language);
    const std::string pattern =
        underLaw ? *underLaw : std::string(codePattern(m_finding.code).in(m_language));
    return filled(pattern, {m_written, m_cell, extra()});
  }

 private:
  [[nodiscard]] std::string with(const Pattern& pattern, std::string_view third = {},
                                 std::string_view fourth = {}, std::string_view fifth = {}) const {
    return said(pattern, m_language, {m_written, m_cell, third, fourth, fifth});
  }

  [[nodiscard]] std::string carried() const {
    const auto& findings = m_audited.report.findings;
    const std::size_t root = *m_finding.causedBy;
    if (root >= findings.size() || !findings[root].line) return with(text::kCarriedOn);
    const bool gap = findings[root].code == FindingCode::Gap;
    return with(gap ? text::kBehindGap : text::kCarried, std::to_string(*findings[root].line));
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
        return isSwapped(m_audited, m_finding) ? std::optional(with(text::kSwapped)) : std::nullopt;
      case FindingCode::WrongScore:
        if (m_finding.clause == Clause("N3")) return with(text::kWrongStep);
        if (m_finding.clause == Clause("N1")) return with(text::kScoreOfQuiet);
        return std::nullopt;
      case FindingCode::WrongRemaining:
        return wrongRemaining();
      case FindingCode::ExtraRemaining:
        return extraRemaining();
      case FindingCode::WrongResult:
        return m_finding.clause == Clause("E2") ? std::nullopt : std::optional(with(text::kNotByEnding));
      case FindingCode::MissingLine:
        return m_finding.clause == Clause("N2") ? std::optional(with(text::kChainLine)) : std::nullopt;
      case FindingCode::Gap:
        if (!m_finding.untilLine) return std::nullopt;
        return with(text::kGapUntil, std::to_string(*m_finding.untilLine));
      default:
        return std::nullopt;
    }
  }

  [[nodiscard]] std::optional<std::string> unreadable() const {
    if (m_finding.written.empty()) {
      return m_finding.cell == Cell::Move ? std::optional(with(text::kNoMove)) : std::nullopt;
    }
    if (!m_finding.column || *m_finding.column <= 1) return std::nullopt;
    const std::string_view rest = fromCharacter(m_finding.written, *m_finding.column);
    return rest.empty() ? std::nullopt : std::optional(with(text::kUnreadableFrom, inQuotes(rest)));
  }

  [[nodiscard]] std::optional<std::string> noSuchChip() const {
    if (m_finding.clause != Clause("K8")) return with(text::kNotInSet);
    const auto taken = takenBefore(m_audited, m_finding);
    if (!taken) return std::nullopt;
    return with(codePattern(m_finding.code)) + with(text::kTakenBefore, colourOf(taken->side),
                                                    m_audited.law.set.chips[taken->chip].text,
                                                    std::to_string(taken->line));
  }

  [[nodiscard]] std::optional<std::string> notMaximum() const {
    const auto counts = captureCounts(m_audited, m_finding);
    if (!counts) return std::nullopt;
    return with(text::kTakes, std::to_string(counts->taken), std::to_string(counts->most),
                numeral(counts->most));
  }

  [[nodiscard]] std::optional<std::string> wrongRemaining() const {
    if (m_finding.cell == Cell::RemainingTotal) return with(text::kSumOfRemaining);
    const sheet::Half* half = halfOf(m_audited, m_finding);
    const bool ofChip = half != nullptr && m_finding.written == half->move && half->move != half->score;
    if (!ofChip) return std::nullopt;
    const sheet::EntryReader reader(m_audited.law.set);
    const auto written = reader.readRemaining(m_finding.written);
    const auto right = reader.readRemaining(m_finding.correct.value_or(""));
    const bool sameChip = written && right && written->chip.text == right->chip.text;
    return with(sameChip ? text::kDoubledChip : text::kOtherChipLeft);
  }

  [[nodiscard]] std::optional<std::string> extraRemaining() const {
    if (const auto taken = takenBefore(m_audited, m_finding)) {
      return with(text::kExtraTaken, std::to_string(taken->line));
    }
    const auto position = lastPosition(m_audited.report);
    const auto row = sheet::EntryReader(m_audited.law.set).readRemaining(m_finding.written);
    if (!position || !row || !m_finding.side) return std::nullopt;
    for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
      if (row->chip.names(chip) && position->find(*m_finding.side, chip)) return with(text::kExtraTwice);
    }
    return std::nullopt;
  }

  const Finding& m_finding;
  const sheet::Audited& m_audited;
  Language m_language;
  std::string m_written;
  std::string m_cell;
};

}  // namespace

std::string whatOf(const Finding& finding, const sheet::Audited& audited, Language language) {
  return Case(finding, audited, language).told();
}

std::string squareOf(const sheet::Audited& audited, board::Square square, board::Side reader) {
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
