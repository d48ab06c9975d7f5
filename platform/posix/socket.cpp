// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/socket.hpp"

#include <poll.h>
#include <sys/socket.h>

#include "platform/posix/system_call.hpp"
#include "platform/socket_address.hpp"

namespace damath::platform {

bool isPortFree(int port) {
  const Handle socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
  const int yes = 1;
  ::setsockopt(numberOf(socket), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  const auto all = Endpoint::of({}, port);
  return ::bind(numberOf(socket), all->native(), Endpoint::size()) == 0;
}

SocketEvent awaitSocket(Handle::Number socket, Awaited awaited, std::chrono::milliseconds limit) {
  const auto events = static_cast<short>(awaited == Awaited::Input ? POLLIN : POLLIN | POLLOUT);
  // Passes the socket's number to poll(). The number of a closed socket is negative, which makes poll() only
  // wait.
  pollfd waiting{static_cast<int>(socket), events, 0};
  const int ready = ::poll(&waiting, 1, static_cast<int>(limit.count()));
  if (ready < 0 && errno == EINTR) return SocketEvent::Interrupted;
  if (ready <= 0) return SocketEvent::None;
  return (waiting.revents & ~POLLOUT) == 0 ? SocketEvent::Writable : SocketEvent::Input;
}

void shutDown(Handle::Number socket) {
  ::shutdown(static_cast<int>(socket), SHUT_RDWR);
}

}  // namespace damath::platform
