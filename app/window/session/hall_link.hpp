// SPDX-License-Identifier: GPL-3.0-or-later
// The connection to the server, if the open contest is a shared contest: tells if the server answers and who
// is logged in, and has the entries that were made while the server did not answer.
#pragma once

#include <QObject>
#include <QTime>
#include <atomic>
#include <memory>

#include "app/window/session/hall_watch.hpp"
#include "app/window/session/unsent.hpp"
#include "db/records/place.hpp"
#include "db/records/rights.hpp"

namespace damath::window {

class HallLink : public QObject {
  Q_OBJECT

 public:
  // The arguments must outlive this object.
  HallLink(Session& session, const Translator& translator);

  // True while a shared contest is open. False for a contest file, and while no contest is open.
  [[nodiscard]] bool isJoined() const { return m_watch != nullptr; }
  // True while the server answers, and always for a contest file. While this is false, every change is
  // refused.
  [[nodiscard]] bool isReached() const { return m_watch == nullptr || m_watch->isReached(); }
  // Returns the local time of the server's last answer. Precondition: isJoined().
  [[nodiscard]] QTime answeredAt() const { return m_watch->answeredAt(); }
  // Returns the person who is logged in. nullopt for a contest file, and for the owner, who shares the
  // contest and needs no login.
  [[nodiscard]] db::Worker person() const;
  [[nodiscard]] Unsent& unsent() { return m_unsent; }

  // Makes `hall` the joined contest and starts to watch its server; see HallWatch.
  void join(const db::Place& hall, std::shared_ptr<std::atomic<bool>> silence);
  void leave() { m_watch.reset(); }

 Q_SIGNALS:
  // Emitted after a change by any station, including this one. Also emitted after the server's first answer,
  // and when the server answers again.
  void changed();
  // Emitted before `reachChanged(true)`. Pages must then read the contest again, because earlier reads may
  // have failed.
  void answersAgain();
  // Emitted when the server stops answering, and when the server answers again.
  void reachChanged(bool isReached);
  // Emitted when the server answers again and a change of the user had got no answer. `isStored` is true if
  // the server stored this change. Not emitted if the change is an unsent entry, because it is sent again.
  void doubtSettled(bool isStored);

 private:
  void hearReach(bool isReached);

  Session& m_session;
  std::unique_ptr<HallWatch> m_watch;  // null while no shared contest is open
  Unsent m_unsent;
};

}  // namespace damath::window
