// SPDX-License-Identifier: GPL-3.0-or-later
// A held round while the arbiter proof-reads it: players change seats, and the objections to that, and where
// it departs from the program's pairing, are known at once. A plain value; PairingDesk stores it.
#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "app/desk/change/place.hpp"
#include "core/contest/contest.hpp"
#include "core/contest/pairing/pairing.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/expected.hpp"
#include "db/records/records.hpp"

namespace damath::desk {

// Whether both have the same boards in the same order, and the same who sit out.
[[nodiscard]] bool areSame(const pairing::RoundPairing& one, const pairing::RoundPairing& other);

class HeldRound {
 public:
  // Of the newest round; nothing where it is published or none is paired. Promise: `event` is one of
  // `contest`.
  [[nodiscard]] static std::optional<HeldRound> of(const contest::Contest& contest,
                                                   const contest::Event& event);

  // The contest as it was before the round was paired.
  [[nodiscard]] const contest::Contest& before() const { return *m_before; }
  [[nodiscard]] const contest::Event& event() const { return m_before->at(m_event); }
  // Whether both were made of the same round as it is stored.
  [[nodiscard]] bool isOfSame(const HeldRound& other) const;
  // By board, and who sits out: as it is stored, and as it is now.
  [[nodiscard]] const pairing::RoundPairing& stored() const { return m_stored; }
  [[nodiscard]] const pairing::RoundPairing& now() const { return m_now; }
  // Nothing where the program finds none.
  [[nodiscard]] const std::optional<pairing::RoundPairing>& program() const { return m_program; }
  // Whether it is another than the stored one.
  [[nodiscard]] bool isChanged() const;
  // Whether it is the program's own, board by board.
  [[nodiscard]] bool isProgram() const;

  // The two take each other's seat; with a bye one of them sits out. False where one has none, or sits out
  // by announcement.
  bool exchange(contest::EntryId one, contest::EntryId other);
  // Promise: program() has a value.
  void takeProgram();

  // Of the whole round, as pairing::faultsOf gives them.
  [[nodiscard]] const std::vector<pairing::ManualFault>& faults() const { return m_faults; }

 private:
  HeldRound() = default;
  [[nodiscard]] contest::EntryId* seatOf(contest::EntryId entry);
  void lookThrough();

  std::shared_ptr<const contest::Contest> m_before;
  contest::EventId m_event{};
  pairing::RoundPairing m_stored;
  pairing::RoundPairing m_now;
  std::optional<pairing::RoundPairing> m_program;
  std::vector<pairing::ManualFault> m_faults;
};

enum class SeatFault { Unknown, Several };
// Who sits there: "3b" or "3r" for a side of board 3, "#7" for a start number, "bye", else a part of a name,
// in any case and with any accents.
[[nodiscard]] Expected<contest::EntryId, SeatFault> seated(const HeldRound& round, std::string_view text);

// Those about either player of the board.
[[nodiscard]] std::vector<pairing::ManualFault> faultsOf(const HeldRound& round, const pairing::Board& board);

// The boards of the round as it is stored that the program, which paired them by the journal's rows about the
// round, pairs otherwise by now: results, or who plays, have changed since.
[[nodiscard]] std::vector<Place> overtakenBoards(const HeldRound& held,
                                                 const std::vector<db::JournalRow>& rows);

inline constexpr contest::EntryId kNobody{};
// The program's boards for the two, where it does not have them meet like this; RED is kNobody for a bye.
[[nodiscard]] std::vector<pairing::Board> programInstead(const HeldRound& round, const pairing::Board& board);

}  // namespace damath::desk
