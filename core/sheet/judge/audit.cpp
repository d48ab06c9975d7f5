// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/audit.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>

#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/match.hpp"
#include "core/sheet/explain/understanding.hpp"
#include "core/sheet/judge/end_block.hpp"
#include "core/sheet/judge/replay.hpp"
#include "core/sheet/judge/unproven_board.hpp"
#include "core/sheet/law/law.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Position;
using board::Side;
using exact::Number;

// The totals of a player exactly as written on the sheet: the last running total, the R.C. rows and the grand
// total. Also tells if the sheet's own arithmetic supports these totals (rulebook S6–S8).
struct PaperTotals {
  // The last Total plus the scores after it. Without any Total, the sum of the scores.
  exact::Number running;
  // The figure of the TOTAL row. Without this row, the sum of the R.C. figures.
  exact::Number remaining;
  // The figure of the GRAND row. Without this row, the sum of `running` and `remaining`.
  exact::Number grand;
  // True if every capture of chips of the set has a score that its own operands and sign allow, every written
  // Total continues from the Total before, and TOTAL and GRAND add up. A text that cannot be read, or names
  // no chip of the set, contradicts no score. False without a GRAND row. Some Totals and the TOTAL row may be
  // missing.
  bool isSupported = false;
};

// Returns the figure of the side's first row of this kind (R.C., TOTAL or GRAND); null if the side has no
// such row, or the row's figure is blank or unreadable.
const FigureStep* rowFigure(const Reading& reading, board::Side side, HalfKind kind) {
  for (const EndRow& row : reading.rows) {
    if (row.owner == side && row.half->kind == kind) return lastStep(row.figure);
  }
  return nullptr;
}

// Returns the side's totals as written. The reading decides which rows and entries belong to the side.
PaperTotals paperTotals(const Law& law, const Reading& reading, board::Side side) {
  PaperTotals found;
  bool isSupported = true;
  Number sum;
  for (const PlayEntry& play : reading.plays) {
    if (play.owner != side) continue;
    const CaptureEntry* capture = play.entry.capture();
    const bool areChips = capture != nullptr && capture->taker.isChip() && capture->taken.isChip();
    const bool isImpossible = areChips && placelessCost(law, play) > 0;
    if (isImpossible || isUnreadable(play.score) || isUnreadable(play.total)) isSupported = false;
    if (const FigureStep* score = statedScore(play)) {
      sum += score->value;
    } else if (capture != nullptr) {
      isSupported = false;
    }
    const FigureStep* total = lastStep(play.total);
    if (total == nullptr) continue;
    if (!mayAddUpTo(law, *total, sum)) isSupported = false;
    sum = total->value;
  }
  found.running = sum;
  for (const EndRow& row : reading.rows) {
    if (row.owner != side || row.half->kind != HalfKind::Remaining) continue;
    if (const FigureStep* figure = lastStep(row.figure)) found.remaining += figure->value;
  }
  if (const FigureStep* total = rowFigure(reading, side, HalfKind::RemainingTotal)) {
    if (!statesValue(law, *total, found.remaining)) isSupported = false;
    found.remaining = total->value;
  }
  found.grand = found.running + found.remaining;
  const FigureStep* grand = rowFigure(reading, side, HalfKind::GrandTotal);
  if (grand == nullptr || !mayAddUpTo(law, *grand, found.grand)) isSupported = false;
  if (grand != nullptr) found.grand = grand->value;
  found.isSupported = isSupported;
  return found;
}

HalfOrder orderOf(const Sheet& sheet, const Law& law, const Position& start) {
  const bool redOpens = law.ruleset.firstMover.answer() == Side::Red && start.toMove() == Side::Red;
  return halfOrderOf(sheet, redOpens ? Side::Red : Side::Blue);
}

// True if no game was played because a player did not appear. Then there is nothing to follow, and no chip
// needs an R.C. row.
bool isUnplayed(const Sheet& sheet, const Reading& reading) {
  return reading.plays.empty() && rules::isNoShow(sheet.ending());
}

