// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases for scoresheets. A sheet is evidence: it is stored as written, audited under the event's own
// ruleset and chip set, and accepted with the corrected result (T6).
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/second_entry.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// A version of the sheet of a game or a rematch, with a new audit and the outcome after the rulings.
struct SheetView {
  db::StoredSheet stored;
  sheet::AuditReport report;
  sheet::Outcome outcome;
  std::vector<Mismatch> mismatches;
  std::optional<contest::GameResult> result;  // the present result of the game
  sheet::Sheet named;  // the sheet with the player names of the pairing, for sentences about the players
};

struct SheetAccepted {
  ResultChange result;
  int corrections = 0;  // number of corrected cells
};

// A sheet that was stored and accepted in one change.
struct SheetEntered {
  SheetView view;
  SheetAccepted accepted;
};

// A sheet that does not belong to the game and was taken off.
struct SheetTakenOff {
  db::StoredSheet sheet;                      // the version that was in force
  std::optional<contest::GameResult> before;  // the result that came from the sheet and was deleted with it
};

struct RematchEntered {
  ResultChange result;
  SheetView view;
  std::optional<SheetAccepted> accepted;
};

// The version that the writer of a sheet started from; 0 for no version; nullopt if unknown.
using BasedOn = std::optional<int>;

enum class WithSheet { Store, Accept };

// Returns the cells that need a ruling before the sheet can be accepted, because the moves could not be
// followed there. The returned rulings have no decision. Precondition: the report is the audit of this sheet
// under the event's ruleset and chip set.
[[nodiscard]] std::vector<sheet::Ruling> openGaps(const db::StoredSheet& stored,
                                                  const sheet::AuditReport& report);

// Returns the error NotProven if cells need a ruling before the sheet can be accepted, else nullopt.
// Precondition: the report is the audit of this sheet under the event's ruleset and chip set.
[[nodiscard]] std::optional<DeskError> notProven(const SheetAt& at, const sheet::AuditReport& report,
                                                 const db::StoredSheet& stored);

// Stores and accepts scoresheets. The functions ask these confirmation questions one after the other, before
// any change:
//   SheetMisfiled    the head of the sheet names another game or chip set; the question lists the differences
//   SheetNewer       the version in force is not the version that the writer started from
//   SignedCorrected  the version in force is signed off
//   SheetReplaced    the version in force is accepted
//   LiveClosed       the game has an open live game, and the sheet does not come from that live game
//   NotFollowed      the moves of an accepted sheet could not be followed to the end
//   ResultDiffers    the stored result differs from the sheet (only if the sheet is not accepted)
class SheetDesk {
 public:
  // The desk must outlive this object.
  explicit SheetDesk(Desk& desk) : m_desk(&desk) {}

  // Stores the sheet as the newest version; earlier versions stay readable. The result does not change. An
  // identical sheet makes no change. Errors: NoSuchEvent, NoSuchGame, NoSuchRematch, NotText, SheetByOther,
  // ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
  [[nodiscard]] DeskResult<SheetView> storeSheet(contest::EventId event, const SheetAt& at,
                                                 const sheet::Sheet& sheet, const Author& author,
                                                 BasedOn basedOn = {});
  // Corrects typing errors of the first entry: stores a version with the second entry's values in these
  // cells. The new version keeps the rulings on unchanged cells, with their authors. It also keeps the second
  // entries, so that their other differences stay open. Errors: as storeSheet; NoSuchSheet.
  [[nodiscard]] DeskResult<SheetView> takeKeyed(contest::EventId event, const SheetAt& at,
                                                const std::vector<Difference>& taken, const Author& author,
                                                BasedOn basedOn = {});
  // Answers the question about a habit of one column or of both: stores a version with the answer in its tag
  // Habits. Rulings and second entries are kept as in takeKeyed. Needs a name and a reason. Errors: as
  // takeKeyed; SheetSignedOff.
  [[nodiscard]] DeskResult<SheetView> answerHabit(contest::EventId event, const SheetAt& at,
                                                  const std::vector<sheet::HabitOfColumn>& habits,
                                                  sheet::HabitDecision decision, const Author& author,
                                                  BasedOn basedOn = {});
  // Accepts the version in force: records the corrections beside the written cells, and gives the game the
  // result of the audit and the rulings. If the game has another result, this is a correction and asks for
  // confirmation as RoundDesk::setResult does. Errors: NoSuchEvent, NoSuchGame, NoSuchRematch, NoSuchSheet,
  // SheetAccepted, SheetEmpty, AcceptedDiffers, SheetSignedOff, NotProven, ConfirmationAsked, ByRequired,
  // ReasonRequired, StoreFailed.
  [[nodiscard]] DeskResult<SheetAccepted> acceptSheet(contest::EventId event, const SheetAt& at,
                                                      const Author& author, BasedOn basedOn = {});
  // Stores and accepts in one change: if the sheet is not accepted, it is not stored. Errors: as storeSheet
  // and acceptSheet.
  [[nodiscard]] DeskResult<SheetEntered> storeAndAccept(contest::EventId event, const SheetAt& at,
                                                        const sheet::Sheet& sheet, const Author& author,
                                                        BasedOn basedOn = {});
  // Enters or corrects a rematch together with its sheet, in one change. The result is `input`. If `input` is
  // nullopt or the sheet is accepted, the result is the result of the sheet. Errors: as storeSheet,
  // acceptSheet and RoundDesk::setRematch.
  [[nodiscard]] DeskResult<RematchEntered> enterRematch(contest::EventId event, const RematchOf& of,
                                                        const std::optional<contest::ResultInput>& input,
                                                        const sheet::Sheet& sheet, WithSheet what,
                                                        const Author& author);
  // Takes off a sheet that does not belong to the game. No version is in force any more; all versions stay
  // readable. If the sheet was accepted, its result is deleted as in RoundDesk::reopenResult. Asks for
  // confirmation: SheetTakenOff, and the questions of reopenResult. Errors: NoSuchEvent, NoSuchGame,
  // NoSuchRematch, NoSuchSheet, SheetSignedOff, ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
  [[nodiscard]] DeskResult<SheetTakenOff> takeOff(contest::EventId event, const SheetAt& at,
                                                  const Author& author);
  // Returns all versions, oldest first; empty if no sheet is stored. Errors: NoSuchEvent, NoSuchGame,
  // NoSuchRematch, StoreFailed.
  [[nodiscard]] DeskResult<std::vector<SheetView>> sheets(contest::EventId event, const SheetAt& at) const;
  // Returns the version in force. Errors: as sheets; NoSuchSheet.
  [[nodiscard]] DeskResult<SheetView> sheetInForce(contest::EventId event, const SheetAt& at) const;
  // Returns the difference between the stored result and the sheet in force. nullopt if they agree, if an
  // ending of E3 takes precedence over the sheet, or if there is no result or no sheet. Errors: as sheets.
  [[nodiscard]] DeskResult<std::optional<ResultDifference>> difference(contest::EventId event,
                                                                       const SheetAt& at) const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
