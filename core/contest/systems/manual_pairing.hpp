// SPDX-License-Identifier: GPL-3.0-or-later
// Finds problems in a next round that the arbiter paired by hand (rulebook Y4).
#pragma once

#include <set>
#include <vector>

#include "core/contest/pairing/pairing.hpp"

namespace damath::pairing {

// Impossible: the event could not go on from this round. Questionable: the arbiter may confirm this round.
enum class Severity { Impossible, Questionable };

enum class ManualFaultKind {
  UnknownEntry,   // not an entry of the event
  AgainstItself,  // the same entry on both sides of a board
  Twice,          // on two boards, or on a board and with a bye
  Missing,        // an entry that must be paired has no board and no bye
  // On a board or with an allotted bye, but withdrawn, absent or entered only for a later round.
  NotPlaying,
  NotInBracket,  // out of the knock-out, without a meeting in this round, or not in the final
  NotAMeeting,   // the two meet in no remaining round of the table, or not in this round of the bracket
  // Boards from different rounds of the table. The rest of these rounds could not be played.
  MixedTableRounds,
  MetBefore,    // from here on all kinds are Questionable
  SchoolMates,  // only in a Swiss that keeps schoolmates apart
  ThirdInARow,  // the same side for the third time in a row
  SidesUneven,  // a difference of three between games as BLUE and games as RED
  SecondBye     // a second allotted bye
};

[[nodiscard]] Severity severityOf(ManualFaultKind kind);

struct ManualFault {
  ManualFaultKind kind = ManualFaultKind::UnknownEntry;
  std::vector<contest::EntryId> entries;  // the entries of the problem; for a board BLUE first
  friend bool operator==(const ManualFault&, const ManualFault&) = default;
};

// Returns the problems, ordered by kind, then by board and bye. A round robin, a group and a knock-out are
// checked against their table or bracket. There the system itself may repeat a meeting and sets the sides;
// therefore only a Swiss checks earlier meetings and sides. Precondition: `event` is one of `contest`, and
// `manual.round` is its next round.
[[nodiscard]] std::vector<ManualFault> faultsOf(const contest::Contest& contest, const contest::Event& event,
                                                const RoundPairing& manual);

// A round paired by hand, and the problems found so far, while the system of the event checks the round.
struct HandCheck {
  const contest::Contest& contest;
  const contest::Event& event;
  const RoundPairing& manual;
  std::set<contest::EntryId> seen = {};  // the entries that have a board or a bye
  std::vector<ManualFault> faults = {};

  void add(ManualFaultKind kind, std::vector<contest::EntryId> entries);
  // Adds a problem for each of `players` without a board and without a bye.
  void addMissing(const std::vector<contest::EntryId>& players);
  // Checks that all boards belong to one remaining round of the table.
  void addTable(const contest::Event& table, const std::vector<Board>& boards);
  // Checks that the boards are the due meetings of the bracket.
  void addBracket(const RoundPairing& due);
};

// Returns the entries that must be paired in that round.
[[nodiscard]] std::vector<contest::EntryId> whoPlays(const contest::Event& event, contest::RoundNumber round);

}  // namespace damath::pairing
