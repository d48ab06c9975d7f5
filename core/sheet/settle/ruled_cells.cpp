// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/settle/ruled_cells.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/sheet/cells/figure.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/sheet/settle/mistake_count.hpp"

namespace damath::sheet {

using board::Side;
using exact::Number;

namespace {

auto standsAt(int line, Side side, Cell cell) {
  return [=](const Correction& each) { return each.line == line && each.side == side && each.cell == cell; };
}

}  // namespace

bool isOf(const Ruling& ruling, std::optional<int> line, std::optional<Side> side, Cell cell) {
  return ruling.line == line && ruling.side == side && ruling.cell == cell;
}

std::optional<Number> figureIn(std::string_view text) {
  const Figure figure = readFigure(text);
  if (std::holds_alternative<BlankFigure>(figure)) return Number(0);  // a blank figure is 0 (N3)
  const auto* steps = std::get_if<std::vector<FigureStep>>(&figure);
  return steps == nullptr ? std::nullopt : std::optional(steps->back().value);
}

const std::string& textOf(const Half& half, Cell cell) {
  if (cell == Cell::Move) return half.move;
  if (half.kind == HalfKind::Play) return cell == Cell::Score ? half.score : half.total;
  return half.score.empty() && !half.total.empty() ? half.total : half.score;
}

RuledCells::RuledCells(const AuditedSheet& audited, const std::vector<Ruling>& rulings)
    : m_audited(audited),
      m_law(audited.ruleset, audited.set),
      m_rulings(rulings),
      m_corrections(corrections(audited.sheet, audited.report)) {}

const Ruling* RuledCells::ruling(std::optional<int> line, std::optional<Side> side, Cell cell) const {
  const auto found =
      std::ranges::find_if(m_rulings, [&](const Ruling& each) { return isOf(each, line, side, cell); });
  return found == m_rulings.end() ? nullptr : &*found;
}

const Finding* RuledCells::finding(std::optional<int> line, Side side, Cell cell) const {
  const auto found = std::ranges::find_if(m_audited.report.findings, [&](const Finding& each) {
    return each.severity() == Severity::Error && each.line == line && each.side == side && each.cell == cell;
  });
  return found == m_audited.report.findings.end() ? nullptr : &*found;
}

bool RuledCells::followsKept(const Finding& finding) const {
  return finding.causedBy && isKept(m_audited.report.findings, *finding.causedBy, m_rulings);
}

bool RuledCells::isCorrected(int line, Side side, Cell cell) const {
  return std::ranges::any_of(m_corrections, standsAt(line, side, cell));
}

std::optional<Number> RuledCells::right(int line, Side side, Cell cell) const {
  const auto corrected = std::ranges::find_if(m_corrections, standsAt(line, side, cell));
  if (corrected != m_corrections.end()) return figureIn(corrected->correct);
  const Finding* found = finding(line, side, cell);
  const std::string& written = textOf(half(line, side), cell);
  // If the finding about an R.C. row concerns its chip, it corrects the chip and not the figure.
  const bool isOfChip = cell == Cell::Remaining && found != nullptr &&
                        found->written == half(line, side).move && found->written != written;
  if (found != nullptr && found->correct && !isOfChip) return figureIn(*found->correct);
  return figureIn(written);
}

void RuledCells::keep(int line, Side side, Cell cell) {
  std::erase_if(m_corrections, standsAt(line, side, cell));
}

void RuledCells::put(int line, Side side, Cell cell, const std::string& stands) {
  const std::string& written = textOf(half(line, side), cell);
  if (written == stands) return keep(line, side, cell);
  const auto corrected = std::ranges::find_if(m_corrections, standsAt(line, side, cell));
  if (corrected != m_corrections.end()) {
    corrected->correct = stands;
  } else {
    m_corrections.push_back({line, side, cell, written, stands, std::nullopt});
  }
}

void RuledCells::put(int line, Side side, Cell cell, const Number& figure) {
  if (figureIn(textOf(half(line, side), cell)) == figure) return keep(line, side, cell);
  put(line, side, cell, figureText(m_audited.set, figure));
}

void RuledCells::apply(const Ruling& ruling, int line, Side side) {
  ruling.value ? put(line, side, ruling.cell, *ruling.value) : keep(line, side, ruling.cell);
}

std::vector<Correction> RuledCells::take() {
  std::ranges::stable_sort(m_corrections, {}, [](const Correction& correction) {
    return std::tuple(correction.line, indexOf(correction.side), correction.cell);
  });
  return std::move(m_corrections);
}

}  // namespace damath::sheet
