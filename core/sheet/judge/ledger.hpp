// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the figures of the Score and Total cells, line by line (rulebook S1–S6, N3, N7). Finds the correct
// value and, for a wrong figure, the earlier mistake that may have caused the wrong figure.
//   If the ruleset rounds only the total (roundEntries): a Score is right if it is exact, or rounded to the
//   number of decimals that law.hpp requires. A Total is right if it is the exact sum so far, rounded
//   once. The next total continues from the exact sum.
//   If a division by 0 has no score (divideByZero noScore): the Score is blank or 0, and the Total may be
//   blank. If the arbiter decides (askArbiter): the Score is the arbiter's decision, whatever its value; a
//   blank Score counts as 0.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/sheet/explain/match.hpp"
#include "core/sheet/judge/findings.hpp"
#include "core/sheet/judge/habit_report.hpp"

namespace damath::sheet {

// The running total of one player: the correct value and the value on paper.
struct Account {
  exact::Number right;
  exact::Number written;              // the last total on paper plus the figures on paper after it
  std::optional<FindingIndex> cause;  // the finding that explains why the two values differ
  std::optional<FindingIndex> gap;    // if set, the next total counts as written because of this finding
};

class Ledger {
 public:
  Ledger(const Law& law, Findings& findings, HabitReport& habits)
      : m_law(law), m_findings(findings), m_habits(habits) {}

  // Checks the Score and Total of a capture and returns the score that counts. `cause` is the finding about
  // the move, if any. If the score is wrong, but right for the move as it is wrongly written, the finding
  // about the score is a consequence of `cause`. The returned reference is valid until the next call.
  const rules::JumpScore& enterCapture(const PlayEntry& play, const BoardStep& boardStep, board::Side side,
                                       const std::optional<FindingIndex>& cause);
  // Checks a capture or an unreadable entry that could not be followed on the board. `candidates` are the
  // scores that its operands and sign allow.
  void enterPlacelessCapture(const PlayEntry& play, const std::vector<rules::JumpScore>& candidates,
                             board::Side side, const std::optional<FindingIndex>& cause);
  // Checks the figures beside a quiet move. A score other than 0 is a mistake. The total is checked as well.
  void enterQuiet(const PlayEntry& play, board::Side side, const std::optional<FindingIndex>& cause);
  // Adds the score of a jump that is missing on paper.
  void enterUnwritten(const exact::Number& score, board::Side side, FindingIndex cause);
  // Handles an entry that does not count, because it is written twice or stands after the end of the game.
  // Later totals on paper may continue from the total of this entry.
  void enterVoid(const PlayEntry& play, FindingIndex cause);

  // Marks a gap (entries that cannot be followed) after which play is followed again. Lines may be missing in
  // the gap, so each side's next total counts as written. If the lines do not add up to that total, the
  // difference is a consequence of the gap.
  void enterGap(FindingIndex gap);

  // Returns the running total of the side, rounded if the ruleset rounds only the total.
  [[nodiscard]] Account running(board::Side side) const;

 private:
  // Yes: a Total must stand beside the Score, so a blank Total reads as 0 (N3). No: a blank Total is
  // accepted, for example because the jump adds nothing.
  enum class Due { Yes, No };
  // The amount that a Score cell adds to the total on paper.
  struct Stated {
    exact::Number value;  // the written score; the correct score if the cell is blank or unreadable
    // Another amount that the writer may have added: 0 if the cell is blank, or the correct score if a habit
    // explains the written score.
    std::optional<exact::Number> meant;
    std::optional<FindingIndex> finding;
    Due total = Due::Yes;
    std::optional<exact::Number> added;  // the score that was added to the correct total
  };
  // Returns the score that counts: the arbiter's written decision if the ruleset asks the arbiter, otherwise
  // `due`.
  const rules::JumpScore& ruled(const PlayEntry& play, const rules::JumpScore& due);
  Stated checkScore(const PlayEntry& play, const rules::JumpScore& right, const BoardStep* boardStep,
                    const std::optional<FindingIndex>& cause);
  void checkSharedScore(const PlayEntry& play, const rules::JumpScore& right, Stated& stated);
  void checkTotal(const PlayEntry& play, board::Side side, const Stated& stated);
  void addWrongScore(const PlayEntry& play, const rules::JumpScore& right, const BoardStep* boardStep,
                     std::optional<FindingIndex> cause, Stated& stated);
  // If a wrong score is the running total of its line, says so in the finding about the score.
  void noteTotalAsScore(const PlayEntry& play, const rules::JumpScore& right, board::Side side,
                        const Stated& stated);
  Stated noteOpenScore(const PlayEntry& play, const std::vector<rules::JumpScore>& candidates);
  // Returns a finding about a Total cell, with the correct total if it is known.
  [[nodiscard]] Finding totalFinding(const Fault& fault, const PlayEntry& play, board::Side side,
                                     const Stated& stated) const;
  [[nodiscard]] exact::Number totalOf(const exact::Number& sum) const;
  [[nodiscard]] rules::Clause ofZero() const;  // returns the clause for a division by 0

  const Law& m_law;
  Findings& m_findings;
  HabitReport& m_habits;
  std::array<Account, 2> m_accounts;  // BLUE's and RED's accounts; their totals are not rounded yet
  rules::JumpScore m_ruled{};
  std::vector<exact::Number> m_shared;  // correct scores of the jumps so far that share one written score
};

// Returns the code that fits a wrong score best: WrongMultiplier, WrongRounding or WrongScore.
[[nodiscard]] FindingCode wrongScoreCode(const Law& law, const FigureStep& written,
                                         const rules::JumpScore& right);

}  // namespace damath::sheet
