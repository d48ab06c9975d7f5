// SPDX-License-Identifier: GPL-3.0-or-later
// The open connections of the web server, each with a place. Strangers can open any number of connections, so
// a new connection never waits for a place: if its address has too many connections, the oldest connection of
// this address is closed. If there are too many in total, the oldest connection of the address with the
// largest number of connections is closed. Only connections of strangers are closed for this. A phone sends
// its request at once and keeps its place for milliseconds, so it is not the oldest. Thread-safe.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "platform/handle.hpp"

namespace damath::web {

struct PlaceLimits {
  std::size_t all = 512;  // the largest number of connections in total
  // the largest number of connections of strangers from one address; a router may give all phones of a school
  // the same address
  std::size_t ofAddress = 256;
  std::size_t ofSender = 8;  // the largest number of connections of one known sender
  // the largest sum of the answers that are being sent to strangers, in bytes
  std::size_t strangersBytes = 32UL * 1024 * 1024;
  // the longest time from the beginning of a connection until its whole request has arrived
  std::chrono::milliseconds receiving{10000};
  std::chrono::milliseconds sending{30000};  // the longest time from the beginning of an answer to its end
};

class ConnectionPlaces {
 public:
  using Moment = std::chrono::milliseconds;  // a time of a clock that never goes back
  using Number = std::uint64_t;
  // Ends a connection. The caller of ConnectionPlaces then learns that the connection has ended, and calls
  // leave().
  using End = std::function<void(platform::Handle::Number socket)>;

  ConnectionPlaces(PlaceLimits limits, End end) : m_limits(limits), m_end(std::move(end)) {}

  // Gives the new connection a place and returns the number of the place. If no place is free, ends a
  // connection of a stranger whose request is not with a worker (work()). This can be the new connection
  // itself.
  [[nodiscard]] Number enter(platform::Handle::Number socket, const std::string& address, Moment now);
  // Notes the known sender of the connection's request. False if `sender` is empty or has too many
  // connections: then the connection counts as a stranger's.
  [[nodiscard]] bool recognize(Number number, const std::string& sender);
  // Notes that the whole request has arrived. Until send() is called, the connection is not ended.
  void work(Number number);
  // Notes that an answer of this size is being sent. If strangers then have too many bytes to receive, ends
  // other connections of strangers that receive an answer, the oldest connection first.
  void send(Number number, std::size_t bytes, Moment now);
  // Frees the place of a closed connection.
  void leave(Number number);

  // Ends the connections that take too long to send a request or to receive its answer.
  void endOverdue(Moment now);
  // True if a request that has arrived completely waits for its answer, or if an answer is still being sent.
  // A refusal is an answer too. Connections that this object has ended do not count.
  [[nodiscard]] bool isAnswering() const;

 private:
  enum class Stage { Receiving, Working, Sending };
  struct Place {
    platform::Handle::Number socket = platform::Handle::kNone;
    std::string address;
    std::string sender;  // empty for a stranger
    Stage stage = Stage::Receiving;
    Moment since{};
    std::size_t bytes = 0;
    bool isEnded = false;
  };
  using Places = std::map<Number, Place>;

  [[nodiscard]] bool mayEnd(const Place& place) const {
    return !place.isEnded && place.sender.empty() && place.stage != Stage::Working;
  }
  void endOldestOf(const std::string& address);
  [[nodiscard]] std::string crowdedAddress() const;
  void end(Place& place);

  PlaceLimits m_limits;
  End m_end;
  mutable std::mutex m_mutex;
  Places m_places;  // ordered by number, so the oldest connection is the first
  Number m_last = 0;
};

}  // namespace damath::web
