// SPDX-License-Identifier: GPL-3.0-or-later
// Sockets of the operating system: ports, waiting, ending a connection, and single messages (UDP).
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "platform/handle.hpp"

namespace damath::platform {

// True if no program uses the TCP port, so that a server could use it now.
[[nodiscard]] bool isPortFree(int port);

// The event to wait for: the socket has input, or it either has input or can take output.
enum class Awaited { Input, InputOrWritable };
enum class SocketEvent { None, Interrupted, Input, Writable };
// Waits for an event of the socket, at most for `limit`. The event Input also comes when the other end closes
// the connection.
[[nodiscard]] SocketEvent awaitSocket(Handle::Number socket, Awaited awaited,
                                      std::chrono::milliseconds limit);

// Ends both directions of a connection. The socket stays open: the code that waits for it learns that the
// connection has ended, and closes it.
void shutDown(Handle::Number socket);

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
