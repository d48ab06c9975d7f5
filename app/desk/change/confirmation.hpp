// SPDX-License-Identifier: GPL-3.0-or-later
// Confirmation questions: the reason, the level, and the facts that the user must see before a change. The
// desk asks by returning an error with the question. The caller repeats the same change with the answer. The
// journal stores each answer with text, person and time. Questions cannot be switched off.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/desk/change/mismatch.hpp"
#include "app/desk/change/place.hpp"
#include "app/desk/change/row_facts.hpp"
#include "core/contest/consequences.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/sheet/settle/coverage.hpp"
#include "db/records/confirmation.hpp"

namespace damath::desk {

// A game or a rematch whose result differs from its scoresheet.
struct ResultDifference {
  SheetAt at;
  std::string players;  // BLUE and RED, "Ramon, Mario M. – Santos, Ana"
  ResultFacts entered;
  ResultFacts ofSheet;  // the result of the sheet in force, after audit and rulings
};

// A result that is changed or deleted.
struct ResultMove {
  std::string players;  // BLUE and RED
  std::optional<ResultFacts> before;
  std::optional<ResultFacts> after;  // nullopt if the result is deleted
};

// A stored version of a sheet, with its author.
struct VersionStored {
  int version = 0;  // 0: no version is in force any more
  std::string by;
  std::string at;
};

using db::ConfirmationLevel;
using db::ConfirmationReason;

// The consequences of restoring a backup.
struct RestoreFacts {
  std::string name;         // the name of the contest in the backup
  std::string moment;       // the time of the backup's last change, UTC
  std::optional<int> lost;  // the number of changes that the backup lacks; nullopt if the file is unreadable
  std::optional<std::string> standing;  // the present contest's name, if the backup is of another contest
  std::optional<std::string> borrowed;  // the event for which the backup file was split off
};

// The consequences of a new result or a new setup for the event.
struct Effects {
  std::optional<ResultMove> result;  // nullopt for a setup, and for a game without a result so far
  contest::Consequences consequences;
  std::vector<Place> pairings = {};  // games of later rounds that would be paired differently
};

// A round that was paired by hand, with the choices that the system would not make.
struct PairingFaults {
  std::vector<pairing::ManualFault> faults;
};

// The players that the question concerns, by start number: not seen at check-in, or still tied at the end.
struct PlayersMeant {
  std::vector<contest::EntryId> entries;
};

// Signs that the sheet belongs to another game.
struct Misfiling {
  std::vector<Mismatch> mismatches;
};

struct ActsUndone {
  std::vector<RowFacts> undone;   // newest first
  std::vector<RowFacts> staying;  // later changes that are never undone
};

// Two results of one game: the stored result with its author and time, and the newly entered result.
struct ResultMet {
  ResultMove move;
  std::string by;
  std::string moment;  // UTC
};

// Changes that other people made after the author's screen was drawn.
struct ChangesMet {
  std::vector<RowFacts> rows;
};

using QuestionFacts =
    std::variant<std::monostate, ResultMove, Effects, PairingFaults, PlayersMeant, Misfiling, VersionStored,
                 ResultDifference, ActsUndone, RestoreFacts, ResultMet, ChangesMet, sheet::Coverage>;

struct Question {
  ConfirmationLevel level = ConfirmationLevel::Note;
  ConfirmationReason code = ConfirmationReason::ResultCorrected;
  std::string subject = {};  // a name or a number
  std::optional<SheetAt> at = {};
  std::optional<contest::RoundNumber> round = {};
  QuestionFacts facts = {};

  // Returns the facts of the question if they have the type `Facts`, else null.
  template <class Facts>
  [[nodiscard]] const Facts* as() const {
    return std::get_if<Facts>(&facts);
  }
};

// Returns a question about the sheet or the result of a game or a rematch.
[[nodiscard]] Question questionAt(ConfirmationLevel level, ConfirmationReason code, const SheetAt& at,
                                  QuestionFacts facts = {});

}  // namespace damath::desk
