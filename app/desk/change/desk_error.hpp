// SPDX-License-Identifier: GPL-3.0-or-later
// Why the desk refuses: a reason and the facts for the sentence, which app/words/texts/refusal_words.hpp
// makes. One table has for each reason its code, what the change is refused for, and the kind of its facts. A
// refusal leaves the contest file as it was.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/roster/roster.hpp"
#include "core/contest/ids.hpp"
#include "core/contest/systems/schedule.hpp"
#include "core/expected.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/notation/trf/trf_event.hpp"
#include "core/rules/possible_total.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "db/records/store_error.hpp"

namespace damath::desk {

enum class Refusal {
  StoreFailed,      // the file could not be read or changed
  FileExists,       // subject: the path
  NameMissing,      // a contest or an event without a name
  NotText,          // subject: text with control characters or broken UTF-8; empty of a sheet
  TextUnseen,       // subject: text with invisible characters, as a message can show it
  TextTooLong,      // subject: its beginning; person_text.hpp has the bounds
  NoSuchDay,        // subject: a date in figures that the calendar has not
  EventExists,      // subject: the event's name
  NoSuchEvent,      // subject: the event's name or number
  ChipSetBroken,    // subject: the set's name
  BadLegs,          // subject: the legs, other than 1 or 2
  BadRounds,        // subject: the rounds, below 1
  RowsRefused,      // every bad row of the list
  PlayerRefused,    // every fault of the one player
  PlayerUnchanged,  // subject: the player's name
  PlayerStays,      // subject: the event; it has begun, nobody is removed from it
  ViolationLogged,  // subject: the start number; the log of it stays
  NamesUnchanged,   // subject: the name it has already
  EntriesFrozen,    // subject: the event; it is paired already
  TooFewEntries,    // subject: the event, of fewer than two players
  Complete,         // subject: the event; every round is paired
  ResultsMissing,   // the games without a result
  NoSuchGame,
  TotalsRequired,      // the ending does not decide alone, so both grand totals are needed
  EndingNotAllowed,    // the event's law does not know it (E1, T4)
  TotalsIncomplete,    // one grand total without the other
  TotalImpossible,     // no game of the event comes to it
  ResultUnchanged,     // the game has this very result
  ResultOpen,          // the game has no result
  ByRequired,          // a correction names who
  ReasonRequired,      // a correction says why
  NoSuchSheet,         // none is stored
  SheetAccepted,       // this version is accepted already
  SheetEmpty,          // nothing is written on the sheet, so no result comes of it
  NotProven,           // play could not be followed, and the facilitator has not ruled on each such place
  KeepsExchange,       // the cell is the root of exchanged columns, which only an answer of habits undoes
  LeavesGamesOpen,     // the cell is the root of several games, between which only an answer decides
  NoSuchEntry,         // subject: the start number
  NoRematchDue,        // no tie between these entries asks for a rematch
  ConfirmationAsked,   // a question is to be answered first
  ScheduleImpossible,  // every reason why the event cannot be played as it is planned
  RematchMissing,      // drawn games that the next round waits for
  NothingLeft,         // subject: the event; no pairing without a second meeting is left
  TooManyEntries,      // subject: the event; more than one round can pair
  PairingImpossible,   // every reason why the round made by hand cannot be
  RoundNotPaired,      // subject: the round
  RoundHasResults,     // subject: the round; they would be lost
  EnteredByOther,      // who, when and what, in a hall, of who may not correct it
  EnteredAlready,      // by another, the very same; who and when
  SheetByOther,        // in a hall, of who may not put another's sheet out of force
  BoardPairedAnew,     // others meet there than those whose result or sheet it is
  RoundHeld,           // subject: the round; in a hall, of who may not publish it
  RoundPublished,      // subject: the round; it is already
  PairingUnchanged,    // subject: the round; it is paired like this
  LateImpossible,      // subject: the event; its table or bracket has no free place
  AlreadyWithdrawn,    // subject: the start number
  NeverLeft,           // subject: the start number; it is in every round to come
  NoSuchRound,         // subject: the round, with how many the event has
  RoundPlayed,         // subject: the round; it has a result
  NoLotOpen,           // subject: the event; no tie is left to a lot
  AlreadyPractice,     // subject: the contest; it is no official one any more
  SheetSignedOff,      // store a new version first
  ReviewedAlready,     // subject: the reviewer
  NotReviewed,         // a sheet is signed off after a review
  SheetOpen,           // a sheet is signed off once its result is set from it
  ReviewDiffers,       // a reviewer keyed other figures, and it is not settled
  AcceptedDiffers,     // the sheet is accepted, and another result was entered since
  SheetDisagrees,      // result and sheet differ; a sheet is signed off once they agree
  NoSuchFinding,       // there is no finding in this cell
  RulingNoValue,       // the value is no figure or result, or what is written and kept is none
  NoSuchRematch,       // the two have played no rematch
  LiveMissing,         // none is open
  LiveBegun,           // one is open
  GamePlayed,          // it has a result or a sheet
  LiveMoved,           // another program went on with it
  LiveBroken,          // the law of the event is another by now
  LiveOpen,            // one is open, of which the change would leave nothing
  LiveByProgram,       // its sheet is written by nobody else
  TurnRefused,         // why the turn cannot be made
  GameOver,
  GameGoesOn,
  NothingPlayed,  // there is no turn to take back
  ObjectionOpen,  // it is not ruled on
  NoObjection,
  RepetitionOpen,  // the arbiter has not answered (E4)
  NoRepetition,
  TimeIsOver,        // the game clock is used up
  ClockRefused,      // the clocks know nothing of it now
  EndedByBoard,      // nobody took it there; a turn taken back does
  NoSuchPaper,       // subject: the number; the register has none of it
  BackupBroken,      // subject: the backup; it is no sound contest file
  NothingToUndo,     // every change is undone, or is never undone
  ChangeStays,       // the last change, which is never taken back
  NothingToRedo,     // nothing was undone, or something new came after
  ActBuiltOn,        // an act of the journal, and who changed what it changed since
  NoSuchAct,         // subject: the number in the journal
  EventHere,         // subject: the event; no other computer has it
  EventLent,         // subject: the event; another computer has it
  FileBorrowed,      // subject: the contest; this file is for one event of it
  EventNotBorrowed,  // subject: the event; this file is for another one
  NotABranch,        // subject: the file; it was not split from this one
  BranchMerged,      // subject: the event; it is back already
  BranchDiverged,    // subject: the event; both files changed it
  EntriesPresent,    // subject: the event; a report goes into one without players
  ReportBroken,      // every fault of the lines
  ReportUnfit,       // every reason why the report cannot be taken over
  ReportUnplayable   // why the event cannot have a round of it
};

// What it is about by name or number: an event, a player, a path …
struct Subject {
  std::string text;
};
struct Bounded {
  std::string text;
  int most = 0;
};
struct At {
  SheetAt at;
};
struct Missing {
  std::vector<Place> games;
};
struct OfEnding {
  rules::Ending ending = rules::Ending::Time;
};
struct BadRows {
  std::vector<RowFault> rows;
};
struct BadTotal {
  std::string figure;
  rules::TotalFault fault;
};
struct BadValue {
  SheetAt at;
  std::string written;
};
struct BadPlan {
  std::string event;
  std::vector<pairing::ScheduleFault> faults;
};
struct BadRound {
  contest::RoundNumber round{};
  std::vector<pairing::ManualFault> faults;
  std::map<contest::EntryId, std::string> names;  // of those that the faults speak of
};
// The question that is to be answered, or that name and reason are wanted for, where there is one.
struct Asked {
  std::optional<Question> question;
  std::vector<Question> further = {};  // what the change asks besides, so that all can be answered at once
};
// Nothing where a file that was there a moment ago could not be opened.
struct FileFault {
  std::optional<db::StoreError> error;
};

// What another has entered meanwhile.
struct MetEntry {
  SheetAt at;
  ResultFacts entered;
  std::string by;
  std::string moment;  // universal time
};
struct MetSheet {
  SheetAt at;
  VersionStored stored;
};
// A sheet whose game could not be followed, with the cells that the facilitator has to rule on.
struct Unproven {
  SheetAt at;
  sheet::Coverage coverage;
  std::vector<sheet::Ruling> open;          // without a decision
  std::vector<sheet::HabitOfColumn> asked;  // habits among them, with a question that nobody has answered
};
// An act that others have built on.
struct BuiltOn {
  RowFacts act;
  std::vector<RowFacts> since;  // oldest first
};

using RefusalFacts =
    std::variant<std::monostate, Subject, Bounded, At, Missing, OfEnding, BadRows, BadTotal, BadValue,
                 BadPlan, BadRound, Asked, FileFault, ResultDifference, RowFacts, notation::TrfFaults,
                 notation::TrfMisfits, notation::TypedTurnFault, MetEntry, MetSheet, BuiltOn, Unproven>;

enum class StandsAgainst {
  Contest,  // the contest is such that it cannot be; the command's exit status is 1
  Request   // what was given, or the file, cannot be used; 2
};

struct RefusalRow {
  Refusal refusal;
  std::string_view code;  // of JSON: `resultsMissing`, `complete` …
  std::size_t facts;      // which of RefusalFacts
  StandsAgainst against;
};

[[nodiscard]] RefusalRow rowOf(Refusal refusal);
[[nodiscard]] std::string_view toText(Refusal refusal);

struct DeskError {
  // Promise: the facts are one of the kinds of RefusalFacts, the one that the refusal has. Defined for each
  // kind in the source: a variant of so many kinds takes long to compile wherever it is made.
  explicit DeskError(Refusal why);
  template <class Facts>
  DeskError(Refusal why, Facts facts);

  // Null where nothing is asked.
  [[nodiscard]] const Question* question() const;
  // All that the change asks.
  [[nodiscard]] std::vector<Question> questions() const;
  // Empty where it has none.
  [[nodiscard]] std::string_view subject() const;
  // Null where the facts are of another kind.
  template <class Facts>
  [[nodiscard]] const Facts* as() const {
    return std::get_if<Facts>(facts.get());
  }

  Refusal refusal;
  std::shared_ptr<const RefusalFacts> facts;
};

// What a use case comes to, or why it is refused.
template <class T>
using DeskResult = Expected<T, DeskError>;

}  // namespace damath::desk
