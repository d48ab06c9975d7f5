#include "core/sheet/audit.hpp"

#include <algorithm>

#include "core/sheet/gap.hpp"
#include "core/sheet/remaining.hpp"
#include "core/sheet/resolver.hpp"
#include "core/sheet/spelling.hpp"

namespace damath::sheet {

namespace {

using board::Position;
using board::Side;

std::string clauseOf(rules::Breach breach) {
  switch (breach) {
    case rules::Breach::MissedCapture:
      return "K1";
    case rules::Breach::NotMaximum:
      return "K5";
    case rules::Breach::DamaPriority:
      return "K6";
    case rules::Breach::ChainNotFinished:
      return "K4";
  }
  return {};
}

FindingCode codeOf(rules::Breach breach) {
  switch (breach) {
    case rules::Breach::MissedCapture:
      return FindingCode::MissedCapture;
    case rules::Breach::NotMaximum:
      return FindingCode::NotMaximum;
    case rules::Breach::DamaPriority:
      return FindingCode::DamaPriority;
    case rules::Breach::ChainNotFinished:
      return FindingCode::ChainNotFinished;
  }
  return FindingCode::IllegalMove;
}

// One audit from the first entry to the result.
class Auditor {
 public:
  Auditor(const Sheet& sheet, const Law& law, const Position& start)
      : m_sheet(sheet),
        m_law(law),
        m_reader(law.set),
        m_reading(read(sheet, m_reader)),
        m_position(start),
        m_ledger(m_law, m_findings) {
    m_report.start = start;
  }

  AuditReport run() {
    const Explanation explanation = explain(m_law, m_reading, m_position);
    m_seen.push_back(m_position);
    for (std::size_t i = 0; i < explanation.acts.size(); ++i) {
      follow(explanation.acts[i], explanation.alternatives[i]);
      m_lastAct = explanation.acts[i].kind;
    }
    EndBlock block(m_law, m_reading, m_reader, m_findings);
    if (explanation.gapFrom) {
      followGap(*explanation.gapFrom, block);
    } else {
      for (const Side side : board::kSides) {
        block.checkRemaining(side, chipsLeft(m_law, m_position, side), Completeness::Required);
      }
    }
    const bool anyTurn = !m_report.turns.empty();
    m_report.replay = !anyTurn ? Replay::None : explanation.gapFrom ? Replay::Partial : Replay::Complete;
    for (const Side side : board::kSides) block.checkTotals(side);
    for (const Side side : board::kSides) block.checkGrand(side, m_ledger.account(side));
    for (const Side side : board::kSides) {
      Totals& totals = m_report.totals[indexOf(side)];
      totals.running = m_ledger.account(side).right;
      totals.remaining = block.remaining(side);
      totals.grand = totals.running + totals.remaining;
    }
    checkResult(block);
    m_report.findings = m_findings.take();
    return std::move(m_report);
  }

 private:
  [[nodiscard]] const PlayEntry& play(std::size_t index) const { return m_reading.plays[index]; }

  static Finding findingAt(FindingCode code, const PlayEntry& play, std::string clause) {
    Finding made;
    made.code = code;
    made.line = play.line;
    made.side = play.column;
    made.cell = Cell::Move;
    made.clause = std::move(clause);
    made.written = play.half->move;
    return made;
  }

  // The text of what happened, as the program writes it.
  [[nodiscard]] std::string textOf(const Happening& happening) const {
    const Side side = happening.mover.side;
    if (!happening.taken) {
      return quietText(m_law.ruleset, m_law.set, happening.mover.chip, happening.landing, side);
    }
    return captureText(m_law.set, happening.mover.chip, happening.landing.sign(), happening.taken->chip);
  }

  // A turn on one line, captures with the squares they pass: `10 x 6 (5,4)`.
  [[nodiscard]] std::string textOf(const Position& position, const rules::Turn& turn) const {
    std::string text;
    for (const Happening& happening : happeningsOf(position, turn)) {
      if (!text.empty()) text += ", ";
      text += textOf(happening);
      if (happening.taken) {
        text += " " + squareText(m_law.ruleset, m_law.set, happening.landing, happening.mover.side);
      }
    }
    return text;
  }