std::array<Totals, 2> checkedTotals(const SheetReplay& replay, EndBlock& block, Completeness completeness) {
  for (const Side side : board::kSides) block.checkRemaining(side, replay.left(side), completeness);
  for (const Side side : board::kSides) block.checkTotals(side);
  for (const Side side : board::kSides) block.checkGrand(side, replay.running(side));
  std::array<Totals, 2> all;
  for (const Side side : board::kSides) {
    const Account running = replay.running(side);
    Totals& totals = all[indexOf(side)];
    totals.running = running.right;
    totals.remaining = block.remaining(side);
    // Lines may be missing in the gap, so the grand total on paper counts.
    const auto grand = running.gap ? block.writtenGrand(side) : std::nullopt;
    if (grand) totals.running = *grand - totals.remaining;
    totals.grand = totals.running + totals.remaining;
  }
  return all;
}

// Returns the totals as written on paper.
Totals statedTotals(const Law& law, const Reading& reading, Side side) {
  PaperTotals paper = paperTotals(law, reading, side);
  return {std::move(paper.running), std::move(paper.remaining), std::move(paper.grand)};
}

// Puts the totals on paper into the report if the paper's own arithmetic supports them, and removes the
// corrections of these totals. If the game could not be followed, no other totals are proven.
void letPaperStand(const Law& law, const Reading& reading, AuditReport& report) {
  for (const Side side : board::kSides) {
    if (!paperTotals(law, reading, side).isSupported) continue;
    report.totals[indexOf(side)] = statedTotals(law, reading, side);
    for (Finding& finding : report.findings) {
      const bool isTotal = finding.cell == Cell::Total || finding.cell == Cell::RemainingTotal ||
                           finding.cell == Cell::GrandTotal;
      if (!isTotal || finding.side != side) continue;
      finding.correct.reset();
      finding.counted.reset();
      finding.facts = {};
    }
  }
}

// Withholds what the lines do not confirm yet. Totals and result then stay as written.
void leaveUnconfirmedOpen(const Sheet& sheet, const Law& law, const Reading& reading, HalfOrder order,
                          AuditReport& report) {
  if (!withholdUnconfirmed(report, order)) return;
  for (const Side side : board::kSides) report.totals[indexOf(side)] = statedTotals(law, reading, side);
  report.isResultOpen = !sheet.result();
  if (sheet.result()) report.result = *sheet.result();
}

void checkResult(const Sheet& sheet, const rules::Ruleset& ruleset, const EndBlock& block,
                 const AuditReport& report, Findings& findings) {
  const std::optional<rules::Result> written = sheet.result();
  if (!written || *written == report.result) return;
  Finding made;
  made.code = FindingCode::WrongResult;
  made.cell = Cell::Result;
  made.clause = rules::decidingClause(ruleset, report.ending);
  if (rules::decidesAlone(ruleset, report.ending)) made.kind = FindingCase::AgainstEnding;
  made.written = rules::toText(*written);
  made.correct = rules::toText(report.result);
  const auto blue = block.writtenGrand(Side::Blue);
  const auto red = block.writtenGrand(Side::Red);
  if (blue && red && rules::resultOf(ruleset, report.ending, *blue, *red) == *written) {
    const auto wrongBlue = block.grandFinding(Side::Blue);
    made.causedBy = wrongBlue ? wrongBlue : block.grandFinding(Side::Red);
  } else if (blue && red && rules::resultOf(ruleset, report.ending, *red, *blue) == *written) {
    // The written result fits the grand totals if the two columns are exchanged. Therefore the wrong result
    // is a consequence of the exchange.
    made.causedBy = findings.first(FindingCode::ExchangedColumns);
  }
  findings.add(std::move(made));
}

// Adds a root finding that lists the possible games if the sheet does not show which of them was played.
FindingIndex addSeveralGames(const Law& law, const Reading& reading, const Undecided& undecided,
                             Findings& findings) {
  Finding made = findingAt({FindingCode::SeveralGames, "N6"}, undecided.options.front().side, Cell::Move);
  made.line = undecided.line;
  for (const PlayEntry& play : reading.plays) {
    if (play.line == undecided.line && play.column == made.side) made.written = play.half->move;
  }
  std::vector<PossibleGame> games;
  for (const Undecided::Option& option : undecided.options) {
    PossibleGame game;
    game.side = option.side;
    game.turn = option.turn ? textOf(law, undecided.position, *option.turn) : std::string();
    game.route = option.turn ? routeText(*option.turn) : "-";
    game.grands = option.grands;
    made.alternatives.push_back(game.turn);
    games.push_back(std::move(game));
  }
  made.facts = std::move(games);
  return findings.add(std::move(made));
}

}  // namespace

