// SPDX-License-Identifier: GPL-3.0-or-later
// Which confirmation a change asks for, and what is to be known before it is made. The desk asks by refusing
// with the question; who answers it makes the same change again with the answer. Answers are kept in the
// journal with text, person and moment. There is no way to switch this off.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/change/place.hpp"
#include "app/desk/change/row_facts.hpp"
#include "core/contest/consequences.hpp"
#include "core/contest/systems/manual_pairing.hpp"

namespace damath::desk {

// A game or rematch with what stands against its scoresheet.
struct ResultDifference {
  SheetAt at;
  std::string players;  // BLUE and RED, "Ramon, Mario M. – Santos, Ana"
  ResultFacts entered;
  ResultFacts ofSheet;  // what the sheet in force comes to by audit and rulings
};

// A result that becomes another one, or goes.
struct ResultMove {
  std::string players;  // BLUE and RED
  std::optional<ResultFacts> before;
  std::optional<ResultFacts> after;  // nothing where it is taken away
};

// A version of a sheet by who stored it.
struct VersionStored {
  int version = 0;  // 0: none is in force any more
  std::string by;
  std::string at;
};

enum class ConfirmationLevel {
  Note = 1,         // told, nothing to do
  Acknowledge = 2,  // to be taken note of
  Confirm = 3,      // yes or no; with name and reason
  TwoSteps = 4,     // the consequences first, then yes or no; with name and reason
  Refuse = 5        // never; such a change is a Refusal
};

enum class ConfirmationReason {
  ResultCorrected,   // at, result
  PastCorrected,     // place, result, consequences, pairings: rounds are paired since
  PastEntered,       // place, consequences, pairings: a game that was open while later rounds were paired
  ResultReopened,    // place, result, consequences: its result is taken away
  PastReopened,      // place, result, consequences, pairings: the same, and rounds are paired since
  RematchReopened,   // at, result, consequences, pairings: a rematch is taken away
  AcceptanceUndone,  // place: the acceptance of its sheet goes with the result
  SignedCorrected,   // at: a new version of a sheet that was signed off
  SheetMisfiled,     // at, mismatches: the sheet's head names another game or set
  SheetReplaced,     // at: a new version of a sheet that was accepted
  SheetNewer,        // at, version: another than the writer started from is in force
  ResultDiffers,     // at, difference: result and sheet in force do not agree
  ReviewedAlone,     // at, subject: the person who stored the sheet reviews it, and nobody else has
  SignedAlone,       // at, subject: the only reviewer signs
  Reviewed,          // at: asked only of who gives no name
  Ruled,             // at: asked only of who gives no name or no reason
  ViolationLogged,   // subject: the start number; asked only of who gives no name
  RoundUnpaired,     // round
  PublicUnpaired,    // round: it was published
  PairedByHand,      // round
  DoubtfulByHand,    // round, faults
  SetupChanged,      // subject: the event; it has begun
  Renumbered,        // subject: the event; it has begun
  EnteredLate,       // subject: how many
  Withdrawn,         // subject: the entry's start number
  Absent,            // subject: the entry's start number
  PlayerChanged,     // subject: the player's events that have begun
  PlayerRemoved,     // subject: the entry's start number
  ContestRenamed,    // subject: its name as it was; an event of it has begun
  EventRenamed,      // subject: its name as it was; it has begun
  LeftOfficial,      // subject: the contest
  LotDrawn,          // subject: how many are level
  Undone,            // subject: how many acts; undone, staying
  Restored,          // subject: the backup; restored
  SignedOff,         // place: for good
  Lent,              // subject: the event
  TakenBack,         // subject: the event; what another computer did with it is lost
  ReportTaken        // subject: how many players, round: how many rounds a report brings
};

// What brings a backup back means.
struct RestoreFacts {
  std::string name;    // of the backup's contest
  std::string moment;  // of its last change, universal time
  std::optional<int>
      lost;  // changes of the file that the backup does not have; none where the file is unreadable
  std::optional<std::string> standing;  // the name of the contest that stands there, where that is another
  std::optional<std::string> borrowed;  // the event, where the backup is a part that was split off for it
};

struct Question {
  ConfirmationLevel level = ConfirmationLevel::Note;
  ConfirmationReason code = ConfirmationReason::ResultCorrected;
  std::string subject = {};
  std::optional<Place> place = {};
  std::optional<RematchOf> rematch = {};  // in place of `place`
  std::optional<contest::RoundNumber> round = {};
  std::optional<contest::Consequences> consequences = {};
  std::vector<Place> pairings = {};  // games of the rounds since that would be paired otherwise
  std::vector<pairing::ManualFault> faults = {};
  std::vector<Mismatch> mismatches = {};
  std::optional<VersionStored> version = {};
  std::optional<ResultDifference> difference = {};
  std::vector<RowFacts> undone = {};   // newest first
  std::vector<RowFacts> staying = {};  // later changes that are never taken back
  std::optional<RestoreFacts> restored = {};
  std::optional<ResultMove> result = {};
};

// A question about the sheet or the result of a game or rematch.
[[nodiscard]] Question questionAt(ConfirmationLevel level, ConfirmationReason code, const SheetAt& at);

// `resultCorrected` …
[[nodiscard]] std::string_view toText(ConfirmationReason code);

}  // namespace damath::desk
