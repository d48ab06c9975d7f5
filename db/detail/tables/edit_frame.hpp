// SPDX-License-Identifier: GPL-3.0-or-later
// The state that all parts of one edit share (Frame), and one step of an edit (Step). A step writes its
// changes and their text to the journal together.
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
  std::optional<std::int64_t> act;  // the first journal row of this edit, which names its action
  // the answers to confirmation questions that the next journal row will hold
  std::vector<ConfirmationAnswer> confirmations;
  std::vector<NewResult> scored;      // the results that the steps of this edit changed
  bool isWide = false;                // true if a step changed more than results
  std::optional<StoreError> failure;  // the error of an earlier step, which stops the edit

  [[nodiscard]] Database& database() const { return *access->database; }
  // Returns the game with the changes of this edit. Throws Refused if there is no such game.
  [[nodiscard]] KnownGame game(contest::GameId id);
  void commit();
  // Records the change of a step: `result` if only a game's result changed, nullopt for any other change.
  void markChanged(std::optional<NewResult> result);
};

// A step of an edit, from its first statement to its journal row.
class Step {
 public:
  explicit Step(Frame& frame) : m_frame(&frame) {}

  [[nodiscard]] Database& database() { return m_frame->database(); }
  [[nodiscard]] const Stamp& stamp() const { return m_frame->stamp; }
  [[nodiscard]] KnownGame game(contest::GameId id) { return m_frame->game(id); }
  // Returns the cached contest; null if it was not read in this transaction.
  [[nodiscard]] const contest::Contest* knownContest() const {
    return m_frame->access->isContestRead ? m_frame->access->last->kept() : nullptr;
  }
  // Tells the edit that this step changes only the result of one game.
  void changesResult(NewResult result) { m_scored = std::move(result); }
  // Writes a journal row of this step, with the changes since the row before. Precondition: the step makes no
  // further change after its last row.
  void journal(const JournalText& text, std::optional<std::int64_t> target = {});
  // Writes a journal row about data that the edit takes over unchanged from an earlier version. The row has
  // no reason, because the reason of the edit was not given for this data. Otherwise equal to journal().
  void journalCarried(const JournalText& text);
  // Writes a journal row as an action of its own, apart from the action of the edit. The row has no reason
  // and no answers. Precondition: the step changes nothing else, and the edit has no earlier step.
  void journalApart(const JournalText& text);

 private:
  Frame* m_frame;
  std::optional<NewResult> m_scored;
};

// Runs action(Step&). If the action fails, all further steps and the commit fail too. So an incomplete step
// is never stored.
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
