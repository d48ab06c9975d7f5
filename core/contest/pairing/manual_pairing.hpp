// SPDX-License-Identifier: GPL-3.0-or-later
// What speaks against a next round that an arbiter made by hand (rulebook Y4).
#pragma once

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

}  // namespace damath::pairing
