// SPDX-License-Identifier: GPL-3.0-or-later
// The report of an audit: the replayed turns, the findings, the corrected totals and the result.
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "core/board/position.hpp"
#include "core/exact/number.hpp"
#include "core/rules/ending.hpp"
#include "core/rules/score.hpp"
#include "core/rules/turns/turn.hpp"
#include "core/sheet/record/finding.hpp"

namespace damath::sheet {

// Complete: the whole game could be followed on the board. Partial: only a part of the game could be
// followed. None: no turn could be followed.
enum class Replay { Complete, Partial, None };

// The totals of one player: running total, R.C. sum and grand total (S6–S8).
struct Totals {
  exact::Number running;
  exact::Number remaining;
  exact::Number grand;
};

// The lines of the sheet that record one turn, in the order of its jumps; at most twelve.
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

// A turn of the game on a scoresheet, as the audit replays it, with its lines on the sheet.
struct ReplayedTurn {
  ReplayedTurn() = default;
  // Prepares a turn that the mover makes in this position. `after` is not set yet.
  ReplayedTurn(board::Side mover, const rules::Turn& made, const board::Position& position)
      : side(mover), turn(made), before(position) {
    before.setToMove(mover);
  }

  board::Side side = board::Side::Blue;
  rules::Turn turn{board::Square(0)};
  // The line of each written jump, or the single line of a quiet move. Empty if the turn is missing on the
  // sheet and the program only infers it.
  TurnLines lines;
  std::vector<rules::JumpScore> scores;  // one score for each jump
  board::Position before;                // the previous turn's `after`, with `side` to move; not after a gap
  board::Position after;
  bool isOpen = false;  // true if other turns explain the entries (or the missing line) equally well
};

struct AuditReport {
  Replay replay = Replay::None;
  board::Position start;
  std::vector<ReplayedTurn> turns;  // in the order of play
  // The findings about habits and entries in the wrong place come first, then the findings about repeated
  // lines. The findings about the turns follow in the order of play, then the findings about the rows at the
  // end and the result. A root finding stands before its consequences.
  std::vector<Finding> findings;
  std::array<Totals, 2> totals;  // BLUE's and RED's totals: corrected, or as on paper if no others are proven
  // The ending that the sheet states, unless the turns themselves ended the game earlier: by repetition (E4)
  // or by too many turns without a capture (E1), if the ruleset has such an end. Entries after such an end do
  // not count.
  rules::Ending ending = rules::Ending::Time;
  rules::Result result = rules::Result::Draw;
  // True if nothing proves `result` and the sheet states no result. `result` then follows from `totals`.
  bool isResultOpen = false;
  // True if the work limit stopped the search for an explanation. The report is then the best that was found;
  // a simpler explanation may exist.
  bool limitReached = false;
  // The number of turns on paper, followed on the board or not. A chain counts as one turn, and so does an
  // unreadable entry. nullopt if unknown.
  std::optional<std::size_t> turnsOnPaper;

  [[nodiscard]] const Totals& of(board::Side side) const { return totals[indexOf(side)]; }
  [[nodiscard]] bool hasErrors() const;
  // True if the whole game was followed within the work limit.
  [[nodiscard]] bool isFollowed() const { return replay == Replay::Complete && !limitReached; }
  // Returns the side's possible grand totals if the sheet does not show which of several games was played: in
  // the order of the games, without repeats. Empty if the game is clear, or if all games give the same grand
  // total.
  [[nodiscard]] std::vector<exact::Number> possibleGrands(board::Side side) const;
  // Returns the board after the last turn. nullopt if the game could not be followed to its end or has no
  // turns.
  [[nodiscard]] std::optional<board::Position> lastPosition() const;
};

// Returns the name of the value: `complete`, `partial`, `none`.
[[nodiscard]] std::string_view toText(Replay replay);

// True if the finding `finding` has the same cell and code as the root finding `root` about a habit. Reports
// do not list such a finding among the consequences of the habit.
[[nodiscard]] bool repeatsRoot(const AuditReport& report, std::size_t root, std::size_t finding);

}  // namespace damath::sheet
