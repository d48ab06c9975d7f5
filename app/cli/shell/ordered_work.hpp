// SPDX-License-Identifier: GPL-3.0-or-later
// Runs numbered pieces of work in several threads and delivers the answers in the order of the numbers. The
// number of undelivered answers is limited, so the memory does not grow with the number of pieces.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace damath::cli {

enum class Next { GoOn, Stop };

template <class Answer>
class OrderedWork {
 public:
  // Does the piece of work with this number. Called by several threads at once.
  using Work = std::function<Answer(std::size_t)>;
  // Receives an answer. Called only in the caller's thread.
  using Take = std::function<Next(Answer)>;
  // True if the run must stop. Called before each answer and while the run waits, in the caller's thread.
  using StopAsked = std::function<bool()>;

  OrderedWork(std::size_t count, Work work) : m_count(count), m_work(std::move(work)) {}

  // Returns after all answers are delivered, or earlier if `take` or `isStopWanted` asks for a stop. No
  // thread is still working when run() returns. Rethrows an exception of the work. With one thread or one
  // piece of work, the work runs in the caller's thread.
  void run(unsigned threads, const Take& take, const StopAsked& isStopWanted) {
    if (threads <= 1 || m_count <= 1) {
      for (std::size_t i = 0; i < m_count && !isStopWanted(); ++i) {
        if (take(m_work(i)) == Next::Stop) return;
      }
      return;
    }
    m_answers.resize(threads * kAhead);
    std::vector<std::thread> workers;
    const Finish finish(*this, workers);
    for (unsigned i = 0; i < threads; ++i) workers.emplace_back([this] { keepWorking(); });
    while (m_taken < m_count) {
      std::optional<Answer> answer = nextAnswer(isStopWanted);
      if (!answer || take(*std::move(answer)) == Next::Stop) return;
    }
  }

 private:
  // The largest number of pieces of work for each thread that are begun and whose answers are not delivered.
  static constexpr std::size_t kAhead = 16;
  static constexpr std::chrono::milliseconds kPatience{100};

  // Stops and joins all threads in its destructor, so that no thread continues after run().
  class Finish {
   public:
    Finish(OrderedWork& work, std::vector<std::thread>& workers) : m_work(work), m_workers(workers) {}
    Finish(const Finish&) = delete;
    Finish& operator=(const Finish&) = delete;
    ~Finish() {
      {
        const std::lock_guard lock(m_work.m_mutex);
        m_work.m_stopped = true;
      }
      m_work.m_room.notify_all();
      for (std::thread& worker : m_workers) worker.join();
    }

   private:
    OrderedWork& m_work;
    std::vector<std::thread>& m_workers;
  };

  void keepWorking() {
    for (;;) {
      std::unique_lock lock(m_mutex);
      m_room.wait(lock,
                  [this] { return m_stopped || m_given >= m_count || m_given < m_taken + m_answers.size(); });
      if (m_stopped || m_given >= m_count) return;
      const std::size_t mine = m_given++;
      lock.unlock();
      std::optional<Answer> answer;
      std::exception_ptr thrown;
      try {
        answer = m_work(mine);
      } catch (...) {
        thrown = std::current_exception();
      }
      lock.lock();
      if (thrown && !m_thrown) m_thrown = thrown;
      m_answers[mine % m_answers.size()] = std::move(answer);
      lock.unlock();
      m_answered.notify_one();
    }
  }

  // Waits for the answer with the next number. nullopt if a stop is requested.
  std::optional<Answer> nextAnswer(const StopAsked& isStopWanted) {
    std::unique_lock lock(m_mutex);
    std::optional<Answer>& slot = m_answers[m_taken % m_answers.size()];
    while (!slot && !m_thrown) {
      if (isStopWanted()) return std::nullopt;
      m_answered.wait_for(lock, kPatience);
    }
    if (m_thrown) std::rethrow_exception(m_thrown);
    if (isStopWanted()) return std::nullopt;
    std::optional<Answer> answer = std::move(slot);
    slot.reset();
    ++m_taken;
    lock.unlock();
    m_room.notify_one();
    return answer;
  }

  const std::size_t m_count;
  const Work m_work;
  std::mutex m_mutex;
  std::condition_variable m_room;
  std::condition_variable m_answered;
  std::vector<std::optional<Answer>> m_answers;  // a ring: answer n is at index n % size
  std::size_t m_given = 0;
  std::size_t m_taken = 0;
  bool m_stopped = false;
  std::exception_ptr m_thrown;
};

}  // namespace damath::cli
