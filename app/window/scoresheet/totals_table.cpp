// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/totals_table.hpp"

#include <QGridLayout>
#include <QLabel>
#include <algorithm>

#include "app/window/parts/icon.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/sheet/cells/figure.hpp"

namespace damath::window {

using board::Side;
using words::Phrase;

namespace {

const QString kNothing = QStringLiteral("—");
constexpr int kSign = 16;  // width and height of the symbol for right or wrong, in pixels

// Returns the grand total that the side wrote; empty if the side wrote none.
std::string writtenGrand(const sheet::Sheet& sheet, Side side) {
  for (const sheet::Line& line : sheet.lines) {
    const sheet::Half& half = line.of(side);
    if (half.kind == sheet::HalfKind::GrandTotal) return half.score.empty() ? half.total : half.score;
  }
  return {};
}

// Returns the written grand total with the minus sign that the table uses for all numbers.
QString shownGrand(const std::string& written) {
  return written.empty() ? kNothing : toQt(written).replace(u'-', u'−');
}

// The result of comparing a written cell with the correct value. If the cell shows its working, for example
// "50 x 2 = 100", the last value counts.
enum class Likeness {
  Same,
  Rounded,  // the correct value, rounded to the decimals that were written
  Other     // a value that differs from the correct value, or no value
};

Likeness likenessOf(const std::string& written, const exact::Number& value) {
  const sheet::Figure figure = sheet::readFigure(written);
  const auto* steps = std::get_if<std::vector<sheet::FigureStep>>(&figure);
  if (steps == nullptr) return Likeness::Other;
  const sheet::FigureStep& last = steps->back();
  if (last.value == value) return Likeness::Same;
  return last.decimals > 0 && sheet::statesRounded(last, value) ? Likeness::Rounded : Likeness::Other;
}

bool isWrong(const sheet::AuditReport& report, sheet::Extent extent, sheet::Cell cell,
             std::optional<Side> side) {
  return std::ranges::any_of(report.findings, [=](const sheet::Finding& finding) {
    return sheet::isWithin(finding, extent) && finding.cell == cell && finding.side == side &&
           finding.severity() == sheet::Severity::Error;
  });
}

}  // namespace

TotalsTable::TotalsTable(const Translator& translator, QWidget* parent)
    : QWidget(parent), m_translator(translator) {
  auto* grid = flush<QGridLayout>(this);
  grid->setHorizontalSpacing(4);
  grid->setVerticalSpacing(1);
  for (int row = 0; row < kRows; ++row) {
    m_names[row] = new QLabel(this);
    m_names[row]->setForegroundRole(QPalette::PlaceholderText);
    m_names[row]->setWordWrap(true);
    grid->addWidget(m_names[row], row, 0);
    if (row == Result) break;
    for (const int column : {0, 1}) m_cells[row][column] = makeCell(*grid, row, column);
  }
  m_result = makeCell(*grid, Result, 0);
  // The result belongs to both players, so its cell spans the columns of both.
  grid->addWidget(m_result.text, Result, 2, 1, 3);
  m_result.text->setAlignment(Qt::AlignCenter);
  grid->setColumnStretch(2, 1);
  grid->setColumnStretch(4, 1);
}

TotalsTable::Cell TotalsTable::makeCell(QGridLayout& grid, int row, int column) {
  const Cell cell{new QLabel(this), new QLabel(this)};
  cell.text->setTextFormat(Qt::PlainText);
  cell.text->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  cell.text->setWordWrap(true);
  QFont font = cell.text->font();
  font.setBold(row == Heads || row == Grand || row == Result);
  cell.text->setFont(font);
  cell.sign->setFixedWidth(kSign + 2);
  // A cell without a symbol is as high as a cell with a symbol, so the table keeps its height when a symbol
  // appears.
  cell.sign->setMinimumHeight(kSign);
  cell.sign->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  grid.addWidget(cell.sign, row, 1 + 2 * column);
  grid.addWidget(cell.text, row, 2 + 2 * column);
  return cell;
}

void TotalsTable::show(const sheet::Sheet& sheet, const contest::EventSetup& setup,
                       const sheet::AuditReport& report, sheet::Extent extent,
                       const std::vector<sheet::Ruling>& rulings) {
  constexpr Phrase kNames[] = {Phrase::Corrected,  Phrase::RunningTotal, Phrase::RemainingShort,
                               Phrase::GrandTotal, Phrase::AsWritten,    Phrase::Result};
  for (int row = 0; row < kRows; ++row) m_names[row]->setText(m_translator(kNames[row]));
  // Until the end of the scoresheet is typed, the table does not warn that the game could not be followed.
  if (extent == sheet::Extent::Whole && !report.isFollowed())
    m_names[Heads]->setText(m_translator(Phrase::ByFigures));
  if (!rulings.empty()) m_names[Heads]->setText(m_translator(Phrase::ByRulings));
  const sheet::Outcome outcome = sheet::outcomeOf({sheet, setup.set, setup.ruleset, report}, rulings);
  for (const Side side : board::kSides) {
    const std::size_t column = indexOf(side);
    const auto figure = [&](const exact::Number& value) { return figureText(setup.set, value); };
    m_cells[Heads][column].text->setText(m_translator(side == Side::Blue ? Phrase::Blue : Phrase::Red));
    m_cells[Running][column].text->setText(figure(outcome.running[column]));
    // The chips left and the grand total belong to the end of the game.
    const bool isFinished = extent == sheet::Extent::Whole;
    m_cells[Remaining][column].text->setText(isFinished ? figure(outcome.remaining[column]) : kNothing);
    QStringList grands;
    for (const exact::Number& each : report.possibleGrands(side)) grands << figure(each);
    if (grands.isEmpty()) grands << figure(outcome.grands[column]);
    m_cells[Grand][column].text->setText(isFinished ? grands.join(QStringLiteral(" / ")) : kNothing);
    const std::string written = writtenGrand(sheet, side);
    m_cells[Written][column].text->setText(shownGrand(written));
    setSign(m_cells[Written][column], verdictOn(written, side, outcome.grands[column], report, extent));
  }
  const bool isOpen = outcome.isOpen || outcome.isAgainstTotals;
  const QString comesTo = extent == sheet::Extent::Moves ? m_translator(Phrase::GameNotFinished)
                          : isOpen                       ? m_translator(Phrase::NoResultProven)
                                                         : resultText(outcome.result);
  QString result =
      comesTo + QStringLiteral(" · ") + m_translator(Phrase::ResultAsWritten).arg(resultText(sheet.result()));
  // Puts word joiners (invisible characters) around the dash, so that no line break divides the result.
  m_result.text->setText(result.replace(u'–', QStringLiteral("\u2060–\u2060")));
  const bool isRuled = std::ranges::find(rulings, sheet::Cell::Result, &sheet::Ruling::cell) != rulings.end();
  const bool isSame = sheet.result() == outcome.result;
  const bool wrong = isWrong(report, extent, sheet::Cell::Result, std::nullopt) ||
                     (!rulings.empty() && sheet.result() && !isSame);
  // If a ruling decided the result, a written result that equals this result counts as right, even if the
  // audit could not follow the game.
  const Verdict right = report.isFollowed() || isRuled ? Verdict::Right : Verdict::NotProven;
  // Until the end of the scoresheet is typed, the game has no result. A written result that is not wrong then
  // gets no symbol for right or wrong.
  setSign(m_result, isOpen                                     ? Verdict::NotProven
                    : wrong                                    ? Verdict::Wrong
                    : isSame && extent == sheet::Extent::Whole ? right
                                                               : Verdict::None);
}

// Judges a written grand total. A missing total counts as wrong if the audit has a finding about it.
TotalsTable::Verdict TotalsTable::verdictOn(const std::string& written, Side side, const exact::Number& right,
                                            const sheet::AuditReport& report, sheet::Extent extent) {
  const bool isFound = isWrong(report, extent, sheet::Cell::GrandTotal, side);
  if (written.empty()) return isFound ? Verdict::Wrong : Verdict::None;
  const Likeness likeness = likenessOf(written, right);
  // If the audit could not follow the game, it may have a finding about a written total that equals the
  // correct arithmetic. Such a total is not proven, but not wrong.
  if (likeness == Likeness::Same && isFound) return Verdict::NotProven;
  if (isFound) return Verdict::Wrong;
  // The written total differs, but the audit has no finding about its cell. A finding about other cells
  // explains the difference, for example exchanged columns.
  if (likeness == Likeness::Other) return Verdict::Elsewhere;
  return report.isFollowed() ? Verdict::Right : Verdict::NotProven;
}

void TotalsTable::setSign(const Cell& cell, Verdict verdict) {
  if (verdict == Verdict::None) {
    cell.sign->clear();
    return cell.sign->setToolTip({});
  }
  const auto [symbol, words] = verdict == Verdict::Right   ? std::pair(Symbol::Good, Phrase::Right)
                               : verdict == Verdict::Wrong ? std::pair(Symbol::Error, Phrase::Wrong)
                               : verdict == Verdict::Elsewhere
                                   ? std::pair(Symbol::Consequence, Phrase::ExplainedElsewhere)
                                   : std::pair(Symbol::NotFollowed, Phrase::NotProven);
  cell.sign->setPixmap(icon(symbol).pixmap(kSign, kSign));
  cell.sign->setToolTip(m_translator(words));
}

}  // namespace damath::window
