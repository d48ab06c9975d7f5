// What the contest file keeps beside the contest itself: who changed what, and the sheets as evidence.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/contest/ids.hpp"
#include "core/sheet/correction.hpp"
#include "core/sheet/finding.hpp"
#include "core/sheet/sheet.hpp"

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
  std::string action;   // `createContest`, `addEvent`, `importPlayers`, `pairRound`, `setResult` …
  std::string subject;  // "contest", "event 2", "game 17" …
  std::string before;   // JSON, empty where nothing stood before
  std::string after;    // JSON
  std::string reason;
};

// What is wrong between the journal and the tables.
struct JournalCheck {
  std::vector<std::int64_t> missing;   // numbers that the journal skips
  std::vector<std::string> differing;  // subjects that it last wrote otherwise than they stand
};

// What one version of a game's sheet was judged to be.
struct StoredFinding {
  sheet::FindingCode code = sheet::FindingCode::Gap;
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Severity severity = sheet::Severity::Error;
  sheet::Cell cell = sheet::Cell::Move;
  std::string clause;
  std::string written;
  std::optional<std::string> correct;
  std::optional<std::size_t> causedBy;
  friend bool operator==(const StoredFinding&, const StoredFinding&) = default;
};

struct StoredCorrection {
  int line = 0;
  board::Side side = board::Side::Blue;
  sheet::Cell cell = sheet::Cell::Move;
  std::string written;
  std::string correct;
  std::string by;
  std::string reason;
  std::string at;
};

enum class Acceptance { Open, Accepted };

// A sheet as written. Later versions stand beside it; none is ever overwritten.
struct StoredSheet {
  contest::SheetId id{};
  contest::GameId game{};
  int version = 0;  // of this game's sheets, from 1; the greatest is in force
  std::string at;
  std::string by;
  sheet::Sheet sheet;
  std::vector<StoredFinding> findings;
  std::vector<StoredCorrection> corrections;
  Acceptance acceptance = Acceptance::Open;
};

// The newest version of a game's sheet in short.
struct SheetSummary {
  contest::GameId game{};
  contest::SheetId sheet{};
  int version = 0;
  int errors = 0;  // findings that are errors
  Acceptance acceptance = Acceptance::Open;
};

}  // namespace damath::db
