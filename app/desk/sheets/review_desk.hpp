// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of reviewers: who looked a sheet over, what the facilitator ruled, what is signed off; and the
// log of violations. (Rulebook T5, T6) What a player wrote is never overwritten.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/second_keying.hpp"
#include "core/sheet/record/sheet.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

struct Meeting;

// How far a sheet has come.
enum class SheetStage {
  Entered,   // stored and audited; not decided on
  Accepted,  // its result, corrected, is the game's
  Reviewed,  // accepted, and looked over by somebody
  SignedOff
};

// A violation with where the log stands by it (T5).
struct ViolationLogged {
  db::Violation violation;
  int count = 0;               // of this entry in this game, or outside of games, this one included
  bool disqualifying = false;  // more than the warnings that the ruleset allows; the arbiter decides
  // How its game ends where the arbiter confirms it: both are out where by now the opponent has too many as
  // well. Empty unless it is disqualifying and of a game.
  std::optional<rules::Ending> ending;
};

// What the sheet comes to with a ruling, and the result that the game got of it, if it got one.
struct Ruled {
  sheet::Outcome outcome;
  std::optional<ResultChange> result;
};

class ReviewDesk {
 public:
  // The desk must outlive this.
  explicit ReviewDesk(Desk& desk) : m_desk(&desk) {}

  // The person of `author.by` looked over the sheet in force; `keyed` where it was typed again blind, then
  // the differences are the answer. Once a person. Asks where what was keyed names another game or set:
  // SheetMisfiled. Notes where nobody else reviews but who stored it: ReviewedAlone. Refused: NoSuchEvent,
  // NoSuchGame, NoSuchRematch, NoSuchSheet, ConfirmationAsked, ByRequired, ReasonRequired, ReviewedAlready,
  // StoreFailed.
  [[nodiscard]] DeskResult<std::vector<Difference>> review(contest::EventId event, const SheetAt& at,
                                                           const std::optional<sheet::Sheet>& keyed,
                                                           const Author& author);
  // The facilitator's word on a cell that has a finding, on the score and total beside a move that has one,
  // on a cell that a reviewer keyed otherwise (to keep it), or on a result that differs from the sheet: keep
  // what is written (no value), or the value that is right. What the sheet comes to by all rulings is the
  // answer; where it is accepted already, or the ruling is on the result of a game that has one, the result
  // becomes that, confirmed as a correction; else a result that differs is noted: ResultDiffers. Asks in two
  // steps where the game has another result by the ruling, won, drawn or lost: RulingTurns.
  // Refused: NoSuchEvent, NoSuchGame, NoSuchRematch, NoSuchSheet, NoSuchFinding, RulingNoValue,
  // SheetSignedOff, ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
  [[nodiscard]] DeskResult<Ruled> rule(contest::EventId event, const SheetAt& at,
                                       const db::StoredRuling& ruling, const Author& author);
  // Notes where the only reviewer signs: SignedAlone. Refused: NoSuchEvent, NoSuchGame, NoSuchRematch,
  // NoSuchSheet, SheetOpen, NotReviewed, SheetSignedOff, SheetDisagrees, ReviewDiffers, ByRequired,
  // StoreFailed.
  [[nodiscard]] DeskResult<void> signOff(contest::EventId event, const SheetAt& at, const Author& author);
  // Refused: NoSuchEvent, NoSuchGame, NoSuchEntry, ByRequired, NotText, TextUnseen,
  // TextTooLong, StoreFailed.
  [[nodiscard]] DeskResult<ViolationLogged> addViolation(contest::EventId event, contest::EntryId entry,
                                                         std::optional<Place> place, db::ViolationKind kind,
                                                         const std::string& remark, const Author& author);
  // Of the event, in the order they were logged. Refused: NoSuchEvent, StoreFailed.
  [[nodiscard]] DeskResult<std::vector<ViolationLogged>> violations(contest::EventId event) const;

 private:
  Desk* m_desk;
};

// Checks whether the ruling can be made. Errors: NoSuchFinding; KeepsExchange; LeavesGamesOpen;
// RulingNoValue. Precondition: the report is the sheet's.
[[nodiscard]] DeskResult<void> checkRuling(const db::StoredSheet& stored, const sheet::AuditReport& report,
                                           const contest::EventSetup& setup, const db::StoredRuling& ruling,
                                           const Meeting& meeting);

[[nodiscard]] SheetStage stageOf(const db::StoredSheet& stored);
// All that keeps the meeting's sheet from being signed off, in the order in which it is settled:
// SheetSignedOff alone, else SheetOpen, NotReviewed, ReviewDiffers, SheetDisagrees. Empty: it can be signed.
[[nodiscard]] std::vector<Refusal> unsettled(const db::StoredSheet& stored, const Meeting& meeting,
                                             const contest::EventSetup& setup);
[[nodiscard]] SheetStage stageOf(const db::SheetSummary& summary);
// `entered`, `accepted`, `reviewed`, `signedOff`.
[[nodiscard]] std::string_view toText(SheetStage stage);

}  // namespace damath::desk
