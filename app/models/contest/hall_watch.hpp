// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the window: asks a hall again and again whether somebody has changed the contest. So a change of
// another station is known within a second, and nobody waits for a server that does not answer.
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

namespace damath::models {

class HallWatch : public QObject {
  Q_OBJECT

 public:
  // Promise: the place is a hall. `silence` is true while it does not answer; who else asks the hall may make
  // it so.
  HallWatch(db::Place place, std::shared_ptr<std::atomic<bool>> silence, QObject* parent = nullptr);
  // Waits for an answer that is under way, at most as long as the server may take for one.
  ~HallWatch() override;

  // False from when the hall has not answered for some seconds until it does again.
  [[nodiscard]] bool isReached() const { return m_isReached; }

  // Its last answer, by the clock on the wall.
  [[nodiscard]] QTime answeredAt() const {
    return QTime::currentTime().addMSecs(-static_cast<int>(m_answered.elapsed()));
  }

  // A hall that has not answered for so long is out of reach.
  static constexpr std::chrono::milliseconds kLongestSilence{4000};

 Q_SIGNALS:
  // By any station, this one too.
  void changed();
  void reachChanged(bool isReached);

 private:
  struct Asking;  // what the thread that asks shares with this
  void hear(std::optional<std::int64_t> changes);
  void setReached(bool isReached);

  std::shared_ptr<Asking> m_asking;
  std::shared_ptr<std::atomic<bool>> m_silence;
  QTimer m_timer;
  QElapsedTimer m_answered;
  std::optional<std::int64_t> m_changes;
  bool m_isReached = true;
};

}  // namespace damath::models
