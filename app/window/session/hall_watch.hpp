// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the server in a separate thread again and again if the contest has changed. So the window knows of
// another station's change within a second, and never waits for a server that does not answer.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTime>
#include <QTimer>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

#include "db/records/place.hpp"

namespace damath::window {

class HallWatch : public QObject {
  Q_OBJECT

 public:
  // Precondition: `place` is a shared contest on a server. `silence` is true while the server does not
  // answer. Other code that asks the server may also set `silence` to true.
  HallWatch(db::Place place, std::shared_ptr<std::atomic<bool>> silence, QObject* parent = nullptr);
  // Waits for an unfinished answer, at most 2 seconds.
  ~HallWatch() override;

  // False after the server did not answer for some seconds, until the next answer.
  [[nodiscard]] bool isReached() const { return m_isReached; }

  // Returns the local time of the server's last answer.
  [[nodiscard]] QTime answeredAt() const {
    return QTime::currentTime().addMSecs(-static_cast<int>(m_answered.elapsed()));
  }

  // A server that has not answered for this time is out of reach.
  static constexpr std::chrono::milliseconds kLongestSilence{4000};

 Q_SIGNALS:
  // Emitted after a change by any station, including this one.
  void changed();
  void reachChanged(bool isReached);

 private:
  struct Asking;  // data shared with the asking thread
  void hear(std::optional<std::int64_t> changes);
  void setReached(bool isReached);

  std::shared_ptr<Asking> m_asking;
  std::shared_ptr<std::atomic<bool>> m_silence;
  QTimer m_timer;
  QElapsedTimer m_answered;
  std::optional<std::int64_t> m_changes;
  bool m_isReached = true;
};

}  // namespace damath::window
