// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases for scoresheets. A scoresheet is evidence: it is stored as written, audited under the event's own
// ruleset and chip set, and accepted with the corrected result (T6).
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/desk/sheets/second_entry.hpp"
#include "core/sheet/judge/audit.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/ruling.hpp"
#include "db/records/sheet_records.hpp"

namespace damath::desk {

// A version of the scoresheet of a game or a rematch, with a new audit and the outcome after the rulings.
struct SheetView {
  db::StoredSheet stored;
  sheet::AuditReport report;
  sheet::Outcome outcome;
  std::vector<Mismatch> mismatches;
  std::optional<contest::GameResult> result;  // the result of the game now; nullopt if it has none
  sheet::Sheet named;  // the scoresheet with the player names of the pairing, for sentences about the players
};

struct SheetAccepted {
  ResultChange result;
  int corrections = 0;  // the number of corrected cells
};

// A scoresheet that was stored and accepted in one change.
struct SheetEntered {
  SheetView view;
  SheetAccepted accepted;
};

// A scoresheet that was removed from a game, because it does not belong to the game.
struct SheetTakenOff {
  db::StoredSheet sheet;  // the version of the scoresheet that was in force
  // the result that came from the scoresheet and was deleted with it
  std::optional<contest::GameResult> before;
};

struct RematchEntered {
  ResultChange result;
  SheetView view;
  std::optional<SheetAccepted> accepted;
};

// The version of a scoresheet that was on the screen when the writer began to type; 0 if there was none;
// nullopt if unknown.
using BasedOn = std::optional<int>;

enum class WithSheet { Store, Accept };

// Returns the cells that need a ruling before the scoresheet can be accepted, because the moves could not be
// followed in these cells. The returned rulings have no decision. Precondition: the report is the audit of
// this scoresheet under the event's ruleset and chip set.
[[nodiscard]] std::vector<sheet::Ruling> openGaps(const db::StoredSheet& stored,
                                                  const sheet::AuditReport& report);

// Returns the error NotProven if cells need a ruling before the scoresheet can be accepted, else nullopt.
// Precondition: the report is the audit of this scoresheet under the event's ruleset and chip set.
[[nodiscard]] std::optional<DeskError> notProven(const SheetAt& at, const sheet::AuditReport& report,
                                                 const db::StoredSheet& stored);

// Stores and accepts scoresheets. The functions ask these confirmation questions before any change. One error
// holds all questions that are still open:
//   SheetMisfiled    the head of the scoresheet names another game or chip set; the question lists this
//   SheetTwice       another scoresheet of the event begins with the same moves
//   SheetNewer       the version in force is not the version from which the writer started
//   SignedCorrected  the version in force is signed off
//   SheetReplaced    the version in force is accepted
//   LiveClosed       the game has an open live game, and the scoresheet does not come from that live game
//   NotFollowed      the scoresheet is to be accepted, and its moves could not be followed to the end
//   ResultDiffers    the scoresheet is stored but not accepted, and the stored result differs from it
class SheetDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit SheetDesk(Desk& desk) : m_desk(&desk) {}

