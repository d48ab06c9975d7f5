// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/socket.hpp"

#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include <array>

#include "platform/network_address.hpp"
#include "platform/posix/system_call.hpp"

namespace damath::platform {

namespace {

Handle newSocket(int kind) {
  return Handle(::socket(AF_INET, kind | SOCK_CLOEXEC, 0));
}

void allow(const Handle& socket, int option) {
  const int yes = 1;
  ::setsockopt(numberOf(socket), SOL_SOCKET, option, &yes, sizeof yes);
}

bool isBound(const Handle& socket, int port) {
  const auto all = Endpoint::of({}, port);
  return ::bind(numberOf(socket), all->native(), Endpoint::size()) == 0;
}

}  // namespace

bool isPortFree(int port) {
  const Handle socket = newSocket(SOCK_STREAM);
  allow(socket, SO_REUSEADDR);
  return isBound(socket, port);
}

SocketEvent awaitSocket(Handle::Number socket, Awaited awaited, std::chrono::milliseconds limit) {
  const auto events = static_cast<short>(awaited == Awaited::Input ? POLLIN : POLLIN | POLLOUT);
  // Passes the socket's number to poll(). For a closed socket it is negative, which makes poll() only wait.
  pollfd waiting{static_cast<int>(socket), events, 0};
  const int ready = ::poll(&waiting, 1, static_cast<int>(limit.count()));
  if (ready < 0 && errno == EINTR) return SocketEvent::Interrupted;
  if (ready <= 0) return SocketEvent::None;
  return (waiting.revents & ~POLLOUT) == 0 ? SocketEvent::Writable : SocketEvent::Input;
}

void shutDown(Handle::Number socket) {
  ::shutdown(static_cast<int>(socket), SHUT_RDWR);
}

DatagramSocket::DatagramSocket(int port) : m_socket(newSocket(SOCK_DGRAM)) {
  allow(m_socket, SO_BROADCAST);
  if (port != 0 && !isBound(m_socket, port)) m_socket = Handle();
}

void DatagramSocket::send(const std::string& address, int port, std::string_view text) const {
  const auto to = Endpoint::of(address, port);
  if (to) ::sendto(numberOf(m_socket), text.data(), text.size(), 0, to->native(), Endpoint::size());
}

std::optional<Datagram> DatagramSocket::receive(std::chrono::milliseconds wait) const {
  if (awaitSocket(m_socket.number(), Awaited::Input, wait) != SocketEvent::Input) return std::nullopt;
  std::array<char, 1024> bytes{};
  sockaddr_in from{};
  socklen_t size = sizeof from;
  auto* const place = reinterpret_cast<sockaddr*>(&from);
  const auto count = ::recvfrom(numberOf(m_socket), bytes.data(), bytes.size(), 0, place, &size);
  if (count <= 0) return std::nullopt;
  return Datagram{{bytes.data(), static_cast<std::size_t>(count)}, addressIn(place), ntohs(from.sin_port)};
}

}  // namespace damath::platform
