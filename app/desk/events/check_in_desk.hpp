// SPDX-License-Identifier: GPL-3.0-or-later
// Attendance before a round: present, late, absent, or not seen yet. Absent players are not paired. All other
// players are paired, seen or not.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

enum class Presence { Unseen, Present, Late, Absent };

struct CheckedIn {
  contest::EntryId entry{};
  Presence presence = Presence::Unseen;
  bool missedLast = false;  // absent in the previous round
  bool hasBye = false;      // allotted a bye in this round, so the player has no game
  friend bool operator==(const CheckedIn&, const CheckedIn&) = default;
};

struct CheckInList {
  contest::RoundNumber round{};
  std::vector<CheckedIn> entries;  // the entries that take part in the round, ordered by start number

  // Returns the number of entries. Unseen entries with an allotted bye do not count, because no opponent
  // waits for them.
  [[nodiscard]] int count(Presence presence) const;
};

class CheckInDesk {
 public:
  // The desk must outlive this object.
  explicit CheckInDesk(Desk& desk) : m_desk(&desk) {}

  // Returns the round that players arrive for: the first round that is not paired, else the last round.
  [[nodiscard]] static contest::RoundNumber likelyRound(const contest::Event& event);

  // Returns the entries that were absent from the round, by announcement or at the board (T4). Ordered by
  // entry ID.
  [[nodiscard]] static std::vector<contest::EntryId> absentFrom(const contest::Event& event,
                                                                contest::RoundNumber round);
  // Returns the attendance of a round. In a paired round, the games show the attendance: players are present
  // if they played or got the point because the opponent did not appear. Errors: NoSuchEvent, NoSuchRound,
  // StoreFailed.
  [[nodiscard]] DeskResult<CheckInList> list(contest::EventId event, contest::RoundNumber round) const;
  // Sets the presence of one entry. Absent works as EntryDesk::setAbsent, with its question and errors. Every
  // other value deletes an announced absence. An unchanged value makes no change. Errors: NoSuchEvent,
  // NoSuchEntry, NoSuchRound, AlreadyWithdrawn, StoreFailed; RoundPlayed if the round is paired without the
  // entry.
  [[nodiscard]] DeskResult<void> set(contest::EventId event, contest::EntryId entry,
                                     contest::RoundNumber round, Presence presence, const Author& author);
  // Sets the presence of all entries that are unseen and have no bye, as one action. Returns these entries.
  [[nodiscard]] DeskResult<std::vector<contest::EntryId>> setUnseen(contest::EventId event,
                                                                    contest::RoundNumber round,
                                                                    Presence presence, const Author& author);

 private:
  Desk* m_desk;
};

// Returns `unseen`, `present`, `late` or `absent`.
[[nodiscard]] std::string_view toText(Presence presence);
[[nodiscard]] std::optional<Presence> parsePresence(std::string_view text);

}  // namespace damath::desk
