// Why the desk refuses: a reason code and the facts for the sentence, which app/words/desk_words.hpp makes.
// A refusal leaves the contest file as it was.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/roster.hpp"
#include "core/contest/ids.hpp"
#include "db/store_error.hpp"

namespace damath::desk {

enum class Refusal {
  StoreFailed,          // store: the file could not be read or changed
  FileExists,           // subject: the path
  NameMissing,          // a contest or an event without a name
  NotText,              // subject: text with control characters or broken UTF-8
  EventExists,          // subject: the event's name
  NoSuchEvent,          // subject: the event's name or number
  SystemUnimplemented,  // subject: `swiss` …
  ChipSetBroken,        // subject: the set's name
  BadLegs,              // legs other than 1 or 2
  BadRounds,            // rounds below 1
  RowsRefused,          // rows: every bad row of the list
  EntriesFrozen,        // the event is paired already
  TooFewEntries,        // fewer than two
  Complete,             // every round is paired
  ResultsMissing,       // places: the games without a result
  NoSuchGame,           // round, board
  TotalsRequired,       // the ending does not decide alone, so both grand totals are needed
  EndingNotAllowed,     // subject: the ending; the event's law does not know it (E1, T4)
  TotalsIncomplete,     // one grand total without the other
  ResultUnchanged,      // the game has this very result
  ByRequired,           // a correction names who
  ReasonRequired,       // a correction says why
  NoSuchSheet,          // round, board: no sheet is stored
  SheetAccepted,        // this version is accepted already
  NoSuchEntry,          // subject: the start number
  NoRematchDue          // no tie between these entries asks for a rematch
};

// A game by where it is played.
struct Place {
  contest::RoundNumber round{};
  contest::BoardNumber board{};
  friend bool operator==(const Place&, const Place&) = default;
};

// Only the facts that the reason names are set.
struct DeskError {
  Refusal refusal = Refusal::StoreFailed;
  std::string subject;
  std::optional<Place> place;
  std::vector<Place> places;
  std::vector<RowFault> rows;
  std::optional<db::StoreError> store;
};

// `resultsMissing`, `complete` …: the reason codes of JSON output.
[[nodiscard]] std::string_view toText(Refusal refusal);

}  // namespace damath::desk
