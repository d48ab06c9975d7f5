// SPDX-License-Identifier: GPL-3.0-or-later
// The records that the contest file keeps beside the contest itself: the journal, check-ins, the notice,
// violations and branches. Scoresheets, live games and papers have files of their own.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "db/records/confirmation.hpp"
#include "db/records/journal_action.hpp"

namespace damath::db {

using Instant = std::chrono::sys_seconds;

// The time, author and reason of a change, and the person who asked the author for it.
struct Stamp {
  Instant at{};
  std::string by;
  std::string reason;        // may be empty
  std::string askedBy = {};  // empty: the author's own decision, or unknown
};

// Returns "2026-11-20T01:02:03Z", in UTC.
[[nodiscard]] std::string toText(Instant at);
[[nodiscard]] std::optional<Instant> parseInstant(std::string_view text);

// A journal row; it is never changed or removed.
struct JournalRow {
  std::int64_t number = 0;  // from 1 without gaps
  std::string at;
  std::string by;
  std::string word;                     // the action as text: `createContest`, `addEvent`, `pairRound` …
  std::optional<JournalAction> action;  // the meaning of `word`; nullopt for an action of a newer program
  std::string subject;                  // "contest", "event 2", "game 17" …
  std::string before;                   // JSON; empty if there was no earlier state
  std::string after;                    // JSON
  std::string reason;
  std::int64_t act = 0;                // the first journal row of the edit that wrote this row
  std::optional<std::int64_t> target;  // for `undo` and `redo`: the action undone or redone
  std::vector<ConfirmationAnswer> confirmations;
  std::string digest;        // SHA-256 of the previous row's digest and all of this row
  std::string branch;        // empty: this file's own row; else the key of the merged branch
  std::string askedBy = {};  // the person who asked for the change; may be empty
};

// The newest journal row at an earlier time. The number alone is not enough. A program may have seen a row of
// a commit that was never confirmed. A crash of the server can lose such a row, and its number is used again.
struct JournalHead {
  std::int64_t number = 0;
  std::string digest = {};
  friend bool operator==(const JournalHead&, const JournalHead&) = default;
};

// The state of the action that one edit made.
enum class ActState {
  InForce,  // can be undone
  Undone,   // can be redone, until a new action follows
  // can never be undone: left the official state, sign-off, violation, or older than the recorded changes
  Fixed
};

struct JournalAct {
  std::int64_t number = 0;
  ActState state = ActState::InForce;
  std::vector<std::int64_t> rows;  // journal rows, ascending
  friend bool operator==(const JournalAct&, const JournalAct&) = default;
};

// The possible next undo and redo, as far as known without trying.
struct HistorySteps {
  bool back = false;                  // true if there is an action to undo
  std::optional<std::int64_t> again;  // the action undone last; nullopt if a new action followed
  std::int64_t last = 0;              // the number of the newest row
};

// Selects a file's own journal rows: those after `behind`, and if `subject` is not empty, only those about
// the subject.
struct JournalPart {
  std::int64_t behind = 0;
  std::string subject = {};
};

// Selects up to `most` rows after one row, in the order of the whole journal. So a long journal can be read
// in parts.
struct JournalPage {
  std::string branch = {};
  std::int64_t behind = 0;
  std::int64_t most = 0;
};

// The contradictions between the journal and the tables.
struct JournalCheck {
  std::vector<std::int64_t> missing;    // numbers missing in the journal
  std::vector<std::int64_t> unchained;  // rows with a wrong digest
  // Names of rows that differ from the journal's changes: "game 17", "sheet 3" …
  std::vector<std::string> differing;
};

// Late: the player is on the way and will play.
enum class Arrival { Present, Late };

struct CheckIn {
  contest::EntryId entry{};
  contest::RoundNumber round{};
  Arrival arrival = Arrival::Present;
};

// Returns `present` or `late`.
[[nodiscard]] std::string_view toText(Arrival arrival);

// The notice at the foot of the hall display.
struct HallNotice {
  std::string line;
  std::string by;
  std::string at;
};

// Rule T5.
enum class ViolationKind { TouchMove, Time, Other };

struct Violation {
  std::int64_t number = 0;  // assigned by the file
  contest::EventId event{};
  contest::EntryId entry{};
  std::optional<contest::GameId> game;
  ViolationKind kind = ViolationKind::Other;
  std::string remark;
  std::string by;
  std::string at;
};

// Returns `touchMove`, `time` or `other`.
[[nodiscard]] std::string_view toText(ViolationKind kind);
[[nodiscard]] std::optional<ViolationKind> parseViolationKind(std::string_view text);

// The state of an event that moves between two computers. Lent: another file has the event, so this file
// cannot change it. Borrowed: this file has the event from another file and can change nothing else.
// Returned: the event was merged back.
enum class BranchPart { Lent, Borrowed, Returned };

struct Branch {
  std::string key;  // 32 hexadecimal digits, the same in both files
  contest::EventId event{};
  BranchPart part = BranchPart::Lent;
  std::int64_t since = 0;  // the last journal row that both files share
  std::string digest;      // the digest of that row
  std::string by;
  std::string at;
};

}  // namespace damath::db
