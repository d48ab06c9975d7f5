// SPDX-License-Identifier: GPL-3.0-or-later
// Results, rematches, lots and standings of an event.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/desk.hpp"
#include "core/contest/result_rules.hpp"
#include "core/contest/standings.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// Confirmed: an accepted sheet gave the result that stood already.
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
  db::Acceptance sheetBefore = db::Acceptance::Open;  // Accepted: its sheet is to be accepted anew
};

// What a result would do, before it is entered.
struct ResultPreview {
  std::optional<contest::GameResult> before;
  contest::GameResult after;
  Place place;
  Effects effects;
};

class RoundDesk {
 public:
  // The desk must outlive this.
  explicit RoundDesk(Desk& desk) : m_desk(&desk) {}

  // Enters a result, or corrects the one it has, which asks for confirmation: ResultCorrected, or
  // PastCorrected with what it moves once a later round is paired; PastEntered where the game was open
  // meanwhile; ResultMeanwhile where another has entered one since the author's screen was painted, and
  // ChangedMeanwhile where another took it away; LiveClosed where it is being kept at the board; and
  // ResultDiffers where it is not what the sheet in force comes to. After an ending that decides alone the
  // sheet's totals are kept where none are given (E3). The first result of a round that is held publishes it,
  // which is asked: RoundPublished. Refused: NoSuchEvent, NoSuchGame, EndingNotAllowed, TotalsRequired,
  // TotalsIncomplete, TotalImpossible, ResultUnchanged, EnteredAlready, EnteredByOther, RoundHeld,
  // SheetSignedOff, ByRequired, ReasonRequired, ConfirmationAsked, StoreFailed.
  [[nodiscard]] DeskResult<ResultChange> setResult(contest::EventId event, Place place,
                                                   const contest::ResultInput& input, const Author& author);
  // What entering that result would move, without entering it. Refused: NoSuchEvent, NoSuchGame,
  // EndingNotAllowed, TotalsRequired, TotalsIncomplete, TotalImpossible, StoreFailed.
  [[nodiscard]] DeskResult<ResultPreview> previewResult(contest::EventId event, Place place,
                                                        const contest::ResultInput& input) const;
  // Enters a rematch that the standings ask for (Y2b), or that a drawn game of a knock-out needs, or corrects
  // the last one between the two. Refused as setResult, and NoSuchEntry, NoRematchDue, and LiveOpen
  // while it is being kept at the board.
  [[nodiscard]] DeskResult<ResultChange> setRematch(contest::EventId event, contest::EntryId blue,
                                                    contest::EntryId red, const contest::ResultInput& input,
                                                    const Author& author);
  // Takes a result away, so that the game is open again, and with it the acceptance of its sheet. Asks for
  // confirmation: ResultReopened, or PastReopened with what it moves once a later round is paired;
  // AcceptanceUndone. Refused: NoSuchEvent, NoSuchGame, ResultOpen, SheetSignedOff, ByRequired,
  // ReasonRequired, ConfirmationAsked, StoreFailed.
  [[nodiscard]] DeskResult<ResultReopened> reopenResult(contest::EventId event, Place place,
                                                        const Author& author);
  // Takes the last rematch between the two away, so that it is due again. Asks for confirmation:
  // RematchReopened, AcceptanceUndone. Refused as reopenResult, and NoSuchRematch.
  [[nodiscard]] DeskResult<ResultReopened> reopenRematch(contest::EventId event, RematchOf of,
                                                         const Author& author);
  // Draws the lot of the first tie that only a lot is left for (Y2d); from the event's seed, so that it can
  // be drawn again before doubters. Asks for confirmation: LotDrawn. Refused: NoSuchEvent, NoLotOpen,
  // StoreFailed.
  [[nodiscard]] DeskResult<contest::Lot> drawLot(contest::EventId event, const Author& author);

 private:
  Desk* m_desk;
};

// Whether entering a result of the game asks for name and reason: there is one, or later rounds are paired.
[[nodiscard]] bool asksForConfirmation(const contest::Event& event, const contest::Game& game);

// Without entries there are no ranks; while results are not what their scoresheets come to, none is final.
[[nodiscard]] contest::Standings standingsOf(const contest::Event& event,
                                             const std::vector<ResultDifference>& differing);

}  // namespace damath::desk
