// SPDX-License-Identifier: GPL-3.0-or-later
// A web server for browsers on the network: plain HTTP, with libmicrohttpd. Strangers can connect, so the
// server limits the size of a request and of a form, the seconds without data, and the connections of one
// computer and of all computers.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/hall/web/exchange.hpp"
#include "core/expected.hpp"

namespace damath::web {

inline constexpr int kUsualPort = 8080;

enum class ServerFault {
  NoSuchAddress,  // the address does not belong to this computer
  PortTaken,
  CannotServe  // the operating system allows no more sockets or threads
};

class HttpServer {
 public:
  // Answers a request. The server calls this function from several threads at once. Precondition: the
  // function does not throw.
  using Answer = std::function<Response(const Request&)>;

  // Starts a server that answers browsers until its destructor. An empty address means all addresses of this
  // computer. Port 0 means any free port.
  [[nodiscard]] static Expected<HttpServer, ServerFault> start(const std::string& address, int port,
                                                               Answer answer);
  HttpServer(HttpServer&&) noexcept;
  HttpServer& operator=(HttpServer&&) = delete;
  // Stops the server after all answers are sent.
  ~HttpServer();

  [[nodiscard]] int port() const;

 private:
  struct Serving;
  explicit HttpServer(std::unique_ptr<Serving> serving);
  std::unique_ptr<Serving> m_serving;
};

}  // namespace damath::web
