// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/judge/audit.hpp"

#include <algorithm>
#include <cstdint>

#include "core/sheet/explain/resolver.hpp"
#include "core/sheet/judge/end_block.hpp"
#include "core/sheet/judge/gap.hpp"
#include "core/sheet/judge/move_report.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Position;
using board::Side;

// Alike for equal positions, and hardly ever for others that are met without a capture between.
std::uint64_t outlineOf(const Position& position) {
  return position.of(Side::Blue) + 0x9e3779b97f4a7c15U * position.of(Side::Red) +
         0xc2b2ae3d27d4eb4fU * position.damas();
}

// One audit from the first entry to the result.
class SheetReplay {
 public:
  SheetReplay(const Sheet& sheet, const Law& law, CellMemory& cells, const Position& start)
      : m_sheet(sheet),
        m_law(law),
        m_reader(cells.reader()),
        m_reading(read(sheet, cells, orderOf(sheet, law, start))),
        m_position(start),
        m_ledger(m_law, m_findings),
        m_moves(m_law, m_reading, m_findings) {
    m_report.start = start;
    m_report.turns.reserve(m_reading.plays.size());
    m_seen.reserve(m_reading.plays.size() + 1);
    m_outlines.reserve(m_reading.plays.size() + 1);
    m_report.ending = sheet.ending();
  }

  AuditReport run() {
    const Explanation explanation = explain(m_law, m_reading, m_position);
    m_report.limitReached = explanation.limitReached;
    reportRepeats();
    for (const Segment& passage : explanation.passages) {
      beginAt(passage.start);
      followPassage(passage);
      if (passage.gapCount == 0) continue;
      if (m_endClause) {
        voidFrom(passage.gapFrom, passage.gapCount);
      } else {
        followGap(passage);
      }
    }
    EndBlock block(m_law, m_reading, m_reader, m_findings);
    for (const Side side : board::kSides) {
      if (m_gap) {
        block.checkRemaining(side, m_gap->chipsPerhapsLeft(side), Completeness::Unknown);
      } else {
        block.checkRemaining(side, chipsLeft(m_law, m_position, side), Completeness::Required);
      }
    }
    const bool anyTurn = !m_report.turns.empty();
    m_report.replay = !anyTurn ? Replay::None : m_gap ? Replay::Partial : Replay::Complete;
    for (const Side side : board::kSides) block.checkTotals(side);
    for (const Side side : board::kSides) block.checkGrand(side, m_ledger.running(side));
    for (const Side side : board::kSides) {
      const Account running = m_ledger.running(side);
      Totals& totals = m_report.totals[indexOf(side)];
      totals.running = running.right;
      totals.remaining = block.remaining(side);
      // Where lines may be wanting the paper's last word stands.
      const auto grand = running.gap ? block.writtenGrand(side) : std::nullopt;
      if (grand) totals.running = *grand - totals.remaining;
      totals.grand = totals.running + totals.remaining;
    }
    checkResult(block);
    m_report.findings = m_findings.take();
    return std::move(m_report);
  }

 private:
  static HalfOrder orderOf(const Sheet& sheet, const Law& law, const Position& start) {
    const bool redOpens = law.ruleset.firstMover.answer == Side::Red && start.toMove() == Side::Red;
    return halfOrderOf(sheet, redOpens ? Side::Red : Side::Blue);
  }

  [[nodiscard]] const PlayEntry& play(std::size_t index) const { return m_reading.plays[index]; }

  // The board as it is known to stand: at the start, or again behind a gap.
  void beginAt(const Position& position) {
    m_position = position;
    m_seen.clear();
    m_outlines.clear();
    noteSeen();
    m_quietTurns = 0;
    m_leftOut.reset();
  }

  void followPassage(const Segment& passage) {
    for (std::size_t i = 0; i < passage.acts.size(); ++i) {
      if (m_endClause) {
        followVoid(passage.acts[i], FindingCode::EntryAfterEnd, *m_endClause);
        continue;
      }
      follow(passage.acts[i], passage.alternatives[i]);
      m_leftOut = leftOutAtEnd(passage.acts[i]);
    }
  }

  // The finding about the line that the act's end was left out with.
  [[nodiscard]] std::optional<FindingIndex> leftOutAtEnd(const ExplainedTurn& act) const {
    const bool lastJump = act.unwrittenJump && *act.unwrittenJump + 1 == act.turn.jumps().size();
    return act.kind == ExplainedTurnKind::Unwritten || lastJump ? std::optional(m_unwritten) : std::nullopt;
  }

