// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edit.hpp"

#include <algorithm>

#include "db/detail/tables/event_table.hpp"
#include "db/detail/tables/frame.hpp"
#include "db/detail/tables/game_table.hpp"

namespace damath::db {

detail::Database& Edit::Frame::database() {
  return *reading.m_access->database;
}

detail::KnownGame Edit::Frame::game(contest::GameId id) {
  const Reading::Access& access = *reading.m_access;
  // Uses the cached contest, and the results that this edit has changed.
  if (access.isContestRead && !isWide) {
    for (const contest::Event& event : access.last->kept()->events) {
      const contest::Game* game = event.find(id);
      if (game == nullptr) continue;
      const auto changed = std::find_if(scored.rbegin(), scored.rend(),
                                        [id](const detail::NewResult& each) { return each.game == id; });
      return {event.id, event.setup.set.figureStyle(),
              changed == scored.rend() ? game->result : changed->result};
    }
    throw detail::Refused(StoreFault::Constraint, "no such game");
  }
  const detail::GameState state = detail::gameState(database(), id);
  return {state.event, detail::figureStyleOf(database(), state.event), state.result};
}

void Edit::Frame::markChanged(std::optional<detail::NewResult> result) {
  reading.m_access->isChanged = true;
  if (result) {
    scored.push_back(*std::move(result));
  } else {
    isWide = true;
  }
}

void Edit::Frame::commit() {
  reading.m_access->transaction.commit();
  detail::LastContest& last = *reading.m_access->last;
  if (isWide) last.fallBehind();
  if (!isWide) last.follow(scored);
}

Edit::Edit(std::unique_ptr<Frame> frame) : m_frame(std::move(frame)) {}
Edit::Edit(Edit&&) noexcept = default;
Edit& Edit::operator=(Edit&&) noexcept = default;
Edit::~Edit() = default;

const Reading& Edit::reading() const {
  return m_frame->reading;
}

void Edit::answer(ConfirmationAnswer answer) {
  m_frame->confirmations.push_back(std::move(answer));
}

std::optional<std::int64_t> Edit::act() const {
  return m_frame->act;
}

StoreResult<void> Edit::commit() {
  auto done = detail::guardedOn(m_frame->database(), [this] {
    if (m_frame->failure) throw detail::Refused(m_frame->failure->fault, m_frame->failure->detail);
    m_frame->commit();
  });
  if (!done) m_frame->failure = done.error();
  return done;
}

void detail::Step::journal(const JournalText& text, std::optional<std::int64_t> target) {
  m_frame->markChanged(m_scored);
  const std::int64_t number = addToJournal(database(), stamp(), {m_frame->act, target}, text,
                                           m_frame->confirmations, database().takeTrail());
  if (!m_frame->act) m_frame->act = number;
  m_frame->confirmations.clear();
}

}  // namespace damath::db
