// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the Score and Total cells, line by line: what is right, what was written, and which earlier
// mistake a wrong figure merely carries on (rulebook S1–S6, N3, N7).
//   roundEntries total only: a Score is right exact or to the decimals of an exact figure (law.hpp), a Total
//   when it is the exact sum so far, rounded once. The next total goes on from the exact sum.
//   divideByZero noScore: the Score is blank or 0 and the Total may be. askArbiter: the Score is what the
//   arbiter ruled, whatever it says; blank is 0.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet/explain/match.hpp"
#include "core/sheet/judge/findings.hpp"
#include "core/sheet/judge/habit_report.hpp"

namespace damath::sheet {

// One player's sum, as it should be and as the paper has it.
struct Account {
  exact::Number right;
  exact::Number written;              // the last figure on paper, or what the paper's figures make of it
  std::optional<FindingIndex> cause;  // why the two differ
  std::optional<FindingIndex> gap;    // lines may be wanting before the next total
};

class Ledger {
 public:
  Ledger(const Law& law, Findings& findings, HabitReport& habits)
      : m_law(law), m_findings(findings), m_habits(habits) {}

  // A capture's Score and Total, and the score that counts. `cause` is the finding about the move, if any: a
  // score that follows the written move is its consequence. The reference holds until the next is entered.
  const rules::JumpScore& enterCapture(const PlayEntry& play, const BoardStep& boardStep, board::Side side,
                                       const std::optional<FindingIndex>& cause);
  // A capture that could not be placed on the board: `candidates` are the scores that its words allow.
  void enterPlacelessCapture(const PlayEntry& play, const std::vector<rules::JumpScore>& candidates,
                             board::Side side, const std::optional<FindingIndex>& cause);
  // A quiet move: no score; a repeated total is checked.
  void enterQuiet(const PlayEntry& play, board::Side side, const std::optional<FindingIndex>& cause);
  // A jump that stands nowhere on paper.
  void enterUnwritten(const exact::Number& score, board::Side side, FindingIndex cause);
  // Cells that count for nothing: written twice, or after the end.
  void enterVoid(const PlayEntry& play, FindingIndex cause);

  // Entries that nothing explains begin here, and play is followed again behind them. Whether lines are
  // wanting nobody can tell, so the next total of each side stands: where the lines do not add up to it, that
  // follows from the gap.
  void enterGap(FindingIndex gap);

  // The running totals, rounded where the ruleset rounds the total alone.
  [[nodiscard]] Account running(board::Side side) const;

 private:
  // Whether a Total must stand beside a Score: a blank one reads as 0 (N3), or the jump adds nothing.
  enum class Due { Yes, No };
  // What the Score cell contributes to the paper's own sums.
  struct Stated {
    exact::Number value;  // the figure; for a blank one what it should be
    // The number that the writer may have added instead: 0 for a blank figure, the right score if a habit
    // explains the written one.
    std::optional<exact::Number> meant;
    std::optional<FindingIndex> finding;
    Due total = Due::Yes;
    std::optional<exact::Number> added;  // what the right sum grew by
  };
  // What the jump scores: what the arbiter ruled, where that is asked and written, else what is due.
  const rules::JumpScore& ruled(const PlayEntry& play, const rules::JumpScore& due);
  Stated checkScore(const PlayEntry& play, const rules::JumpScore& right, const BoardStep* boardStep,
                    const std::optional<FindingIndex>& cause);
  void checkSharedScore(const PlayEntry& play, const rules::JumpScore& right, Stated& stated);
  void checkTotal(const PlayEntry& play, board::Side side, const Stated& stated);
  void addWrongScore(const PlayEntry& play, const rules::JumpScore& right, const BoardStep* boardStep,
                     std::optional<FindingIndex> cause, Stated& stated);
  Stated noteOpenScore(const PlayEntry& play, const std::vector<rules::JumpScore>& candidates);
  // A total with what it should be, where that is known.
  [[nodiscard]] Finding totalFinding(const Fault& fault, const PlayEntry& play, board::Side side,
                                     const Stated& stated) const;
  [[nodiscard]] exact::Number totalOf(const exact::Number& sum) const;
  [[nodiscard]] rules::Clause ofZero() const;  // of a division by zero

  const Law& m_law;
  Findings& m_findings;
  HabitReport& m_habits;
  std::array<Account, 2> m_accounts;  // of the exact scores
  rules::JumpScore m_ruled{};
  std::vector<exact::Number> m_shared;  // the right scores of the jumps that one figure scores, so far
};

// Which rule a wrong score breaks: WrongMultiplier, WrongRounding or WrongScore.
[[nodiscard]] FindingCode wrongScoreCode(const Law& law, const FigureStep& written,
                                         const rules::JumpScore& right);

}  // namespace damath::sheet
