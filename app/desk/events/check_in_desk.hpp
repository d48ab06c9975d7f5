// SPDX-License-Identifier: GPL-3.0-or-later
// Attendance before a round: who is present, who will come late, who stays away, and who has not been
// seen yet. Who stays away is not paired; the others are, seen or not.
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
  bool missedLast = false;  // absent in the round before
  bool hasBye = false;      // allotted in the round: there is no game to come to
  friend bool operator==(const CheckedIn&, const CheckedIn&) = default;
};

struct CheckInList {
  contest::RoundNumber round{};
  std::vector<CheckedIn> entries;  // who is in the event in that round, by start number

  // Who is allotted a bye and was not seen is none of Unseen: nobody waits for them.
  [[nodiscard]] int count(Presence presence) const;
};

class CheckInDesk {
 public:
  // The desk must outlive this.
  explicit CheckInDesk(Desk& desk) : m_desk(&desk) {}

  // The round that players come for next: the first that is not paired, else the last.
  [[nodiscard]] static contest::RoundNumber likelyRound(const contest::Event& event);

  // Who was absent from the round, by announcement or at the board (T4); by number.
  [[nodiscard]] static std::vector<contest::EntryId> absentFrom(const contest::Event& event,
                                                                contest::RoundNumber round);
  // Of a paired round the boards say who came: whoever played, or has the point of a no-show, is present.
  // Refused: NoSuchEvent, NoSuchRound, StoreFailed.
  [[nodiscard]] DeskResult<CheckInList> list(contest::EventId event, contest::RoundNumber round) const;
  // Absent is EntryDesk::setAbsent, with its question and its refusals; anything else takes an announced
  // absence back. What is noted already is no change. Refused: NoSuchEvent, NoSuchEntry, NoSuchRound,
  // AlreadyWithdrawn, RoundPlayed where the round is paired without the entry, StoreFailed.
  [[nodiscard]] DeskResult<void> set(contest::EventId event, contest::EntryId entry,
                                     contest::RoundNumber round, Presence presence, const Author& author);
  // The same for all who are still unseen and have no bye, as one act; gives those.
  [[nodiscard]] DeskResult<std::vector<contest::EntryId>> setUnseen(contest::EventId event,
                                                                    contest::RoundNumber round,
                                                                    Presence presence, const Author& author);

 private:
  Desk* m_desk;
};

// `unseen`, `present`, `late`, `absent`.
[[nodiscard]] std::string_view toText(Presence presence);
[[nodiscard]] std::optional<Presence> parsePresence(std::string_view text);

}  // namespace damath::desk