  void follow(const ExplainedTurn& act, const std::vector<rules::Turn>& alternatives) {
    switch (act.kind) {
      case ExplainedTurnKind::Turn:
        followTurn(act, alternatives);
        break;
      case ExplainedTurnKind::Unwritten:
        followUnwritten(act, alternatives);
        break;
      case ExplainedTurnKind::Repeated:
        followVoid(act, FindingCode::RepeatedLine, "N1");
        break;
      case ExplainedTurnKind::AfterEnd:
        followVoid(act, FindingCode::EntryAfterEnd, "E1");
        break;
    }
  }

  void followTurn(const ExplainedTurn& act, const std::vector<rules::Turn>& alternatives) {
    m_position.setToMove(act.side);
    const BoardSteps happenings(m_position, act.turn);
    std::optional<FindingIndex> cause;
    if (act.isInOrder()) {
      m_moves.passBy();
    } else {
      cause = m_moves.askTurn(act, m_position);
    }
    ReplayedTurn& replayed = begin(act);
    if (act.turn.isCapture()) replayed.scores.reserve(happenings.size());
    std::size_t entry = 0;
    bool slipped = false;
    for (std::size_t i = 0; i < happenings.size(); ++i) {
      if (act.unwrittenJump == i) {
        reportUnwrittenJump(act, happenings[i], act.entry(entry), replayed);
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

  ReplayedTurn& begin(const ExplainedTurn& act) {
    return m_report.turns.emplace_back(act.side, act.turn, m_position);
  }

  void finish(const ExplainedTurn& act, ReplayedTurn& replayed) {
    rules::play(m_law.movement, m_position, act.turn);
    replayed.after = m_position;
    if (act.turn.isCapture()) {  // what was before cannot come again
      m_seen.clear();
      m_outlines.clear();
    }
    const std::ptrdiff_t times = noteSeen();
    if (times == m_law.ruleset.repetitionCount.answer && act.kind == ExplainedTurnKind::Turn) {
      m_findings.add(moveFinding(FindingCode::Repetition, play(act.entry(act.count - 1)), "E4"));
    }
    m_quietTurns = act.turn.isCapture() ? 0 : m_quietTurns + 1;
    askForEnd(times);
  }

  // How often the position has been on the board, this time among them.
  std::ptrdiff_t noteSeen() {
    m_seen.push_back(m_position);
    m_outlines.push_back(outlineOf(m_position));
    const bool isNew = std::ranges::count(m_outlines, m_outlines.back()) == 1;
    return isNew ? 1 : std::ranges::count(m_seen, m_position);
  }

  // Where the ruleset ends the game by what has been played.
  void askForEnd(std::ptrdiff_t times) {
    const rules::Ruleset& ruleset = m_law.ruleset;
    if (times >= ruleset.repetitionCount.answer &&
        ruleset.repetitionEnds.answer != rules::RepetitionEnds::ArbiterConfirms) {
      m_report.ending = rules::Ending::Repetition;
      m_endClause = "E4";
    } else if (ruleset.inactivityPlies.answer && m_quietTurns >= *ruleset.inactivityPlies.answer) {
      m_report.ending = rules::Ending::Inactivity;
      m_endClause = "E1";
    }
  }

  void voidFrom(std::size_t entry, std::size_t count) {
    ExplainedTurn rest;
    rest.first = entry;
    rest.count = count;
    followVoid(rest, FindingCode::EntryAfterEnd, *m_endClause);
  }

  // The line that a missing one should stand before.
  [[nodiscard]] std::optional<int> lineOf(std::size_t entry) const {
    if (entry < m_reading.plays.size()) return play(entry).line;
    return std::nullopt;
  }

  void reportUnwrittenJump(const ExplainedTurn& act, const BoardStep& happening, std::size_t entry,
                           ReplayedTurn& replayed) {
    Finding made;
    made.code = FindingCode::MissingLine;
    made.side = act.side;
    made.clause = "N2";
    made.beforeLine = lineOf(entry);
    made.correct = textOf(m_law, happening);
    if (act.unwrittenJump == 0U) made.causedBy = m_leftOut;
    const FindingIndex index = m_findings.add(std::move(made));
    m_unwritten = index;
    const rules::JumpScore& score = m_law.scoreOf(happening.mover, *happening.taken, happening.landing);
    if (m_gap) m_gap->noteTaken(*happening.taken);
    m_ledger.enterUnwritten(score.value, act.side, index);
    replayed.scores.push_back(score);
  }

  void followUnwritten(const ExplainedTurn& act, const std::vector<rules::Turn>& alternatives) {
    Finding made;
    made.code = FindingCode::MissingLine;
    made.side = act.side;
    made.clause = "N1";
    made.beforeLine = lineOf(act.first);
    for (const rules::Turn& turn : alternatives) {
      if (m_position.at(turn.start())) made.alternatives.push_back(textOf(m_law, m_position, turn));
    }
    if (made.alternatives.empty()) made.correct = textOf(m_law, m_position, act.turn);
    made.causedBy = m_leftOut;
    const FindingIndex index = m_findings.add(std::move(made));
    m_unwritten = index;
    ReplayedTurn& replayed = begin(act);
    for (const BoardStep& happening : BoardSteps(m_position, act.turn)) {
      if (!happening.taken) continue;
      if (m_gap) m_gap->noteTaken(*happening.taken);
      replayed.scores.push_back(m_law.scoreOf(happening.mover, *happening.taken, happening.landing));
      m_ledger.enterUnwritten(replayed.scores.back().value, act.side, index);
    }
    finish(act, replayed);
  }

  void reportRepeats() {
    std::optional<FindingIndex> first;
    int line = 0;
    for (const PlayEntry& repeat : m_reading.repeats) {
      Finding made = moveFinding(FindingCode::RepeatedLine, repeat, "N1");
      if (repeat.line == line) made.causedBy = first;
      const FindingIndex index = m_findings.add(std::move(made));
      if (repeat.line != line) first = index;
      line = repeat.line;
    }
  }

  void followVoid(const ExplainedTurn& act, FindingCode code, const std::string& clause) {
    std::optional<FindingIndex> first;
    for (std::size_t i = act.first; i < act.first + act.count; ++i) {
      Finding made = moveFinding(code, play(i), clause);
      made.causedBy = first;
      const FindingIndex index = m_findings.add(std::move(made));
      if (!first) first = index;
      m_ledger.enterVoid(play(i), *first);
    }
  }

  void followGap(const Segment& passage) {
    Finding note = moveFinding(FindingCode::Gap, play(passage.gapFrom), "N6");
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

  void checkResult(const EndBlock& block) {
    const rules::Ending ending = m_report.ending;
    m_report.result =
        rules::resultOf(m_law.ruleset, ending, m_report.of(Side::Blue).grand, m_report.of(Side::Red).grand);
    const std::optional<rules::Result> written = m_sheet.result();
    if (!written || *written == m_report.result) return;
    Finding made;
    made.code = FindingCode::WrongResult;
    made.cell = Cell::Result;
    made.clause = rules::decidingClause(m_law.ruleset, ending);
    made.written = rules::toText(*written);
    made.correct = rules::toText(m_report.result);
    const auto blue = block.writtenGrand(Side::Blue);
    const auto red = block.writtenGrand(Side::Red);
    if (blue && red && rules::resultOf(m_law.ruleset, ending, *blue, *red) == *written) {
      made.causedBy =
          block.grandFinding(Side::Blue) ? block.grandFinding(Side::Blue) : block.grandFinding(Side::Red);
    }
    m_findings.add(std::move(made));
  }

  const Sheet& m_sheet;
  const Law& m_law;
  const EntryReader& m_reader;
  Reading m_reading;
  Position m_position;
  Findings m_findings;
  Ledger m_ledger;
  MoveReport m_moves;
  std::optional<Gap> m_gap;  // from the first gap on
  AuditReport m_report;
  std::vector<Position> m_seen;            // since the last capture
  std::vector<std::uint64_t> m_outlines;   // of the same
  int m_quietTurns = 0;                    // in a row without a capture
  std::optional<std::string> m_endClause;  // once the turns themselves have ended the game
  FindingIndex m_unwritten = 0;
  // A line left out takes both halves with it: one mistake. Set while the act before ended in such a line.
  std::optional<FindingIndex> m_leftOut;
};

}  // namespace

bool AuditReport::hasErrors() const {
  return std::ranges::any_of(findings, [](const Finding& f) { return f.severity() == Severity::Error; });
}

Auditor::Auditor(const rules::Ruleset& ruleset, const rules::ChipSet& set)
    : m_law(ruleset, set), m_cells(set), m_start(rules::startPosition(set, ruleset)) {}

AuditReport Auditor::audit(const Sheet& sheet) {
  return audit(sheet, m_start);
}

AuditReport Auditor::audit(const Sheet& sheet, const Position& start) {
  m_cells.trim();
  return SheetReplay(sheet, m_law, m_cells, start).run();
}

AuditReport audit(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                  const Position& start) {
  return Auditor(ruleset, set).audit(sheet, start);
}

AuditReport audit(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset) {
  return Auditor(ruleset, set).audit(sheet);
}

std::string_view toText(Replay replay) {
  switch (replay) {
    case Replay::Complete:
      return "complete";
    case Replay::Partial:
      return "partial";
    case Replay::None:
      return "none";
  }
  return {};
}

}  // namespace damath::sheet