  void follow(const Act& act, const std::vector<rules::Turn>& alternatives) {
    switch (act.kind) {
      case ActKind::Turn:
        followTurn(act, alternatives);
        break;
      case ActKind::Unwritten:
        followUnwritten(act, alternatives);
        break;
      case ActKind::Repeated:
        followVoid(act, FindingCode::RepeatedLine, "N1");
        break;
      case ActKind::AfterEnd:
        followVoid(act, FindingCode::EntryAfterEnd, "E1");
        break;
    }
  }

  void followTurn(const Act& act, const std::vector<rules::Turn>& alternatives) {
    m_position.setToMove(act.side);
    const std::vector<Happening> happenings = happeningsOf(m_position, act.turn);
    std::optional<FindingIndex> cause = reportPlacing(act);
    if (!cause) cause = reportConduct(act);
    if (!alternatives.empty()) noteAmbiguity(act, alternatives);
    ReplayedTurn replayed{act.side, act.turn, {}, {}, m_position};
    std::size_t entry = act.first;
    for (std::size_t i = 0; i < happenings.size(); ++i) {
      if (act.unwrittenJump == i) {
        reportUnwrittenJump(act, happenings[i], entry, replayed);
        continue;
      }
      const PlayEntry& written = play(entry++);
      const std::optional<FindingIndex> slip = reportSlip(written, happenings[i], act.side);
      replayed.lines.push_back(written.line);
      if (happenings[i].taken) {
        replayed.scores.push_back(
            m_ledger.enterCapture(written, happenings[i], act.side, slip ? slip : std::nullopt));
      } else {
        m_ledger.enterQuiet(written, act.side, slip ? slip : cause);
      }
    }
    if (act.breach == rules::Breach::ChainNotFinished) reportUnfinished(act);
    finish(act, std::move(replayed));
  }

  void finish(const Act& act, ReplayedTurn replayed) {
    rules::play(m_law.ruleset, m_position, act.turn);
    replayed.after = m_position;
    m_report.turns.push_back(std::move(replayed));
    m_seen.push_back(m_position);
    const auto times = std::ranges::count(m_seen, m_position);
    if (times == m_law.ruleset.repetitionCount.answer && act.kind == ActKind::Turn) {
      m_findings.add(findingAt(FindingCode::Repetition, play(act.first + act.count - 1), "E4"));
    }
  }

  std::optional<FindingIndex> reportPlacing(const Act& act) {
    if (act.placing == Placing::Right) {
      m_swapped.reset();
      return std::nullopt;
    }
    Finding made = findingAt(FindingCode::WrongTurn, play(act.first), "M1");
    if (act.placing == Placing::HalvesSwapped && m_swapped) made.causedBy = m_swapped;
    const FindingIndex index = m_findings.add(std::move(made));
    m_swapped = act.placing == Placing::HalvesSwapped && !m_swapped ? std::optional(index) : std::nullopt;
    return index;
  }

  // Turns that could be made but should not have been.
  std::optional<FindingIndex> reportConduct(const Act& act) {
    if (act.breach == rules::Breach::ChainNotFinished) return std::nullopt;  // told at its last jump
    if (!act.breach && !act.forbidden) return std::nullopt;
    const PlayEntry& written = play(act.first);
    const std::optional<board::Piece> piece = m_position.at(act.turn.start());
    const bool dama = piece->rank == board::Rank::Dama;
    Finding made = act.breach ? findingAt(codeOf(*act.breach), written, clauseOf(*act.breach))
                              : findingAt(FindingCode::IllegalMove, written, dama ? "M3" : "M2");
    made.square = act.turn.end();
    addDue(made);
    return m_findings.add(std::move(made));
  }

