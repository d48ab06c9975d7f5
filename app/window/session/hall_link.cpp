// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/hall_link.hpp"

#include "app/window/session/session.hpp"

namespace damath::window {

HallLink::HallLink(Session& session, const Translator& translator)
    : m_session(session), m_unsent(session, translator) {}

db::Worker HallLink::person() const {
  return m_session.isOpen() ? m_session.desk().openFile().store.person() : std::nullopt;
}

void HallLink::join(const db::Place& hall, std::shared_ptr<std::atomic<bool>> silence) {
  m_watch = std::make_unique<HallWatch>(hall, std::move(silence));
  connect(m_watch.get(), &HallWatch::changed, this, &HallLink::changed);
  connect(m_watch.get(), &HallWatch::reachChanged, this, &HallLink::hearReach);
}

void HallLink::hearReach(bool isReached) {
  if (!isReached) {
    Q_EMIT reachChanged(false);
    return;
  }
  const auto settled = db::settled(m_session.desk().openFile().store);
  Q_EMIT answersAgain();
  Q_EMIT reachChanged(true);
  // The user made a change that the server did not answer. If Unsent keeps this change, Unsent sends it again
  // and reports the outcome.
  const bool isKept = m_unsent.takesDoubt();
  if (settled && *settled && !isKept) Q_EMIT doubtSettled(**settled);
  m_unsent.sendAll();
}

}  // namespace damath::window
