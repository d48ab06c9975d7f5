// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of the desk: a reason and the facts for the sentence in app/words/texts/refusal_words.hpp. One
// table (rowOf) gives each reason its code, the kind of its facts, and the side that is at fault. An error
// leaves the contest file unchanged.
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
#include "core/contest/model/ids.hpp"
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
  NameMissing,      // the contest or the event has no name
  NotText,          // subject: the text with control characters or broken UTF-8; empty for a sheet
  TextUnseen,       // subject: the text with invisible characters, in a visible form
  TextTooLong,      // subject: the beginning of the text; person_text.hpp has the limits
  NoSuchDay,        // subject: a date in digits that the calendar does not have
  EventExists,      // subject: the event's name
  NoSuchEvent,      // subject: the event's name or number
  ChipSetBroken,    // subject: the set's name
  BadLegs,          // subject: the number of legs, which is not 1 or 2
  BadRounds,        // subject: the number of rounds, which is below 1
  RowsRefused,      // all bad rows of the list
  PlayerRefused,    // all errors in the data of the one player
  PlayerUnchanged,  // subject: the player's name
  PlayerStays,      // subject: the event; the event has begun, so no player can be removed
  ViolationLogged,  // subject: the start number; the logged violation must stay
  NamesUnchanged,   // subject: the name, which is stored already
  EntriesFrozen,    // subject: the event, which is paired already
  TooFewEntries,    // subject: the event, which has fewer than two players
  Complete,         // subject: the event, in which all rounds are paired
  ResultsMissing,   // the games without a result
  NoSuchGame,
  TotalsRequired,    // both grand totals are needed, because the ending alone does not decide the game
  EndingNotAllowed,  // the event's ruleset does not have this ending (E1, T4)
  TotalsIncomplete,  // one grand total is given, the second is missing
  TotalImpossible,   // no game of the event can have this total
  ResultUnchanged,   // the game has exactly this result already
  ResultOpen,        // the game has no result
  ByRequired,        // a correction needs a name
  ReasonRequired,    // a correction needs a reason
  NoSuchSheet,       // no sheet is stored
  SheetAccepted,     // this version is accepted already
  SheetEmpty,        // the sheet is empty, so there is no result
  NotProven,         // the moves could not be followed, and the facilitator has not ruled on each such place
  // the cell is the root of exchanged columns; only an answer to the habit question changes that
  KeepsExchange,
  // the cell is the root of several possible games; only an answer decides between these games
  LeavesGamesOpen,
  NoSuchEntry,         // subject: the start number
  NoRematchDue,        // no tie between these entries needs a rematch
  ConfirmationAsked,   // a question must be answered first
  ScheduleImpossible,  // all reasons why the event cannot be played as planned
  RematchMissing,      // drawn games whose rematch the next round needs
  NothingLeft,         // subject: the event; no pairing without a repeated game is left
  TooManyEntries,      // subject: the event, which has more entries than one round can pair
  PairingImpossible,   // all reasons why the round made by hand is impossible
  RoundNotPaired,      // subject: the round
  RoundHasResults,     // subject: the round; the results would be lost
  // author, time and result; only in a shared contest, for a person who may not correct the result
  EnteredByOther,
  EnteredAlready,    // author and time of the identical result that another person entered
  SheetByOther,      // only in a shared contest, for a person who may not replace another person's sheet
  BoardPairedAnew,   // the board has other players than the entered result or sheet
  RoundHeld,         // subject: the round, which only an authorized person may publish (shared contest)
  RoundPublished,    // subject: the round, which is published already
  PairingUnchanged,  // subject: the round, which is paired like this already
  LateImpossible,    // subject: the event; the table or bracket has no free place
  AlreadyWithdrawn,  // subject: the start number
  NeverLeft,         // subject: the start number; the entry is in every later round
  NoSuchRound,       // subject: the round; and the number of rounds of the event
  RoundPlayed,       // subject: the round, which has a result
  NoLotOpen,         // subject: the event; no tie needs a lot
  AlreadyPractice,   // subject: the contest, which is not official any more
  SheetSignedOff,    // the sheet is signed off; a new version must be stored first
  ReviewedAlready,   // subject: the reviewer
  NotReviewed,       // the sheet has no review; a sheet is signed off only after a review
  SheetOpen,         // the sheet is not accepted; a sheet is signed off only after it was accepted
  ReviewDiffers,     // a second entry differs, and the difference is not settled
  AcceptedDiffers,   // the sheet is accepted, and another result was entered since
  SheetDisagrees,    // result and sheet differ; a sheet is signed off only if they agree
  NoSuchFinding,     // the cell has no finding
  // the value is not a number or result; or the written text is kept and is not a number or result
  RulingNoValue,
  NoSuchRematch,  // the two players have no rematch
  LiveMissing,    // no live game is open
  LiveBegun,      // a live game is open
  GamePlayed,     // the game has a result or a sheet
  LiveMoved,      // another program continued the live game
  LiveBroken,     // the event's ruleset or chip set has changed since the game started
  LiveOpen,       // the change would destroy an open live game
  LiveByProgram,  // only the program that keeps the live game may write its sheet
  TurnRefused,    // the reason why the turn is not possible
  GameOver,
  GameGoesOn,
  NothingPlayed,  // there is no turn to undo
  ObjectionOpen,  // the objection has no ruling yet
  NoObjection,
  RepetitionOpen,  // the arbiter has not answered yet (E4)
  NoRepetition,
  TimeIsOver,        // the game clock has run out
  ClockRefused,      // the clocks do not allow this step now
  EndedByBoard,      // the moves ended the game; only undoing the turn reopens the game
  NoSuchPaper,       // subject: the number, which is not in the register
  BackupBroken,      // subject: the backup, which is not a sound contest file
  NothingToUndo,     // every change is undone already, or can never be undone
  ChangeStays,       // the last change, which can never be undone
  NothingToRedo,     // no change was undone, or a new change came after
  ActBuiltOn,        // an action of the journal, and the later changes of the same data
  NoSuchAct,         // subject: the number in the journal
  EventHere,         // subject: the event, which no other computer has
  EventLent,         // subject: the event, which another computer has
  FileBorrowed,      // subject: the contest; this file holds only one event of the contest
  EventNotBorrowed,  // subject: the event; this file was split off for another event
  NotABranch,        // subject: the file, which was not split from this file
  BranchMerged,      // subject: the event, which is merged already
  BranchDiverged,    // subject: the event, which both files changed
  EntriesPresent,    // subject: the event; a report can be imported only into an event without players
  ReportBroken,      // all errors in the lines
  ReportUnfit,       // all reasons why the report cannot be imported
  ReportUnplayable   // the reason why the event cannot have a round of the report
};

