// SPDX-License-Identifier: GPL-3.0-or-later
// Sockets of the operating system: free ports, waiting for an event, ending a connection.
#pragma once

#include <chrono>

#include "platform/handle.hpp"

namespace damath::platform {

// True if a server of this user could use the TCP port now: no other program listens on the port.
[[nodiscard]] bool isPortFree(int port);

// The event to wait for. Input: the socket has input. InputOrWritable: the socket has input or can take
// output.
enum class Awaited { Input, InputOrWritable };
enum class SocketEvent { None, Interrupted, Input, Writable };
// Waits for an event of the socket, at most for `limit`. The event Input also comes when the other end closes
// the connection.
[[nodiscard]] SocketEvent awaitSocket(Handle::Number socket, Awaited awaited,
                                      std::chrono::milliseconds limit);

// Ends both directions of a connection. The socket stays open. The code that waits for the socket then learns
// that the connection has ended, and closes the socket.
void shutDown(Handle::Number socket);

}  // namespace damath::platform