  // The turns that were due instead; one alone is what would have been right.
  void addDue(Finding& made) const {
    const rules::TurnList legal = rules::legalTurns(m_law.ruleset, m_position);
    for (const rules::Turn& turn : legal) made.alternatives.push_back(textOf(m_position, turn));
    if (legal.size() == 1) made.correct = made.alternatives.front();
  }

  void reportUnfinished(const Act& act) {
    Finding made = findingAt(FindingCode::ChainNotFinished, play(act.first + act.count - 1), "K4");
    made.square = act.turn.end();
    addDue(made);
    m_findings.add(std::move(made));
  }

  void noteAmbiguity(const Act& act, const std::vector<rules::Turn>& alternatives) {
    Finding made = findingAt(FindingCode::AmbiguousRoute, play(act.first), "N6");
    made.alternatives.push_back(textOf(m_position, act.turn));
    for (const rules::Turn& turn : alternatives) {
      if (m_position.at(turn.start())) made.alternatives.push_back(textOf(m_position, turn));
    }
    if (made.alternatives.size() > 1) m_findings.add(std::move(made));
  }

  std::optional<FindingIndex> reportSlip(const PlayEntry& written, const Happening& happening, Side side) {
    const std::optional<Match> found = match(m_law, written, happening, side);
    if (!found || found->slip == Slip::None) return std::nullopt;
    Finding made = findingAt(FindingCode::IllegalMove, written, "N1");
    made.correct = textOf(happening);
    made.square = happening.landing;
    const CaptureEntry* capture = written.entry.capture();
    const QuietEntry* quiet = written.entry.quiet();
    switch (found->slip) {
      case Slip::None:
        break;
      case Slip::Chip: {
        const Operand& named = capture != nullptr ? capture->taker : quiet->chip;
        explainChip(made, named, side, happening);
        break;
      }
      case Slip::Taken:
        if (!capture->taken.isChip()) {
          made.code = FindingCode::NoSuchChip;
          made.clause = "C1";
        } else {
          made.code = FindingCode::WrongOperand;
          made.clause = "S1";
        }
        break;
      case Slip::Swapped:
        made.code = FindingCode::WrongOperand;
        made.clause = "S1";
        break;
      case Slip::Sign:
        made.code = FindingCode::WrongOperator;
        made.clause = "S1";
        break;
      case Slip::Destination:
        made.clause = !board::Square::at(quiet->destination, m_law.set.notationFrame(m_law.ruleset), side)
                          ? "B1"
                      : happening.mover.rank == board::Rank::Dama ? "M3"
                                                                  : "M2";
        break;
      case Slip::Frame:
        made.clause = "N1";
        break;
      case Slip::Route:
        made.clause = "N6";
        break;
      case Slip::Unreadable:
        made.code = FindingCode::UnreadableEntry;
        made.clause = "N4";
        made.column = std::get<UnreadableEntry>(written.entry.move).column;
        break;
    }
    return m_findings.add(std::move(made));
  }

  // A chip that is none, was taken before, or could not have done this.
  void explainChip(Finding& made, const Operand& named, Side side, const Happening& happening) const {
    if (!named.isChip()) {
      made.code = FindingCode::NoSuchChip;
      made.clause = "C1";
      return;
    }
    bool standing = false;
    for (board::ChipIndex chip = 0; chip < board::kChipsASide; ++chip) {
      standing = standing || (named.fits(chip) && m_position.find(side, chip));
    }
    const bool dama = happening.mover.rank == board::Rank::Dama;
    made.code = standing ? FindingCode::IllegalMove : FindingCode::NoSuchChip;
    made.clause = !standing ? "K8" : happening.taken ? (dama ? "K3" : "K2") : dama ? "M3" : "M2";
  }

  // The line that a missing one should stand before.
  [[nodiscard]] std::optional<int> lineOf(std::size_t entry) const {
    if (entry < m_reading.plays.size()) return play(entry).line;
    return std::nullopt;
  }

