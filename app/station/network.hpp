// SPDX-License-Identifier: GPL-3.0-or-later
// The computer's own network: its addresses, whether a port is free, and halls that answer from it.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damath::station {

// Where others in the network reach a hall of this computer at the port, by IPv4:
// "192.168.1.10:5433/contest".
[[nodiscard]] std::vector<std::string> ownAddresses(int port);

[[nodiscard]] bool isPortFree(int port);

struct FoundHall {
  std::string name;     // of the contest
  std::string address;  // "192.168.1.10:5433/contest"
  friend bool operator==(const FoundHall&, const FoundHall&) = default;
};

// What a computer has answered; nothing where that is no hall's answer, for anybody may answer.
[[nodiscard]] std::optional<FoundHall> hallIn(std::string_view answer, const std::string& computer);

// Asks the whole network and waits so long for answers.
[[nodiscard]] std::vector<FoundHall> hallsNearby(std::chrono::milliseconds wait);

// Answers who asks, from a running hall.
class HallBell {
 public:
  // Another hall of this computer may have the bell already: then this one is silent.
  explicit HallBell(const std::string& name, int port);
  HallBell(const HallBell&) = delete;
  HallBell& operator=(const HallBell&) = delete;
  ~HallBell();

  // Waits so long for one who asks.
  void answer(std::chrono::milliseconds wait) const;

 private:
  std::string m_answer;
  int m_socket = -1;
};

}  // namespace damath::station
