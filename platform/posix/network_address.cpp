// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/network_address.hpp"

#include <ifaddrs.h>
#include <net/if.h>

#include <string>

#include "platform/socket_address.hpp"

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

}  // namespace damath::platform
