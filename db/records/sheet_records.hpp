// SPDX-License-Identifier: GPL-3.0-or-later
// Stored scoresheets: the written text, the findings of the audit, the reviews and the rulings.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/contest/model/ids.hpp"
#include "core/sheet/record/finding.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/sheet/settle/correction.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::db {

// A finding of the audit about one version of a scoresheet.
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

// A review of a scoresheet: a person checks it (T6).
struct StoredReview {
  std::string reviewer;
  std::string at;
  // the second entry (typed again without seeing the first); nullopt if the reviewer only read the scoresheet
  std::optional<sheet::Sheet> keyed;
  int differences = 0;  // the number of cells in which the second entry differs from the first
};

// The facilitator's ruling on a cell (T6): the written value stays, or a correct value replaces it.
struct StoredRuling {
  std::optional<int> line;          // nullopt for the result, and for a line that is not on the scoresheet
  std::optional<board::Side> side;  // nullopt for the result
  sheet::Cell cell = sheet::Cell::Move;
  std::optional<std::string> value;  // the correct value; nullopt: the written value stays
  std::string by;
  std::string reason;
  std::string at;
};

struct StoredSignOff {
  std::string by;
  std::string at;
};

// The state of a version of a scoresheet. Only one version of a game's scoresheet is in force: the latest
// version that was not undone.
enum class Force { InForce, Superseded };
enum class SignedOff { No, Yes };

// A version of a scoresheet, as written. A later version is stored beside it, so none is ever overwritten.
struct StoredSheet {
  contest::SheetId id{};
  SheetOwner owner;
  int version = 0;  // the number of this version of the game's scoresheet, from 1
  std::string at;
  std::string by;
  sheet::Sheet sheet;
  std::vector<StoredFinding> findings;
  std::vector<StoredCorrection> corrections;
  Acceptance acceptance = Acceptance::Open;
  std::int64_t acceptanceNumber = 0;  // assigned when the scoresheet is accepted; 0 before
  std::string acceptedBy = {};        // empty before the scoresheet is accepted
  std::string acceptedAt = {};
  Force force = Force::InForce;
  std::vector<StoredReview> reviews;  // in the order of their creation
  std::vector<StoredRuling> rulings;  // ordered by line, side and cell
  std::optional<StoredSignOff> signOff;
};

// A summary of the version in force of a game's scoresheet.
struct SheetSummary {
  SheetOwner owner;
  contest::SheetId sheet{};
  int version = 0;
  int errors = 0;    // findings of severity Error that no ruling removes (mistake_count.hpp)
  int mistakes = 0;  // errors that do not just follow from another error
  int rulings = 0;
  int reviews = 0;
  int differing = 0;  // the number of reviews whose second entry differs from the first
  Acceptance acceptance = Acceptance::Open;
  SignedOff signedOff = SignedOff::No;
  std::string at;  // the time when the scoresheet was entered, and its author
  std::string by;
  std::string ruled;  // all rulings as one text, to compare them: equal rulings give equal texts
  std::vector<std::string> reviewers;
  std::string signedBy;
};

}  // namespace damath::db
