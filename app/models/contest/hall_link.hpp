// SPDX-License-Identifier: GPL-3.0-or-later
// The hall that the open contest is in, if it is in one: whether it answers, who works there, and what was
// entered while it did not.
#pragma once

#include <QObject>
#include <memory>

#include "app/models/contest/hall_watch.hpp"
#include "app/models/contest/unsent.hpp"
#include "db/records/rights.hpp"

namespace damath::models {

class HallLink : public QObject {
  Q_OBJECT

 public:
  // Both must outlive this.
  HallLink(Session& session, const Translator& translator);

  // False for a file, and while nothing is open.
  [[nodiscard]] bool isJoined() const { return m_watch != nullptr; }
  // False while the hall does not answer: until it does, every change is refused.
  [[nodiscard]] bool isReached() const { return m_watch == nullptr || m_watch->isReached(); }
  // Promise: isJoined().
  [[nodiscard]] QTime answeredAt() const { return m_watch->answeredAt(); }
  // Who has logged in; nobody in a file, nor who made the hall.
  [[nodiscard]] db::Worker person() const;
  [[nodiscard]] Unsent& unsent() { return m_unsent; }

  // Watches it from now on, or watches none; see HallWatch.
  void join(const db::Place& hall, std::shared_ptr<std::atomic<bool>> silence);
  void leave() { m_watch.reset(); }

 Q_SIGNALS:
  // By any station, this one too.
  void changed();
  // Before `reachChanged(true)`: what a page asked for meanwhile it did not get.
  void answersAgain();
  // The hall has fallen silent, or answers again.
  void reachChanged(bool isReached);
  // It answers again: whether it has the change that it had not answered to.
  void doubtSettled(bool isStored);

 private:
  void hearReach(bool isReached);

  Session& m_session;
  std::unique_ptr<HallWatch> m_watch;  // null while none is open
  Unsent m_unsent;
};

}  // namespace damath::models
