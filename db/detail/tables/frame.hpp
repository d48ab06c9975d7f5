// SPDX-License-Identifier: GPL-3.0-or-later
// What the edit classes of one edit share, and how a step is made: what it changed and what it says go into
// the journal together.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "db/detail/database.hpp"
#include "db/detail/failure.hpp"
#include "db/detail/journal/journal_table.hpp"
#include "db/detail/tables/access.hpp"
#include "db/edit.hpp"

namespace damath::db {

namespace detail {

struct KnownGame {
  contest::EventId event{};
  exact::FigureStyle style{};
  std::optional<contest::GameResult> result;
};

}  // namespace detail

struct Edit::Frame {
  Frame(Reading theReading, Stamp theStamp) : reading(std::move(theReading)), stamp(std::move(theStamp)) {}

  Reading reading;
  Stamp stamp;
  std::optional<std::int64_t> act;                // the first row written
  std::vector<ConfirmationAnswer> confirmations;  // not yet written
  std::vector<detail::NewResult> scored;          // what steps changed results to
  bool isWide = false;                            // anything else was changed
  std::optional<StoreError> failure;              // of an earlier step

  [[nodiscard]] detail::Database& database();
  // As the edit has it now. Throws Refused where there is none.
  [[nodiscard]] detail::KnownGame game(contest::GameId id);
  void commit();
  // A step has changed the game's result, or, without one, anything.
  void markChanged(std::optional<detail::NewResult> result);
};

namespace detail {

// One step while it is made.
class Step {
 public:
  explicit Step(Edit::Frame& frame) : m_frame(&frame) {}

  [[nodiscard]] Database& database() { return m_frame->database(); }
  [[nodiscard]] const Stamp& stamp() const { return m_frame->stamp; }
  [[nodiscard]] KnownGame game(contest::GameId id) { return m_frame->game(id); }
  // Nothing but this is changed by the step.
  void changesResult(NewResult result) { m_scored = std::move(result); }
  // The last thing that a step does.
  void journal(const JournalText& text, std::optional<std::int64_t> target = {});

 private:
  Edit::Frame* m_frame;
  std::optional<NewResult> m_scored;
};

// action(Step&) makes the step. A failed one spoils the edit, so that half of it can never be committed.
template <class Action>
auto inStep(Edit::Frame& frame, Action&& action) {
  auto done = guarded([&] {
    if (frame.failure) throw Refused(frame.failure->fault, frame.failure->detail);
    Step step(frame);
    return std::forward<Action>(action)(step);
  });
  if (!done) frame.failure = done.error();
  return done;
}

}  // namespace detail
}  // namespace damath::db
