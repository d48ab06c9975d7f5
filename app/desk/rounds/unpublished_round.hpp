// SPDX-License-Identifier: GPL-3.0-or-later
// An unpublished round while the arbiter edits it. Two players can exchange their places (board and side, or
// bye). The problems of the round, and its differences from the program's pairing, are updated at once. Only
// PairingDesk stores the edited round.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/place.hpp"
#include "core/contest/model/contest.hpp"
#include "core/contest/pairing/round_pairing.hpp"
#include "core/contest/systems/manual_pairing.hpp"
#include "core/expected.hpp"
#include "db/records/journal_row.hpp"

namespace damath::desk {

// True if both pairings have the same boards in the same order, and the same byes.
[[nodiscard]] bool areSame(const pairing::RoundPairing& one, const pairing::RoundPairing& other);

class UnpublishedRound {
 public:
  // Returns the unpublished round; nullopt if the newest round is published or there is no round.
  // Precondition: `contest` contains `event`.
  [[nodiscard]] static std::optional<UnpublishedRound> of(const contest::Contest& contest,
                                                          const contest::Event& event);

  // Returns the present contest without this round.
  [[nodiscard]] const contest::Contest& before() const { return *m_before; }
  [[nodiscard]] const contest::Event& event() const { return m_before->at(m_event); }
  // True if both objects are edits of the same stored round.
  [[nodiscard]] bool isOfSame(const UnpublishedRound& other) const;
  // The pairing: its boards in order and its byes. stored() returns the stored pairing, now() the pairing
  // after the edits.
  [[nodiscard]] const pairing::RoundPairing& stored() const { return m_stored; }
  [[nodiscard]] const pairing::RoundPairing& now() const { return m_now; }
  // Returns the program's own pairing; nullopt if the program finds no pairing.
  [[nodiscard]] const std::optional<pairing::RoundPairing>& program() const { return m_program; }
  // True if the pairing differs from the stored pairing.
  [[nodiscard]] bool isChanged() const;
  // True if the pairing equals the program's pairing, board by board.
  [[nodiscard]] bool isProgram() const;

  // Exchanges the places of two players: board and side, or the allotted bye. Returns false if the two are
  // the same player, or if a player has no board and no allotted bye.
  bool exchange(contest::EntryId one, contest::EntryId other);
  // Replaces the edited pairing by the program's own pairing. Precondition: program() has a value.
  void takeProgram();

  // Returns the problems of the edited round, as pairing::faultsOf finds them.
  [[nodiscard]] const std::vector<pairing::ManualFault>& faults() const { return m_faults; }

 private:
  UnpublishedRound() = default;
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
// Finds the player whom a typed text means: "3b" or "3r" for BLUE or RED of board 3, "#7" for a start number,
// "bye", or a part of a name. Case and accents do not matter.
[[nodiscard]] Expected<contest::EntryId, SeatFault> seated(const UnpublishedRound& round,
                                                           std::string_view text);

// Returns the problems that concern a player of this board.
[[nodiscard]] std::vector<pairing::ManualFault> faultsOf(const UnpublishedRound& round,
                                                         const pairing::Board& board);

// Returns the stored boards that the program would pair differently now, because results or players have
// changed. `rows` are the journal rows about the round. Empty if the round was paired by hand.
[[nodiscard]] std::vector<Place> overtakenBoards(const UnpublishedRound& held,
                                                 const std::vector<db::JournalRow>& rows);

inline constexpr contest::EntryId kNobody{};
// Returns the boards on which the program's own pairing has the two players of `board`. Empty if the
// program's pairing has `board` too, or if the program found no pairing. For a bye, RED is kNobody.
[[nodiscard]] std::vector<pairing::Board> programInstead(const UnpublishedRound& round,
                                                         const pairing::Board& board);

}  // namespace damath::desk
