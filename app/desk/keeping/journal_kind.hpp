// SPDX-License-Identifier: GPL-3.0-or-later
// What a row of the journal is about, for who looks for one kind of change among many.
#pragma once

#include <optional>
#include <string_view>

#include "db/records/journal_action.hpp"

namespace damath::desk {

enum class JournalKind {
  Contest,  // the contest itself and its events
  Players,
  Rounds,
  Results,  // of games and rematches, lots
  Sheets,
  Reviews,  // reviews, rulings, sign-offs, violations
  Keeping   // taken back, done again, restored, lent to other computers
};

// Keeping for an action of a newer program.
[[nodiscard]] JournalKind journalKindOf(std::optional<db::JournalAction> action);
// `contest`, `players` …
[[nodiscard]] std::string_view toText(JournalKind kind);
[[nodiscard]] std::optional<JournalKind> parseJournalKind(std::string_view text);

}  // namespace damath::desk
