// SPDX-License-Identifier: GPL-3.0-or-later
// Use cases for rounds: pair by the event's system or by hand, edit, publish, cancel.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "core/contest/pairing/round_pairing.hpp"

namespace damath::desk {

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
  // After the first round is paired, new players can only enter late (EntryDesk). Asks for confirmation
  // (PairedUnseen) if check-in has begun for the round and players of the round were not seen. Errors:
  // NoSuchEvent, TooFewEntries, TooManyEntries, ResultsMissing, RoundUnpublished, RoundAdrift,
  // RematchMissing, TieRematchMissing, Complete, NothingLeft, ScheduleImpossible, EventLent,
  // EventNotBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<PairedRound> pairNextRound(contest::EventId event, const Author& author);
  // Stores the next round as the arbiter paired it by hand. The function adds the round number and the byes
  // of players who are absent by announcement. Asks for confirmation: PairedByHand; DoubtfulByHand if the
  // round has problems. Errors: as pairNextRound, without NothingLeft; PairingImpossible.
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
  // Publishes the newest round, or an earlier round that is unpublished. Asks for confirmation
  // (RoundOvertaken) if the program paired the newest round and would pair it differently now. Errors:
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

// Returns the paired rounds of an event, in order.
[[nodiscard]] std::vector<PairedRound> pairedRounds(const contest::Event& event);

}  // namespace damath::desk
