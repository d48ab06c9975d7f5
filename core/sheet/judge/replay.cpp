// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/replay.hpp"

#include <algorithm>
#include <utility>

#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::sheet {

using board::Position;
using board::Side;

SheetReplay::SheetReplay(const Law& law, const Reading& reading, const EntryReader& reader, TakenChips& taken,
                         Findings& findings, HabitReport& habits)
    : m_law(law),
      m_reading(reading),
      m_reader(reader),
      m_taken(taken),
      m_findings(findings),
      m_habits(habits),
      m_ledger(law, findings, habits),
      m_moves(law, reading, taken, findings),
      m_missing(law, reading, findings, habits),
      m_endings(law.ruleset, reading.plays.size()) {
  m_turns.reserve(reading.plays.size());
}

void SheetReplay::follow(const Explanation& explanation) {
  reportRepeats();
  for (const Segment& segment : explanation.segments) {
    beginAt(segment.start);
    followSegment(segment);
    if (segment.gapCount == 0) continue;
    if (end()) {
      followVoid(segment.gapFrom, segment.gapCount, {FindingCode::EntryAfterEnd, end()->clause});
    } else {
      followGap(segment);
    }
  }
  m_findings.goTo(std::nullopt);
}

std::vector<LeftChip> SheetReplay::left(Side side) const {
  return m_gap ? m_gap->chipsPerhapsLeft(side) : chipsLeft(m_law, m_position, side);
}

void SheetReplay::beginAt(const Position& position) {
  m_position = position;
  m_endings.beginAt(position);
  m_missing.forget();
}

void SheetReplay::followSegment(const Segment& segment) {
  for (std::size_t i = 0; i < segment.explainedTurns.size(); ++i) {
    const ExplainedTurn& explained = segment.explainedTurns[i];
    if (end()) {
      followVoid(explained.first, explained.count, {FindingCode::EntryAfterEnd, end()->clause});
      continue;
    }
    switch (explained.kind) {
      case ExplainedTurnKind::Turn:
        followTurn(explained, segment.alternatives[i]);
        break;
      case ExplainedTurnKind::Unwritten:
        followUnwritten(explained, segment.alternatives[i]);
        break;
      case ExplainedTurnKind::Repeated:
        followVoid(explained.first, explained.count, {FindingCode::RepeatedLine, "N1"});
        break;
      case ExplainedTurnKind::AfterEnd:
        followVoid(explained.first, explained.count, {FindingCode::EntryAfterEnd, "E1"}, noTurnLeft());
        break;
    }
    m_missing.goOnFrom(explained);
  }
}

// True if a chip stands on the start square of at least one of these turns. Alternatives without such a chip
// belong to other positions.
bool SheetReplay::isOpen(const std::vector<rules::Turn>& alternatives) const {
  return std::ranges::any_of(
      alternatives, [this](const rules::Turn& turn) { return m_position.at(turn.start()).has_value(); });
}

void SheetReplay::followTurn(const ExplainedTurn& explained, const std::vector<rules::Turn>& alternatives) {
  m_position.setToMove(explained.side);
  const BoardSteps boardSteps(m_position, explained.turn);
  const auto goToJump = [&, turn = m_turns.size()](std::size_t jump) {
    m_findings.goTo(TurnPlace{turn, jump});
  };
  goToJump(0);
  std::optional<FindingIndex> cause;
  if (explained.isInOrder()) {
    m_moves.passBy();
  } else {
    cause = m_moves.askTurn(explained, m_position);
  }
  ++m_turnsOnPaper;
  ReplayedTurn& replayed = m_turns.emplace_back(explained.side, explained.turn, m_position);
  replayed.isOpen = isOpen(alternatives);
  if (explained.turn.isCapture()) replayed.scores.reserve(boardSteps.size());
  std::size_t entry = 0;
  bool slipped = false;
  for (std::size_t i = 0; i < boardSteps.size(); ++i) {
    goToJump(i);
    const BoardStep step = boardSteps[i];
    if (explained.unwrittenJump == i) {
      followUnwrittenJump(explained, step, explained.entry(entry), replayed);
      continue;
    }
    const PlayEntry& written = play(explained.entry(entry++));
    if (written.parts > 1 && written.part == 0)
      m_findings.add(findingAt({FindingCode::JumpsInOneLine, "N2"}, written));
    std::optional<FindingIndex> slip;
    if (explained.wording == Wording::Slipped) {
      slip = m_moves.askSlip(written, step, explained, alternatives, m_position);
    }
    slipped = slipped || slip;
    if (!slip && written.translated != nullptr) slip = m_habits.noteMove(written, step);
    replayed.lines.push_back(written.line);
    if (step.taken) {
      if (m_gap) m_gap->noteTaken(*step.taken);
      replayed.scores.push_back(m_ledger.enterCapture(written, step, explained.side, slip));
    } else {
      m_ledger.enterQuiet(written, explained.side, slip ? slip : cause);
    }
  }
  if (!alternatives.empty() && !cause && !slipped) {
    goToJump(0);
    m_moves.noteAmbiguity(explained, alternatives, m_position);
  }
  goToJump(boardSteps.size() - 1);
  if (explained.breach == rules::Breach::ChainNotFinished) m_moves.askUnfinished(explained, m_position);
  finish(explained, replayed);
}

