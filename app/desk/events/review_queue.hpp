// SPDX-License-Identifier: GPL-3.0-or-later
// The scoresheets of an event in the order in which reviewers work on them (T6). Disputed scoresheets come
// first, beginning with the worst. Signed-off scoresheets come last.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/events/status.hpp"
#include "app/desk/sheets/sheet_stage.hpp"

namespace damath::desk {

// The next step that a scoresheet needs. Scoresheets are queued in the order of these steps.
enum class SheetNeed {
  Settling,  // findings are not accepted, a second entry differs, or the result differs from the scoresheet
  NotFollowed,  // the moves could not be followed, and the scoresheet is not accepted
  Accepting,    // the scoresheet has no problem and can be accepted
  Typing,       // the game was played or the rematch is due, but no scoresheet is stored
  Review,       // no reviewer has checked the scoresheet yet
  Signature,
  Nothing  // the scoresheet is signed off
};

struct QueuedSheet {
  SheetAt at;
  contest::EntryId blue{};
  contest::EntryId red{};
  std::optional<contest::GameResult> result = {};
  // true if the rematch has no result yet; entering its scoresheet also enters the rematch
  bool isRematchDue = false;
  SheetNeed need = SheetNeed::Typing;
  std::optional<SheetStage> stage = {};  // the stage of the scoresheet; nullopt if no scoresheet is stored
  // number of errors, accepted or not; an error that a ruling keeps as written does not count
  int errors = 0;
  int mistakes = 0;            // number of errors that do not follow from another error
  int keyedOtherwise = 0;      // number of cells whose second entry differs and is not settled
  bool isResultOther = false;  // true if the stored result differs from the result of the scoresheet
  // how far the moves could be followed; the default if all moves were followed or no scoresheet is stored
  sheet::Coverage coverage = {};
  bool isOfOne = false;  // true if the only reviewer also stored or signed off the scoresheet
  std::string storedBy = {};
  std::vector<std::string> reviewers = {};
  std::string signedBy = {};  // the person who signed off; empty if the scoresheet is not signed off
};

// Returns the people who checked the scoresheet. Empty while a difference of a second entry is open: until it
// is settled, nobody has checked the scoresheet, also not the person who typed the second entry.
[[nodiscard]] inline std::vector<std::string> checkersOf(const QueuedSheet& sheet) {
  const bool isOpen = sheet.keyedOtherwise > 0 && sheet.signedBy.empty();
  return isOpen ? std::vector<std::string>() : sheet.reviewers;
}

// Returns the queue of the event. A game without a stored scoresheet is left out if it is not played, if its
// ending needs no scoresheet, or if the event wants no scoresheets. If two players had several rematches, the
// queue has only their last played rematch. A rematch that must still be played is in the queue too. `status`
// is the status of the event. Errors: NoSuchEvent, StoreFailed.
[[nodiscard]] DeskResult<std::vector<QueuedSheet>> reviewQueue(const Desk& desk, const EventStatus& status);

// Returns the name of the value: `settling`, `accepting` …
[[nodiscard]] std::string_view toText(SheetNeed need);

}  // namespace damath::desk
