// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/settle/ruled_report.hpp"

#include <algorithm>
#include <set>
#include <tuple>

#include "core/sheet/law/spelling.hpp"
#include "core/sheet/settle/ruled_cells.hpp"

namespace damath::sheet {

namespace {

using board::Side;
using Place = std::tuple<std::optional<int>, std::optional<Side>, Cell>;

bool isSum(Cell cell) {
  return cell == Cell::RemainingTotal || cell == Cell::GrandTotal;
}

class Comparison {
 public:
  Comparison(const AuditedSheet& audited, const std::vector<Ruling>& rulings)
      : m_audited(audited),
        m_rulings(rulings),
        m_before(outcomeOf(audited, {})),
        m_after(outcomeOf(audited, rulings)) {
    for (std::size_t i = 0; i < rulings.size(); ++i) {
      std::vector<Ruling> others = rulings;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      m_without.push_back(outcomeOf(audited, others));
    }
  }

  [[nodiscard]] std::vector<RulingEffect> effects() const {
    std::vector<RulingEffect> found;
    for (const Place& place : places()) {
      if (standing(m_before, place) == standing(m_after, place)) continue;
      found.push_back({std::get<0>(place), std::get<1>(place), std::get<2>(place), causesOf(place)});
    }
    return found;
  }

  [[nodiscard]] RuledReport report() const {
    RuledReport ruled{m_audited.report, {}, effects()};
    for (const Side side : board::kSides) {
      Totals& totals = ruled.report.totals[indexOf(side)];
      totals.remaining = m_after.remaining[indexOf(side)];
      totals.grand = m_after.grands[indexOf(side)];
      totals.running = totals.grand - totals.remaining;
    }
    ruled.report.result = m_after.result;
    for (std::size_t i = 0; i < ruled.report.findings.size(); ++i) {
      ruled.findings.push_back(settle(i, ruled.report));
    }
    return ruled;
  }

 private:
  // Returns all cells that the rulings may change: the result, the corrected cells, and sums for which the
  // sheet has no row.
  [[nodiscard]] std::set<Place> places() const {
    std::set<Place> all{{std::nullopt, std::nullopt, Cell::Result}};
    for (const Outcome* outcome : {&m_before, &m_after}) {
      for (const Correction& each : outcome->corrections) all.emplace(each.line, each.side, each.cell);
    }
    for (const Side side : board::kSides) {
      for (const Cell cell : {Cell::RemainingTotal, Cell::GrandTotal}) {
        if (!hasLine(side, cell)) all.emplace(std::nullopt, side, cell);
      }
    }
    return all;
  }

  [[nodiscard]] bool hasLine(Side side, Cell cell) const {
    const HalfKind kind = cell == Cell::GrandTotal ? HalfKind::GrandTotal : HalfKind::RemainingTotal;
    return std::ranges::any_of(m_audited.sheet.lines,
                               [&](const Line& line) { return line.of(side).kind == kind; });
  }

  // Returns the final text of the cell; nullopt if the written text counts.
  [[nodiscard]] std::optional<std::string> standing(const Outcome& outcome, const Place& place) const {
    const auto& [line, side, cell] = place;
    if (!side) return std::string(rules::toText(outcome.result));
    if (!line) {
      const auto& sums = cell == Cell::GrandTotal ? outcome.grands : outcome.remaining;
      return figureText(m_audited.set, sums[indexOf(*side)]);
    }
    const auto found = std::ranges::find_if(outcome.corrections, [&](const Correction& each) {
      return Place(each.line, each.side, each.cell) == place;
    });
    return found == outcome.corrections.end() ? std::nullopt : std::optional(found->correct);
  }

  // Returns the rulings that change the text of the cell: each ruling without which the cell would have
  // another text. If no single ruling makes a difference, returns all rulings.
  [[nodiscard]] std::vector<std::size_t> causesOf(const Place& place) const {
    std::vector<std::size_t> causes;
    for (std::size_t i = 0; i < m_without.size(); ++i) {
      if (standing(m_without[i], place) != standing(m_after, place)) causes.push_back(i);
    }
    return causes.empty() ? all() : causes;
  }

  [[nodiscard]] std::vector<std::size_t> all() const {
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < m_rulings.size(); ++i) indices.push_back(i);
    return indices;
  }

  // True if the cell of the ruling has a finding. The ruling then belongs to that finding.
  [[nodiscard]] bool hasOwnFinding(const Ruling& ruling) const {
    return std::ranges::any_of(m_audited.report.findings, [&](const Finding& finding) {
      return finding.line == ruling.line && finding.side == ruling.side && finding.cell == ruling.cell;
    });
  }

