// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a contest file. The checks are the integrity of the file, a new replay of every stored scoresheet,
// and a comparison of the journal with the tables.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"

namespace damath::desk {

enum class ProblemKind {
  FileDamaged,      // the integrity check of the file failed; the problem has its message
  BrokenReference,  // a row refers to a missing row; the problem names both tables: "game -> entry"
  // a new replay of a stored scoresheet gives other findings than the stored findings
  FindingsDiffer,
  ResultDiffers,     // the stored points of a game do not follow from its totals and ending
  SheetDiffers,      // the result of a game differs from its scoresheet in force; the problem has both
  JournalGap,        // a row is missing in the journal; the problem has the number of the row
  JournalUnchained,  // a journal row has a wrong digest; the problem has the number of the row
  JournalDiffers     // the tables differ from the last journal row about the data that the problem names
};

struct Problem {
  ProblemKind kind = ProblemKind::FileDamaged;
  std::string subject;  // the data with the problem, as the journal names it: "event 2", "game 17" …
  std::string event;    // the event's name, if the subject belongs to an event
  std::string players;  // the names of BLUE and RED of a game or a rematch
  std::optional<int> round;
  std::optional<int> board;
  std::string detail;
};

// Returns the name of the value: `fileDamaged`, `findingsDiffer` …
[[nodiscard]] std::string_view toText(ProblemKind kind);

// A function that verify() calls before the check of each game and rematch, with the number of finished games
// and the number of all games, and once more after the last check. If the function returns false, verify()
// stops and returns the problems found so far.
using VerifyWatch = std::function<bool(int done, int all)>;

// Checks the contest file and returns all problems. The file is read again for each game, so that other
// programs can change the file between two games. Errors: StoreFailed.
[[nodiscard]] DeskResult<std::vector<Problem>> verify(const Desk& desk, const VerifyWatch& watch = {});

}  // namespace damath::desk