  // Stores the scoresheet as the newest version; earlier versions stay readable. The result does not change.
  // An identical scoresheet makes no change. Errors: NoSuchEvent, EventLent, EventNotBorrowed, NoSuchGame,
  // NoSuchRematch, NotText, SheetByOther, ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
  [[nodiscard]] DeskResult<SheetView> storeSheet(contest::EventId event, const SheetAt& at,
                                                 const sheet::Sheet& sheet, const Author& author,
                                                 BasedOn basedOn = {});
  // Corrects typing errors of the first entry: stores a version with the second entry's values in the cells
  // `taken`. The new version keeps the rulings on unchanged cells, with their authors. It also keeps the
  // second entries, so that their other differences stay open. Errors: as storeSheet; NoSuchSheet.
  [[nodiscard]] DeskResult<SheetView> takeKeyed(contest::EventId event, const SheetAt& at,
                                                const std::vector<Difference>& taken, const Author& author,
                                                BasedOn basedOn = {});
  // Answers the question about a habit of a writer, in one column or in both. Stores a version of the
  // scoresheet with the answer in its tag Habits. Rulings and second entries are kept as in takeKeyed. Needs
  // a name and a reason. Errors: as takeKeyed; SheetSignedOff.
  [[nodiscard]] DeskResult<SheetView> answerHabit(contest::EventId event, const SheetAt& at,
                                                  const std::vector<sheet::HabitOfColumn>& habits,
                                                  sheet::HabitDecision decision, const Author& author,
                                                  BasedOn basedOn = {});
  // Accepts the scoresheet in force: records the corrections beside the written cells, and gives the game the
  // result of the audit and the rulings. If the game has another result, this is a correction and asks for
  // confirmation as RoundDesk::setResult does. Errors: NoSuchEvent, EventLent, EventNotBorrowed, NoSuchGame,
  // NoSuchRematch, NoSuchSheet, SheetAccepted, SheetEmpty, AcceptedDiffers, SheetSignedOff, NotProven,
  // ConfirmationAsked, ByRequired, ReasonRequired, StoreFailed.
  [[nodiscard]] DeskResult<SheetAccepted> acceptSheet(contest::EventId event, const SheetAt& at,
                                                      const Author& author, BasedOn basedOn = {});
  // Stores and accepts a scoresheet in one change. If the scoresheet cannot be accepted, it is not stored.
  // Errors: as storeSheet and acceptSheet.
  [[nodiscard]] DeskResult<SheetEntered> storeAndAccept(contest::EventId event, const SheetAt& at,
                                                        const sheet::Sheet& sheet, const Author& author,
                                                        BasedOn basedOn = {});
  // Enters or corrects a rematch together with its scoresheet, in one change. The result is `input`. If
  // `input` is nullopt or the scoresheet is accepted, the result comes from the scoresheet. Errors: as
  // storeSheet, acceptSheet and RoundDesk::setRematch.
  [[nodiscard]] DeskResult<RematchEntered> enterRematch(contest::EventId event, const RematchOf& of,
                                                        const std::optional<contest::ResultInput>& input,
                                                        const sheet::Sheet& sheet, WithSheet what,
                                                        const Author& author);
  // Removes a scoresheet that does not belong to the game. No version is in force any more; all versions stay
  // readable. If the scoresheet was accepted, its result is deleted as in RoundDesk::reopenResult. Asks for
  // confirmation: SheetTakenOff, and the questions of reopenResult. Errors: NoSuchEvent, EventLent,
  // EventNotBorrowed, NoSuchGame, NoSuchRematch, NoSuchSheet, SheetSignedOff, ConfirmationAsked, ByRequired,
  // ReasonRequired, StoreFailed.
  [[nodiscard]] DeskResult<SheetTakenOff> takeOff(contest::EventId event, const SheetAt& at,
                                                  const Author& author);
  // Returns all versions of the scoresheet, oldest first; empty if no version is stored. Errors: NoSuchEvent,
  // NoSuchGame, NoSuchRematch, StoreFailed.
  [[nodiscard]] DeskResult<std::vector<SheetView>> sheets(contest::EventId event, const SheetAt& at) const;
  // Returns the version of the scoresheet that is in force. Errors: as sheets(); NoSuchSheet.
  [[nodiscard]] DeskResult<SheetView> sheetInForce(contest::EventId event, const SheetAt& at) const;
  // Returns the difference between the stored result and the scoresheet in force. nullopt if they agree, or
  // if there is no result, no scoresheet, or no settled result of the scoresheet. Also nullopt if the grand
  // totals are equal and only an ending such as a resignation gives another result (E3). Errors: as sheets.
  [[nodiscard]] DeskResult<std::optional<ResultDifference>> difference(contest::EventId event,
                                                                       const SheetAt& at) const;

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
