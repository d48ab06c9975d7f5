// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a contest file: its integrity, every stored sheet by a new replay, and the journal against the
// tables.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

enum class ProblemKind {
  FileDamaged,       // detail: the message of the integrity check
  BrokenReference,   // detail: the tables, "game -> entry"
  FindingsDiffer,    // subject: a game; a new replay of its sheet gives other findings than stored
  ResultDiffers,     // subject: a game; its stored points do not follow from its totals and ending
  SheetDiffers,      // subject: a game; its result differs from its sheet in force; detail: both results
  JournalGap,        // detail: the missing number
  JournalUnchained,  // detail: the row with the wrong digest
  JournalDiffers     // subject: the data whose last journal row differs from the tables
};

struct Problem {
  ProblemKind kind = ProblemKind::FileDamaged;
  std::string subject;  // "event 2", "game 17" …, as in the journal
  std::string event;    // the event's name, if the subject belongs to an event
  std::string players;  // BLUE and RED of a game or a rematch
  std::optional<int> round;
  std::optional<int> board;
  std::string detail;
};

// Returns `fileDamaged`, `findingsDiffer` …
[[nodiscard]] std::string_view toText(ProblemKind kind);

// Called before the check of each game and rematch, with the numbers of finished and of all games. If it
// returns false, the check stops and verify returns the problems found so far.
using VerifyWatch = std::function<bool(int done, int all)>;

// Returns all problems; empty if there are none. Each game is checked in a reading of its own, so other
// programs can change the file between two games. Errors: StoreFailed.
[[nodiscard]] DeskResult<std::vector<Problem>> verify(const Desk& desk, const VerifyWatch& watch = {});

}  // namespace damath::desk
