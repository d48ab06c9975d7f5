// SPDX-License-Identifier: GPL-3.0-or-later
// Which role may do what in a hall: the one table by which the programs offer, and which is written into a
// hall when it is made, so that its server refuses the rest whoever asks.
#pragma once

#include <optional>

#include "db/records/journal_action.hpp"
#include "db/records/person.hpp"

namespace damath::db {

enum class Right {
  None,
  Own,  // to one's own last entry, for five minutes, unless somebody has built on it
  All   // on the boards of the person
};

[[nodiscard]] Right rightOf(Role role, JournalAction action);

// Whether the role reads reasons, answers of care and what stood before and after.
[[nodiscard]] bool readsReasons(Role role);

// The same of who works on a contest. On a file nobody logs in, nor does who made a hall: nothing is barred
// to either.
using Worker = std::optional<Person>;
// Whether that is done at all, to whatever board.
[[nodiscard]] bool mayDo(const Worker& who, JournalAction action);
// A display reads none.
[[nodiscard]] bool readsJournal(const Worker& who);
[[nodiscard]] bool readsReasons(const Worker& who);

}  // namespace damath::db
