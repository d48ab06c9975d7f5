// SPDX-License-Identifier: GPL-3.0-or-later
// The rights of each role in a shared contest. The programs offer only the allowed actions. The server gets
// this table when a contest is shared, and enforces it for any program.
#pragma once

#include <optional>

#include "db/records/journal_action.hpp"
#include "db/records/person.hpp"

namespace damath::db {

[[nodiscard]] Right rightOf(Role role, JournalAction action);

// True if the role may read these parts of the journal: reasons, answers to confirmation questions, and the
// values before and after a change.
[[nodiscard]] bool readsReasons(Role role);

// The person who uses the program. nullopt for a contest file, and for the creator of a shared contest: both
// have all rights.
using Worker = std::optional<Person>;
// True if the person may do the action at least on some boards, or on own new results (Right::Own).
[[nodiscard]] bool mayDo(const Worker& who, JournalAction action);
// True if the person may read the journal: everybody except a display.
[[nodiscard]] bool readsJournal(const Worker& who);
[[nodiscard]] bool readsReasons(const Worker& who);

}  // namespace damath::db
