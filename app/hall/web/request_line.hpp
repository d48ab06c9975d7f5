// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which whole requests are answered. Known senders come before strangers. Among known senders,
// and among the addresses of strangers, each sender's requests get their turn equally often. So nobody waits
// behind a sender with many requests. Not thread-safe.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <list>
#include <optional>
#include <string>

namespace damath::web {

// The sender of a request: a known sender by its name, or a stranger by its address.
struct Sender {
  std::string name;
  bool isKnown = false;
  friend bool operator==(const Sender&, const Sender&) = default;
};

struct LineLimits {
  std::size_t waitingStrangers = 128;  // the largest number of strangers' requests that wait
  std::size_t strangersAtWork = 2;     // the largest number of strangers' requests that are being answered
  // The largest number of requests of one known sender that are being answered at the same time. WebStation
  // knows phones with a table, browsers with a valid card, and the organizer.
  std::size_t ofSenderAtWork = 2;
};

// The requests that wait for an answer, in one queue for each sender. Precondition: `Job`, the type of a
// request, is cheap to copy.
template <class Job>
class RequestLine {
 public:
  explicit RequestLine(LineLimits limits = {}) : m_limits(limits) {}

  // Puts a request into the line. If too many requests of strangers wait, returns a request that must be
  // refused: the newest request of the stranger with the largest number of waiting requests. This may be the
  // new request itself.
  [[nodiscard]] std::optional<Job> add(const Sender& sender, Job job) {
    queueOf(sender).jobs.push_back(std::move(job));
    if (sender.isKnown || ++m_strangersWaiting <= m_limits.waitingStrangers) return std::nullopt;
    const auto longest = std::ranges::max_element(
        m_queues, {}, [](const Queue& queue) { return queue.sender.isKnown ? 0 : queue.jobs.size(); });
    --m_strangersWaiting;
    Job refused = std::move(longest->jobs.back());
    longest->jobs.pop_back();
    forgetEmpty(longest);
    return refused;
  }

  struct Turn {
    Sender sender;
    Job job;
  };
  // Takes the next request to answer. nullopt if no request waits, or if LineLimits allows none of the
  // waiting requests now.
  [[nodiscard]] std::optional<Turn> take() {
    for (const bool isKnown : {true, false}) {
      if (!isKnown && m_strangersAtWork >= m_limits.strangersAtWork) break;
      const auto next = std::ranges::find_if(m_queues, [&](const Queue& queue) {
        const bool isFree = !isKnown || queue.atWork < m_limits.ofSenderAtWork;
        return queue.sender.isKnown == isKnown && isFree && !queue.jobs.empty();
      });
      if (next != m_queues.end()) return taken(next);
    }
    return std::nullopt;
  }
  // Notes that a request that take() returned has been answered.
  void done(const Sender& sender) {
    if (!sender.isKnown) --m_strangersAtWork;
    const auto queue = std::ranges::find(m_queues, sender, &Queue::sender);
    --queue->atWork;
    forgetEmpty(queue);
  }

  [[nodiscard]] bool isEmpty() const { return m_queues.empty(); }

 private:
  struct Queue {
    Sender sender;
    std::deque<Job> jobs = {};
    std::size_t atWork = 0;
  };
  using Queues = std::list<Queue>;

  Queue& queueOf(const Sender& sender) {
    const auto found = std::ranges::find(m_queues, sender, &Queue::sender);
    return found != m_queues.end() ? *found : m_queues.emplace_back(Queue{sender});
  }
  Turn taken(typename Queues::iterator queue) {
    Turn turn{queue->sender, std::move(queue->jobs.front())};
    queue->jobs.pop_front();
    ++queue->atWork;
    if (!turn.sender.isKnown) {
      --m_strangersWaiting;
      ++m_strangersAtWork;
    }
    // The sender gets the next turn after all other senders.
    m_queues.splice(m_queues.end(), m_queues, queue);
    return turn;
  }
  void forgetEmpty(typename Queues::iterator queue) {
    if (queue->jobs.empty() && queue->atWork == 0) m_queues.erase(queue);
  }

  LineLimits m_limits;
  Queues m_queues;  // the senders with a request, in the order of their turns
  std::size_t m_strangersWaiting = 0;
  std::size_t m_strangersAtWork = 0;
};

}  // namespace damath::web
