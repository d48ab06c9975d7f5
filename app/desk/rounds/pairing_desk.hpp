// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases for rounds: pair by the event's system or by hand, edit, publish, cancel.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "core/contest/pairing/round_pairing.hpp"

namespace damath::desk {

class Change;

// A paired round: its games in the order of boards, and its byes.
struct PairedRound {
  contest::RoundNumber round{};
  contest::Publication publication = contest::Publication::Held;
  std::vector<contest::Game> games;
  std::vector<contest::Bye> byes;  // the byes of the round, allotted byes first
};

class PairingDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit PairingDesk(Desk& desk) : m_desk(&desk) {}

  // Pairs the next round. The round is unpublished until `publish` or until its first result. A round that
  // has byes alone is published at once, and so is an earlier round with byes alone that is unpublished (Y4).
  // After the first round is paired, new players can only enter late (EntryDesk). Asks for confirmation:
  // PairedAfterAbsence if the round has absentees(); PairedUnseen if check-in has begun for the round and
  // players of the round were not seen. Errors: NoSuchEvent, TooFewEntries, TooManyEntries, ResultsMissing,
  // RoundUnpublished, RoundAdrift, RematchMissing, TieRematchMissing, Complete, NothingLeft,
  // ScheduleImpossible, EventLent, EventNotBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<PairedRound> pairNextRound(contest::EventId event, const Author& author);
  // Pairs the next round after the author has said which of the absentees() stay away. In the same change,
  // `stayingAway` become absent from the round. All other absentees are back and count as seen. Errors: as
  // pairNextRound; NoSuchEntry.
  [[nodiscard]] DeskResult<PairedRound> pairAfterAbsence(contest::EventId event,
                                                         const std::vector<contest::EntryId>& stayingAway,
                                                         const Author& author);
  // Returns the players whom the next round would pair although they were absent from the round before and
  // are not checked in for the next round. Ordered by start number. Errors: as pairNextRound.
  [[nodiscard]] DeskResult<std::vector<contest::EntryId>> absentees(contest::EventId event) const;
  // Stores the next round as the arbiter paired it by hand. The function adds the round number and the byes
  // of players who are absent by announcement. Asks for confirmation: PairedByHand; DoubtfulByHand if the
  // round has problems; PairedAfterAbsence. Errors: as pairNextRound, without NothingLeft; PairingImpossible.
  [[nodiscard]] DeskResult<PairedRound> pairByHand(contest::EventId event,
                                                   const std::vector<pairing::Board>& boards,
                                                   const std::vector<contest::Bye>& byes,
                                                   const Author& author);
  // Replaces the pairing of the newest round, which stays unpublished unless it has byes alone. Asks for
  // confirmation as pairByHand does, but not if `made` equals the program's own pairing. Errors: NoSuchEvent,
  // RoundNotPaired, RoundPublished, PairingUnchanged, PairingImpossible, LiveOpen, EventLent,
  // EventNotBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<PairedRound> repair(contest::EventId event, const pairing::RoundPairing& made,
                                               const Author& author);
  // Publishes the newest round, or an earlier round that is unpublished. Asks for confirmation:
  // RoundOvertaken if the program paired the newest round and would pair it differently now; PublishedWithout
  // if withdrawn or absent players have a board. Their opponents then win (publishRound). Errors:
  // NoSuchEvent, RoundNotPaired, RoundPublished, EventLent, EventNotBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<contest::RoundNumber> publish(contest::EventId event, const Author& author);
  // Cancels the newest round. Asks for confirmation: RoundUnpaired, or PublicUnpaired for a published round.
  // Errors: NoSuchEvent, RoundNotPaired, LiveOpen, EventLent, EventNotBorrowed, StoreFailed; RoundHasResults
  // if a game of the round has a result, or a rematch was played after the round.
  [[nodiscard]] DeskResult<contest::RoundNumber> unpair(contest::EventId event, const Author& author);
  // Cancels the round `meant` if it is still the newest round. Errors: as unpair without `meant`;
  // RoundNotPaired if `meant` is not paired any more; RoundHasResults if a later round is paired already.
  [[nodiscard]] DeskResult<contest::RoundNumber> unpair(contest::EventId event, contest::RoundNumber meant,
                                                        const Author& author);

 private:
  Desk* m_desk;
};

// Returns the error that pairNextRound would return now; nullopt if pairing is possible. Precondition:
// `contest` contains `event`.
[[nodiscard]] std::optional<DeskError> obstacleOf(const contest::Contest& contest,
                                                  const contest::Event& event);

// Replaces a paired round without results by the program's pairing, which is unpublished unless it has byes
// alone. `before` is the contest before the round. Errors: StoreFailed.
[[nodiscard]] DeskResult<PairedRound> replacedRound(const Change& change, const contest::Contest& before,
                                                    contest::EventId event,
                                                    const pairing::RoundPairing& pairing);

// Returns the paired rounds of an event, in order.
[[nodiscard]] std::vector<PairedRound> pairedRounds(const contest::Event& event);

}  // namespace damath::desk
