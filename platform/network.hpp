// SPDX-License-Identifier: GPL-3.0-or-later
// The network of this computer: its IPv4 addresses as text ("192.168.1.10"), and sockets.
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
  // the address that reaches all computers of this network; if there is none, the own address
  std::string broadcast;
};
// Returns the addresses of this computer in all active networks, including 127.0.0.1.
[[nodiscard]] std::vector<NetworkAddress> networkAddresses();

// True if no program uses the TCP port, so that a server could use it now.
[[nodiscard]] bool isPortFree(int port);

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
// Returns this computer's address in a connection. Empty if the socket is not connected.
[[nodiscard]] std::string ownAddressOf(Handle::Number socket);

// The event to wait for: the socket has input, or it either has input or can take output.
enum class Awaited { Input, InputOrWritable };
enum class SocketEvent { None, Interrupted, Input, Writable };
// Waits for an event of the socket, at most for `limit`. The event Input also comes when the other end closes
// the connection.
[[nodiscard]] SocketEvent awaitSocket(Handle::Number socket, Awaited awaited,
                                      std::chrono::milliseconds limit);

struct Datagram {
  std::string text;
  std::string address;  // the address of the sender
  int port = 0;
};

// A UDP socket, which sends and receives single messages. The socket may also send to all computers of a
// network.
class DatagramSocket {
 public:
  // Opens the socket at the port; 0 stands for any free port. If another program has the port, the socket
  // stays closed.
  explicit DatagramSocket(int port = 0);

  [[nodiscard]] bool isOpen() const { return m_socket.isOpen(); }
  // Sends a message. Does not report errors, because a message may get lost on its way anyway.
  void send(const std::string& address, int port, std::string_view text) const;
  // Waits for a message, at most for `wait`. nullopt if no message came. If the socket is closed, only waits.
  [[nodiscard]] std::optional<Datagram> receive(std::chrono::milliseconds wait) const;

 private:
  Handle m_socket;
};

}  // namespace damath::platform
