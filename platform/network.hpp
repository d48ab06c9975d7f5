// SPDX-License-Identifier: GPL-3.0-or-later
// The computer's network: its IPv4 addresses as text ("192.168.1.10"), and sockets.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/handle.hpp"

struct sockaddr;

namespace damath::platform {

struct NetworkAddress {
  std::string own;
  std::string broadcast;  // reaches all computers of this network; else the own address
};
// Returns the addresses of all active networks, also 127.0.0.1.
[[nodiscard]] std::vector<NetworkAddress> networkAddresses();

// True if a server could use the TCP port now.
[[nodiscard]] bool isPortFree(int port);

// An address and a port in the form of the operating system, for libraries that need this form.
class Endpoint {
 public:
  // An empty address means all addresses of this computer. nullopt if the text is not an IPv4 address.
  [[nodiscard]] static std::optional<Endpoint> of(const std::string& address, int port);
  [[nodiscard]] const sockaddr* native() const { return reinterpret_cast<const sockaddr*>(m_bytes.data()); }
  [[nodiscard]] static constexpr std::size_t size() { return kBytes; }

 private:
  static constexpr std::size_t kBytes = 16;
  alignas(8) std::array<unsigned char, kBytes> m_bytes{};
};
// Returns the address in the system's form as text; empty if there is none or if it is not IPv4.
[[nodiscard]] std::string addressIn(const sockaddr* place);
// Returns the address of this end of a connection; empty if the socket is not connected.
[[nodiscard]] std::string ownAddressOf(Handle::Number socket);

// InputOrWritable: the socket can also take more output.
enum class Awaited { Input, InputOrWritable };
enum class SocketEvent { None, Interrupted, Input, Writable };
// Waits up to `limit`. Input also means that the other end closed the connection.
[[nodiscard]] SocketEvent awaitSocket(Handle::Number socket, Awaited awaited,
                                      std::chrono::milliseconds limit);

struct Datagram {
  std::string text;
  std::string address;  // of the sender
  int port = 0;
};

// A UDP socket, which may also send to all computers of a network.
class DatagramSocket {
 public:
  // Port 0 means any free port. The socket is not open if another program has the port.
  explicit DatagramSocket(int port = 0);

  [[nodiscard]] bool isOpen() const { return m_socket.isOpen(); }
  // A datagram may get lost, so there is no error.
  void send(const std::string& address, int port, std::string_view text) const;
  // nullopt if nothing came until `wait` was over. A socket that is not open only waits.
  [[nodiscard]] std::optional<Datagram> receive(std::chrono::milliseconds wait) const;

 private:
  Handle m_socket;
};

}  // namespace damath::platform
