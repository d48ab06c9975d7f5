// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/replay.hpp"

#include "core/rules/legal_turns.hpp"

namespace damath::sheet {

using board::Position;
using board::Side;

SheetReplay::SheetReplay(const Law& law, const Reading& reading, const EntryReader& reader,
                         Findings& findings)
    : m_law(law),
      m_reading(reading),
      m_reader(reader),
      m_findings(findings),
      m_ledger(law, findings),
      m_moves(law, reading, findings),
      m_missing(law, reading, findings),
      m_endings(law.ruleset, reading.plays.size()) {
  m_turns.reserve(reading.plays.size());
}

void SheetReplay::follow(const Explanation& explanation) {
  reportRepeats();
  for (const Segment& passage : explanation.passages) {
    beginAt(passage.start);
    followSegment(passage);
    if (passage.gapCount == 0) continue;
    if (end()) {
      followVoid(passage.gapFrom, passage.gapCount, {FindingCode::EntryAfterEnd, end()->clause});
    } else {
      followGap(passage);
    }
  }
}

std::vector<LeftChip> SheetReplay::left(Side side) const {
  return m_gap ? m_gap->chipsPerhapsLeft(side) : chipsLeft(m_law, m_position, side);
}

void SheetReplay::beginAt(const Position& position) {
  m_position = position;
  m_endings.beginAt(position);
  m_missing.forget();
}

void SheetReplay::followSegment(const Segment& passage) {
  for (std::size_t i = 0; i < passage.acts.size(); ++i) {
    const ExplainedTurn& act = passage.acts[i];
    if (end()) {
      followVoid(act.first, act.count, {FindingCode::EntryAfterEnd, end()->clause});
      continue;
    }
    switch (act.kind) {
      case ExplainedTurnKind::Turn:
        followTurn(act, passage.alternatives[i]);
        break;
      case ExplainedTurnKind::Unwritten:
        followUnwritten(act, passage.alternatives[i]);
        break;
      case ExplainedTurnKind::Repeated:
        followVoid(act.first, act.count, {FindingCode::RepeatedLine, "N1"});
        break;
      case ExplainedTurnKind::AfterEnd:
        followVoid(act.first, act.count, {FindingCode::EntryAfterEnd, "E1"});
        break;
    }
    m_missing.goOnFrom(act);
  }
}

void SheetReplay::followTurn(const ExplainedTurn& act, const std::vector<rules::Turn>& alternatives) {
  m_position.setToMove(act.side);
  const BoardSteps happenings(m_position, act.turn);
  std::optional<FindingIndex> cause;
  if (act.isInOrder()) {
    m_moves.passBy();
  } else {
    cause = m_moves.askTurn(act, m_position);
  }
  ReplayedTurn& replayed = m_turns.emplace_back(act.side, act.turn, m_position);
  if (act.turn.isCapture()) replayed.scores.reserve(happenings.size());
  std::size_t entry = 0;
  bool slipped = false;
  for (std::size_t i = 0; i < happenings.size(); ++i) {
    if (act.unwrittenJump == i) {
      followUnwrittenJump(act, happenings[i], act.entry(entry), replayed);
      continue;
    }
    const PlayEntry& written = play(act.entry(entry++));
    std::optional<FindingIndex> slip;
    if (act.wording == Wording::Slipped) {
      slip = m_moves.askSlip(written, happenings[i], act, alternatives, m_position);
    }
    slipped = slipped || slip;
    replayed.lines.push_back(written.line);
    if (happenings[i].taken) {
      if (m_gap) m_gap->noteTaken(*happenings[i].taken);
      replayed.scores.push_back(m_ledger.enterCapture(written, happenings[i], act.side, slip));
    } else {
      m_ledger.enterQuiet(written, act.side, slip ? slip : cause);
    }
  }
  if (!alternatives.empty() && !cause && !slipped) m_moves.noteAmbiguity(act, alternatives, m_position);
  if (act.breach == rules::Breach::ChainNotFinished) m_moves.askUnfinished(act, m_position);
  finish(act, replayed);
}

void SheetReplay::followUnwrittenJump(const ExplainedTurn& act, const BoardStep& happening, std::size_t entry,
                                      ReplayedTurn& replayed) {
  const FindingIndex index = m_missing.addJump(act, happening, entry);
  const rules::JumpScore& score = m_law.scoreOf(happening.mover, *happening.taken, happening.landing);
  if (m_gap) m_gap->noteTaken(*happening.taken);
  m_ledger.enterUnwritten(score.value, act.side, index);
  replayed.scores.push_back(score);
}

void SheetReplay::followUnwritten(const ExplainedTurn& act, const std::vector<rules::Turn>& alternatives) {
  const FindingIndex index = m_missing.addTurn(act, alternatives, m_position);
  ReplayedTurn& replayed = m_turns.emplace_back(act.side, act.turn, m_position);
  for (const BoardStep& happening : BoardSteps(m_position, act.turn)) {
    if (!happening.taken) continue;
    if (m_gap) m_gap->noteTaken(*happening.taken);
    replayed.scores.push_back(m_law.scoreOf(happening.mover, *happening.taken, happening.landing));
    m_ledger.enterUnwritten(replayed.scores.back().value, act.side, index);
  }
  finish(act, replayed);
}

void SheetReplay::finish(const ExplainedTurn& act, ReplayedTurn& replayed) {
  rules::play(m_law.movement, m_position, act.turn);
  replayed.after = m_position;
  const bool repeats = m_endings.note(m_position, act.turn.isCapture());
  if (repeats && act.kind == ExplainedTurnKind::Turn) {
    m_findings.add(findingAt({FindingCode::Repetition, "E4"}, play(act.entry(act.count - 1))));
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

void SheetReplay::followVoid(std::size_t first, std::size_t count, const Fault& fault) {
  std::optional<FindingIndex> root;
  for (std::size_t i = first; i < first + count; ++i) {
    Finding made = findingAt(fault, play(i));
    made.causedBy = root;
    const FindingIndex index = m_findings.add(std::move(made));
    if (!root) root = index;
    m_ledger.enterVoid(play(i), *root);
  }
}

void SheetReplay::followGap(const Segment& passage) {
  Finding note = findingAt({FindingCode::Gap, "N6"}, play(passage.gapFrom));
  if (!m_gap) m_gap.emplace(m_law, m_reader, m_findings, m_ledger);
  m_gap->begin(m_position);
  const std::size_t end = passage.gapFrom + passage.gapCount;
  const bool resumes = end < m_reading.plays.size();
  if (resumes) note.untilLine = play(end - 1).line;
  const FindingIndex finding = m_findings.add(std::move(note));
  if (resumes) m_ledger.enterGap(finding);
  for (std::size_t i = passage.gapFrom; i < end; ++i) m_gap->enter(play(i));
  // A total in the gap that holds says nothing of what stands behind it.
  if (resumes) m_ledger.enterGap(finding);
}

}  // namespace damath::sheet
