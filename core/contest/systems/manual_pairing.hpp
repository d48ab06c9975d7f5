// SPDX-License-Identifier: GPL-3.0-or-later
// The objections to a next round that an arbiter made by hand (rulebook Y4).
#pragma once

#include <set>
#include <vector>

#include "core/contest/pairing/pairing.hpp"

namespace damath::pairing {

// Impossible: the event could not go on from it. Questionable: the arbiter may, knowingly.
enum class Severity { Impossible, Questionable };

enum class ManualFaultKind {
  UnknownEntry,      // not of the event
  AgainstItself,     // both sides of a board
  Twice,             // on two boards, or on a board and with a bye
  Missing,           // to be paired, but without a board or a bye
  NotPlaying,        // on a board or with an allotted bye, though withdrawn, absent or not there yet
  NotInBracket,      // out of the knock-out, waiting in it, or not in the final
  NotAMeeting,       // the two meet in no remaining round of the table, or not in this round of the bracket
  MixedTableRounds,  // boards of different rounds of the table: what is left of them could not be played
  MetBefore,         // questionable from here on
  SchoolMates,       // where they are kept apart; Swiss
  ThirdInARow,       // the same side for the third time
  SidesUneven,       // a difference of three between the sides
  SecondBye          // an allotted one, again
};

[[nodiscard]] Severity severityOf(ManualFaultKind kind);

struct ManualFault {
  ManualFaultKind kind = ManualFaultKind::UnknownEntry;
  std::vector<contest::EntryId> entries;  // whom it is about: of a board BLUE first
  friend bool operator==(const ManualFault&, const ManualFault&) = default;
};

// In the order of the kinds, then of the boards and byes. A round robin, a group and a knock-out are checked
// against their table or bracket, where the system itself repeats meetings and sets sides; the questions of
// meeting history and sides are Swiss ones. Promise: `event` is one of `contest`, and `manual.round` is its
// next round.
[[nodiscard]] std::vector<ManualFault> faultsOf(const contest::Contest& contest, const contest::Event& event,
                                                const RoundPairing& manual);

// A round that was made by hand while a system looks it through.
struct HandCheck {
  const contest::Contest& contest;
  const contest::Event& event;
  const RoundPairing& manual;
  std::set<contest::EntryId> seen = {};  // who has a board or a bye
  std::vector<ManualFault> faults = {};

  void add(ManualFaultKind kind, std::vector<contest::EntryId> entries);
  // Who should have a board or a bye, and has none.
  void addMissing(const std::vector<contest::EntryId>& players);
  // The boards must all be of one round of the table that is left, whichever.
  void addTable(const contest::Event& table, const std::vector<Board>& boards);
  // The boards must be those of the bracket that are due.
  void addBracket(const RoundPairing& due);
};

// The entries that are to be paired in that round.
[[nodiscard]] std::vector<contest::EntryId> whoPlays(const contest::Event& event, contest::RoundNumber round);

}  // namespace damath::pairing
