// SPDX-License-Identifier: GPL-3.0-or-later
// Finds problems in a round that the arbiter paired by hand (rulebook Y4).
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "core/contest/pairing/round_pairing.hpp"
#include "core/contest/pairing/school_mates.hpp"

namespace damath::pairing {

// The level of a problem. Impossible: the event could not continue after this round, so the program refuses
// the round. Questionable: the arbiter may confirm the round in spite of the problem.
enum class Severity { Impossible, Questionable };

enum class ManualFaultKind {
  UnknownEntry,   // the event does not have the entry
  AgainstItself,  // one entry has both sides of a board
  Twice,          // an entry has more than one board or bye
  Missing,        // an entry that must be paired has no board and no bye
  // An entry that is withdrawn, absent or entered only for a later round has a board or an allotted bye.
  NotPlaying,
  NotInBracket,  // the entry is out of the knock-out, has no meeting in this round, or is not in the final
  // The two entries meet in no remaining round of the table, or not in this round of the bracket.
  NotAMeeting,
  // The boards come from different rounds of the table. The other meetings of these rounds could not be
  // played.
  MixedTableRounds,
  MetBefore,    // the two entries have met; MetBefore and all later kinds are only Questionable
  SchoolMates,  // more schoolmates meet than necessary; only in a Swiss round that keeps schoolmates apart
  ThirdInARow,  // an entry gets the same side for the third time in a row
  SidesUneven,  // an entry gets a difference of three between games as BLUE and games as RED
  SecondBye     // an entry gets a second allotted bye
};

[[nodiscard]] Severity severityOf(ManualFaultKind kind);

struct ManualFault {
  ManualFaultKind kind = ManualFaultKind::UnknownEntry;
  // The entries that have the problem; for a problem of a board, BLUE comes first. Empty for SchoolMates,
  // which is a problem of the whole round.
  std::vector<contest::EntryId> entries;
  std::optional<SchoolMeetings> meetings = std::nullopt;  // only for SchoolMates
  friend bool operator==(const ManualFault&, const ManualFault&) = default;
};

// Returns the problems, ordered by kind, then by board and bye. A round robin, a group and a knock-out are
// checked against their table or bracket. A table or bracket may itself repeat a meeting, and it decides the
// sides; therefore earlier meetings and sides are checked only in a Swiss. Precondition: `event` belongs to
// `contest`, and `manual.round` is its next round.
[[nodiscard]] std::vector<ManualFault> faultsOf(const contest::Contest& contest, const contest::Event& event,
                                                const RoundPairing& manual);

// The data of a check: a round that the arbiter paired by hand, and the problems found so far.
struct HandCheck {
  const contest::Contest& contest;
  const contest::Event& event;
  const RoundPairing& manual;
  std::set<contest::EntryId> seen = {};  // the entries that have a board or a bye
  std::vector<ManualFault> faults = {};

  void add(ManualFaultKind kind, std::vector<contest::EntryId> entries);
  // Adds a problem for each of `players` without a board and without a bye.
  void addMissing(const std::vector<contest::EntryId>& players);
  // Checks that all boards belong to one round of the round robin table, and that this round is not played
  // yet.
  void addTable(const contest::Event& table, const std::vector<Board>& boards);
  // Checks that the boards are the meetings that the bracket requires in this round.
  void addBracket(const RoundPairing& due);
};

// Returns the entries that must be paired in `round`.
[[nodiscard]] std::vector<contest::EntryId> whoPlays(const contest::Event& event, contest::RoundNumber round);

}  // namespace damath::pairing
