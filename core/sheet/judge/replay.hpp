// SPDX-License-Identifier: GPL-3.0-or-later
// Replays the explained turns of a sheet on the board and reports the mistakes of each line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/ruleset.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/judge/findings.hpp"
#include "core/sheet/judge/gap.hpp"
#include "core/sheet/judge/habit_report.hpp"
#include "core/sheet/judge/ledger.hpp"
#include "core/sheet/judge/move_report.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

// Reports turns and jumps that are missing on paper (rulebook N1, N2).
class MissingLines {
 public:
  MissingLines(const Law& law, const Reading& reading, Findings& findings, HabitReport& habits)
      : m_law(law), m_reading(reading), m_findings(findings), m_habits(habits) {}

  // Reports a missing jump of a turn whose other jumps are written. `entry` is the index of the entry after
  // the missing jump.
  FindingIndex addJump(const ExplainedTurn& explained, const BoardStep& boardStep, std::size_t entry);
  // Reports a missing turn that was made in this position. `alternatives` are other turns that explain the
  // sheet equally well.
  FindingIndex addTurn(const ExplainedTurn& explained, const std::vector<rules::Turn>& alternatives,
                       const board::Position& position);

  // Prepares for the next turn on the sheet. A missing entry at the end of this turn and a missing entry at
  // the beginning of the next turn are one mistake: one whole line, with the entries of both players, is
  // missing.
  void goOnFrom(const ExplainedTurn& explained);
  void forget() { m_atEnd.reset(); }

 private:
  [[nodiscard]] Finding missing(const ExplainedTurn& explained, std::size_t entry, const Fault& fault) const;

  const Law& m_law;
  const Reading& m_reading;
  Findings& m_findings;
  HabitReport& m_habits;
  FindingIndex m_last = 0;
  std::optional<FindingIndex> m_atEnd;  // set if the last entry of the previous turn is missing
};

// The end of a game that follows from the turns alone: repetition (E4), or too many turns without a capture
// (E1).
struct EndOfPlay {
  rules::Ending ending;
  rules::Clause clause;
};

// Finds out if the turns themselves have ended the game: by repetition (E4), or by too many turns in a row
// without a capture (E1), if the ruleset has such an end.
class EndingWatch {
 public:
  // Precondition: `ruleset` outlives this object.
  EndingWatch(const rules::Ruleset& ruleset, std::size_t expectedTurns);

  // Starts from a known position: the start position, or the board after a gap.
  void beginAt(const board::Position& position);
  // Records the position after a turn. Returns true if the position has now occurred exactly as often as the
  // ruleset asks for a repetition.
  bool note(const board::Position& after, bool isCapture);

  // Returns the end that follows from the turns so far; nullopt if these turns have not ended the game.
  [[nodiscard]] const std::optional<EndOfPlay>& end() const { return m_end; }

 private:
  // Records the position. Returns the number of its occurrences, including this one.
  std::ptrdiff_t noteSeen(const board::Position& position);

  const rules::Ruleset& m_ruleset;
  std::vector<board::Position> m_seen;    // positions since the last capture
  std::vector<std::uint64_t> m_outlines;  // one hash for each position in m_seen
  int m_quietTurns = 0;                   // turns in a row without a capture
  std::optional<EndOfPlay> m_end;
};

class SheetReplay {
 public:
  // Precondition: all arguments outlive this object.
  SheetReplay(const Law& law, const Reading& reading, const EntryReader& reader, TakenChips& taken,
              Findings& findings, HabitReport& habits);

  void follow(const Explanation& explanation);
  // Follows the turns like follow(). Does not check the entries of the gap at the end, because it is an open
  // question which player owns them. `asked` is the finding with this question.
  void followAsked(const Explanation& explanation, FindingIndex asked);

  // Precondition: call at most once.
  [[nodiscard]] std::vector<ReplayedTurn> takeTurns() { return std::move(m_turns); }
  // Returns the end that follows from the turns; nullopt if the turns have not ended the game.
  [[nodiscard]] const std::optional<EndOfPlay>& end() const { return m_endings.end(); }
  [[nodiscard]] bool hasGap() const { return m_gap.has_value(); }
  // Returns the number of turns that the entries record, followed on the board or not. A chain counts as one
  // turn.
  [[nodiscard]] std::size_t turnsOnPaper() const { return m_turnsOnPaper; }
  // Returns the remaining chips of the side. The chips are certain only if there is no gap.
  [[nodiscard]] std::vector<LeftChip> left(board::Side side) const;
  [[nodiscard]] Account running(board::Side side) const { return m_ledger.running(side); }

 private:
  [[nodiscard]] const PlayEntry& play(std::size_t index) const { return m_reading.plays[index]; }
  void beginAt(const board::Position& position);
  [[nodiscard]] bool isOpen(const std::vector<rules::Turn>& alternatives) const;
  void followTurn(const ExplainedTurn& explained, const std::vector<rules::Turn>& alternatives);
  void followUnwritten(const ExplainedTurn& explained, const std::vector<rules::Turn>& alternatives);
  void followUnwrittenJump(const ExplainedTurn& explained, const BoardStep& boardStep, std::size_t entry,
                           ReplayedTurn& replayed);
  void followSegment(const Segment& segment);
  void followGap(const Segment& segment);
  void countTurns(const Segment& gap);
  // True if the entry may be the next jump of the chain to which the entry before it belongs.
  [[nodiscard]] bool goesOnWithChain(std::size_t entry) const;
  void followVoid(std::size_t first, std::size_t count, const Fault& fault, const FindingFacts& facts = {});
  [[nodiscard]] FindingFacts noTurnLeft() const;
  void finish(const ExplainedTurn& explained, ReplayedTurn& replayed);
  void reportRepeats();

  const Law& m_law;
  const Reading& m_reading;
  const EntryReader& m_reader;
  TakenChips& m_taken;
  Findings& m_findings;
  HabitReport& m_habits;
  Ledger m_ledger;
  MoveReport m_moves;
  MissingLines m_missing;
  EndingWatch m_endings;
  std::optional<Gap> m_gap;  // set when the first gap begins
  board::Position m_position;
  std::vector<ReplayedTurn> m_turns;
  std::size_t m_turnsOnPaper = 0;
};

}  // namespace damath::sheet
