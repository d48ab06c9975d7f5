// SPDX-License-Identifier: GPL-3.0-or-later
// Tells how much of a game the audit could follow, and which parts remain unproven until a ruling (rulebook
// T6).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/sheet/judge/audit.hpp"
#include "core/sheet/settle/ruling.hpp"

namespace damath::sheet {

struct Coverage {
  std::size_t followed = 0;          // the number of written turns that could be placed on the board
  std::optional<std::size_t> turns;  // the number of written turns; nullopt if unknown
  Replay replay = Replay::Complete;
  bool isLimitReached = false;  // the work limit stopped the search
  std::size_t open = 0;         // followed turns whose entry several moves fit (ReplayedTurn::isOpen)

  // True if the whole game was followed within the work limit.
  [[nodiscard]] bool isFollowed() const { return replay == Replay::Complete && !isLimitReached; }
  friend bool operator==(const Coverage&, const Coverage&) = default;
};

[[nodiscard]] Coverage coverageOf(const AuditReport& report);

// True if the finding says that the replay could not continue, or continues only on an unproven assumption.
[[nodiscard]] bool isUnproven(const Finding& finding);

// Returns the indices of the unproven findings without a ruling. A ruling on a finding also settles its cause
// and its consequences. If a cause and its consequences are open, only the cause is returned. No ruling
// settles SeveralGames: only an answer about habits (habit_answers.hpp) chooses the game.
[[nodiscard]] std::vector<std::size_t> openGaps(const AuditReport& report,
                                                const std::vector<Ruling>& rulings);

}  // namespace damath::sheet
