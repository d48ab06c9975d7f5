// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheets of an event in the order in which reviewers work on them (T6). Disputed sheets come first,
// the worst first of all; signed-off sheets come last.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/sheets/review_desk.hpp"

namespace damath::desk {

// The next step that a sheet needs, in the order of the queue.
enum class SheetNeed {
  Settling,     // findings are not accepted, a second entry differs, or the result differs from the sheet
  NotFollowed,  // the moves could not be followed, and the sheet is not accepted
  Accepting,    // the sheet has no problem
  Typing,       // the game was played or the rematch is due, and the file has no sheet of it
  Review,       // the sheet is not checked yet
  Signature,
  Nothing  // the sheet is signed off
};

struct QueuedSheet {
  SheetAt at;
  contest::EntryId blue{};
  contest::EntryId red{};
  std::optional<contest::GameResult> result = {};
  bool isRematchDue = false;  // the rematch has no result yet; entering its sheet also enters the rematch
  SheetNeed need = SheetNeed::Typing;
  std::optional<SheetStage> stage = {};  // nullopt if no sheet is stored
  int errors = 0;          // errors that count, accepted or not; an error that a ruling keeps does not count
  int mistakes = 0;        // the errors that do not follow from another error
  int keyedOtherwise = 0;  // cells with a different second entry that are not settled
  bool isResultOther = false;     // the stored result differs from the result of the sheet
  sheet::Coverage coverage = {};  // the coverage of the stored sheet; the default if there is no sheet
  bool isOfOne = false;           // only one person reviewed the sheet or signed it off
  std::string storedBy = {};
  std::vector<std::string> reviewers = {};
  std::string signedBy = {};  // empty if not signed off
};

// Returns the queue of the event. Games that are not played, or that ended without a sheet, are left out. Of
// several rematches between two players, only the last one and a due one are listed. `status` is the status
// of the event. Errors: NoSuchEvent, StoreFailed.
[[nodiscard]] DeskResult<std::vector<QueuedSheet>> reviewQueue(const Desk& desk, const EventStatus& status);

// Returns `settling`, `accepting` …
[[nodiscard]] std::string_view toText(SheetNeed need);

}  // namespace damath::desk