// The name or number that the error concerns: an event, a player, a path …
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
  std::map<contest::EntryId, std::string> names;  // the names of the players in `faults`
};
// The question to be answered, or the question that needs a name and a reason. nullopt if there is no
// question.
struct Asked {
  std::optional<Question> question;
  // further questions of the same change, so that the user can answer all at once
  std::vector<Question> further = {};
};
// nullopt if a file disappeared just before it was opened.
struct FileFault {
  std::optional<db::StoreError> error;
};

// The result that another person entered meanwhile.
struct MetEntry {
  SheetAt at;
  ResultFacts entered;
  std::string by;
  std::string moment;  // UTC
};
struct MetSheet {
  SheetAt at;
  VersionStored stored;
};
// A sheet whose moves could not be followed, with the cells that need a ruling.
struct Unproven {
  SheetAt at;
  sheet::Coverage coverage;
  std::vector<sheet::Ruling> open;  // cells without a decision
  // reading conventions in these cells whose question has no answer yet
  std::vector<sheet::HabitOfColumn> asked;
};
// An action whose data was changed again later.
struct BuiltOn {
  RowFacts act;
  std::vector<RowFacts> since;  // oldest first
};

using RefusalFacts =
    std::variant<std::monostate, Subject, Bounded, At, Missing, OfEnding, BadRows, BadTotal, BadValue,
                 BadPlan, BadRound, Asked, FileFault, ResultDifference, RowFacts, notation::TrfFaults,
                 notation::TrfMisfits, notation::TypedTurnFault, MetEntry, MetSheet, BuiltOn, Unproven>;

enum class StandsAgainst {
  Contest,  // the state of the contest forbids the change; the exit status of the command is 1
  Request   // the input or the file cannot be used; the exit status of the command is 2
};

struct RefusalRow {
  Refusal refusal;
  std::string_view code;  // the code in JSON: `resultsMissing`, `complete` …
  std::size_t facts;      // the index in RefusalFacts
  StandsAgainst against;
};

[[nodiscard]] RefusalRow rowOf(Refusal refusal);
[[nodiscard]] std::string_view toText(Refusal refusal);

struct DeskError {
  // Precondition: Facts is the kind in RefusalFacts that belongs to `why`. Instantiated for each kind in
  // desk_error.cpp, because a variant of so many kinds compiles slowly.
  explicit DeskError(Refusal why);
  template <class Facts>
  DeskError(Refusal why, Facts facts);

  // Returns the confirmation question of the error; null if the error asks for no confirmation.
  [[nodiscard]] const Question* question() const;
  // Returns question() and all further confirmation questions of the same change.
  [[nodiscard]] std::vector<Question> questions() const;
  // Empty if the error has no subject.
  [[nodiscard]] std::string_view subject() const;
  // Returns the facts of the error if they have the type `Facts`, else null.
  template <class Facts>
  [[nodiscard]] const Facts* as() const {
    return std::get_if<Facts>(facts.get());
  }

  Refusal refusal;
  std::shared_ptr<const RefusalFacts> facts;
};

// The result of a use case, or its error.
template <class T>
using DeskResult = Expected<T, DeskError>;

}  // namespace damath::desk
