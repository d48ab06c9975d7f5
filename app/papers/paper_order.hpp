// SPDX-License-Identifier: GPL-3.0-or-later
// The order for one paper: the data for the function that makes the paper, and the description of the paper.
#pragma once

#include <functional>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "app/desk/events/status.hpp"
#include "app/papers/paper_subject.hpp"
#include "db/records/issued_paper.hpp"

namespace damath::papers {

// Reports the progress: `done` of `all` games are finished. The report of the whole contest counts the games
// and rematches of an event, and begins again with 0 for each round. Returns false if the user canceled the
// work.
using Watch = std::function<bool(std::size_t done, std::size_t all)>;

// The order for a paper of the contest. Precondition: all objects that it refers to outlive it.
struct ContestOrder {
  desk::Desk& desk;
  const contest::Contest& contest;
  words::Language language;
  db::PaperOf of;  // the description of the paper; the function that makes the paper fills in missing facts
  const Watch& watch;
};

// The order for a paper of one event. Precondition: all objects that it refers to outlive it.
struct EventOrder {
  desk::Desk& desk;
  const Subject& subject;
  const desk::EventStatus& status;  // the status of the event in `subject`
  db::PaperOf of;  // the description of the paper; the function that makes the paper fills in missing facts
  const Watch& watch;
  // only for filled scoresheets: the boards that have no scoresheet
  std::vector<desk::Place> withoutSheet = {};
  // only for certificates of participation: the entries that never came and get none
  std::vector<contest::EntryId> leftOut = {};
};

// True if the paper is about a rematch and not about games of a round.
[[nodiscard]] bool isOfRematch(const db::PaperOf& of);
// Sets the round of the order to the last paired round, unless the order names a round.
void takeRound(EventOrder& order);
// Returns the games of the order's round; if the order names a board, only the game on that board.
[[nodiscard]] std::vector<contest::Game> gamesOf(const EventOrder& order);

}  // namespace damath::papers
