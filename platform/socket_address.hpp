// SPDX-License-Identifier: GPL-3.0-or-later
// The IPv4 address and the port of a socket, as text and as a number, and in the form of the operating
// system.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "platform/handle.hpp"

struct sockaddr;

namespace damath::platform {

// An address and a port as the operating system stores them, for libraries that need this form.
class Endpoint {
 public:
  // Makes an endpoint of an IPv4 address and a port. An empty address means all addresses of this computer.
  // nullopt if the text is not an IPv4 address.
  [[nodiscard]] static std::optional<Endpoint> of(const std::string& address, int port);
  [[nodiscard]] const sockaddr* native() const { return reinterpret_cast<const sockaddr*>(m_bytes.data()); }
  [[nodiscard]] static constexpr std::size_t size() { return kBytes; }

 private:
  static constexpr std::size_t kBytes = 16;
  alignas(8) std::array<unsigned char, kBytes> m_bytes{};
};

// Returns the IPv4 address in `place` as text. Empty if there is none, or if it is not IPv4.
[[nodiscard]] std::string addressIn(const sockaddr* place);

// Returns this computer's address in a connection. For a socket without a connection: the address to which
// the socket is bound, "0.0.0.0" for all addresses. Empty if the socket is not open, or not IPv4.
[[nodiscard]] std::string ownAddressOf(Handle::Number socket);

// Returns this computer's port in a connection. 0 if the socket is not open, or has no port yet.
[[nodiscard]] int ownPortOf(Handle::Number socket);

}  // namespace damath::platform
