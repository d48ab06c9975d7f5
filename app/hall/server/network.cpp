// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/network.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <string_view>

#include "app/hall/server/hall_folder.hpp"

namespace damath::station {

namespace {

constexpr std::uint16_t kBellPort = 45433;
constexpr std::string_view kAsked = "damath: which halls?";

sockaddr_in placeOf(in_addr_t address, int port) {
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = address;
  place.sin_port = htons(static_cast<std::uint16_t>(port));
  return place;
}

// An open socket, closed by its destructor.
class Socket {
 public:
  explicit Socket(int kind) : m_number(::socket(AF_INET, kind | SOCK_CLOEXEC, 0)) {}
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  ~Socket() {
    if (m_number >= 0) ::close(m_number);
  }
  [[nodiscard]] int number() const { return m_number; }

 private:
  int m_number;
};

// Calls tell(address, broadcast address) for each active IPv4 address of this computer.
template <class Tell>
void eachAddress(const Tell& tell) {
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return;
  for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    if ((each->ifa_flags & IFF_UP) == 0) continue;
    const in_addr_t address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr)->sin_addr.s_addr;
    const bool isWide = (each->ifa_flags & IFF_BROADCAST) != 0 && each->ifa_broadaddr != nullptr;
    tell(address,
         isWide ? reinterpret_cast<const sockaddr_in*>(each->ifa_broadaddr)->sin_addr.s_addr : address);
  }
  ::freeifaddrs(all);
}

std::string textOf(in_addr_t address) {
  std::array<char, INET_ADDRSTRLEN> text{};
  const in_addr place{address};
  ::inet_ntop(AF_INET, &place, text.data(), text.size());
  return text.data();
}

std::string addressOf(const std::string& computer, int port) {
  return computer + ":" + std::to_string(port) + "/" + kDatabase;
}

bool isReadable(int socket, std::chrono::milliseconds wait) {
  pollfd waiting{socket, POLLIN, 0};
  return ::poll(&waiting, 1, static_cast<int>(wait.count())) == 1;
}

// Returns the received text and sets `from` to its sender. Empty if nothing was received.
std::string heard(int socket, sockaddr_in& from) {
  std::array<char, 1024> bytes{};
  socklen_t size = sizeof from;
  const auto count =
      ::recvfrom(socket, bytes.data(), bytes.size(), 0, reinterpret_cast<sockaddr*>(&from), &size);
  return count <= 0 ? std::string() : std::string(bytes.data(), static_cast<std::size_t>(count));
}

}  // namespace

std::vector<std::string> ownAddresses(int port) {
  std::vector<std::string> addresses;
  eachAddress([&](in_addr_t address, in_addr_t) {
    if ((ntohl(address) >> 24U) != IN_LOOPBACKNET) addresses.push_back(addressOf(textOf(address), port));
  });
  return addresses;
}

bool isPortFree(int port) {
  const Socket socket(SOCK_STREAM);
  const int yes = 1;
  ::setsockopt(socket.number(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  const sockaddr_in place = placeOf(INADDR_ANY, port);
  return ::bind(socket.number(), reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0;
}

std::optional<FoundHall> hallIn(std::string_view answer, const std::string& computer) {
  const auto json = nlohmann::json::parse(answer, nullptr, false);
  if (!json.is_object() || !json.contains("damath")) return std::nullopt;
  const auto name = json.find("name");
  const auto port = json.find("port");
  if (name == json.end() || !name->is_string() || port == json.end() || !port->is_number_unsigned()) {
    return std::nullopt;
  }
  const auto number = port->get<std::uint64_t>();
  if (number == 0 || number > std::numeric_limits<std::uint16_t>::max()) return std::nullopt;
  return FoundHall{name->get<std::string>(), addressOf(computer, static_cast<int>(number))};
}

std::vector<FoundHall> hallsNearby(std::chrono::milliseconds wait) {
  const Socket socket(SOCK_DGRAM);
  const int yes = 1;
  ::setsockopt(socket.number(), SOL_SOCKET, SO_BROADCAST, &yes, sizeof yes);
  eachAddress([&](in_addr_t, in_addr_t everybody) {
    const sockaddr_in place = placeOf(everybody, kBellPort);
    ::sendto(socket.number(), kAsked.data(), kAsked.size(), 0, reinterpret_cast<const sockaddr*>(&place),
             sizeof place);
  });
  std::vector<FoundHall> halls;
  const auto end = std::chrono::steady_clock::now() + wait;
  for (;;) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0 || !isReadable(socket.number(), left)) break;
    sockaddr_in from{};
    const std::string answer = heard(socket.number(), from);
    auto hall = hallIn(answer, textOf(from.sin_addr.s_addr));
    // A shared contest may answer twice from the same address, because the request goes out on several
    // networks.
    if (hall && std::ranges::find(halls, *hall) == halls.end()) halls.push_back(*std::move(hall));
  }
  return halls;
}

HallBell::HallBell(const std::string& name, int port)
    : m_answer(nlohmann::json{{"damath", 1}, {"name", name}, {"port", port}}.dump()),
      m_socket(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0)) {
  const sockaddr_in place = placeOf(INADDR_ANY, kBellPort);
  if (::bind(m_socket, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0) return;
  ::close(m_socket);
  m_socket = -1;
}

HallBell::~HallBell() {
  if (m_socket >= 0) ::close(m_socket);
}

void HallBell::answer(std::chrono::milliseconds wait) const {
  if (m_socket < 0) {
    ::poll(nullptr, 0, static_cast<int>(wait.count()));
    return;
  }
  if (!isReadable(m_socket, wait)) return;
  sockaddr_in from{};
  if (heard(m_socket, from) != kAsked) return;
  ::sendto(m_socket, m_answer.data(), m_answer.size(), 0, reinterpret_cast<const sockaddr*>(&from),
           sizeof from);
}

}  // namespace damath::station
