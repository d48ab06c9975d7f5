// SPDX-License-Identifier: GPL-3.0-or-later
// Replays a sheet as written and says what is wrong with it. One mistake is one finding; what merely follows
// from it names it in `causedBy`. Nothing of the sheet is changed. (Rulebook 3–5 and 8)
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <vector>

#include "core/board/position.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"
#include "core/rules/turn.hpp"
#include "core/sheet/cells/cell_memory.hpp"
#include "core/sheet/law/law.hpp"
#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"

namespace damath::sheet {

// How far the lines could be placed on the board.
enum class Replay { Complete, Partial, None };

// The lines that record one turn, in the order of its jumps; at most twelve.
class TurnLines {
 public:
  TurnLines() = default;
  TurnLines(std::initializer_list<int> lines) {
    for (const int line : lines) push_back(line);
  }

  void push_back(int line) { m_lines[m_count++] = line; }
  [[nodiscard]] std::size_t size() const { return m_count; }
  [[nodiscard]] bool empty() const { return m_count == 0; }
  [[nodiscard]] int operator[](std::size_t i) const { return m_lines[i]; }
  [[nodiscard]] int front() const { return m_lines[0]; }
  [[nodiscard]] int back() const { return m_lines[m_count - 1]; }
  [[nodiscard]] const int* begin() const { return m_lines.data(); }
  [[nodiscard]] const int* end() const { return m_lines.data() + m_count; }

 private:
  std::array<int, board::kChipsASide> m_lines{};
  std::size_t m_count = 0;
};

struct ReplayedTurn {
  ReplayedTurn() = default;
  // A turn about to be made in this position.
  ReplayedTurn(board::Side mover, const rules::Turn& made, const board::Position& position)
      : side(mover), turn(made), before(position) {
    before.setToMove(mover);
  }

  board::Side side = board::Side::Blue;
  rules::Turn turn{board::Square(0)};
  // The sheet line of each jump, or the one line of a quiet move; empty where the turn was left out of the
  // sheet and only inferred.
  TurnLines lines;
  std::vector<rules::JumpScore> scores;  // one a jump
  board::Position before;                // as the turn before left it, except behind a gap
  board::Position after;
  bool isOpen = false;  // true if other turns explain the same entries, or the missing line, equally well
};

// The corrected figures of one player (S6–S8).
struct Totals {
  exact::Number running;
  exact::Number remaining;
  exact::Number grand;
};

struct AuditReport {
  Replay replay = Replay::None;
  board::Position start;
  std::vector<ReplayedTurn> turns;  // in the order of play
  std::vector<Finding> findings;    // lines written twice, then as play goes, then the end; roots come before
                                    // what follows from them
  std::array<Totals, 2> totals;     // BLUE, RED; corrected
  // As the sheet says, unless the turns themselves ended the game before: by repetition (E4) or inactivity
  // (E1) where the ruleset ends it so. What is written behind such an end does not count.
  rules::Ending ending = rules::Ending::Time;
  rules::Result result = rules::Result::Draw;
  // True if nothing proves `result` and the sheet names none: it is what the figures on paper come to.
  bool isResultOpen = false;
  // The work limit ended the search for an explanation: this is the best found, there may be a simpler one.
  bool limitReached = false;
  // The number of turns on paper, followed or not. A chain counts once, an unreadable entry counts once.
  // nullopt if unknown.
  std::optional<std::size_t> turnsOnPaper;

  [[nodiscard]] const Totals& of(board::Side side) const { return totals[indexOf(side)]; }
  [[nodiscard]] bool hasErrors() const;
  // True if the whole game was followed within the work limit.
  [[nodiscard]] bool isFollowed() const { return replay == Replay::Complete && !limitReached; }
  // Returns the side's grand totals in the games between which the sheet does not decide, each once, in the
  // order of the games. Empty if the sheet decides, or if all of them are the same.
  [[nodiscard]] std::vector<exact::Number> possibleGrands(board::Side side) const;
  // Nothing where the game could not be followed to its end.
  [[nodiscard]] std::optional<board::Position> lastPosition() const;
};

// One audit, for putting its findings into words: the sheet as written, what was found, the law it went by.
// All must outlive it.
struct Audited {
  const Sheet& sheet;
  const AuditReport& report;
  Law law;
};

// Audits sheets of one law, one after the other, and keeps what it has learnt of cells for the next sheet.
// Ruleset and set must outlive it.
class Auditor {
 public:
  Auditor(const rules::Ruleset& ruleset, const rules::ChipSet& set);

  // From the set's own start.
  [[nodiscard]] AuditReport audit(const Sheet& sheet) { return audit(sheet, m_start); }
  // Promise: the start holds chips of the set.
  [[nodiscard]] AuditReport audit(const Sheet& sheet, const board::Position& start);

 private:
  Law m_law;
  CellMemory m_cells;
  board::Position m_start;
};

// A single sheet. Promise: the start, where given, holds chips of the set.
[[nodiscard]] AuditReport audit(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset,
                                const board::Position& start);
// The same from the set's own start.
[[nodiscard]] AuditReport audit(const Sheet& sheet, const rules::ChipSet& set, const rules::Ruleset& ruleset);

// `complete`, `partial`, `none`.
[[nodiscard]] std::string_view toText(Replay replay);

}  // namespace damath::sheet
