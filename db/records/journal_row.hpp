// SPDX-License-Identifier: GPL-3.0-or-later
// A row of the journal, and the selection of rows that a reader asks for.
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

}  // namespace damath::db