  void reportUnwrittenJump(const Act& act, const Happening& happening, std::size_t entry,
                           ReplayedTurn& replayed) {
    Finding made;
    made.code = FindingCode::MissingLine;
    made.side = act.side;
    made.clause = "N2";
    made.beforeLine = lineOf(entry);
    made.correct = textOf(happening);
    const FindingIndex index = m_findings.add(std::move(made));
    const rules::JumpScore score =
        rules::scoreOf(m_law.ruleset, m_law.set, happening.mover, *happening.taken, happening.landing);
    m_ledger.enterUnwritten(score.value, act.side, index);
    replayed.scores.push_back(score);
  }

  void followUnwritten(const Act& act, const std::vector<rules::Turn>& alternatives) {
    Finding made;
    made.code = FindingCode::MissingLine;
    made.side = act.side;
    made.clause = "N1";
    made.beforeLine = lineOf(act.first);
    for (const rules::Turn& turn : alternatives) {
      if (m_position.at(turn.start())) made.alternatives.push_back(textOf(m_position, turn));
    }
    if (made.alternatives.empty()) made.correct = textOf(m_position, act.turn);
    // A line left out takes both halves with it: one mistake.
    if (m_lastAct == ActKind::Unwritten) made.causedBy = m_unwritten;
    const FindingIndex index = m_findings.add(std::move(made));
    m_unwritten = index;
    ReplayedTurn replayed{act.side, act.turn, {}, {}, m_position};
    for (const Happening& happening : happeningsOf(m_position, act.turn)) {
      if (!happening.taken) continue;
      replayed.scores.push_back(
          rules::scoreOf(m_law.ruleset, m_law.set, happening.mover, *happening.taken, happening.landing));
      m_ledger.enterUnwritten(replayed.scores.back().value, act.side, index);
    }
    finish(act, std::move(replayed));
  }

  void followVoid(const Act& act, FindingCode code, const std::string& clause) {
    std::optional<FindingIndex> first;
    for (std::size_t i = act.first; i < act.first + act.count; ++i) {
      Finding made = findingAt(code, play(i), clause);
      made.causedBy = first;
      const FindingIndex index = m_findings.add(std::move(made));
      if (!first) first = index;
      m_ledger.enterVoid(play(i), *first);
    }
  }

  void followGap(std::size_t from, EndBlock& block) {
    m_findings.add(findingAt(FindingCode::Gap, play(from), "N6"));
    Gap gap(m_law, m_reader, m_findings, m_ledger, m_position);
    for (std::size_t i = from; i < m_reading.plays.size(); ++i) gap.enter(play(i));
    for (const Side side : board::kSides) {
      block.checkRemaining(side, gap.chipsPerhapsLeft(side), Completeness::Unknown);
    }
  }

  void checkResult(const EndBlock& block) {
    const rules::Ending ending = m_sheet.ending();
    m_report.result =
        rules::resultOf(m_law.ruleset, ending, m_report.of(Side::Blue).grand, m_report.of(Side::Red).grand);
    const std::optional<rules::Result> written = m_sheet.result();
    if (!written || *written == m_report.result) return;
    Finding made;
    made.code = FindingCode::WrongResult;
    made.cell = Cell::Result;
    made.clause = rules::decidesAlone(m_law.ruleset, ending) ? "E3" : "E2";
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
  Law m_law;
  EntryReader m_reader;
  Reading m_reading;
  Position m_position;
  Findings m_findings;
  Ledger m_ledger;
  AuditReport m_report;
  std::vector<Position> m_seen;
  ActKind m_lastAct = ActKind::Turn;
  FindingIndex m_unwritten = 0;
  std::optional<FindingIndex> m_swapped;
};

}  // namespace

bool AuditReport::hasErrors() const {
  return std::ranges::any_of(findings, [](const Finding& f) { return f.severity() == Severity::Error; });
}

AuditReport audit(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                  const Position& start) {
  const Law law{ruleset, set};
  return Auditor(sheet, law, start).run();
}

AuditReport audit(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset) {
  return audit(sheet, set, ruleset, rules::startPosition(set, ruleset));
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
