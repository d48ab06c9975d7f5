// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases for results, rematches, lots and standings of an event.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/desk.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/rounds/later_rounds.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/contest/systems/standings.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// The kind of a change of a result. First: the game had no result. Confirmed: an accepted scoresheet gave the
// result that was stored already.
enum class ChangeKind { First, Correction, Confirmed };

struct ResultChange {
  contest::GameId game{};
  ChangeKind kind = ChangeKind::First;
  std::optional<contest::GameResult> before;
  contest::GameResult after;
  PairedAgain again = {};
};

struct ResultReopened {
  contest::GameId game{};
  contest::GameResult before;
  // the acceptance of the scoresheet before its result was deleted. If it was Accepted, the scoresheet is now
  // open and must be accepted again.
  db::Acceptance sheetBefore = db::Acceptance::Open;
};

// The effects that a result would have, before the result is entered.
struct ResultPreview {
  std::optional<contest::GameResult> before;
  contest::GameResult after;
  Place place;
  Effects effects;
};

class RoundDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit RoundDesk(Desk& desk) : m_desk(&desk) {}

  // Enters a result or corrects the stored result. If the ending alone decides and no totals are given, the
  // result gets the totals of the scoresheet in force (E3). The first result of an unpublished round
  // publishes the round. If the result touches a later round that is open (LaterRoundState), the author may
  // choose that the same change pairs this round again (Author::openRounds). Asks for confirmation:
  //   ResultCorrected for a correction, or PastCorrected after a later round is paired
  //   PastEntered for a first result after a later round is paired
  //   PublishedWithout if the result publishes a round in which withdrawn or absent players have a board
  //   ResultMeanwhile if another person entered a result since the author's screen was drawn
  //   ChangedMeanwhile if another person deleted the result since the author's screen was drawn
  //   LiveClosed if the game has an open live game
  //   ResultDiffers if the scoresheet in force has another result
  //   RoundPublished if the round is unpublished
  // Errors: NoSuchEvent, EventLent, EventNotBorrowed, NoSuchGame, EndingNotAllowed, TotalsRequired,
  // TotalsIncomplete, TotalImpossible, ResultUnchanged, EnteredAlready, EnteredByOther, RoundHeld,
  // SheetSignedOff, ByRequired, ReasonRequired, ConfirmationAsked, StoreFailed.
  [[nodiscard]] DeskResult<ResultChange> setResult(contest::EventId event, Place place,
                                                   const contest::ResultInput& input, const Author& author);
  // Returns the consequences of this result without entering it. Errors: NoSuchEvent, NoSuchGame,
  // EndingNotAllowed, TotalsRequired, TotalsIncomplete, TotalImpossible, StoreFailed.
  [[nodiscard]] DeskResult<ResultPreview> previewResult(contest::EventId event, Place place,
                                                        const contest::ResultInput& input) const;
  // Enters the result of a rematch. The rematch must be needed to break a tie in the standings (Y2b), or
  // after a drawn knock-out game. If the two players need no rematch now, corrects their last rematch.
  // Errors: as setResult; NoSuchEntry, NoRematchDue; LiveOpen if the rematch has an open live game.
  [[nodiscard]] DeskResult<ResultChange> setRematch(contest::EventId event, contest::EntryId blue,
                                                    contest::EntryId red, const contest::ResultInput& input,
                                                    const Author& author);
  // Corrects the result of a rematch, also if the two players need another rematch now. `of.one` is BLUE.
  // Errors: as setResult; NoSuchEntry, NoSuchRematch.
  [[nodiscard]] DeskResult<ResultChange> correctRematch(contest::EventId event, RematchOf of,
                                                        const contest::ResultInput& input,
                                                        const Author& author);
  // Deletes the result of a game, so that the game is open again. If its scoresheet is accepted, the
  // acceptance is withdrawn. Asks for confirmation: ResultReopened, or PastReopened after a later round is
  // paired; AcceptanceUndone for an accepted scoresheet. Errors: NoSuchEvent, EventLent, EventNotBorrowed,
  // NoSuchGame, ResultOpen, SheetSignedOff, ByRequired, ReasonRequired, ConfirmationAsked, StoreFailed.
  [[nodiscard]] DeskResult<ResultReopened> reopenResult(contest::EventId event, Place place,
                                                        const Author& author);
  // Deletes the rematch between the two players, so that it is due again. Asks for confirmation:
  // RematchReopened, AcceptanceUndone. Errors: as reopenResult; NoSuchRematch.
  [[nodiscard]] DeskResult<ResultReopened> reopenRematch(contest::EventId event, RematchOf of,
                                                         const Author& author);
  // Draws the lot for the first tie in the standings that only a lot can break (Y2d). The lot is computed
  // from the seed of the event, so that anybody can draw it again as a proof. Asks for confirmation:
  // LotDrawn. Errors: NoSuchEvent, EventLent, EventNotBorrowed, NoLotOpen, StoreFailed.
  [[nodiscard]] DeskResult<contest::Lot> drawLot(contest::EventId event, const Author& author);

 private:
  Desk* m_desk;
};

// True if a new result of this game needs confirmation with a name and a reason, because the game has a
// result or a later round is paired.
[[nodiscard]] bool asksForConfirmation(const contest::Event& event, const contest::Game& game);

// Returns the standings of the event. An event with fewer than two players has no ranks. The ranks are
// provisional while `differing` lists results that differ from their scoresheets.
[[nodiscard]] contest::Standings standingsOf(const contest::Event& event,
                                             const std::vector<ResultDifference>& differing);

}  // namespace damath::desk
