// SPDX-License-Identifier: GPL-3.0-or-later
// Replays the explained turns of a sheet on the board and reports the mistakes of each line.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/position.hpp"
#include "core/sheet/cells/reading.hpp"
#include "core/sheet/explain/explanation.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/judge/ending_watch.hpp"
#include "core/sheet/judge/findings.hpp"
#include "core/sheet/judge/gap.hpp"
#include "core/sheet/judge/habit_report.hpp"
#include "core/sheet/judge/ledger.hpp"
#include "core/sheet/judge/missing_lines.hpp"
#include "core/sheet/judge/move_report.hpp"
#include "core/sheet/law/board_step.hpp"
#include "core/sheet/law/law.hpp"

namespace damath::sheet {

class SheetReplay {
 public:
  // Precondition: all arguments outlive this object.
  SheetReplay(const Law& law, const Reading& reading, const EntryReader& reader, TakenChips& taken,
              Findings& findings, HabitReport& habits);

  void follow(const Explanation& explanation);
  // Follows the turns like follow(). Does not check the entries of the gap at the end, because their meaning
  // depends on an open question: which player owns them, or which of several games was played. `asked` is the
  // finding with this question.
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
