// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/detail/tables/edit_frame.hpp"

#include <algorithm>

#include "db/detail/tables/event_table.hpp"
#include "db/detail/tables/game_table.hpp"

namespace damath::db::detail {

KnownGame Frame::game(contest::GameId id) {
  // Takes the game from the cached contest, unless a step of this edit changed more than results. If
  // this edit has changed the result of the game, returns the changed result.
  if (access->isContestRead && !isWide) {
    for (const contest::Event& event : access->last->kept()->events) {
      const contest::Game* game = event.find(id);
      if (game == nullptr) continue;
      const auto changed = std::find_if(scored.rbegin(), scored.rend(),
                                        [id](const NewResult& each) { return each.game == id; });
      return {event.id, event.setup.set.figureStyle(),
              changed == scored.rend() ? game->result : changed->result};
    }
    throw Refused(StoreFault::Constraint, "no such game");
  }
  const GameState state = gameState(database(), id);
  return {state.event, figureStyleOf(database(), state.event), state.result};
}

void Frame::markChanged(std::optional<NewResult> result) {
  access->isChanged = true;
  if (result) {
    scored.push_back(*std::move(result));
  } else {
    isWide = true;
  }
}

void Frame::commit() {
  access->transaction.commit();
  if (isWide) access->last->fallBehind();
  if (!isWide) access->last->follow(scored);
}

void Step::journal(const JournalText& text, std::optional<std::int64_t> target) {
  m_frame->markChanged(m_scored);
  const std::int64_t number = addToJournal(database(), stamp(), {m_frame->act, target}, text,
                                           m_frame->confirmations, database().takeTrail());
  if (!m_frame->act) m_frame->act = number;
  m_frame->confirmations.clear();
}

void Step::journalCarried(const JournalText& text) {
  const Stamp whole = m_frame->stamp;
  m_frame->stamp.reason.clear();
  m_frame->stamp.askedBy.clear();
  journal(text);
  m_frame->stamp = whole;
}

void Step::journalApart(const JournalText& text) {
  Stamp stamp = m_frame->stamp;
  stamp.reason.clear();
  addToJournal(database(), stamp, {}, text, {}, {});
}

}  // namespace damath::db::detail
