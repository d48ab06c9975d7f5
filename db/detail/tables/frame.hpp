// SPDX-License-Identifier: GPL-3.0-or-later
// The state that the edit classes of one edit share, and the class of one step. A step's changes and its text
// go into the journal together.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/tables/access.hpp"

namespace damath::db::detail {

struct KnownGame {
  contest::EventId event{};
  exact::FigureStyle style{};
  std::optional<contest::GameResult> result;
};

struct Frame {
  // Precondition: `theAccess` outlives this object.
  Frame(Access& theAccess, Stamp theStamp) : access(&theAccess), stamp(std::move(theStamp)) {}

  Access* access;
  Stamp stamp;
  std::optional<std::int64_t> act;                // the first journal row of this edit
  std::vector<ConfirmationAnswer> confirmations;  // not yet written to the journal
  std::vector<NewResult> scored;                  // the results that steps changed
  bool isWide = false;                            // true if a step changed anything other than results
  std::optional<StoreError> failure;              // the error of an earlier step

  [[nodiscard]] Database& database() const { return *access->database; }
  // Returns the game as changed by this edit. Throws Refused if there is no such game.
  [[nodiscard]] KnownGame game(contest::GameId id);
  void commit();
  // Records that a step changed a game's result; without a result, that a step changed other things.
  void markChanged(std::optional<NewResult> result);
};

// A step of an edit while the step runs.
class Step {
 public:
  explicit Step(Frame& frame) : m_frame(&frame) {}

  [[nodiscard]] Database& database() { return m_frame->database(); }
  [[nodiscard]] const Stamp& stamp() const { return m_frame->stamp; }
  [[nodiscard]] KnownGame game(contest::GameId id) { return m_frame->game(id); }
  // Declares that the step changes only this result.
  void changesResult(NewResult result) { m_scored = std::move(result); }
  // Writes the journal row. This must be the last call of a step.
  void journal(const JournalText& text, std::optional<std::int64_t> target = {});

 private:
  Frame* m_frame;
  std::optional<NewResult> m_scored;
};

// Calls action(Step&). After a failed step, all further steps and the commit fail, so that half a step is
// never stored.
template <class Action>
auto inStep(Frame& frame, Action&& action) {
  auto done = guarded([&] {
    if (frame.failure) throw Refused(frame.failure->fault, frame.failure->detail);
    Step step(frame);
    return std::forward<Action>(action)(step);
  });
  if (!done) frame.failure = done.error();
  return done;
}

}  // namespace damath::db::detail
