// SPDX-License-Identifier: GPL-3.0-or-later
// How much of a game the audit could follow, and which part of the game nothing proves until the facilitator
// rules on it (rulebook T6).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/rules/ruleset.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruling.hpp"

namespace damath::sheet {

struct Coverage {
  std::size_t followed = 0;          // turns of the paper that could be placed on the board
  std::optional<std::size_t> turns;  // turns of the paper; nullopt where nobody can tell
  Replay replay = Replay::Complete;
  bool isLimitReached = false;  // the work limit ended the search
  std::size_t open = 0;         // followed turns whose entry several moves fit (ReplayedTurn::isOpen)

  // True if the whole game was followed within the work limit.
  [[nodiscard]] bool isFollowed() const { return replay == Replay::Complete && !isLimitReached; }
  friend bool operator==(const Coverage&, const Coverage&) = default;
};

[[nodiscard]] Coverage coverageOf(const AuditReport& report);

// True if the result that the audit leaves in force is not the result of the totals that it counts: nothing
// proves either.
[[nodiscard]] bool isResultAgainstTotals(const AuditReport& report, const rules::Ruleset& ruleset);

// True if the finding says that play could not be followed, or only on an assumption that nothing proves.
[[nodiscard]] bool isUnproven(const Finding& finding);

// The indices of the unproven findings without a ruling. A ruling on a finding also settles its cause and its
// consequences. Of a cause and its consequences only the cause is named. No ruling settles SeveralGames: only
// an answer of habits chooses the game.
[[nodiscard]] std::vector<std::size_t> openGaps(const AuditReport& report,
                                                const std::vector<Ruling>& rulings);

}  // namespace damath::sheet
