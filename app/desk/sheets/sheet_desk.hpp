// SPDX-License-Identifier: GPL-3.0-or-later
// Scoresheets as evidence: stored as written, audited under the event's own law, accepted with the corrected
// result. (Rulebook T6)
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/second_keying.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// A version of the sheet of a game or a rematch with its audit, replayed now, and what the rulings make of
// it.
struct SheetView {
  db::StoredSheet stored;
  sheet::AuditReport report;
  sheet::Outcome outcome;
  std::vector<Mismatch> mismatches;
  std::optional<contest::GameResult> result;  // the game's present one
  sheet::Sheet named;  // as written, but with the players' names by the pairing: whom sentences speak of
};

struct SheetAccepted {
  ResultChange result;
  int corrections = 0;  // cells corrected
};

// A sheet that was stored and accepted in one.
struct SheetEntered {
  SheetView view;
  SheetAccepted accepted;
};

// A sheet that is none of the game's.
struct SheetTakenOff {
  db::StoredSheet sheet;                      // the version that was in force
  std::optional<contest::GameResult> before;  // the result that came of it, and went with it
};

struct RematchEntered {
  ResultChange result;
  SheetView view;
  std::optional<SheetAccepted> accepted;
};

// The version that the writer of a sheet started from, 0 for none; nothing where that is not known.
using BasedOn = std::optional<int>;

enum class WithSheet { Store, Accept };

// What stores or accepts asks for confirmation, one question after the other, each before anything is
// changed:
//   SheetMisfiled    the sheet's head names another game or set; what differs is in the question
//   SheetNewer       another version is in force than the one the writer started from
//   SignedCorrected  the version in force is signed off
//   SheetReplaced    the version in force is accepted
//   LiveClosed       the game is being kept at the board, and the sheet is not of that live game
//   NotFollowed      the game of an accepted sheet could not be followed to its end
//   ResultDiffers    the present result is not what the sheet comes to (only where it is not accepted)
// The cells that the facilitator has to rule on before the sheet can be accepted, without a decision. Play
// could not be followed there. Precondition: the report is the sheet's under the event's law.
[[nodiscard]] std::vector<sheet::Ruling> openGaps(const db::StoredSheet& stored,
                                                  const sheet::AuditReport& report);

// Returns the refusal NotProven if the facilitator has to rule on cells before the sheet can be accepted;
// nullopt if not. Precondition: the report is the sheet's under the event's law.
[[nodiscard]] std::optional<DeskError> notProven(const SheetAt& at, const sheet::AuditReport& report,
                                                 const db::StoredSheet& stored);

class SheetDesk {
 public:
  // The desk must outlive this.
  explicit SheetDesk(Desk& desk) : m_desk(&desk) {}

  // Stores the sheet as the game's newest version; earlier ones stay readable. The result is not touched.
  // The very same sheet again changes nothing. Refused: NoSuchEvent, NoSuchGame, NoSuchRematch, NotText,
  // SheetByOther, ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
  [[nodiscard]] DeskResult<SheetView> storeSheet(contest::EventId event, const SheetAt& at,
                                                 const sheet::Sheet& sheet, const Author& author,
                                                 BasedOn basedOn = {});
  // The slip was the typist's: stores a version with those cells as they were keyed again. What was made of
  // the former one goes along as far as it holds: rulings on cells that stay as they are, under the names of
  // those who gave them, and the keyings, so that what they still have otherwise stays open. Refused as
  // storeSheet, and NoSuchSheet.
  [[nodiscard]] DeskResult<SheetView> takeKeyed(contest::EventId event, const SheetAt& at,
                                                const std::vector<Difference>& taken, const Author& author,
                                                BasedOn basedOn = {});
  // The reviewer's answer about a habit, of one column or of both: stores a version whose tag Habits has the
  // answer. What was made of the former version goes along as by takeKeyed. Needs a name and a reason.
  // Errors: as takeKeyed, SheetSignedOff.
  [[nodiscard]] DeskResult<SheetView> answerHabit(contest::EventId event, const SheetAt& at,
                                                  const std::vector<sheet::HabitOfColumn>& habits,
                                                  sheet::HabitDecision decision, const Author& author,
                                                  BasedOn basedOn = {});
  // Accepts the version in force: the corrections are recorded beside the written cells and the game gets the
  // audit's result, as rulings leave it. Where there is another result it is a correction and asks for
  // confirmation as RoundDesk::setResult. Refused: NoSuchEvent, NoSuchGame, NoSuchRematch, NoSuchSheet,
  // SheetAccepted, AcceptedDiffers, SheetSignedOff, NotProven, ConfirmationAsked, ByRequired, ReasonRequired,
  // StoreFailed.
  [[nodiscard]] DeskResult<SheetAccepted> acceptSheet(contest::EventId event, const SheetAt& at,
                                                      const Author& author, BasedOn basedOn = {});
  // Both as one change: nothing is stored that is not accepted. Refused as both.
  [[nodiscard]] DeskResult<SheetEntered> storeAndAccept(contest::EventId event, const SheetAt& at,
                                                        const sheet::Sheet& sheet, const Author& author,
                                                        BasedOn basedOn = {});
  // Enters or corrects a rematch with its sheet, as one change: by the result given, else by what the sheet
  // comes to. Refused as both and as RoundDesk::setRematch.
  [[nodiscard]] DeskResult<RematchEntered> enterRematch(contest::EventId event, const RematchOf& of,
                                                        const std::optional<contest::ResultInput>& input,
                                                        const sheet::Sheet& sheet, WithSheet what,
                                                        const Author& author);
  // Takes the sheet off, as one that is not the game's: none is in force any more, and every version stays
  // readable. Where it was accepted its result goes with it, as by RoundDesk::reopenResult. Asks for
  // confirmation: SheetTakenOff, and what that asks. Refused: NoSuchEvent, NoSuchGame, NoSuchRematch,
  // NoSuchSheet, SheetSignedOff, ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
  [[nodiscard]] DeskResult<SheetTakenOff> takeOff(contest::EventId event, const SheetAt& at,
                                                  const Author& author);
  // Every version, oldest first; empty where none is stored. Refused: NoSuchEvent, NoSuchGame, NoSuchRematch,
  // StoreFailed.
  [[nodiscard]] DeskResult<std::vector<SheetView>> sheets(contest::EventId event, const SheetAt& at) const;
  // The version in force. Refused as sheets, and NoSuchSheet.
  [[nodiscard]] DeskResult<SheetView> sheetInForce(contest::EventId event, const SheetAt& at) const;
  // Where the present result and the sheet in force differ; nothing where they agree, where an ending of
  // E3 goes before the sheet, or where one of them is wanting. Refused as sheets.
  [[nodiscard]] DeskResult<std::optional<ResultDifference>> difference(contest::EventId event,
                                                                       const SheetAt& at) const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
