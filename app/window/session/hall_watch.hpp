// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the server again and again, in a separate thread, if the contest has changed. So the window learns of
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
  // Precondition: `place` is a shared contest on a server. `silence` is shared with the code that makes other
  // requests to the server. A request sets `silence` to true if the server does not answer.
  HallWatch(db::Place place, std::shared_ptr<std::atomic<bool>> silence, QObject* parent = nullptr);
  // Waits for the answer to the current request, for at most 2 seconds.
  ~HallWatch() override;

  // True while the server answers. False after kLongestSilence without an answer, or after another request to
  // the server got no answer, until the next answer.
  [[nodiscard]] bool isReached() const { return m_isReached; }

  // Returns the local time of the server's last answer.
  [[nodiscard]] QTime answeredAt() const {
    return QTime::currentTime().addMSecs(-static_cast<int>(m_answered.elapsed()));
  }

  // After this time without an answer, a server counts as out of reach.
  static constexpr std::chrono::milliseconds kLongestSilence{4000};

 Q_SIGNALS:
  // Emitted after a change by any station, including this one. Also emitted after the server's first answer,
  // and when the server answers again.
  void changed();
  void reachChanged(bool isReached);

 private:
  struct Asking;  // data shared with the thread that asks the server
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
