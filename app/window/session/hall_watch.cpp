// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/hall_watch.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>

#include "app/desk/change/clock.hpp"
#include "app/desk/change/desk.hpp"
#include "core/precondition.hpp"

namespace damath::window {

namespace {

constexpr std::chrono::milliseconds kBetween{400};  // pause between two requests to the server
constexpr std::chrono::milliseconds kPatience{2000};

}  // namespace

struct HallWatch::Asking {
  std::mutex mutex;
  std::condition_variable news;
  HallWatch* watch = nullptr;  // the HallWatch; null once its destructor has started
  bool isEnded = false;        // true when the thread that asks the server has finished

  void tell(std::optional<std::int64_t> changes) {
    const std::scoped_lock lock(mutex);
    if (watch == nullptr) return;
    QMetaObject::invokeMethod(
        watch, [to = watch, changes] { to->hear(changes); }, Qt::QueuedConnection);
  }

  // Waits for kBetween between two requests. True if the thread must ask again; false if the HallWatch is
  // being destroyed.
  bool pause() {
    std::unique_lock lock(mutex);
    news.wait_for(lock, kBetween, [this] { return watch == nullptr; });
    return watch != nullptr;
  }

  void ask(const db::Place& place) {
    const desk::SystemClock clock;
    std::optional<desk::Desk> desk;
    do {
      if (!desk) {
        desk = std::move(desk::Desk::open(place, clock,
                                          {.busyTimeout = kPatience,
                                           .disk = {},
                                           .access = db::Access::Look,
                                           .answerTimeout = kPatience})
                             .desk);
      }
      std::optional<std::int64_t> changes;
      if (desk) {
        if (const auto answer = desk->changesOfOthers()) changes = *answer;
      }
      tell(changes);
    } while (pause());
    const std::scoped_lock lock(mutex);
    isEnded = true;
    news.notify_all();
  }
};

HallWatch::HallWatch(db::Place place, std::shared_ptr<std::atomic<bool>> silence, QObject* parent)
    : QObject(parent), m_asking(std::make_shared<Asking>()), m_silence(std::move(silence)) {
  DAMATH_EXPECTS(place.hall() != nullptr && m_silence != nullptr);
  m_asking->watch = this;
  m_answered.start();
  m_timer.setInterval(kBetween);
  connect(&m_timer, &QTimer::timeout, this, [this] {
    if (*m_silence || m_answered.elapsed() > kLongestSilence.count()) setReached(false);
  });
  m_timer.start();
  // Starts the thread detached, because it may hang in a request to the server. The thread shares the
  // ownership of its data.
  std::thread([asking = m_asking, place = std::move(place)] { asking->ask(place); }).detach();
}

HallWatch::~HallWatch() {
  std::unique_lock lock(m_asking->mutex);
  m_asking->watch = nullptr;
  m_asking->news.notify_all();
  m_asking->news.wait_for(lock, kPatience, [this] { return m_asking->isEnded; });
}

void HallWatch::hear(std::optional<std::int64_t> changes) {
  if (!changes) return;
  m_answered.restart();
  // The first answer counts as a change, because the contest was read before the watch began and may have
  // changed since.
  const bool isNews = m_changes != changes;
  m_changes = changes;
  // Another request to the server has failed and set m_silence. Reports the server as out of reach first, so
  // that pages also learn of a failure that ended before this answer.
  if (*m_silence) setReached(false);
  const bool wasReached = m_isReached;
  setReached(true);
  if (isNews || !wasReached) Q_EMIT changed();
}

void HallWatch::setReached(bool isReached) {
  if (m_isReached == isReached) return;
  m_isReached = isReached;
  *m_silence = !isReached;
  Q_EMIT reachChanged(isReached);
}

}  // namespace damath::window
