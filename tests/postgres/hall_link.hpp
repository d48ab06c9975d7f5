// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a test server. A test can delay, silence or cut the connection. A function of the test can
// inspect every message on its way.
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
  // Inspects a whole message of PostgreSQL's protocol. The function may replace the bytes by others of the
  // same number. Returns false to cut both ends before the message passes. Called by the link's own thread.
  using Look = std::function<bool(From from, std::string& message)>;

  explicit HallLink(const HallServer& server);
  HallLink(const HallLink&) = delete;
  HallLink& operator=(const HallLink&) = delete;
  ~HallLink();

  // Returns an address like that of the server, but through this link.
  [[nodiscard]] std::string address(const std::string& name) const;
  void setDelay(std::chrono::milliseconds eachWay);
  // Stops all messages without notice. The connections stay open.
  void fallSilent();
  void goOn();
  // Cuts all connections. New connections are possible.
  void cut();
  void look(Look look);

 private:
  struct Work;
  std::filesystem::path m_folder;
  std::unique_ptr<Work> m_work;
};

}  // namespace damath::testing
