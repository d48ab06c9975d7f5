// SPDX-License-Identifier: GPL-3.0-or-later
// Check-in before a round: each player is present, late, absent, or not seen yet. Absent players are not
// paired. All other players are paired, even if nobody has seen them.
#pragma once

#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

enum class Presence { Unseen, Present, Late, Absent };

struct CheckedIn {
  contest::EntryId entry{};
  Presence presence = Presence::Unseen;
  bool missedLast = false;  // true if the player was absent in the previous round
  bool hasBye = false;      // true if the player has an allotted bye in this round and so has no game
  friend bool operator==(const CheckedIn&, const CheckedIn&) = default;
};

struct CheckInList {
  contest::RoundNumber round{};
  std::vector<CheckedIn> entries;  // the entries that take part in the round, ordered by start number

  // Returns the number of entries with this presence. Unseen entries with an allotted bye do not count,
  // because no opponent waits for them.
  [[nodiscard]] int count(Presence presence) const;
};

// The players who are marked as late at the check-in of a round.
using LatePlayers = std::set<std::pair<contest::RoundNumber, contest::EntryId>>;

class CheckInDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit CheckInDesk(Desk& desk) : m_desk(&desk) {}

  // Returns the round for which players probably check in: the first round that is not paired, or the last
  // round if all are paired.
  [[nodiscard]] static contest::RoundNumber likelyRound(const contest::Event& event);

  // Returns the check-in list of a round. In a paired round, the games show who is present: players are
  // present if they played or got the point because the opponent did not appear. Errors: NoSuchEvent,
  // NoSuchRound, StoreFailed.
  [[nodiscard]] DeskResult<CheckInList> list(contest::EventId event, contest::RoundNumber round) const;
  // Returns the players who are marked as late, in all rounds. Errors: NoSuchEvent, StoreFailed.
  [[nodiscard]] DeskResult<LatePlayers> late(contest::EventId event) const;
  // Sets the presence of one entry. The value Absent has the effect of EntryDesk::setAbsent, with its
  // questions and errors. Every other value deletes an announced absence. An unchanged value makes no change.
  // Errors: NoSuchEvent, NoSuchEntry, NoSuchRound, AlreadyWithdrawn, StoreFailed; RoundPlayed if the entry
  // does not take part in the round, or if the round is paired without the absent entry.
  [[nodiscard]] DeskResult<void> set(contest::EventId event, contest::EntryId entry,
                                     contest::RoundNumber round, Presence presence, const Author& author);
  // Sets the presence of all unseen entries without a bye, as one action of the journal. Returns these
  // entries. The value Absent asks the questions of EntryDesk::setAbsent, once for all entries.
  [[nodiscard]] DeskResult<std::vector<contest::EntryId>> setUnseen(contest::EventId event,
                                                                    contest::RoundNumber round,
                                                                    Presence presence, const Author& author);

 private:
  Desk* m_desk;
};

// Returns the name of the value: `unseen`, `present`, `late` or `absent`.
[[nodiscard]] std::string_view toText(Presence presence);
[[nodiscard]] std::optional<Presence> parsePresence(std::string_view text);

}  // namespace damath::desk
