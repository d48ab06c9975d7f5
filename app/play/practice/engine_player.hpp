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
  // Stops the running request and waits for the thread.
  ~EnginePlayer() override;

  // Prepares the engine for games with this setup. Stops the running request.
  void prepare(const game::Setup& setup);
  // Precondition of the next three functions: `prepare` got the game's setup, and the game is not over. Each
  // function stops the running request.
  void think(const rules::RunningGame& game);
  void advise(const rules::RunningGame& game);
  void offerDraw(const rules::RunningGame& game);
  void stop();
  [[nodiscard]] bool isThinking() const { return m_isThinking; }

 Q_SIGNALS:
  void thought(const damath::engine::SearchResult& result);
  void answered(bool acceptsDraw);
  // Emitted when the thread has finished a stopped request.
  void rested();

 private:
  struct Seat;  // the engine's data in its thread
  using Flag = std::shared_ptr<std::atomic<bool>>;
  // Runs `work` in the thread. Then calls the returned function in the window's thread, unless the request
  // was stopped.
  template <class Work>
  void ask(Work work);

  std::unique_ptr<QThread> m_thread;
  QObject* m_there;  // lives in the thread
  std::shared_ptr<Seat> m_seat;
  Flag m_stop;
  bool m_isThinking = false;
};

}  // namespace damath::window
