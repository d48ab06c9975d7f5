// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/habit_report.hpp"

#include <algorithm>
#include <utility>

#include "core/sheet/explain/end_rows.hpp"
#include "core/sheet/habits/habit.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Side;

FindingCase caseOf(TotalsHabit habit) {
  switch (habit) {
    case TotalsHabit::ScoreAlone:
      return FindingCase::ScoreAlone;
    case TotalsHabit::ZeroBesideQuiet:
      return FindingCase::ZeroBesideQuiet;
    case TotalsHabit::OneLate:
      return FindingCase::OneLate;
    case TotalsHabit::NoSigns:
      return FindingCase::SignsOfTotals;
  }
  return FindingCase::Plain;
}

Fault faultOf(const ScoreHabit& habit, const rules::Ruleset& ruleset) {
  switch (habit.kind) {
    case ScoreHabit::Kind::NoSigns:
      return {FindingCode::HabitSigns, "N4", FindingCase::SignsOfScores};
    case ScoreHabit::Kind::Swapped:
      return {FindingCode::HabitOperands, "S1", FindingCase::ScoresSwapped};
    case ScoreHabit::Kind::NeverDoubled:
      return {FindingCode::HabitDoubling, "S2", FindingCase::NeverDoubled};
    case ScoreHabit::Kind::AlwaysDoubled:
      return {FindingCode::HabitDoubling, "S2", FindingCase::AlwaysDoubled};
    case ScoreHabit::Kind::OtherFrame:
      return {FindingCode::HabitOption, ruleset.polynomialFrame.clauseFor("S5")};
    case ScoreHabit::Kind::ByOtherRule:
      return {FindingCode::HabitOption, clauseOfRounding(ruleset)};
  }
  return {};
}

Fault faultOf(TotalsHabit habit) {
  if (habit == TotalsHabit::NoSigns) return {FindingCode::HabitSigns, "N4", FindingCase::SignsOfTotals};
  return {FindingCode::HabitTotals, "S6", caseOf(habit)};
}

std::string optionOf(const ScoreHabit& habit) {
  if (habit.kind == ScoreHabit::Kind::OtherFrame) return "polynomialFrame";
  return habit.rule ? std::string(habit.rule->option) : std::string();
}

}  // namespace

HabitReport::HabitReport(const Law& law, const Version& version, const OtherFrames& otherFrames,
                         Findings& findings)
    : m_law(law), m_version(version), m_findings(findings) {
  for (const Displacement& displacement : version.displacements()) addDisplacement(displacement);
  const ColumnHabits& blue = version.habits().of(Side::Blue);
  const ColumnHabits& red = version.habits().of(Side::Red);
  const auto addFrame = [&](const std::optional<board::SquareFrame>& frame, bool ofBlue, bool ofRed) {
    if (!frame) return;
    HabitScope scope;
    scope.frame = *frame;
    scope.otherFrames = otherFrames[indexOf(ofBlue ? Side::Blue : Side::Red)];
    addHabit({FindingCode::HabitFrame, law.ruleset.notationFrame.clauseFor("N1")}, ofBlue, ofRed, scope);
  };
  const bool isSameFrame = blue.frame == red.frame;
  addFrame(blue.frame, true, isSameFrame);
  if (!isSameFrame) addFrame(red.frame, false, true);
  if (blue.areOperandsSwapped || red.areOperandsSwapped) {
    addHabit({FindingCode::HabitOperands, "S1", FindingCase::Swapped}, blue.areOperandsSwapped,
             red.areOperandsSwapped, {});
  }
  if (blue.areChipsUnsigned || red.areChipsUnsigned) {
    addHabit({FindingCode::HabitSigns, "N4", FindingCase::SignsOfChips}, blue.areChipsUnsigned,
             red.areChipsUnsigned, {});
  }
  const auto addScores = [&](const ColumnHabits& column, const ColumnHabits& other, bool isBlue) {
    for (const ScoreHabit& habit : column.scores) {
      const bool isShared = std::ranges::find(other.scores, habit) != other.scores.end();
      if (isShared && !isBlue) continue;
      HabitScope scope;
      scope.option = optionOf(habit);
      addHabit(faultOf(habit, law.ruleset), isBlue || isShared, !isBlue || isShared, std::move(scope));
    }
  };
  addScores(blue, red, true);
  addScores(red, blue, false);
  const bool isSameTotals = blue.totals == red.totals;
  if (blue.totals) addHabit(faultOf(*blue.totals), true, isSameTotals, {});
  if (red.totals && !isSameTotals) addHabit(faultOf(*red.totals), false, true, {});
}

