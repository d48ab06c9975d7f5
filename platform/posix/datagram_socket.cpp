// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/datagram_socket.hpp"

#include <netinet/in.h>
#include <sys/socket.h>

#include <array>

#include "platform/posix/system_call.hpp"
#include "platform/socket.hpp"
#include "platform/socket_address.hpp"

namespace damath::platform {

DatagramSocket::DatagramSocket(int port) : m_socket(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0)) {
  const int yes = 1;
  ::setsockopt(numberOf(m_socket), SOL_SOCKET, SO_BROADCAST, &yes, sizeof yes);
  if (port == 0) return;
  const auto all = Endpoint::of({}, port);
  if (::bind(numberOf(m_socket), all->native(), Endpoint::size()) != 0) m_socket = Handle();
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
