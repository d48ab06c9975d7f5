// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the figures of the Score and Total cells, line by line: the correct value, the written value, and
// the earlier mistake that a wrong figure only carries on (rulebook S1–S6, N3, N7).
//   roundEntries total only: a Score is right if exact, or if rounded to the decimals of an exact figure
//   (law.hpp). A Total is right if it is the exact sum so far, rounded once. The next total continues from
//   the exact sum.
//   divideByZero noScore: the Score is blank or 0, and the Total may be blank. askArbiter: the Score is the
//   arbiter's decision, whatever its value; a blank Score is 0.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet/explain/match.hpp"
#include "core/sheet/judge/findings.hpp"
#include "core/sheet/judge/habit_report.hpp"

namespace damath::sheet {

// The sum of one player: the correct value and the value on paper.
struct Account {
  exact::Number right;
  exact::Number written;              // the last total on paper, or the sum of the paper's figures
  std::optional<FindingIndex> cause;  // the finding that explains the difference
  std::optional<FindingIndex> gap;    // set if lines may be missing before the next total
};

class Ledger {
 public:
  Ledger(const Law& law, Findings& findings, HabitReport& habits)
      : m_law(law), m_findings(findings), m_habits(habits) {}

  // Checks the Score and Total of a capture and returns the score that counts. `cause` is the finding about
  // the move, if any. A score that follows the wrongly written move is a consequence of `cause`. The
  // reference is valid until the next call.
  const rules::JumpScore& enterCapture(const PlayEntry& play, const BoardStep& boardStep, board::Side side,
                                       const std::optional<FindingIndex>& cause);
  // Checks a capture that could not be placed on the board. `candidates` are the scores that its operands and
  // sign allow.
  void enterPlacelessCapture(const PlayEntry& play, const std::vector<rules::JumpScore>& candidates,
                             board::Side side, const std::optional<FindingIndex>& cause);
  // Checks a quiet move: a score other than 0 is a mistake, and a repeated total is checked.
  void enterQuiet(const PlayEntry& play, board::Side side, const std::optional<FindingIndex>& cause);
  // Adds the score of a jump that is missing on paper.
  void enterUnwritten(const exact::Number& score, board::Side side, FindingIndex cause);
  // Handles cells that do not count: written twice, or after the end. Later totals may continue from a total
  // there.
  void enterVoid(const PlayEntry& play, FindingIndex cause);

  // Marks the beginning of entries that no play explains, if play is followed again after them. Lines may be
  // missing there, so the next total of each side stands. If the lines do not add up to that total, the
  // difference is a consequence of the gap.
  void enterGap(FindingIndex gap);

  // Returns the running totals of the side, rounded if the ruleset rounds only the total.
  [[nodiscard]] Account running(board::Side side) const;

 private:
  // Yes if a Total must stand beside the Score; a blank Total then reads as 0 (N3). No if a blank Total is
  // accepted, for example because the jump adds nothing.
  enum class Due { Yes, No };
  // The contribution of a Score cell to the sums on paper.
  struct Stated {
    exact::Number value;  // the written score; for a blank cell the correct score
    // The number that the writer may have added instead: 0 for a blank cell, or the correct score if a habit
    // explains the written score.
    std::optional<exact::Number> meant;
    std::optional<FindingIndex> finding;
    Due total = Due::Yes;
    std::optional<exact::Number> added;  // the amount added to the correct sum
  };
  // Returns the score that counts: the arbiter's written decision if the ruleset asks the arbiter; otherwise
  // `due`.
  const rules::JumpScore& ruled(const PlayEntry& play, const rules::JumpScore& due);
  Stated checkScore(const PlayEntry& play, const rules::JumpScore& right, const BoardStep* boardStep,
                    const std::optional<FindingIndex>& cause);
  void checkSharedScore(const PlayEntry& play, const rules::JumpScore& right, Stated& stated);
  void checkTotal(const PlayEntry& play, board::Side side, const Stated& stated);
  void addWrongScore(const PlayEntry& play, const rules::JumpScore& right, const BoardStep* boardStep,
                     std::optional<FindingIndex> cause, Stated& stated);
  Stated noteOpenScore(const PlayEntry& play, const std::vector<rules::JumpScore>& candidates);
  // Returns a finding about a total, with the correct total if known.
  [[nodiscard]] Finding totalFinding(const Fault& fault, const PlayEntry& play, board::Side side,
                                     const Stated& stated) const;
  [[nodiscard]] exact::Number totalOf(const exact::Number& sum) const;
  [[nodiscard]] rules::Clause ofZero() const;  // the clause for a division by zero

  const Law& m_law;
  Findings& m_findings;
  HabitReport& m_habits;
  std::array<Account, 2> m_accounts;  // sums of the exact scores
  rules::JumpScore m_ruled{};
  std::vector<exact::Number> m_shared;  // correct scores so far of the jumps that share one written score
};

// Returns the code for a wrong score: WrongMultiplier, WrongRounding or WrongScore.
[[nodiscard]] FindingCode wrongScoreCode(const Law& law, const FigureStep& written,
                                         const rules::JumpScore& right);

}  // namespace damath::sheet
