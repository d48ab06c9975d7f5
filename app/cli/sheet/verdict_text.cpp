// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/verdict_text.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "app/cli/shell/terminal_text.hpp"
#include "app/words/findings/finding_words.hpp"
#include "core/board/side.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/record/filled_cell.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"
#include "words/text_width.hpp"

namespace damath::cli {

namespace {

using board::Side;
using rules::Result;
using sheet::HalfKind;
using words::Phrase;

// True if the value is printed with decimals. A whole number needs none (S8).
bool wantsDecimals(const SheetFile& file, const exact::Number& value) {
  return sheet::wantsDecimals(sheet::figureText(file.set, value));
}

std::string figureOf(const SheetFile& file, const exact::Number& value) {
  return sheet::figureWithDecimals(file.set, value);
}

std::string_view figureCell(const sheet::Half& half) {
  return half.score.empty() ? half.total : half.score;
}

// A player's sums as written: the last running total, TOTAL and GRAND TOTAL.
struct Written {
  std::string running;
  std::string remaining;
  std::string grand;
};

std::optional<exact::Number> valueOf(std::string_view cell) {
  const sheet::Figure figure = sheet::readFigure(cell);
  const sheet::FigureStep* step = sheet::lastStep(figure);
  return step != nullptr ? std::optional(step->value) : std::nullopt;
}

Written writtenFigures(const sheet::Sheet& sheet, Side side) {
  Written written;
  int number = 0;
  for (const sheet::Line& line : sheet.lines) {
    const sheet::Half& half = line.of(side);
    ++number;
    // A total that the program filled in is no player's figure.
    const bool isFilled = sheet::isFilled(sheet, number, side, sheet::Cell::Total);
    if (half.kind == HalfKind::Play && valueOf(half.total)) written.running = isFilled ? "" : half.total;
    if (half.kind == HalfKind::RemainingTotal) written.remaining = figureCell(half);
    if (half.kind == HalfKind::GrandTotal) written.grand = figureCell(half);
  }
  return written;
}

// True if the last number in the written cell has this value. Numbers before it are working. A blank cell
// counts as 0 (N3).
bool states(const SheetFile& file, std::string_view cell, const exact::Number& value) {
  const sheet::Figure figure = sheet::readFigure(cell);
  const sheet::FigureStep* step = sheet::lastStep(figure);
  if (step == nullptr) return cell.empty() && value.isZero();
  return sheet::statesValue({file.ruleset, file.set}, *step, value);
}

struct FigureRow {
  std::string player;
  std::string kind;
  std::array<std::string, 3> figures;
};

// Returns the rows as lines with aligned columns. If the lines are wider than the terminal, the texts in the
// widest columns are cut.
std::string laidOut(const std::vector<FigureRow>& rows) {
  std::size_t kindWidth = 0;
  std::array<std::size_t, 3> widths{};
  for (const FigureRow& row : rows) {
    kindWidth = std::max(kindWidth, widthOf(row.kind));
    for (std::size_t i = 0; i < widths.size(); ++i) widths[i] = std::max(widths[i], widthOf(row.figures[i]));
  }
  // terminal columns before the numbers of a row: margin, side, two blanks, and a word such as "written"
  const std::size_t lead = 8 + kindWidth;
  while (lead + widths[0] + widths[1] + widths[2] + 6 > kTerminalColumns) --*std::ranges::max_element(widths);
  std::string text;
  for (const FigureRow& row : rows) {
    std::string line = "  " + padded(row.player, 4) + "  " + padded(row.kind, kindWidth);
    for (std::size_t i = 0; i < widths.size(); ++i) {
      const std::string figure = words::cutTo(row.figures[i], widths[i]);
      line += "  " + std::string(widths[i] - widthOf(figure), ' ') + figure;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n';
  }
  return text;
}

class Verdict {
 public:
  Verdict(const SheetFile& file, const sheet::AuditReport& report, ResultBy by, words::Language language)
      : m_file(file),
        m_report(report),
        m_language(language),
        m_isRuled(by == ResultBy::Ruling &&
                  rules::resultOf(file.ruleset, report.ending, report.of(Side::Blue).grand,
                                  report.of(Side::Red).grand) != report.result) {
    for (const Side side : board::kSides) {
      const std::string cell = writtenFigures(file.sheet, side).grand;
      m_writtenGrands[indexOf(side)] = valueOf(cell);
      m_grandsStand = m_grandsStand && states(file, cell, report.of(side).grand);
    }
  }

  [[nodiscard]] std::string text() const {
    const std::optional<Result> written = writtenResult();
    const std::string now = outcome(m_report.result, rightFigures());
    if (!written) {
      if (m_isRuled) return say(Phrase::VerdictRuledFirst, now);
      if (!m_report.isResultOpen) return say(Phrase::VerdictFirst, now);
      if (hasSeveralGames()) return say(Phrase::VerdictChooseGame);
      return say(Phrase::VerdictFirstUnproven, now);
    }
    if (*written != m_report.result) {
      return say(m_isRuled ? Phrase::VerdictRuled : Phrase::VerdictChanges,
                 outcome(*written, writtenFiguresFor(*written)), now);
    }
    if (isAgainstTotals()) {
      return say(Phrase::VerdictAgainstTotals, rules::toText(m_report.result),
                 say(Phrase::FigureToFigure, figureOf(m_file, m_report.of(Side::Blue).grand),
                     figureOf(m_file, m_report.of(Side::Red).grand)));
    }
    const auto before = writtenFiguresFor(*written);
    if (m_isRuled || m_grandsStand || decidesAlone()) return say(Phrase::VerdictStays, now);
    if (!m_report.isFollowed()) return say(Phrase::VerdictStays, outcome(m_report.result, std::nullopt));
    if (!before) return say(Phrase::VerdictStaysCorrected, now);
    const auto right = rightFigures();
    return say(Phrase::VerdictFiguresChange, outcome(m_report.result, std::nullopt),
               say(Phrase::FigureToFigure, (*right)[0], (*right)[1]),
               say(Phrase::FigureToFigure, (*before)[0], (*before)[1]));
  }

 private:
  using Figures = std::array<std::string, 2>;  // the grand totals, the winner's first (BLUE's if nobody wins)

  [[nodiscard]] std::string say(Phrase phrase, std::string_view first = {}, std::string_view second = {},
                                std::string_view third = {}) const {
    return words::said(phrase, m_language, {first, second, third});
  }

  [[nodiscard]] bool decidesAlone() const { return rules::decidesAlone(m_file.ruleset, m_report.ending); }

  [[nodiscard]] bool hasSeveralGames() const {
    return std::ranges::any_of(board::kSides,
                               [&](Side side) { return !m_report.possibleGrands(side).empty(); });
  }

  // True if the written result counts although the grand totals give another result. The written result
  // counts if the audit can prove neither the result nor the totals.
  [[nodiscard]] bool isAgainstTotals() const {
    const sheet::AuditedSheet audited{m_file.sheet, m_file.set, m_file.ruleset, m_report};
    return !m_isRuled && sheet::outcomeOf(audited, {}).isAgainstTotals;
  }

  // Returns the result that the sheet states in its Result tag. Without the tag, returns the result of the
  // written grand totals; nullopt if a grand total is missing.
  [[nodiscard]] std::optional<Result> writtenResult() const {
    if (const auto tag = m_file.sheet.result()) return tag;
    return byWrittenGrands();
  }
  [[nodiscard]] std::optional<Result> byWrittenGrands() const {
    if (!m_writtenGrands[0] || !m_writtenGrands[1]) return std::nullopt;
    return rules::resultOf(m_file.ruleset, m_file.sheet.ending(), *m_writtenGrands[0], *m_writtenGrands[1]);
  }

  [[nodiscard]] Figures inOrder(Result result, const exact::Number& blue, const exact::Number& red) const {
    Figures figures{figureOf(m_file, blue), figureOf(m_file, red)};
    if (result == Result::RedWins) std::swap(figures[0], figures[1]);
    return figures;
  }

  [[nodiscard]] std::optional<Figures> rightFigures() const {
    if (m_isRuled || decidesAlone()) return std::nullopt;
    return inOrder(m_report.result, m_report.of(Side::Blue).grand, m_report.of(Side::Red).grand);
  }
  // Returns the written grand totals. nullopt if these totals give another result than `result`, or if the
  // ending alone decides the result.
  [[nodiscard]] std::optional<Figures> writtenFiguresFor(Result result) const {
    if (byWrittenGrands() != result || decidesAlone()) return std::nullopt;
    return inOrder(result, *m_writtenGrands[0], *m_writtenGrands[1]);
  }

  [[nodiscard]] std::string outcome(Result result, const std::optional<Figures>& figures) const {
    const std::string by = figures ? " " + say(Phrase::FigureToFigure, (*figures)[0], (*figures)[1])
                           : !m_isRuled && decidesAlone() && result == m_report.result
                               ? " (" + endingName() + ")"
                               : std::string();
    switch (result) {
      case Result::BlueWins:
        return say(Phrase::OutcomeWins, player(Side::Blue), by);
      case Result::RedWins:
        return say(Phrase::OutcomeWins, player(Side::Red), by);
      case Result::Draw:
        return say(Phrase::OutcomeDraw, by);
      case Result::NobodyWins:
        return say(Phrase::OutcomeNobody, by);
    }
    return {};
  }

  [[nodiscard]] std::string player(Side side) const { return printable(words::playerOf(m_file.sheet, side)); }
  [[nodiscard]] std::string endingName() const { return compose::endingName(m_report.ending, m_language); }

  const SheetFile& m_file;
  const sheet::AuditReport& m_report;
  words::Language m_language;
  bool m_isRuled;  // true if a ruling set a result that the totals do not give
  std::array<std::optional<exact::Number>, 2> m_writtenGrands;
  bool m_grandsStand = true;
};

}  // namespace

std::string totalsTable(const Terminal& terminal, const SheetFile& file, const sheet::AuditReport& report) {
  const auto say = [&](Phrase phrase) { return terminal.say(phrase); };
  const auto cell = [](std::string_view text) { return text.empty() ? "–" : printable(text); };
  const auto figure = [&](const exact::Number& value) { return sheet::figureText(file.set, value); };
  const bool isProven = report.isFollowed() || rules::decidesAlone(file.ruleset, report.ending);
  // Returns the grand total. If several courses of the game fit the sheet equally well, returns the grand
  // total of each.
  const auto grandOf = [&](Side side) {
    std::string text;
    for (const exact::Number& grand : report.possibleGrands(side))
      text += (text.empty() ? "" : " / ") + figure(grand);
    return text.empty() ? figure(report.of(side).grand) : text;
  };
  std::vector<FigureRow> rows{
      {"", "", {say(Phrase::HeadRunning), say(Phrase::HeadRemaining), say(Phrase::HeadGrand)}}};
  for (const Side side : board::kSides) {
    const sheet::Totals& right = report.of(side);
    const Written written = writtenFigures(file.sheet, side);
    const bool stands = states(file, written.running, right.running) &&
                        states(file, written.remaining, right.remaining) &&
                        states(file, written.grand, right.grand);
    if (!stands) {
      rows.push_back({std::string(nameOf(side)),
                      say(Phrase::RowWritten),
                      {cell(written.running), cell(written.remaining), cell(written.grand)}});
    }
    const std::array<exact::Number, 3> values{right.running, right.remaining, right.grand};
    rows.push_back({stands ? std::string(nameOf(side)) : "",
                    stands     ? ""
                    : isProven ? say(Phrase::RowRight)
                               : say(Phrase::RowFigures),
                    {figure(values[0]), figure(values[1]), grandOf(side)}});
    FigureRow decimals{"", "≈", {}};
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i == 2 && !report.possibleGrands(side).empty()) break;
      if (wantsDecimals(file, values[i])) decimals.figures[i] = exact::toDecimals(values[i], 2);
    }
    if (!std::ranges::all_of(decimals.figures, &std::string::empty)) rows.push_back(std::move(decimals));
  }
  return laidOut(rows);
}

std::string verdictText(const SheetFile& file, const sheet::AuditReport& report, ResultBy by,
                        words::Language language) {
  return Verdict(file, report, by, language).text();
}

}  // namespace damath::cli
