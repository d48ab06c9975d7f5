// SPDX-License-Identifier: GPL-3.0-or-later
// The order for one paper: the data from which the paper is made, and its description. The function that
// makes the paper adds what the description lacks.
#pragma once

#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "app/desk/events/status.hpp"
#include "app/papers/subject.hpp"
#include "db/paper.hpp"

namespace damath::papers {

// The order for a paper of the contest. Precondition: all objects that it refers to outlive it.
struct ContestOrder {
  desk::Desk& desk;
  const contest::Contest& contest;
  words::Language language;
  db::PaperOf of;  // the description of the paper
  const Watch& watch;
};

// The order for a paper of one event. Precondition: all objects that it refers to outlive it.
struct EventOrder {
  desk::Desk& desk;
  const Subject& subject;
  const desk::EventStatus& status;  // the status of this event
  db::PaperOf of;                   // the description of the paper
  const Watch& watch;
  std::vector<desk::Place> withoutSheet = {};  // filled scoresheets: the boards that have none
};

// True if the paper is about a rematch and not about games of a round.
[[nodiscard]] bool isOfRematch(const db::PaperOf& of);
// Sets the round of the order to the last paired round, unless the order names a round.
void takeRound(EventOrder& order);
// Returns the games of the order's round; if the order names a board, only the game on that board.
[[nodiscard]] std::vector<contest::Game> gamesOf(const EventOrder& order);

}  // namespace damath::papers
