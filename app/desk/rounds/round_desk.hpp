// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases for results, rematches, lots and standings of an event.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/desk.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/contest/systems/standings.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// Confirmed: an accepted sheet gave the result that was stored already.
enum class ChangeKind { First, Correction, Confirmed };

struct ResultChange {
  contest::GameId game{};
  ChangeKind kind = ChangeKind::First;
  std::optional<contest::GameResult> before;
  contest::GameResult after;
};

struct ResultReopened {
  contest::GameId game{};
  contest::GameResult before;
  db::Acceptance sheetBefore = db::Acceptance::Open;  // Accepted: the game's sheet must be accepted again
};

// The effects of a result before it is entered.
struct ResultPreview {
  std::optional<contest::GameResult> before;
  contest::GameResult after;
  Place place;
  Effects effects;
};

class RoundDesk {
 public:
  // The desk must outlive this object.
  explicit RoundDesk(Desk& desk) : m_desk(&desk) {}

  // Enters a result or corrects the stored result. If the ending alone decides and no totals are given, the
  // totals of the sheet are kept (E3). The first result of an unpublished round publishes the round.
  // Asks for confirmation:
  //   ResultCorrected for a correction, or PastCorrected after a later round is paired
  //   PastEntered for a first result after a later round is paired
  //   ResultMeanwhile if another person entered a result since the author's screen was drawn
  //   ChangedMeanwhile if another person deleted the result since then
  //   LiveClosed if the game has an open live game
  //   ResultDiffers if the sheet in force has another result
  //   RoundPublished if the round is unpublished
  // Errors: NoSuchEvent, NoSuchGame, EndingNotAllowed, TotalsRequired, TotalsIncomplete, TotalImpossible,
  // ResultUnchanged, EnteredAlready, EnteredByOther, RoundHeld, SheetSignedOff, ByRequired, ReasonRequired,
  // ConfirmationAsked, StoreFailed.
  [[nodiscard]] DeskResult<ResultChange> setResult(contest::EventId event, Place place,
                                                   const contest::ResultInput& input, const Author& author);
  // Returns the consequences of this result without entering it. Errors: NoSuchEvent, NoSuchGame,
  // EndingNotAllowed, TotalsRequired, TotalsIncomplete, TotalImpossible, StoreFailed.
  [[nodiscard]] DeskResult<ResultPreview> previewResult(contest::EventId event, Place place,
                                                        const contest::ResultInput& input) const;
  // Enters a rematch that the standings need (Y2b) or that a drawn knock-out game needs. If the two players
  // have a rematch already, corrects its result. Errors: as setResult; NoSuchEntry, NoRematchDue; LiveOpen if
  // the rematch has an open live game.
  [[nodiscard]] DeskResult<ResultChange> setRematch(contest::EventId event, contest::EntryId blue,
                                                    contest::EntryId red, const contest::ResultInput& input,
                                                    const Author& author);
  // Deletes a result, so that the game is open again. Also withdraws the acceptance of its sheet. Asks for
  // confirmation: ResultReopened, or PastReopened after a later round is paired; AcceptanceUndone for an
  // accepted sheet. Errors: NoSuchEvent, NoSuchGame, ResultOpen, SheetSignedOff, ByRequired, ReasonRequired,
  // ConfirmationAsked, StoreFailed.
  [[nodiscard]] DeskResult<ResultReopened> reopenResult(contest::EventId event, Place place,
                                                        const Author& author);
  // Deletes the last rematch between the two players, so that it is due again. Asks for confirmation:
  // RematchReopened, AcceptanceUndone. Errors: as reopenResult; NoSuchRematch.
  [[nodiscard]] DeskResult<ResultReopened> reopenRematch(contest::EventId event, RematchOf of,
                                                         const Author& author);
  // Draws the lot for the first tie that only a lot can break (Y2d). The lot comes from the event's seed, so
  // that it can be drawn again as a proof. Asks for confirmation: LotDrawn. Errors: NoSuchEvent, NoLotOpen,
  // StoreFailed.
  [[nodiscard]] DeskResult<contest::Lot> drawLot(contest::EventId event, const Author& author);

 private:
  Desk* m_desk;
};

// True if a result of this game needs a name and a reason: the game has a result, or a later round is paired.
[[nodiscard]] bool asksForConfirmation(const contest::Event& event, const contest::Game& game);

// Returns the standings of the event; without ranks if there are fewer than two entries. The ranks are
// provisional while `differing` lists results that differ from their scoresheets.
[[nodiscard]] contest::Standings standingsOf(const contest::Event& event,
                                             const std::vector<ResultDifference>& differing);

}  // namespace damath::desk
