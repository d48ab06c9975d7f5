// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the engine in its own thread, so that the window stays usable while the engine thinks. The engine
// answers one request at a time. A stopped request ends within 50 milliseconds and sends no answer.
#pragma once

#include <QObject>
#include <atomic>
#include <memory>

#include "app/play/game/opponent.hpp"

class QThread;

namespace damath::window {

class EnginePlayer : public QObject {
  Q_OBJECT

 public:
  explicit EnginePlayer(QObject* parent = nullptr);
  // Stops the running request and waits until the engine's thread has ended.
  ~EnginePlayer() override;

  // Prepares the engine for games with this setup. Stops the running request.
  void prepare(const game::Setup& setup);
  // Requests to the engine: think, advise and offerDraw. Each request stops the running request. Precondition
  // of the three: `prepare` was called with the setup of this game, and the game is not over.
  void think(const rules::RunningGame& game);
  void advise(const rules::RunningGame& game);
  void offerDraw(const rules::RunningGame& game);
  void stop();
  [[nodiscard]] bool isThinking() const { return m_isThinking; }

 Q_SIGNALS:
  void thought(const damath::engine::SearchResult& result);
  void answered(bool acceptsDraw);
  // Emitted when the engine's thread has ended a request that was stopped.
  void rested();

 private:
  struct Seat;  // the engine and its setup, used in the engine's thread
  using Flag = std::shared_ptr<std::atomic<bool>>;
  // Runs `work` in the engine's thread. Then calls the function that `work` returned, in the window's thread,
  // unless the request was stopped.
  template <class Work>
  void ask(Work work);

  std::unique_ptr<QThread> m_thread;
  QObject* m_there;  // an object in the engine's thread, which runs the requests
  std::shared_ptr<Seat> m_seat;
  Flag m_stop;
  bool m_isThinking = false;
};

}  // namespace damath::window
