// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a contest file: integrity, every stored sheet replayed and compared, the journal held against the
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
  FileDamaged,       // detail: what the check complains of
  BrokenReference,   // detail: the tables, "game -> entry"
  FindingsDiffer,    // subject: a game; its sheet, replayed, is judged otherwise than stored
  ResultDiffers,     // subject: a game; its point is not what figures and ending give
  SheetDiffers,      // subject: a game; its result and its sheet in force do not agree; detail: both
  JournalGap,        // detail: the missing number
  JournalUnchained,  // detail: the row whose digest does not hold
  JournalDiffers     // subject: what the journal last wrote is not what the tables hold
};

struct Problem {
  ProblemKind kind = ProblemKind::FileDamaged;
  std::string subject;  // "event 2", "game 17" …, as in the journal
  std::string event;    // the event's name, where the subject belongs to one
  std::string players;  // BLUE and RED of a game or a rematch
  std::optional<int> round;
  std::optional<int> board;
  std::string detail;
};

// `fileDamaged`, `findingsDiffer` …
[[nodiscard]] std::string_view toText(ProblemKind kind);

// Called before each game and rematch is checked, with how many are done and how many there are. False ends
// the check, and what was found so far is the answer.
using VerifyWatch = std::function<bool(int done, int all)>;

// Empty: nothing is wrong. Each game is checked as it stands at one moment; between two of them others can
// change the file. Refused: StoreFailed.
[[nodiscard]] DeskResult<std::vector<Problem>> verify(const Desk& desk, const VerifyWatch& watch = {});

}  // namespace damath::desk
