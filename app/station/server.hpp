// SPDX-License-Identifier: GPL-3.0-or-later
// A private PostgreSQL server in a hall's folder, under the user's own account. Others reach it over the
// network with TLS and a pass phrase alone; who may enter the folder is its owner.
#pragma once

#include <filesystem>

#include "app/station/hall_folder.hpp"
#include "app/station/station_error.hpp"

namespace damath::station {

// Hall: for everybody. Alone: through the folder, while the hall is made or closed.
enum class Reach { Alone, Hall };

class Server {
 public:
  // Refused: AsRoot, NoServer, PathTooLong.
  [[nodiscard]] static Answer<Server> in(const HallFolder& folder);

  // Fills the folder. Refused: CannotWrite, ServerFailed.
  [[nodiscard]] Answer<void> make() const;
  // When it returns the server answers. Refused: PortTaken, ServerFailed.
  [[nodiscard]] Answer<void> start(int port, Reach reach) const;
  // Waits for its end; what is under way is undone. Nothing where it does not run.
  [[nodiscard]] Answer<void> stop() const;
  [[nodiscard]] bool isRunning() const;

 private:
  Server(HallFolder folder, std::filesystem::path programs)
      : m_folder(std::move(folder)), m_programs(std::move(programs)) {}
  [[nodiscard]] Unexpected<StationError> failed() const;

  HallFolder m_folder;
  std::filesystem::path m_programs;
};

}  // namespace damath::station
