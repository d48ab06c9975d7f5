// SPDX-License-Identifier: GPL-3.0-or-later
// A way to a server of the tests that can be long, silent or cut, and on which every message of the two can
// be looked at on its way.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace damath::testing {

class HallServer;

class HallLink {
 public:
  enum class From { Station, Server };
  // A whole message of PostgreSQL's protocol; as many other bytes may be put in its place. False: both ends
  // are cut off before it passes. Called by the link's own thread.
  using Look = std::function<bool(From from, std::string& message)>;

  explicit HallLink(const HallServer& server);
  HallLink(const HallLink&) = delete;
  HallLink& operator=(const HallLink&) = delete;
  ~HallLink();

  // As the server's own, this way.
  [[nodiscard]] std::string address(const std::string& name) const;
  void setDelay(std::chrono::milliseconds eachWay);
  // Nothing passes any more and nobody is told; connections stand.
  void fallSilent();
  void goOn();
  // Whoever is connected is cut off; one can connect again.
  void cut();
  void look(Look look);

 private:
  struct Work;
  std::filesystem::path m_folder;
  std::unique_ptr<Work> m_work;
};

}  // namespace damath::testing