  [[nodiscard]] std::vector<std::size_t> rulingsOn(const Finding& finding) const {
    const auto isOn = [&](const Ruling& ruling) {
      if (ruling.line != finding.line || ruling.side != finding.side) return false;
      const bool isBeside = finding.cell == Cell::Move && finding.line && finding.side &&
                            (ruling.cell == Cell::Score || ruling.cell == Cell::Total);
      return ruling.cell == finding.cell || (isBeside && !hasOwnFinding(ruling));
    };
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_rulings.size(); ++i) {
      if (isOn(m_rulings[i])) found.push_back(i);
    }
    return found;
  }

  // Returns the cell that the audit corrects because of the finding; nullopt if the audit corrects no cell.
  [[nodiscard]] std::optional<Place> placeOf(std::size_t index, const Finding& finding) const {
    const auto found = std::ranges::find(m_before.corrections, std::optional(index), &Correction::finding);
    if (found != m_before.corrections.end()) return Place(found->line, found->side, found->cell);
    if (!finding.line && (isSum(finding.cell) || finding.cell == Cell::Result)) {
      return Place(std::nullopt, finding.side, finding.cell);
    }
    return std::nullopt;
  }

  // Returns the figure in the cell after the rulings; nullopt if the cell is blank or has no figure.
  [[nodiscard]] std::optional<exact::Number> figureAt(int line, Side side, Cell cell) const {
    const std::string text =
        standing(m_after, {line, side, cell})
            .value_or(textOf(m_audited.sheet.lines[static_cast<std::size_t>(line - 1)].of(side), cell));
    return text.empty() ? std::nullopt : figureIn(text);
  }

  // Returns the running total at the line as a sum: the total before it plus the score on the line. nullopt
  // if one of these figures is unknown or the total before is 0.
  [[nodiscard]] std::optional<SumWorking> runningSum(int line, Side side) const {
    const auto score = figureAt(line, side, Cell::Score);
    for (int before = line - 1; score && before >= 1; --before) {
      const Half& half = m_audited.sheet.lines[static_cast<std::size_t>(before - 1)].of(side);
      if (half.kind != HalfKind::Play || half.score.empty()) continue;
      const auto total = figureAt(before, side, Cell::Total);
      if (!total || total->isZero()) return std::nullopt;
      return SumWorking{{*total, *score}, *total + *score, *total + *score};
    }
    return std::nullopt;
  }

  // Returns the sum that should stand in the finding's cell after the rulings. nullopt if the cell is neither
  // a total nor a grand total, or if the sum is unknown (runningSum).
  [[nodiscard]] std::optional<SumWorking> sumOf(const Finding& finding, const AuditReport& report) const {
    if (finding.cell == Cell::Total) return runningSum(*finding.line, *finding.side);
    if (finding.cell != Cell::GrandTotal) return std::nullopt;
    const Totals& totals = report.of(*finding.side);
    return SumWorking{{totals.running, totals.remaining}, totals.grand, totals.grand};
  }

  RuledFinding settle(std::size_t index, AuditReport& report) const {
    using enum RuledFinding::State;
    Finding& finding = report.findings[index];
    RuledFinding settled{AsFound, rulingsOn(finding)};
    if (!settled.rulings.empty()) settled.state = RuledOn;
    const auto place = placeOf(index, finding);
    if (!place) return settled;
    const auto stands = standing(m_after, *place);
    const bool isChanged = stands != standing(m_before, *place);
    const bool isWritten = !stands || (finding.cell == Cell::Result && *stands == finding.written);
    if (isChanged) {
      finding.correct = isWritten ? finding.written : *stands;
      const auto sum = sumOf(finding, report);
      const bool isRight = sum && figureText(m_audited.set, sum->rounded) == *finding.correct;
      if (isRight) finding.facts = *sum;
      if (!isRight && finding.factsAs<SumWorking>() != nullptr) finding.facts = {};
    }
    if (settled.state == RuledOn) return settled;
    if (isChanged) {
      finding.causedBy.reset();  // the finding now follows from rulings and not from another finding
      return {isWritten ? Stands : Follows, causesOf(*place)};
    }
    // The rulings change the grand totals, but the new grand totals give the same result. The finding about
    // the result then follows from all rulings.
    if (finding.cell == Cell::Result && m_before.grands != m_after.grands) return {Follows, all()};
    return settled;
  }

  const AuditedSheet& m_audited;
  const std::vector<Ruling>& m_rulings;
  const Outcome m_before;
  const Outcome m_after;
  std::vector<Outcome> m_without;  // for each ruling: the outcome without this ruling
};

}  // namespace

RuledReport ruledReport(const AuditedSheet& audited, const std::vector<Ruling>& rulings) {
  if (!rulings.empty()) return Comparison(audited, rulings).report();
  return {audited.report, std::vector<RuledFinding>(audited.report.findings.size()), {}};
}

}  // namespace damath::sheet
