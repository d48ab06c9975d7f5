// SPDX-License-Identifier: GPL-3.0-or-later
// The engine in a thread of its own, so that the window goes on while it thinks. One question at a time; what
// is stopped answers nobody, and ends within 50 milliseconds.
#pragma once

#include <QObject>
#include <atomic>
#include <memory>

#include "app/game/opponent.hpp"

class QThread;

namespace damath::models {

class EnginePlayer : public QObject {
  Q_OBJECT

 public:
  explicit EnginePlayer(QObject* parent = nullptr);
  // Stops what is under way and waits for it.
  ~EnginePlayer() override;

  // For games so set up; what was under way is stopped.
  void prepare(const game::Setup& setup);
  // Promise of these: prepared for the game's setup, and the game is not over. What was under way is stopped.
  void think(const rules::RunningGame& game);
  void advise(const rules::RunningGame& game);
  void offerDraw(const rules::RunningGame& game);
  void stop();
  [[nodiscard]] bool isThinking() const { return m_isThinking; }

 Q_SIGNALS:
  void thought(const damath::engine::SearchResult& result);
  void answered(bool acceptsDraw);
  // The thread has come to the end of what was stopped.
  void rested();

 private:
  struct Seat;  // of the engine, in its thread
  using Flag = std::shared_ptr<std::atomic<bool>>;
  // Runs it in the thread; what it gives is run in the window's, unless it was stopped.
  template <class Work>
  void ask(Work work);

  std::unique_ptr<QThread> m_thread;
  QObject* m_there;  // lives in the thread
  std::shared_ptr<Seat> m_seat;
  Flag m_stop;
  bool m_isThinking = false;
};

}  // namespace damath::models
