// SPDX-License-Identifier: GPL-3.0-or-later
// The errors of the desk. An error has a reason and the facts for a sentence, which
// app/words/texts/refusal_words.hpp makes. One table (rowOf) gives each reason its code, the type of its
// facts, and tells if the contest or the request is at fault. An error leaves the contest file unchanged.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "core/board/side.hpp"
#include "core/contest/model/ids.hpp"
#include "core/contest/systems/schedule_fault.hpp"
#include "core/expected.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/notation/trf/trf_finding.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "core/rules/possible_total.hpp"
#include "core/sheet/record/habit_answers.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "db/records/store_error.hpp"

namespace damath::desk {

enum class Refusal {
  StoreFailed,  // the file could not be read or changed
  FileExists,   // a file with this path exists already; the error names the path
  NameMissing,  // the contest or the event has no name
  // a text has control characters or broken UTF-8; the error shows the text, unless it is a scoresheet
  NotText,
  TextUnseen,       // a text has invisible characters; the error shows the text in a visible form
  TextTooLong,      // a text is too long (limits: person_text.hpp); the error shows its beginning
  NoSuchDay,        // the calendar does not have the date; the error shows the date
  EventExists,      // another event has this name; the error shows the name
  NoSuchEvent,      // no event has this name or number; the error shows the name or number
  ChipSetBroken,    // the chip set is not valid; the error names the chip set
  BadLegs,          // the number of legs (games of each pair) is not 1 or 2; the error shows the number
  BadRounds,        // the number of rounds is below 1; the error shows the number
  RowsRefused,      // rows of a list of players have errors; the error has all these rows
  PlayerRefused,    // the data of a single player has errors; the error has all of them
  PlayerUnchanged,  // the player has exactly these facts already; the error names the player
  PlayerStays,      // the event has begun, so no player can be removed; the error names the event
  ViolationLogged,  // the player has a logged violation, which must stay; the error has the start number
  // NamesUnchanged: the new name equals the stored name, and so do the facts that are changed together with
  // it (venue, date and level of a contest, level of an event, district and division of a school). Also if no
  // school or coach has the name that should be changed. The error shows the former name.
  NamesUnchanged,
  EntriesFrozen,   // the event has a paired round, so players can only enter late; the error names the event
  TooFewEntries,   // the event has fewer than two players; the error names the event
  Complete,        // all rounds of the event are paired; the error names the event
  ResultsMissing,  // games have no result; the error lists these games
  NoSuchGame,
  TotalsRequired,    // both grand totals are needed, because the ending alone does not decide the game
  EndingNotAllowed,  // the rules of the event do not have this ending, such as a draw by agreement (E1, T4)
  TotalsIncomplete,  // one grand total is given, the second is missing
  TotalImpossible,   // no game of the event can have this grand total
  ResultUnchanged,   // the game has exactly this result already
  ResultOpen,        // the game has no result
  ByRequired,        // the change needs the author's name
  ReasonRequired,    // the change needs a reason
  NoSuchSheet,       // the game has no stored scoresheet
  SheetAccepted,     // this version of the scoresheet is accepted already
  SheetEmpty,        // the scoresheet is empty, so it gives no result
  NotProven,         // the moves could not be followed in some cells, and not all these cells have a ruling
  // KeepsExchange: from this cell on, the two players wrote in each other's column, as the audit found. A
  // ruling that keeps the written value cannot settle such an exchange. The user must answer the question
  // about exchanged columns instead.
  KeepsExchange,
  // LeavesGamesOpen: from this cell on, several courses of the game fit the scoresheet. A ruling cannot
  // choose one of these courses. The user must answer the question about the writer's habit instead.
  LeavesGamesOpen,
  NoSuchEntry,         // no player of the event has this start number or ID; the error shows it
  NoRematchDue,        // no tie between these entries needs a rematch
  ConfirmationAsked,   // a confirmation question must be answered first
  ScheduleImpossible,  // the event cannot be played as planned; the error has all reasons
  RematchMissing,      // the next round needs the rematches of drawn games; the error lists these games
  TieRematchMissing,   // the final needs the rematches of ties in groups; the error names the tied players
  RoundUnpublished,    // an earlier round must be published first; the error names the round
  // The round was paired from a result that was corrected later, so it must be canceled first; the error
  // names the round.
  RoundAdrift,
  NothingLeft,        // every possible pairing would repeat a game; the error names the event
  TooManyEntries,     // the event has more players than one round can pair; the error names the event
  PairingImpossible,  // the round made by hand is impossible; the error has all reasons
  RoundNotPaired,     // the round is not paired; the error names the round
  RoundHasResults,    // the round has results, which would be lost; the error names the round
  // Another person entered the result, and this person may not correct it (only in a shared contest). The
  // error has author, time and result.
  EnteredByOther,
  EnteredAlready,    // another person entered the identical result; the error has author and time
  SheetByOther,      // the person may not replace another person's scoresheet (only in a shared contest)
  BoardPairedAnew,   // the board now has other players than the entered result or scoresheet
  RoundHeld,         // this person may not publish the round (shared contest); the error names the round
  RoundPublished,    // the round is published already; the error names the round
  PairingUnchanged,  // the round is paired exactly like this already; the error names the round
  LateImpossible,    // the pairing table or bracket has no place for a late player; the error names the event
  AlreadyWithdrawn,  // the player was withdrawn already; the error shows the start number
  NeverLeft,         // the player misses no later round, so cannot rejoin; the error shows the start number
  NoSuchRound,       // the event has no such round; the error names the round and the number of rounds
  RoundPlayed,       // the round has a result; the error names the round
  NoLotOpen,         // no tie needs a lot; the error names the event
  AlreadyPractice,   // the contest is a practice contest already; the error names the contest
  SheetSignedOff,    // the scoresheet is signed off; a new version must be stored first
  ReviewedAlready,   // this person has reviewed the scoresheet already; the error names the person
  NotReviewed,       // the scoresheet has no review, which the sign-off needs
  SheetOpen,         // the scoresheet is not accepted, which the sign-off needs
  ReviewDiffers,     // a second entry of the scoresheet differs, and the difference is not settled
  AcceptedDiffers,   // the scoresheet is accepted, but another result was entered later
  SheetDisagrees,    // result and scoresheet differ; before the sign-off they must agree
  NoSuchFinding,     // the audit found nothing in this cell, so it needs no ruling
  // The value of the ruling is not a number or a result. If the ruling keeps the written text, the text is
  // not a number or a result.
  RulingNoValue,
  NoSuchRematch,  // the two players have no rematch
  LiveMissing,    // no live game is open (a live game is recorded during play)
  LiveBegun,      // the game is already recorded as a live game
  GamePlayed,     // the game has a result or a scoresheet already
  LiveMoved,      // another program has continued this live game in the meantime
  LiveBroken,     // the event's ruleset or chip set has changed since the game started
  LiveOpen,       // the change would destroy an open live game
  LiveByProgram,  // the program keeps the scoresheet of this live game, so nobody else may write it
  TurnRefused,    // the turn is not possible; the error has the reason
  GameOver,
  GameGoesOn,
  NothingPlayed,  // there is no turn to undo
  ObjectionOpen,  // the objection has no ruling yet
  NoObjection,
  RepetitionOpen,  // the arbiter has not yet confirmed or denied the repetition of a position (E4)
  NoRepetition,
  TimeIsOver,        // the game clock has run out
  ClockRefused,      // the state of the game clocks does not allow this step
  EndedByBoard,      // the last turn ended the game; only undoing this turn reopens the game
  NoSuchPaper,       // the register of issued papers does not have this number; the error shows the number
  BackupBroken,      // the backup is damaged or is no contest file; the error names the backup
  NothingToUndo,     // undo finds no change: each change is undone already or can never be undone
  ChangeStays,       // the last change can never be undone; the error has this change
  NothingToRedo,     // no change was undone, or a new change followed the undo
  ActBuiltOn,        // later changes concern the same data; the error has the action and these changes
  NoSuchAct,         // the journal has no action with this number; the error shows the number
  EventHere,         // the event is on no other computer; the error names the event
  EventLent,         // the event is on another computer; the error names the event
  FileBorrowed,      // this file may change only one event of the contest; the error names the contest
  EventNotBorrowed,  // this file may change only another event; the error names the event
  NotABranch,        // the file was not split from this contest file; the error names the file
  BranchMerged,      // the event is merged already; the error names the event
  BranchDiverged,    // both files changed the event; the error names the event
  EntriesPresent,    // a report can only be imported into an event without players; the error names the event
  ReportBroken,      // lines of the tournament report have errors; the error has all of them
  ReportUnfit,       // the tournament report cannot be imported; the error has all reasons
  ReportUnplayable   // the event cannot have a round of the tournament report; the error has the reason
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
  board::Side side = board::Side::Blue;  // the player whose total it is
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
// The confirmation question that the user must answer, or that needs a name and a reason. nullopt if the
// error has no question.
struct Asked {
  std::optional<Question> question;
  // further questions of the same change, so that the user can answer all at once
  std::vector<Question> further = {};
};
// The store's error for a contest file or a shared contest. `error` is nullopt if a file disappeared just
// before it was opened.
struct FileFault {
  std::optional<db::StoreError> error;
};

// The result that another person entered for the same game in the meantime.
struct MetEntry {
  SheetAt at;
  ResultFacts entered;
  std::string by;
  std::string moment;  // the time when the other person entered the result, UTC
};
struct MetSheet {
  SheetAt at;
  VersionStored stored;
};
// A scoresheet whose moves could not be followed, with the cells that need a ruling.
struct Unproven {
  SheetAt at;
  sheet::Coverage coverage;
  std::vector<sheet::Ruling> open;  // the cells that still need a ruling
  // the habits that would explain the cells in `open`, and that the user has neither accepted nor declined
  std::vector<sheet::HabitOfColumn> asked;
};
// An action that cannot be undone alone, because later changes concern the same data.
struct BuiltOn {
  RowFacts act;
  std::vector<RowFacts> since;  // the later changes, oldest first
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
  std::string_view code;  // the name of the error in JSON: `resultsMissing`, `complete` …
  std::size_t facts;      // the type of the facts, as an index in the variant RefusalFacts
  StandsAgainst against;
};

[[nodiscard]] RefusalRow rowOf(Refusal refusal);
[[nodiscard]] std::string_view toText(Refusal refusal);

struct DeskError {
  // Makes the error `why` with its facts. Precondition: `Facts` is the type in RefusalFacts that belongs to
  // `why`. desk_error.cpp instantiates the template for each type, because a variant of so many types
  // compiles slowly.
  explicit DeskError(Refusal why);
  template <class Facts>
  DeskError(Refusal why, Facts facts);

  // Returns the confirmation question of the error; null if the error asks for no confirmation.
  [[nodiscard]] const Question* question() const;
  // Returns question() and all further confirmation questions of the same change.
  [[nodiscard]] std::vector<Question> questions() const;
  // Returns the name or number that the error concerns; empty if there is none.
  [[nodiscard]] std::string_view subject() const;
  // Returns the facts of the error if their type is `Facts`, else null.
  template <class Facts>
  [[nodiscard]] const Facts* as() const {
    return std::get_if<Facts>(facts.get());
  }

  Refusal refusal;
  std::shared_ptr<const RefusalFacts> facts;
};

// The value that a use case of the desk returns, or its error.
template <class T>
using DeskResult = Expected<T, DeskError>;

}  // namespace damath::desk
