// SPDX-License-Identifier: GPL-3.0-or-later
// The IPv4 addresses of this computer in its networks, as text ("192.168.1.10").
#pragma once

#include <string>
#include <vector>

namespace damath::platform {

struct NetworkAddress {
  std::string own;
  // the address that reaches all computers of this network; if there is none, the own address
  std::string broadcast;
};
// Returns the addresses of this computer in all active networks, including 127.0.0.1. Empty if the system
// does not tell.
[[nodiscard]] std::vector<NetworkAddress> networkAddresses();

}  // namespace damath::platform
