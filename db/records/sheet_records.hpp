// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets as evidence: what was written, what the audit found, who looked it over and what was decided.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/ids.hpp"
#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/sheet/settle/correction.hpp"

namespace damath::db {

// What one version of a game's sheet was judged to be.
struct StoredFinding {
  sheet::FindingCode code = sheet::FindingCode::Gap;
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Severity severity = sheet::Severity::Error;
  sheet::Cell cell = sheet::Cell::Move;
  rules::Clause clause;
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

// A sheet belongs to a game, or to a rematch; both are numbered by GameId, each on its own.
enum class OwnerKind { Game, Rematch };

struct SheetOwner {
  OwnerKind kind = OwnerKind::Game;
  contest::GameId game{};
  friend auto operator<=>(const SheetOwner&, const SheetOwner&) = default;
};

[[nodiscard]] inline SheetOwner ofGame(contest::GameId game) {
  return {OwnerKind::Game, game};
}
[[nodiscard]] inline SheetOwner ofRematch(contest::GameId rematch) {
  return {OwnerKind::Rematch, rematch};
}

// Somebody looked a sheet over (T6).
struct StoredReview {
  std::string reviewer;
  std::string at;
  std::optional<sheet::Sheet> keyed;  // typed again from the paper without a look at the first; else read
  int differences = 0;                // cells in which the keyed sheet differs
};

// The facilitator's word on a cell (T6): keep what is written, or the value that is right.
struct StoredRuling {
  std::optional<int> line;          // nothing for the result, and for a line that the sheet lacks
  std::optional<board::Side> side;  // nothing for the result
  sheet::Cell cell = sheet::Cell::Move;
  std::optional<std::string> value;  // nothing: keep
  std::string by;
  std::string reason;
  std::string at;
};

struct StoredSignOff {
  std::string by;
  std::string at;
};

// One version of a game's sheets is in force: the last one that came in and was not undone.
enum class Force { InForce, Superseded };
enum class SignedOff { No, Yes };

// A sheet as written. Later versions are kept beside it; none is ever overwritten.
struct StoredSheet {
  contest::SheetId id{};
  SheetOwner owner;
  int version = 0;  // of this game's sheets, from 1
  std::string at;
  std::string by;
  sheet::Sheet sheet;
  std::vector<StoredFinding> findings;
  std::vector<StoredCorrection> corrections;
  Acceptance acceptance = Acceptance::Open;
  std::int64_t acceptanceNumber = 0;  // given by the file; 0 while open
  Force force = Force::InForce;
  std::vector<StoredReview> reviews;  // in the order they were made
  std::vector<StoredRuling> rulings;  // by line, side and cell
  std::optional<StoredSignOff> signOff;
};

// The version in force of a game's sheet in short.
struct SheetSummary {
  SheetOwner owner;
  contest::SheetId sheet{};
  int version = 0;
  int errors = 0;    // findings that are errors and that no ruling keeps (core/sheet/settle/counted.hpp)
  int mistakes = 0;  // of these, what does not merely follow from another
  int rulings = 0;
  int reviews = 0;
  int differing = 0;  // reviews whose keyed sheet differs
  Acceptance acceptance = Acceptance::Open;
  SignedOff signedOff = SignedOff::No;
  std::string at;  // when and by whom it was stored
  std::string by;
  std::string ruled;  // the rulings as one text, equal for equal ones
  std::vector<std::string> reviewers;
  std::string signedBy;
};

}  // namespace damath::db
