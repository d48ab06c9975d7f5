// SPDX-License-Identifier: GPL-3.0-or-later
// The subject area of a journal row, for filters.
#pragma once

#include <optional>
#include <string_view>

#include "db/records/journal_action.hpp"

namespace damath::desk {

enum class JournalKind {
  Contest,  // the contest itself and its events
  Players,
  Rounds,
  Results,  // results of games and rematches; lots
  Sheets,
  Reviews,  // reviews, rulings, sign-offs, violations
  Keeping   // undo, redo, restore, and events handed over to other computers
};

// Keeping for an action of a newer program.
[[nodiscard]] JournalKind journalKindOf(std::optional<db::JournalAction> action);
// Returns `contest`, `players` …
[[nodiscard]] std::string_view toText(JournalKind kind);
[[nodiscard]] std::optional<JournalKind> parseJournalKind(std::string_view text);

}  // namespace damath::desk