Extent extentOf(const Sheet& sheet) {
  const bool isEnded = hasEnd(sheet) || sheet.ending() != rules::Ending::Time;
  return isEnded || isEmpty(sheet) ? Extent::Whole : Extent::Moves;
}

bool isWithin(const Finding& finding, Extent extent) {
  return extent == Extent::Whole || finding.cell == Cell::Move || finding.cell == Cell::Score ||
         finding.cell == Cell::Total;
}

Auditor::Auditor(const rules::Ruleset& ruleset, const rules::ChipSet& set)
    : m_law(ruleset, set), m_cells(set), m_start(rules::startPosition(set, ruleset)) {}

AuditReport Auditor::audit(const Sheet& sheet, const Position& start, Extent extent) {
  m_cells.trim();
  const HalfOrder order = orderOf(sheet, m_law, start);
  const Reading plain = read(sheet, m_cells, order);
  const Understanding understood =
      understand(m_law, plain, start, order, HabitAnswers::of(sheet), {sheet.ending(), sheet.result()});
  const Explanation& explanation = understood.explanation;
  const Reading& reading = understood.version.reading();
  AuditReport report;
  report.start = start;
  report.limitReached = explanation.limitReached;
  Findings findings;
  HabitReport habits(m_law, understood.version, understood.otherFrames, findings);
  TakenChips taken(reading);
  SheetReplay replay(m_law, reading, m_cells.reader(), taken, findings, habits);
  std::optional<FindingIndex> asked;
  if (understood.askedFrom) asked = habits.addAsked(*understood.askedFrom);
  if (understood.undecided) asked = addSeveralGames(m_law, reading, *understood.undecided, findings);
  if (asked) {
    replay.followAsked(explanation, *asked);
  } else {
    replay.follow(explanation);
  }
  EndBlock block(m_law, reading, m_cells.reader(), taken, findings, habits);
  if (asked) {
    for (const Side side : board::kSides) report.totals[indexOf(side)] = statedTotals(m_law, reading, side);
  } else {
    const bool needsRows = !replay.hasGap() && !isUnplayed(sheet, reading);
    report.totals = checkedTotals(replay, block, needsRows ? Completeness::Required : Completeness::Unknown);
  }
  report.turns = replay.takeTurns();
  report.turnsOnPaper = replay.turnsOnPaper();
  report.replay = report.turns.empty() ? Replay::None : replay.hasGap() ? Replay::Partial : Replay::Complete;
  if (isUnplayed(sheet, reading)) report.replay = Replay::Complete;
  report.ending = replay.end() ? replay.end()->ending : sheet.ending();
  const bool mayGoOn = extent == Extent::Moves && !replay.end();
  report.result =
      rules::resultOf(m_law.ruleset, report.ending, report.of(Side::Blue).grand, report.of(Side::Red).grand);
  if (report.replay == Replay::Complete || rules::decidesAlone(m_law.ruleset, report.ending)) {
    report.isResultOpen =
        !report.isFollowed() && !sheet.result() && !rules::decidesAlone(m_law.ruleset, report.ending);
    checkResult(sheet, m_law.ruleset, block, report, findings);
    habits.finish();
    report.findings = findings.take();
    if (mayGoOn) leaveUnconfirmedOpen(sheet, m_law, reading, order, report);
    return report;
  }
  habits.finish();
  report.findings = findings.take();
  leaveGuessedBoardsOpen(report);
  if (mayGoOn) leaveUnconfirmedOpen(sheet, m_law, reading, order, report);
  letPaperStand(m_law, reading, report);
  // The result on paper counts, because a game that was not followed to its end proves no other result.
  const bool areGrandsWritten = block.writtenGrand(Side::Blue) && block.writtenGrand(Side::Red);
  report.isResultOpen = !sheet.result() && !areGrandsWritten;
  report.result = sheet.result().value_or(
      rules::resultOf(m_law.ruleset, report.ending, report.of(Side::Blue).grand, report.of(Side::Red).grand));
  return report;
}

AuditReport audit(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                  const Position& start) {
  return Auditor(ruleset, set).audit(sheet, start);
}

AuditReport audit(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset) {
  return Auditor(ruleset, set).audit(sheet);
}

}  // namespace damath::sheet
