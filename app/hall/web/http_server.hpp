// SPDX-License-Identifier: GPL-3.0-or-later
// A web server for browsers on the network: plain HTTP, with libmicrohttpd. Strangers can connect, and a
// stranger may have the same address as all phones of a school. So each connection carries one request, which
// must arrive within a time. Requests of known senders are answered first, and their connections are never
// closed for a stranger's (connection_places.hpp, request_line.hpp).
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/hall/web/connection_places.hpp"
#include "app/hall/web/exchange.hpp"
#include "core/expected.hpp"

namespace damath::web {

inline constexpr int kUsualPort = 8080;

enum class ServerFault {
  NoSuchAddress,  // the address does not belong to this computer
  PortTaken,
  CannotServe  // the operating system allows no more sockets or threads
};

// The functions that the server calls, from several threads at once. An exception of a function does not
// reach the server's library, and the server goes on. After an exception of `answer`, the browser gets the
// status 500. After an exception of `senderOf`, the sender counts as a stranger. After an exception of
// `refuse`, the page is empty.
struct Handlers {
  // Answers a request.
  std::function<Response(const Request&)> answer;
  // Returns the name of a known sender, for example of a phone; empty for a stranger. The request has no form
  // yet. Must not wait. If the function is empty, all senders are strangers.
  std::function<std::string(const Request&)> senderOf = {};
  // Returns the page for a request that cannot be answered now: kBusy or kFailed. Must not wait. If the
  // function is empty, these pages are empty.
  std::function<Response(const Request&, int status)> refuse = {};
};

class HttpServer {
 public:
  // Starts a server that answers browsers until its destructor. An empty address means all addresses of this
  // computer. Port 0 means any free port. The limits are lower if the system allows fewer open files.
  // Strangers of one address never get more than half of the connections.
  [[nodiscard]] static Expected<HttpServer, ServerFault> start(const std::string& address, int port,
                                                               Handlers handlers, PlaceLimits limits = {});
  HttpServer(HttpServer&&) noexcept;
  HttpServer& operator=(HttpServer&&) = delete;
  // Stops the server after the waiting requests of known senders are answered and the waiting requests of
  // strangers are refused. Waits at most three seconds for browsers that still receive.
  ~HttpServer();

  [[nodiscard]] int port() const;

 private:
  class Serving;
  explicit HttpServer(std::unique_ptr<Serving> serving);
  std::unique_ptr<Serving> m_serving;
};

}  // namespace damath::web
