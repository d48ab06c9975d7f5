// SPDX-License-Identifier: GPL-3.0-or-later
// The work of the reviewers: reviews, second entries, the facilitator's rulings, and sign-offs (T6). The
// cells that a player wrote are never overwritten.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/desk_error.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/second_entry.hpp"
#include "core/contest/model/contest.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

struct Meeting;

// The outcome of the scoresheet after a ruling, and the result that the ruling gave to the game; nullopt if
// the ruling gave no result to the game.
struct Ruled {
  sheet::Outcome outcome;
  std::optional<ResultChange> result;
};

class ReviewDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit ReviewDesk(Desk& desk) : m_desk(&desk) {}

  // Records that the person `author.by` checked the scoresheet in force. `keyed` is the second entry, if
  // there is one. Returns the differences between the second entry and the scoresheet. Each person reviews a
  // scoresheet once. Asks for confirmation (SheetMisfiled) if the head of `keyed` names another game or chip
  // set. Gives a note (ReviewedAlone) if the only reviewer is the person who stored the scoresheet. Errors:
  // NoSuchEvent, EventLent, EventNotBorrowed, NoSuchGame, NoSuchRematch, NoSuchSheet, ConfirmationAsked,
  // ByRequired, ReasonRequired, ReviewedAlready, StoreFailed.
  [[nodiscard]] DeskResult<std::vector<Difference>> review(contest::EventId event, const SheetAt& at,
                                                           const std::optional<sheet::Sheet>& keyed,
                                                           const Author& author);
  // Records the facilitator's ruling on a cell: keep the written value (no value), or set the correct value.
  // A ruling is possible for a cell with a finding, for score and total beside a move with a finding, and for
  // a result that differs from the scoresheet. A cell that differs only in a second entry can be kept, but
  // not changed. Returns the outcome of the scoresheet after all rulings. The game gets the result of this
  // outcome, as a confirmed correction, in two cases: the scoresheet is accepted, or the ruling is on the
  // result and the game has a result. Otherwise asks for confirmation (ResultDiffers) if the ruling makes the
  // results of game and scoresheet differ. Asks for confirmation in two steps (RulingTurns) if the ruling
  // turns a win, a draw or a loss into another result. Errors: NoSuchEvent, EventLent, EventNotBorrowed,
  // NoSuchGame, NoSuchRematch, NoSuchSheet, NoSuchFinding, KeepsExchange, LeavesGamesOpen, RulingNoValue,
  // TotalImpossible, NotText, SheetSignedOff, ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
  [[nodiscard]] DeskResult<Ruled> rule(contest::EventId event, const SheetAt& at,
                                       const db::StoredRuling& ruling, const Author& author);
  // Signs off (approves) the scoresheet in force. Gives a note (SignedAlone) if the person who signs off is
  // the only reviewer. Asks for confirmation: SignedOff. Errors: NoSuchEvent, EventLent, EventNotBorrowed,
  // NoSuchGame, NoSuchRematch, NoSuchSheet, SheetOpen, NotReviewed, SheetSignedOff, SheetDisagrees,
  // ReviewDiffers, ByRequired, ReasonRequired, ConfirmationAsked, StoreFailed.
  [[nodiscard]] DeskResult<void> signOff(contest::EventId event, const SheetAt& at, const Author& author);

 private:
  Desk* m_desk;
};

// Checks that the ruling is possible. Precondition: the report is the audit of this scoresheet. Errors:
// NoSuchFinding, KeepsExchange, LeavesGamesOpen, RulingNoValue.
[[nodiscard]] DeskResult<void> checkRuling(const db::StoredSheet& stored, const sheet::AuditReport& report,
                                           const contest::EventSetup& setup, const db::StoredRuling& ruling,
                                           const Meeting& meeting);

// Returns the reasons why the scoresheet cannot be signed off now, in the order in which people settle them.
// The reasons are SheetSignedOff alone, or any of SheetOpen, NotReviewed, ReviewDiffers and SheetDisagrees.
// Empty if the scoresheet can be signed off.
[[nodiscard]] std::vector<Refusal> unsettled(const db::StoredSheet& stored, const Meeting& meeting,
                                             const contest::EventSetup& setup);

}  // namespace damath::desk
