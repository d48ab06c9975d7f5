// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/network_address.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <array>
#include <cstdint>
#include <cstring>

namespace damath::platform {

std::vector<NetworkAddress> networkAddresses() {
  std::vector<NetworkAddress> addresses;
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return addresses;
  for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
    const std::string own = addressIn(each->ifa_addr);
    if (own.empty() || (each->ifa_flags & IFF_UP) == 0) continue;
    const std::string wide = (each->ifa_flags & IFF_BROADCAST) != 0 ? addressIn(each->ifa_broadaddr) : "";
    addresses.push_back({own, wide.empty() ? own : wide});
  }
  ::freeifaddrs(all);
  return addresses;
}

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

// Returns this computer's end of a connection. Its family is AF_UNSPEC if the socket is not connected.
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
