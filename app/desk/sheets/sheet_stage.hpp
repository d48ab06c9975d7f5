// SPDX-License-Identifier: GPL-3.0-or-later
// The stage of a stored scoresheet, from its entry to its sign-off, and the people who worked on the
// scoresheet (T6).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "core/contest/model/contest.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

enum class SheetStage {
  Entered,   // the scoresheet is stored and audited, but not accepted
  Accepted,  // the scoresheet is accepted, but no reviewer checked it, or a second entry differs
  Reviewed,  // the scoresheet is accepted, a reviewer checked it, and each difference is settled
  SignedOff
};

[[nodiscard]] SheetStage stageOf(const db::StoredSheet& stored);
// The summary does not tell which differences are settled, so the caller must compare the second entries.
[[nodiscard]] SheetStage stageOf(const db::SheetSummary& summary);

// Returns the name of the value: `entered`, `accepted`, `reviewed` or `signedOff`.
[[nodiscard]] std::string_view toText(SheetStage stage);

// The people who worked on a scoresheet.
struct Hands {
  std::string storedBy;
  std::vector<std::string> reviewers;
  std::string signedBy;  // the person who signed off; empty if the scoresheet is not signed off
};
[[nodiscard]] Hands handsOf(const db::StoredSheet& stored);

// True if the only reviewer is the person who stored the scoresheet.
[[nodiscard]] bool isReviewedAlone(const Hands& hands);
// True if the only reviewer is the person who signed off the scoresheet.
[[nodiscard]] bool isSignedAlone(const Hands& hands);

}  // namespace damath::desk
