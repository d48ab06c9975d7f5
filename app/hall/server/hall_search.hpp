// SPDX-License-Identifier: GPL-3.0-or-later
// Finds shared contests on the network, and answers other computers that search for them.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/datagram_socket.hpp"

namespace damath::station {

// The UDP port at which computers with a shared contest answer searches.
inline constexpr int kBellPort = 45433;

// Returns the IPv4 addresses at which other computers reach a shared contest of this computer at `port`:
// "192.168.1.10:5433/contest".
[[nodiscard]] std::vector<std::string> ownAddresses(int port);

struct FoundHall {
  std::string name;     // the contest's name
  std::string address;  // its address: "192.168.1.10:5433/contest"
  friend bool operator==(const FoundHall&, const FoundHall&) = default;
};

// Parses the answer of another computer. nullopt if the text is not the answer of a shared contest, because
// any program may answer a search.
[[nodiscard]] std::optional<FoundHall> hallIn(std::string_view answer, const std::string& computer);

// Searches for shared contests: asks all computers on this computer's networks, and collects answers until
// `wait` is over.
[[nodiscard]] std::vector<FoundHall> hallsNearby(std::chrono::milliseconds wait);

// Answers other computers that search for shared contests, with the name and the address of a running shared
// contest.
class HallBell {
 public:
  // If another program on this computer, for example the keeper of another shared contest, already uses the
  // network port for searches, this object answers nothing.
  HallBell(const std::string& name, int port);
  // Answers the searches that arrive within the time, and returns when the time is over. Reads at most 100
  // messages, so that a flood of messages keeps no processor busy.
  void answerFor(std::chrono::milliseconds time) const;

 private:
  std::string m_answer;
  platform::DatagramSocket m_socket;
};

}  // namespace damath::station
