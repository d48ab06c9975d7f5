// SPDX-License-Identifier: GPL-3.0-or-later
// Browsers of the network, served over plain HTTP by libmicrohttpd. What a stranger may send is bounded: the
// size of a request and of a form, the time that nothing comes, the connections of one computer and of all.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "app/web/exchange.hpp"
#include "core/expected.hpp"

namespace damath::web {

inline constexpr int kUsualPort = 8080;

enum class ServerFault {
  NoSuchAddress,  // none of this computer
  PortTaken,
  CannotServe  // the computer refuses sockets or threads
};

class HttpServer {
 public:
  // Called from several threads at once; must not throw.
  using Answer = std::function<Response(const Request&)>;

  // When it returns, browsers are answered until it is destroyed. An empty address is every one of this
  // computer, port 0 one that is free.
  [[nodiscard]] static Expected<HttpServer, ServerFault> start(const std::string& address, int port,
                                                               Answer answer);
  HttpServer(HttpServer&&) noexcept;
  HttpServer& operator=(HttpServer&&) = delete;
  // Waits for the answers that are under way.
  ~HttpServer();

  [[nodiscard]] int port() const;

 private:
  struct Serving;
  explicit HttpServer(std::unique_ptr<Serving> serving);
  std::unique_ptr<Serving> m_serving;
};

}  // namespace damath::web
