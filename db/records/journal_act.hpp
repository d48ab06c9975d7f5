// SPDX-License-Identifier: GPL-3.0-or-later
// An action as the journal records it: the journal rows of one edit, which are undone and redone together.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace damath::db {

// The state of an action (all changes of one edit).
enum class ActState {
  InForce,  // the action counts and can be undone
  Undone,   // the action was undone and can be redone, until a new action follows
  // The action can never be undone: it is of a kind that is never undone (such as a sign-off or a violation),
  // it changed none of the contest's data, or a later migration or rescue recorded all tables anew.
  Fixed
};

struct JournalAct {
  std::int64_t number = 0;
  ActState state = ActState::InForce;
  std::vector<std::int64_t> rows;  // the numbers of the action's journal rows, ascending
  friend bool operator==(const JournalAct&, const JournalAct&) = default;
};

// The actions that the user can undo or redo next. The undo or redo may still be refused.
struct HistorySteps {
  bool back = false;                  // true if there is an action to undo
  std::optional<std::int64_t> again;  // the action that was undone last; nullopt if a new action followed
  std::int64_t last = 0;              // the newest journal row, except issued papers and doubtful clocks
};

}  // namespace damath::db
