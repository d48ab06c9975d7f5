// SPDX-License-Identifier: GPL-3.0-or-later
// The order for one paper: what its maker reads, and the description that the maker completes.
#pragma once

#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "app/desk/events/status.hpp"
#include "app/papers/subject.hpp"
#include "db/paper.hpp"

namespace damath::papers {

// A paper of the contest. All referenced objects must outlive the order.
struct ContestOrder {
  desk::Desk& desk;
  const contest::Contest& contest;
  words::Language language;
  db::PaperOf of;  // the maker fills in missing facts
  const Watch& watch;
};

// A paper of one event. All referenced objects must outlive the order.
struct EventOrder {
  desk::Desk& desk;
  const Subject& subject;
  const desk::EventStatus& status;  // of the same event
  db::PaperOf of;                   // the maker fills in missing facts
  const Watch& watch;
  std::vector<desk::Place> withoutSheet = {};  // filled scoresheets: the boards without a scoresheet
};

// True if the paper is for one rematch.
[[nodiscard]] bool isOfRematch(const db::PaperOf& of);
// Sets the round to the last paired round, unless the order names a round.
void takeRound(EventOrder& order);
// Returns the games of the round, or the game on one board.
[[nodiscard]] std::vector<contest::Game> gamesOf(const EventOrder& order);

}  // namespace damath::papers
