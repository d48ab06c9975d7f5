// SPDX-License-Identifier: GPL-3.0-or-later
// Which confirmation a change asks for, and what is to be known before it is made. The desk asks by refusing
// with the question; who answers it makes the same change again with the answer. Answers are kept in the
// journal with text, person and moment. There is no way to switch this off.
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

using db::ConfirmationLevel;
using db::ConfirmationReason;

// What brings a backup back means.
struct RestoreFacts {
  std::string name;    // of the backup's contest
  std::string moment;  // of its last change, universal time
  std::optional<int>
      lost;  // changes of the file that the backup does not have; none where the file is unreadable
  std::optional<std::string> standing;  // the name of the contest that is there, where that is another
  std::optional<std::string> borrowed;  // the event, where the backup is a part that was split off for it
};

// What a result, or another setup, moves in the event.
struct Effects {
  std::optional<ResultMove> result;  // nothing of a setup, and of a game that had no result
  contest::Consequences consequences;
  std::vector<Place> pairings = {};  // games of the rounds since that would be paired otherwise
};

// A round made by hand, with what the system would not do.
struct PairingFaults {
  std::vector<pairing::ManualFault> faults;
};

// Whom the question is about, by start number: unseen at check-in, level to the end.
struct PlayersMeant {
  std::vector<contest::EntryId> entries;
};

// A sheet that looks like that of another game.
struct Misfiling {
  std::vector<Mismatch> mismatches;
};

struct ActsUndone {
  std::vector<RowFacts> undone;   // newest first
  std::vector<RowFacts> staying;  // later changes that are never taken back
};

// Two results of one game: what stands there, what is entered now, and who entered the first.
struct ResultMet {
  ResultMove move;
  std::string by;
  std::string moment;  // universal time
};

// What others did while the person looked at what stood before.
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

  // Null where the facts are of another kind.
  template <class Facts>
  [[nodiscard]] const Facts* as() const {
    return std::get_if<Facts>(&facts);
  }
};

// A question about the sheet or the result of a game or rematch.
[[nodiscard]] Question questionAt(ConfirmationLevel level, ConfirmationReason code, const SheetAt& at,
                                  QuestionFacts facts = {});

}  // namespace damath::desk