void HabitReport::addHabit(const Fault& fault, bool ofBlue, bool ofRed, HabitScope scope) {
  Finding made = findingAt(fault, ofBlue ? Side::Blue : Side::Red, Cell::Move);
  const std::string option = scope.option;
  made.facts = std::move(scope);
  const FindingIndex index = m_findings.add(std::move(made));
  m_roots.push_back({index, fault.code, fault.kind, {ofBlue, ofRed}, option, {}, std::nullopt, false, false});
}

void HabitReport::addDisplacement(const Displacement& displacement) {
  using Kind = Displacement::Kind;
  Fault fault{FindingCode::WrongTurn, "N2", FindingCase::OtherColumn};
  Side side = displacement.column;
  if (displacement.kind == Kind::ColumnsExchanged) fault = {FindingCode::ExchangedColumns, "N2"};
  if (displacement.kind == Kind::ColumnMoved) fault = {FindingCode::MovedColumn, "N2"};
  if (displacement.kind == Kind::LinesExchanged) fault = {FindingCode::ExchangedLines, "N2"};
  Finding made = findingAt(fault, side, Cell::Move);
  made.line = displacement.line;
  for (const PlayEntry& play : m_version.reading().plays) {
    if (play.line == displacement.line && play.column == side) made.written = play.half->move;
  }
  HabitScope scope;
  scope.by = displacement.by;
  scope.withRows = displacement.withRows;
  scope.isOfBoth = displacement.kind == Kind::ColumnsExchanged || displacement.kind == Kind::LinesExchanged;
  if (displacement.kind == Kind::LinesExchanged) scope.lastLine = displacement.line + 1;
  made.facts = std::move(scope);
  const FindingIndex index = m_findings.add(std::move(made));
  m_roots.push_back({index,
                     fault.code,
                     fault.kind,
                     {},
                     {},
                     {},
                     displacement.line,
                     true,
                     displacement.kind == Kind::ColumnMoved && displacement.by < 0});
}

std::optional<FindingIndex> HabitReport::note(FindingCode code, FindingCase kind, Side owner, Finding made,
                                              std::optional<std::string> option) {
  for (Root& root : m_roots) {
    if (root.isDisplacement || root.code != code || root.kind != kind || !root.columns[indexOf(owner)])
      continue;
    if (option && root.option != *option) continue;
    Finding& first = m_findings.at(root.index);
    auto& scope = std::get<HabitScope>(first.facts);
    ++scope.cells;
    scope.lastLine = std::max(scope.lastLine, made.line.value_or(0));
    root.shown[indexOf(owner)] = true;
    if (!root.firstLine || made.line.value_or(0) < *root.firstLine) {
      root.firstLine = made.line;
      first.line = made.line;
      first.side = made.side;
      first.cell = made.cell;
      first.written = made.written;
      first.correct = made.correct;
    }
    made.causedBy = root.index;
    return m_findings.add(std::move(made));
  }
  return std::nullopt;
}

std::optional<FindingIndex> HabitReport::noteMove(const PlayEntry& play, const BoardStep& boardStep) {
  if (play.translated == nullptr) return std::nullopt;
  const PlayEntry& written = play.translated->asWritten;
  const auto plain = match(m_law, written, boardStep, boardStep.mover.side);
  if (plain && plain->slip == Slip::None) return std::nullopt;
  const auto made = [&](FindingCode code, rules::Clause clause, FindingCase kind) {
    Finding finding = findingAt({code, clause, kind}, written);
    finding.correct = textOf(m_law, boardStep);
    return finding;
  };
  if (const QuietEntry* quiet = written.entry.quiet()) {
    const bool isThere =
        quiet->destination == boardStep.landing.coordinates(m_law.notationFrame, boardStep.mover.side);
    if (!isThere) {
      const auto found = note(
          FindingCode::HabitFrame, FindingCase::Plain, play.owner,
          made(FindingCode::HabitFrame, m_law.ruleset.notationFrame.clauseFor("N1"), FindingCase::Plain));
      if (found) return found;
    }
    if (!withSign(m_law.set, quiet->chip)) return std::nullopt;
    return note(FindingCode::HabitSigns, FindingCase::SignsOfChips, play.owner,
                made(FindingCode::HabitSigns, "N4", FindingCase::SignsOfChips));
  }
  const CaptureEntry* capture = written.entry.capture();
  if (capture == nullptr) return std::nullopt;
  if (withSign(m_law.set, capture->taker) || withSign(m_law.set, capture->taken)) {
    const auto found = note(FindingCode::HabitSigns, FindingCase::SignsOfChips, play.owner,
                            made(FindingCode::HabitSigns, "N4", FindingCase::SignsOfChips));
    if (found) return found;
  }
  return note(FindingCode::HabitOperands, FindingCase::Swapped, play.owner,
              made(FindingCode::HabitOperands, "S1", FindingCase::Swapped));
}

