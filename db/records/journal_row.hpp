// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the journal, the actions that the rows form, and the result of a check of the journal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/records/confirmation.hpp"
#include "db/records/journal_action.hpp"

namespace damath::db {

// A row of the journal, which is never changed or removed.
struct JournalRow {
  std::int64_t number = 0;  // numbers begin with 1 and have no gaps
  std::string at;
  std::string by;
  std::string word;  // the action as it is stored: `createContest`, `addEvent`, `pairRound` …
  std::optional<JournalAction> action;  // the action of `word`; nullopt if only a newer program knows it
  std::string subject;                  // the thing that was changed: "contest", "event 2", "game 17" …
  std::string before;                   // the state before, as JSON; empty if there was none
  std::string after;                    // the state after, as JSON
  std::string reason;
  std::int64_t act = 0;                // the first journal row of the edit that wrote this row
  std::optional<std::int64_t> target;  // for `undo` and `redo`: the action that is undone or redone
  std::vector<ConfirmationAnswer> confirmations;
  std::string digest;        // SHA-256 of this row and of the digest of the row before
  std::string branch;        // the key of the merged branch that wrote the row; empty: this file wrote it
  std::string askedBy = {};  // the person who asked for the change; may be empty
};

// The newest journal row, as it was known at an earlier time. The number alone does not identify the row: a
// crash of the server can lose a row whose commit was not confirmed, and its number is then used again.
struct JournalHead {
  std::int64_t number = 0;
  std::string digest = {};
  friend bool operator==(const JournalHead&, const JournalHead&) = default;
};

// The state of an action (all changes of one edit).
enum class ActState {
  InForce,  // the action counts and can be undone
  Undone,   // the action was undone and can be redone, until a new action follows
  // The action can never be undone: it is of a kind that is never undone (such as a sign-off or a violation),
  // it changed none of the contest's data, or it is older than the changes that the journal recorded.
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
  std::int64_t last = 0;              // the number of the newest journal row
};

// Selects the journal rows that this file wrote after row `behind`. If `subject` is not empty, selects only
// rows about this subject.
struct JournalPart {
  std::int64_t behind = 0;
  std::string subject = {};
};

// Selects up to `most` journal rows that follow row `behind` of `branch`. Used to read a long journal in
// parts.
struct JournalPage {
  std::string branch = {};
  std::int64_t behind = 0;
  std::int64_t most = 0;
};

// The contradictions that a check found between the journal and the tables.
struct JournalCheck {
  std::vector<std::int64_t> missing;    // numbers that the journal lacks
  std::vector<std::int64_t> unchained;  // the numbers of rows with a wrong digest
  // Names of rows whose content differs from the changes that the journal recorded: "game 17", "sheet 3" …
  std::vector<std::string> differing;
  // The players whose name was removed on purpose, ascending. A removed name is no contradiction.
  std::vector<std::int64_t> forgotten;
};

}  // namespace damath::db
