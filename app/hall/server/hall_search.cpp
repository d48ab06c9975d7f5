// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/hall_search.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>
#include <thread>

#include "app/hall/server/hall_folder.hpp"
#include "core/notation/json/stored_json.hpp"
#include "platform/network_address.hpp"

namespace damath::station {

namespace {

constexpr std::string_view kAsked = "damath: which halls?";

std::string addressOf(const std::string& computer, int port) {
  return computer + ":" + std::to_string(port) + "/" + kDatabase;
}

}  // namespace

std::vector<std::string> ownAddresses(int port) {
  std::vector<std::string> addresses;
  for (const platform::NetworkAddress& address : platform::networkAddresses()) {
    if (!address.own.starts_with("127.")) addresses.push_back(addressOf(address.own, port));
  }
  return addresses;
}

std::optional<FoundHall> hallIn(std::string_view answer, const std::string& computer) {
  const auto json = notation::parseStored<nlohmann::json>(answer);
  if (!json.is_object() || !json.contains("damath")) return std::nullopt;
  const auto name = json.find("name");
  const auto port = json.find("port");
  if (name == json.end() || !name->is_string() || port == json.end() ||
      !notation::isInteger<std::uint16_t>(*port) || *port == 0) {
    return std::nullopt;
  }
  return FoundHall{name->get<std::string>(), addressOf(computer, port->get<int>())};
}

std::vector<FoundHall> hallsNearby(std::chrono::milliseconds wait) {
  const platform::DatagramSocket socket;
  for (const platform::NetworkAddress& address : platform::networkAddresses()) {
    socket.send(address.broadcast, kBellPort, kAsked);
  }
  std::vector<FoundHall> halls;
  const auto end = std::chrono::steady_clock::now() + wait;
  for (;;) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0) break;
    const auto answer = socket.receive(left);
    if (!answer) continue;
    auto hall = hallIn(answer->text, answer->address);
    // Leaves out repeated answers. A computer may answer twice, because the search is sent on several
    // networks.
    if (hall && std::ranges::find(halls, *hall) == halls.end()) halls.push_back(*std::move(hall));
  }
  return halls;
}

HallBell::HallBell(const std::string& name, int port)
    : m_answer(nlohmann::json{{"damath", 1}, {"name", name}, {"port", port}}.dump()), m_socket(kBellPort) {}

void HallBell::answerFor(std::chrono::milliseconds time) const {
  constexpr int kMostMessages = 100;
  const auto end = std::chrono::steady_clock::now() + time;
  for (int message = 0; message < kMostMessages; ++message) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0) return;
    const auto asked = m_socket.receive(left);
    if (asked && asked->text == kAsked) m_socket.send(asked->address, asked->port, m_answer);
  }
  std::this_thread::sleep_until(end);
}

}  // namespace damath::station
