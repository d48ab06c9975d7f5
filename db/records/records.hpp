// SPDX-License-Identifier: GPL-3.0-or-later
// What the contest file keeps beside the contest itself: who changed what and when, and how players behaved.
// The sheets are in sheet_records.hpp.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/ids.hpp"
#include "db/records/confirmation.hpp"
#include "db/records/journal_action.hpp"

namespace damath::db {

using Instant = std::chrono::sys_seconds;

// When, by whom and why a change is made.
struct Stamp {
  Instant at{};
  std::string by;
  std::string reason;  // may be empty
};

// "2026-11-20T01:02:03Z", universal time.
[[nodiscard]] std::string toText(Instant at);
[[nodiscard]] std::optional<Instant> parseInstant(std::string_view text);

// One row of the journal; it is never changed or removed.
struct JournalRow {
  std::int64_t number = 0;  // from 1 without gaps
  std::string at;
  std::string by;
  std::string word;                     // what was done: `createContest`, `addEvent`, `pairRound` …
  std::optional<JournalAction> action;  // the word's meaning; nothing for the word of a newer program
  std::string subject;                  // "contest", "event 2", "game 17" …
  std::string before;                   // JSON, empty where nothing stood before
  std::string after;                    // JSON
  std::string reason;
  std::int64_t act = 0;                // the first row of the edit it was written in
  std::optional<std::int64_t> target;  // of `undo` and `redo`: the act undone or done again
  std::vector<ConfirmationAnswer> confirmations;
  std::string digest;  // SHA-256 over the digest of the row before and everything of this one
  std::string branch;  // empty: this file's own; else the key of the branch that brought it
};

// The newest row of the journal as somebody has seen it. The number alone is not enough: who was never told
// that a change is done may have seen a row that went with the server, and its number is given again.
struct JournalHead {
  std::int64_t number = 0;
  std::string digest = {};
  friend bool operator==(const JournalHead&, const JournalHead&) = default;
};

// What one edit did, seen from now.
enum class ActState {
  InForce,  // can be undone
  Undone,   // can be done again, while nothing new came after
  Fixed  // is never undone: it left official, signed off, was a violation, or stands before changes were kept
};

struct JournalAct {
  std::int64_t number = 0;
  ActState state = ActState::InForce;
  std::vector<std::int64_t> rows;  // of the journal, ascending
  friend bool operator==(const JournalAct&, const JournalAct&) = default;
};

// What undo and redo could do next, as far as that is known without trying.
struct HistorySteps {
  bool back = false;                  // whether there is anything to take back
  std::optional<std::int64_t> again;  // the act that was taken back last, if nothing new came since
  std::int64_t last = 0;              // the number of the newest row
};

// Which of a file's own journal rows: those after a number and, where a subject is given, about it.
struct JournalPart {
  std::int64_t behind = 0;
  std::string subject = {};
};

// So many rows in the order of the whole journal, after one of them: what is too long to be held is read as
// it is looked at.
struct JournalPage {
  std::string branch = {};
  std::int64_t behind = 0;
  std::int64_t most = 0;
};

// What is wrong between the journal and the tables.
struct JournalCheck {
  std::vector<std::int64_t> missing;    // numbers that the journal skips
  std::vector<std::int64_t> unchained;  // rows whose digest is not what they and the row before give
  std::vector<std::string>
      differing;  // what is not as the journal's changes leave it: "game 17", "sheet 3" …
};

// T5
enum class ViolationKind { TouchMove, Time, Other };

struct Violation {
  std::int64_t number = 0;  // given by the file
  contest::EventId event{};
  contest::EntryId entry{};
  std::optional<contest::GameId> game;
  ViolationKind kind = ViolationKind::Other;
  std::string remark;
  std::string by;
  std::string at;
};

// `touchMove`, `time`, `other`.
[[nodiscard]] std::string_view toText(ViolationKind kind);
[[nodiscard]] std::optional<ViolationKind> parseViolationKind(std::string_view text);

// An event on its way between two computers. Lent: another file has it, nothing of it can be changed here.
// Borrowed: this file has it from another, nothing else can be changed here. Returned: it was brought back.
enum class BranchPart { Lent, Borrowed, Returned };

struct Branch {
  std::string key;  // 32 hexadecimal digits, the same in both files
  contest::EventId event{};
  BranchPart part = BranchPart::Lent;
  std::int64_t since = 0;  // the last journal row both files share
  std::string digest;      // of that row
  std::string by;
  std::string at;
};

}  // namespace damath::db