void SheetReplay::followUnwrittenJump(const ExplainedTurn& explained, const BoardStep& boardStep,
                                      std::size_t entry, ReplayedTurn& replayed) {
  const FindingIndex index = m_missing.addJump(explained, boardStep, entry);
  const rules::JumpScore& score = m_law.scoreOf(boardStep.mover, *boardStep.taken, boardStep.landing);
  if (m_gap) m_gap->noteTaken(*boardStep.taken);
  m_ledger.enterUnwritten(score.value, explained.side, index);
  replayed.scores.push_back(score);
}

void SheetReplay::followUnwritten(const ExplainedTurn& explained,
                                  const std::vector<rules::Turn>& alternatives) {
  m_findings.goTo(TurnPlace{m_turns.size(), 0});
  const FindingIndex index = m_missing.addTurn(explained, alternatives, m_position);
  ReplayedTurn& replayed = m_turns.emplace_back(explained.side, explained.turn, m_position);
  replayed.isOpen = isOpen(alternatives);
  for (const BoardStep& boardStep : BoardSteps(m_position, explained.turn)) {
    if (!boardStep.taken) continue;
    if (m_gap) m_gap->noteTaken(*boardStep.taken);
    replayed.scores.push_back(m_law.scoreOf(boardStep.mover, *boardStep.taken, boardStep.landing));
    m_ledger.enterUnwritten(replayed.scores.back().value, explained.side, index);
  }
  finish(explained, replayed);
}

void SheetReplay::finish(const ExplainedTurn& explained, ReplayedTurn& replayed) {
  rules::play(m_law.movement, m_position, explained.turn);
  replayed.after = m_position;
  const bool repeats = m_endings.note(m_position, explained.turn.isCapture());
  if (repeats && explained.kind == ExplainedTurnKind::Turn) {
    const rules::Ruleset& ruleset = m_law.ruleset;
    const rules::Clause clause = ruleset.repetitionBy.clauseFor(
        ruleset.repetitionEnds.clauseFor(ruleset.repetitionCount.clauseFor("E4")));
    m_findings.add(findingAt({FindingCode::Repetition, clause}, play(explained.entry(explained.count - 1))));
  }
}

void SheetReplay::reportRepeats() {
  std::optional<FindingIndex> first;
  int line = 0;
  for (const PlayEntry& repeat : m_reading.repeats) {
    Finding made = findingAt({FindingCode::RepeatedLine, "N1"}, repeat);
    if (repeat.line == line) made.causedBy = first;
    const FindingIndex index = m_findings.add(std::move(made));
    if (repeat.line != line) first = index;
    line = repeat.line;
  }
}

FindingFacts SheetReplay::noTurnLeft() const {
  if (m_gap || m_turns.empty() || !rules::legalTurns(m_law.ruleset, m_position).empty()) return {};
  return NoTurnLeft{m_position.toMove()};
}

void SheetReplay::followVoid(std::size_t first, std::size_t count, const Fault& fault,
                             const FindingFacts& facts) {
  m_findings.goTo(std::nullopt);
  std::optional<FindingIndex> root;
  for (std::size_t i = first; i < first + count; ++i) {
    Finding made = findingAt(fault, play(i));
    made.facts = facts;
    made.causedBy = root;
    const FindingIndex index = m_findings.add(std::move(made));
    if (!root) root = index;
    m_ledger.enterVoid(play(i), *root);
  }
}

void SheetReplay::followGap(const Segment& segment) {
  m_findings.goTo(std::nullopt);
  Finding note = findingAt({FindingCode::Gap, "N6"}, play(segment.gapFrom));
  if (!m_gap) m_gap.emplace(m_law, m_reader, m_taken, m_findings, m_ledger);
  m_gap->begin(m_position);
  const std::size_t end = segment.gapFrom + segment.gapCount;
  const bool resumes = end < m_reading.plays.size();
  if (resumes) note.untilLine = play(end - 1).line;
  const FindingIndex finding = m_findings.add(std::move(note));
  if (resumes) m_ledger.enterGap(finding);
  for (std::size_t i = segment.gapFrom; i < end; ++i) m_gap->enter(play(i));
  countTurns(segment);
  // A correct total within the gap proves nothing about the lines after the gap, so the gap is marked again.
  if (resumes) m_ledger.enterGap(finding);
}

void SheetReplay::followAsked(const Explanation& explanation, FindingIndex asked) {
  reportRepeats();
  for (const Segment& segment : explanation.segments) {
    beginAt(segment.start);
    followSegment(segment);
    if (&segment != &explanation.segments.back()) followGap(segment);
  }
  const Segment& segment = explanation.segments.back();
  m_findings.goTo(std::nullopt);
  Finding note = findingAt({FindingCode::Gap, "N6"}, play(segment.gapFrom));
  note.causedBy = asked;
  m_findings.add(std::move(note));
  if (!m_gap) m_gap.emplace(m_law, m_reader, m_taken, m_findings, m_ledger);
  countTurns(segment);
}

void SheetReplay::countTurns(const Segment& gap) {
  for (std::size_t i = gap.gapFrom; i < gap.gapFrom + gap.gapCount; ++i) {
    if (i == gap.gapFrom || !goesOnWithChain(i)) ++m_turnsOnPaper;
  }
}

bool SheetReplay::goesOnWithChain(std::size_t entry) const {
  const PlayEntry& before = play(entry - 1);
  const PlayEntry& now = play(entry);
  const CaptureEntry* first = before.entry.capture();
  const CaptureEntry* next = now.entry.capture();
  return first != nullptr && next != nullptr && before.owner == now.owner &&
         first->taker.text == next->taker.text;
}

}  // namespace damath::sheet
