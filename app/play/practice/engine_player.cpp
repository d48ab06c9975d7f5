// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/practice/engine_player.hpp"

#include <QThread>
#include <optional>

namespace damath::window {

struct EnginePlayer::Seat {
  explicit Seat(const game::Setup& agreed) : setup(agreed) {}

  const game::Setup setup;
  std::optional<game::Opponent> opponent;  // made by the first request, inside the engine's thread

  game::Opponent& player() {
    if (!opponent) opponent.emplace(setup);
    return *opponent;
  }
};

EnginePlayer::EnginePlayer(QObject* parent)
    : QObject(parent), m_thread(std::make_unique<QThread>()), m_there(new QObject) {
  m_there->moveToThread(m_thread.get());
  connect(m_thread.get(), &QThread::finished, m_there, &QObject::deleteLater);
  m_thread->start();
}

EnginePlayer::~EnginePlayer() {
  stop();
  m_thread->quit();
  m_thread->wait();
}

void EnginePlayer::prepare(const game::Setup& setup) {
  stop();
  m_seat = std::make_shared<Seat>(setup);
}

template <class Work>
void EnginePlayer::ask(Work work) {
  stop();
  m_stop = std::make_shared<std::atomic<bool>>(false);
  m_isThinking = true;
  QMetaObject::invokeMethod(m_there, [this, work, seat = m_seat, flag = m_stop] {
    const auto tell = flag->load() ? nullptr : work(*seat, [flag] { return flag->load(); });
    QMetaObject::invokeMethod(this, [this, tell, flag] {
      if (flag->load()) return Q_EMIT rested();
      m_isThinking = false;
      tell();
    });
  });
}

void EnginePlayer::think(const rules::RunningGame& game) {
  ask([this, game](Seat& seat, const game::Stop& stop) -> std::function<void()> {
    return [this, result = seat.player().think(game, stop)] { Q_EMIT thought(result); };
  });
}

void EnginePlayer::advise(const rules::RunningGame& game) {
  ask([this, game](Seat& seat, const game::Stop& stop) -> std::function<void()> {
    return [this, result = seat.player().advise(game, stop)] { Q_EMIT thought(result); };
  });
}

void EnginePlayer::offerDraw(const rules::RunningGame& game) {
  ask([this, game](Seat& seat, const game::Stop& stop) -> std::function<void()> {
    return [this, accepts = seat.player().acceptsDraw(game, stop)] { Q_EMIT answered(accepts); };
  });
}

void EnginePlayer::stop() {
  if (m_stop) *m_stop = true;
  m_isThinking = false;
}

}  // namespace damath::window
