// SPDX-License-Identifier: GPL-3.0-or-later
// Confirmation questions: the reason, the level, and the facts that the user must see before a change. The
// desk asks by returning an error with the question. The caller repeats the same change with the answer. The
// journal stores each answer with text, person and time. Questions cannot be switched off.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/change/place.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/change/result_facts.hpp"
#include "app/desk/change/row_facts.hpp"
#include "core/contest/consequences.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/contest/touched_rounds.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "db/records/confirmation.hpp"

namespace damath::desk {

// A result that is changed or deleted.
struct ResultMove {
  std::string players;  // the names of BLUE and RED
  std::optional<ResultFacts> before;
  std::optional<ResultFacts> after;  // nullopt if the result is deleted
};

// A stored version of a scoresheet, with its author and time.
struct VersionStored {
  int version = 0;  // 0 if no version of the scoresheet is in force any more
  std::string by;
  std::string at;
};

using db::ConfirmationLevel;
using db::ConfirmationReason;

// The consequences of restoring a backup, which the question shows.
struct RestoreFacts {
  std::string name;    // the name of the contest in the backup
  std::string moment;  // the time of the backup's last change, UTC
  // the number of changes that the restore would lose; nullopt if the present file is unreadable
  std::optional<int> lost;
  // the name of the present contest; set only if the backup is of another contest
  std::optional<std::string> standing;
  // the only event that the backup can change; set only for a file made for another computer
  std::optional<std::string> borrowed;
};

// Tells if a later round can be paired again after a correction, or why the round stays as paired. A round is
// open if none of its games has a result or a scoresheet or is being recorded.
enum class LaterRoundState {
  Open,        // the round is open and can be paired again
  Follows,     // the round is open, but is canceled if the open round before it is paired again
  HasResults,  // a game of the round has a result
  HasSheets,   // a game of the round has a scoresheet
  IsLive,      // a game of the round is being recorded during play
  IsBuiltOn,   // the round is open, but a later round is not
  Unpairable   // the round is open, but the system cannot pair it after the correction
};

// A later round that a correction touches, or that would be canceled if an earlier round is paired again.
struct LaterRound {
  contest::TouchedRound
      touched;  // has only the number of a round that would be canceled without being touched
  contest::Publication publication = contest::Publication::Published;
  LaterRoundState state = LaterRoundState::Open;
};

// The consequences of a new result or a new setup for the event.
struct Effects {
  // the changed result; nullopt for a new setup, and for a game that had no result
  std::optional<ResultMove> result;
  contest::Consequences consequences;
  std::vector<LaterRound> rounds = {};  // ascending
};

// The boards of an unpublished round that the program would now pair differently.
struct BoardsOvertaken {
  std::vector<Place> boards;
};

// A player who withdraws or is absent while the player's round is unpublished. `board` is nullopt if the
// player has an allotted bye.
struct SeatLeft {
  contest::EntryId entry{};
  std::optional<contest::BoardNumber> board;
};
struct SeatsLeft {
  std::vector<SeatLeft> seats;
  // true if the round is not paired as the program would have paired it with these players
  bool isOwnPairing = false;
};

// The games of a player who withdraws that no longer count (Y1, option `withdrawnGames`).
struct GamesAnnulled {
  contest::EntryId entry{};
  int games = 0;  // at least 1
};

// The problems of a round that was paired by hand: choices that the pairing system would not make.
struct PairingFaults {
  std::vector<pairing::ManualFault> faults;
};

// The players that the question concerns: players who were not seen at check-in (ordered by start number), or
// tied players for whom a lot is drawn.
struct PlayersMeant {
  std::vector<contest::EntryId> entries;
};

// Differences which suggest that the scoresheet belongs to another game.
struct Misfiling {
  std::vector<Mismatch> mismatches;
};

// Another scoresheet of the event that begins with the same moves.
struct SameMoves {
  SheetAt other;
  std::string players;  // the names of BLUE and RED of the other scoresheet
};

struct ActsUndone {
  std::vector<RowFacts> undone;   // the changes to undo, newest first
  std::vector<RowFacts> staying;  // later changes that stay (HistoryDesk::undo)
};

// Two results of one game that two people entered: the stored result with its author and time, and the new
// result.
struct ResultMet {
  ResultMove move;
  std::string by;
  std::string moment;  // the time when the stored result was entered, UTC
};

// Changes that other people made since the author's screen was drawn.
struct ChangesMet {
  std::vector<RowFacts> rows;
};

using QuestionFacts =
    std::variant<std::monostate, ResultMove, Effects, PairingFaults, PlayersMeant, Misfiling, VersionStored,
                 ResultDifference, ActsUndone, RestoreFacts, ResultMet, ChangesMet, sheet::Coverage,
                 BoardsOvertaken, SeatsLeft, GamesAnnulled, SameMoves>;

// The author's choice for open rounds: rounds that are paired and have not begun.
enum class OpenRounds {
  Keep,  // the rounds stay as paired
  Pair   // the first of these rounds is paired again and stays unpublished; the others are canceled
};

// Tells if a question also asks for a choice of OpenRounds. Without a choice, the rounds of an Optional
// question stay as paired, and a Required or a KeepOnly question has no answer yet. KeepOnly: the program
// cannot pair the round again, so only OpenRounds::Keep is possible.
enum class RoundsChoice { None, Optional, Required, KeepOnly };

struct Question {
  ConfirmationLevel level = ConfirmationLevel::Note;
  ConfirmationReason code = ConfirmationReason::ResultCorrected;
  std::string subject = {};  // a name or a number in the text of the question, such as an event's name
  std::optional<SheetAt> at = {};
  std::optional<contest::RoundNumber> round = {};
  QuestionFacts facts = {};
  RoundsChoice choice = RoundsChoice::None;

  // True if the question has no answer without a choice of OpenRounds.
  [[nodiscard]] bool needsChoice() const {
    return choice == RoundsChoice::Required || choice == RoundsChoice::KeepOnly;
  }

  // Returns the facts of the question if their type is `Facts`, else null.
  template <class Facts>
  [[nodiscard]] const Facts* as() const {
    return std::get_if<Facts>(&facts);
  }
};

// Returns a question about the scoresheet or the result of a game or a rematch.
[[nodiscard]] inline Question questionAt(ConfirmationLevel level, ConfirmationReason code, const SheetAt& at,
                                         QuestionFacts facts = {}) {
  return {.level = level, .code = code, .at = at, .facts = std::move(facts)};
}

}  // namespace damath::desk