std::optional<FindingIndex> HabitReport::noteScore(const PlayEntry& play, const BoardStep& boardStep,
                                                   const std::string& correct) {
  const FigureStep* stated = statedScore(play);
  if (play.translated == nullptr || stated == nullptr) return std::nullopt;
  const ScoreHabit* habit = play.translated->scoreHabit(m_law, *stated, boardStep);
  if (habit == nullptr) return std::nullopt;
  const Fault fault = faultOf(*habit, m_law.ruleset);
  Finding made = findingAt(fault, play, Cell::Score);
  made.correct = correct;
  return note(fault.code, fault.kind, play.owner, std::move(made), optionOf(*habit));
}

std::optional<FindingIndex> HabitReport::noteTotal(const PlayEntry& play, const std::string& correct) {
  const auto& habit = m_version.habits().of(play.owner).totals;
  if (!habit) return std::nullopt;
  const Fault fault = faultOf(*habit);
  Finding made = findingAt(fault, play, Cell::Total);
  made.correct = correct;
  return note(fault.code, fault.kind, play.owner, std::move(made));
}

std::optional<FindingIndex> HabitReport::noteRow(const EndRow& row, const std::string& correct) {
  if (!row.isTranslated) return std::nullopt;
  Finding made = findingAt({FindingCode::HabitSigns, "N4", FindingCase::SignsOfChips}, row, Cell::Remaining);
  made.written = row.half->move;
  made.correct = correct;
  return note(FindingCode::HabitSigns, FindingCase::SignsOfChips, row.owner, std::move(made));
}

FindingIndex HabitReport::addAsked(int line) {
  Finding made =
      findingAt({FindingCode::ExchangedColumns, "N2", FindingCase::Unproven}, Side::Blue, Cell::Move);
  made.line = line;
  for (const PlayEntry& play : m_version.reading().plays) {
    if (play.line == line && play.column == Side::Blue) made.written = play.half->move;
  }
  HabitScope scope;
  scope.isOfBoth = true;
  made.facts = std::move(scope);
  return m_findings.add(std::move(made));
}

std::optional<FindingIndex> HabitReport::noteRowFigure(const EndRow& row, const LeftChip& chip,
                                                       const exact::Number& value) {
  const FigureStep* figure = lastStep(row.figure);
  if (figure == nullptr) return std::nullopt;
  const auto noted = [&](const Fault& fault, std::optional<std::string> option) {
    Finding made = findingAt(fault, row, Cell::Remaining);
    made.correct = figureText(m_law.set, value);
    return note(fault.code, fault.kind, row.owner, std::move(made), std::move(option));
  };
  if (row.readsOtherFrame && chip.square && statesValue(m_law, *figure, valueInOtherFrame(m_law, chip)))
    return noted(faultOf({ScoreHabit::Kind::OtherFrame, nullptr}, m_law.ruleset), "polynomialFrame");
  if (figure->value.sign() <= 0 || !statesValue(m_law, negated(*figure), value)) return std::nullopt;
  const auto found = noted({FindingCode::HabitSigns, "N4", FindingCase::SignsOfScores}, std::nullopt);
  return found ? found : noted({FindingCode::HabitSigns, "N4", FindingCase::SignsOfChips}, std::nullopt);
}

std::optional<FindingIndex> HabitReport::rootOfTotals(Side side) const {
  for (const Root& root : m_roots) {
    const bool isOfTotals = root.code == FindingCode::HabitTotals || root.kind == FindingCase::SignsOfTotals;
    if (isOfTotals && root.columns[indexOf(side)] && root.firstLine) return root.index;
  }
  return std::nullopt;
}

std::optional<FindingIndex> HabitReport::rootOfSigns(Side side) const {
  for (const Root& root : m_roots) {
    if (root.code == FindingCode::HabitSigns && root.columns[indexOf(side)] && root.firstLine)
      return root.index;
  }
  return std::nullopt;
}

std::optional<FindingIndex> HabitReport::takeMovedUp(Side side) {
  for (Root& root : m_roots) {
    if (!root.isMovedUp || m_findings.at(root.index).side != side) continue;
    root.isMovedUp = false;
    return root.index;
  }
  return std::nullopt;
}

void HabitReport::finish() {
  for (Root& root : m_roots) {
    if (root.isDisplacement) continue;
    Finding& first = m_findings.at(root.index);
    std::get<HabitScope>(first.facts).isOfBoth = root.shown[0] && root.shown[1];
  }
  for (auto root = m_roots.rbegin(); root != m_roots.rend(); ++root) {
    if (!root->isDisplacement && !root->firstLine) m_findings.drop(root->index);
  }
}

}  // namespace damath::sheet
