// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/socket_address.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <array>
#include <cstdint>
#include <cstring>

namespace damath::platform {

std::optional<Endpoint> Endpoint::of(const std::string& address, int port) {
  sockaddr_in place{};
  static_assert(sizeof place == kBytes);
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_ANY);
  place.sin_port = htons(static_cast<std::uint16_t>(port));
  if (!address.empty() && ::inet_pton(AF_INET, address.c_str(), &place.sin_addr) != 1) return std::nullopt;
  Endpoint made;
  std::memcpy(made.m_bytes.data(), &place, kBytes);
  return made;
}

std::string addressIn(const sockaddr* place) {
  if (place == nullptr || place->sa_family != AF_INET) return {};
  std::array<char, INET_ADDRSTRLEN> text{};
  ::inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in*>(place)->sin_addr, text.data(), text.size());
  return text.data();
}

namespace {

// Returns this computer's end of a connection. Its family is AF_UNSPEC if the socket is not open.
sockaddr_in ownEndOf(Handle::Number socket) {
  sockaddr_in own{};
  socklen_t size = sizeof own;
  if (::getsockname(static_cast<int>(socket), reinterpret_cast<sockaddr*>(&own), &size) != 0) return {};
  return own;
}

}  // namespace

std::string ownAddressOf(Handle::Number socket) {
  const sockaddr_in own = ownEndOf(socket);
  return addressIn(reinterpret_cast<const sockaddr*>(&own));
}

int ownPortOf(Handle::Number socket) {
  return ntohs(ownEndOf(socket).sin_port);
}

}  // namespace damath::platform
