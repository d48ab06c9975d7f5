// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheets of an event in the order in which a panel of reviewers works them off: what is disputed
// first, the worst first of all, and what is signed off last. (Rulebook T6)
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/sheets/review_desk.hpp"

namespace damath::desk {

// What a sheet waits for, in the order of the queue.
enum class SheetNeed {
  Settling,     // findings not accepted, cells keyed otherwise, or a result that is another
  NotFollowed,  // the game could not be followed, and the sheet is not accepted
  Accepting,    // nothing is wrong with it
  Typing,       // the game is played, or the rematch due, and its sheet is not in the file
  Review,       // not looked over
  Signature,
  Nothing  // it is signed off
};

struct QueuedSheet {
  SheetAt at;
  contest::EntryId blue{};
  contest::EntryId red{};
  std::optional<contest::GameResult> result = {};
  bool isRematchDue = false;  // not entered yet: its sheet can enter it
  SheetNeed need = SheetNeed::Typing;
  std::optional<SheetStage> stage = {};  // nothing: no sheet is stored
  int errors = 0;                        // that count, whether accepted or not; a kept one does not
  int mistakes = 0;                      // of these, what does not merely follow from another
  int keyedOtherwise = 0;                // cells that a reviewer keyed otherwise and that are not settled
  bool isResultOther = false;            // than what the sheet comes to
  sheet::Coverage coverage = {};         // of a stored sheet
  bool isOfOne = false;                  // reviewed or signed off by one person alone
  std::string storedBy = {};
  std::vector<std::string> reviewers = {};
  std::string signedBy = {};  // empty: not yet
};

// Games that are not played, or that ended without a sheet, are left out, and of the rematches between the
// same two all but the last and one that is due. `status` is the event's. Refused: NoSuchEvent, StoreFailed.
[[nodiscard]] DeskResult<std::vector<QueuedSheet>> reviewQueue(const Desk& desk, const EventStatus& status);

// `settling`, `accepting` …
[[nodiscard]] std::string_view toText(SheetNeed need);

}  // namespace damath::desk
