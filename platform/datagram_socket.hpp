// SPDX-License-Identifier: GPL-3.0-or-later
// A UDP socket and the messages that it sends and receives.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "platform/handle.hpp"

namespace damath::platform {

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
  // Waits for a message, at most for `wait`. nullopt if no message or an empty message came. Cuts off a
  // message after 1024 bytes. If the socket is closed, only waits.
  [[nodiscard]] std::optional<Datagram> receive(std::chrono::milliseconds wait) const;

 private:
  Handle m_socket;
};

}  // namespace damath::platform
