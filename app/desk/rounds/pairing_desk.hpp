// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds: paired by the event's system or by hand, held until they are published, taken back.
#pragma once

#include <optional>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "core/contest/pairing/pairing.hpp"

namespace damath::desk {

// The games of one round by board, and who sits out.
struct PairedRound {
  contest::RoundNumber round{};
  contest::Publication publication = contest::Publication::Held;
  std::vector<contest::Game> games;
  std::vector<contest::Bye> byes;  // allotted first
};

class PairingDesk {
 public:
  // The desk must outlive this.
  explicit PairingDesk(Desk& desk) : m_desk(&desk) {}

  // Pairs the next round, which is held until it is published or its first result comes in; from the first
  // on, the entries are fixed. Asks for confirmation: PairedUnseen, where some were noted as present or late
  // for the round and others of its boards were not. Refused: NoSuchEvent, TooFewEntries, TooManyEntries,
  // ResultsMissing, RematchMissing, Complete, NothingLeft, ScheduleImpossible, EventLent, EventNotBorrowed,
  // StoreFailed.
  [[nodiscard]] DeskResult<PairedRound> pairNextRound(contest::EventId event, const Author& author);
  // The next round as the arbiter made it; its number is given, and who is away by announcement. Asks for
  // confirmation: PairedByHand, DoubtfulByHand. Refused as pairNextRound, and PairingImpossible.
  [[nodiscard]] DeskResult<PairedRound> pairByHand(contest::EventId event,
                                                   const std::vector<pairing::Board>& boards,
                                                   const std::vector<contest::Bye>& byes,
                                                   const Author& author);
  // The newest round, which is held and stays so, made anew in place of what was paired: as the arbiter has
  // it, or as the program does where it is the same. Asks for confirmation: PairedByHand, DoubtfulByHand, and
  // nothing for the program's own. Refused: NoSuchEvent, RoundNotPaired, RoundPublished, RoundHasResults,
  // PairingUnchanged, PairingImpossible, LiveOpen, EventLent, EventNotBorrowed, StoreFailed.
  [[nodiscard]] DeskResult<PairedRound> repair(contest::EventId event, const pairing::RoundPairing& made,
                                               const Author& author);
  // The newest round, if it is still held. Asks for confirmation: RoundOvertaken, where the program paired it
  // and would pair it otherwise by now. Refused: NoSuchEvent, RoundNotPaired, RoundPublished, StoreFailed.
  [[nodiscard]] DeskResult<contest::RoundNumber> publish(contest::EventId event, const Author& author);
  // Takes the newest round back. Asks for confirmation: RoundUnpaired, PublicUnpaired. Refused: NoSuchEvent,
  // RoundNotPaired, RoundHasResults, LiveOpen, StoreFailed.
  [[nodiscard]] DeskResult<contest::RoundNumber> unpair(contest::EventId event, const Author& author);
  // The same where that is still the newest one: RoundNotPaired where it is gone, RoundHasResults where the
  // next is paired.
  [[nodiscard]] DeskResult<contest::RoundNumber> unpair(contest::EventId event, contest::RoundNumber meant,
                                                        const Author& author);

 private:
  Desk* m_desk;
};

// Why pairNextRound would refuse the event as it is; nothing where it would pair. Promise: `event` is one of
// `contest`.
[[nodiscard]] std::optional<DeskError> obstacleOf(const contest::Contest& contest,
                                                  const contest::Event& event);

// The paired rounds of an event, in order.
[[nodiscard]] std::vector<PairedRound> pairedRounds(const contest::Event& event);

}  // namespace damath::desk
