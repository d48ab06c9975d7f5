// SPDX-License-Identifier: GPL-3.0-or-later
// The rights of each role in a shared contest. The programs offer only these actions. The table is also
// stored on the server when the contest is shared, so that the server enforces it for any program.
#pragma once

#include <optional>

#include "db/records/journal_action.hpp"
#include "db/records/person.hpp"

namespace damath::db {

[[nodiscard]] Right rightOf(Role role, JournalAction action);

// True if the role may read reasons, answers to confirmation questions, and the earlier and later values.
[[nodiscard]] bool readsReasons(Role role);

// The person at work. nullopt for a contest file and for the creator of a shared contest: both have all
// rights.
using Worker = std::optional<Person>;
// True if the person may do the action on at least some boards.
[[nodiscard]] bool mayDo(const Worker& who, JournalAction action);
// False only for a display.
[[nodiscard]] bool readsJournal(const Worker& who);
[[nodiscard]] bool readsReasons(const Worker& who);

}  // namespace damath::db
