// SPDX-License-Identifier: GPL-3.0-or-later
// Tells how much of a game the audit could follow on the board, and which parts remain unproven until the
// reviewer rules on them (rulebook T6).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruling.hpp"

namespace damath::sheet {

struct Coverage {
  std::size_t followed = 0;          // the number of written turns that were followed on the board
  std::optional<std::size_t> turns;  // the number of written turns; nullopt if unknown
  Replay replay = Replay::Complete;
  bool isLimitReached = false;  // true if the work limit stopped the search
  std::size_t open = 0;         // the number of followed turns whose entries fit several turns

  // True if the whole game was followed, and the work limit did not stop the search.
  [[nodiscard]] bool isFollowed() const { return replay == Replay::Complete && !isLimitReached; }
  friend bool operator==(const Coverage&, const Coverage&) = default;
};

[[nodiscard]] Coverage coverageOf(const AuditReport& report);

// True if the finding says that play could not be followed further, or only under an unproven assumption.
[[nodiscard]] bool isUnproven(const Finding& finding);

// Returns the indices of the unproven findings (isUnproven) on which no ruling decides. A ruling on a finding
// also settles its cause and its consequences. If a cause and its consequences are open, only the cause is
// returned. No ruling settles SeveralGames: only an answer about habits (habit_answers.hpp) chooses the game.
[[nodiscard]] std::vector<std::size_t> openGaps(const AuditReport& report,
                                                const std::vector<Ruling>& rulings);

}  // namespace damath::sheet
