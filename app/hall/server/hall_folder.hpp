// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of a shared contest on a private server. Each contest has its own folder with the server's data,
// certificate and log, and the facts about the contest.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "app/hall/server/station_error.hpp"
#include "db/records/place.hpp"
#include "platform/durable_file.hpp"
#include "platform/file_lock.hpp"

namespace damath::station {

inline constexpr int kUsualPort = 5433;
inline constexpr const char* kDatabase = "contest";

struct HallFacts {
  std::filesystem::path contest;  // the contest file, an absolute path
  std::string name;               // the contest's name
  int port = kUsualPort;
};

class HallFolder {
 public:
  explicit HallFolder(std::filesystem::path folder) : m_folder(std::move(folder)) {}
  // Returns `$XDG_DATA_HOME/damath/halls/NAME`. NAME is the name of the contest file without its extension.
  [[nodiscard]] static HallFolder usualOf(const std::filesystem::path& contest);

  [[nodiscard]] const std::filesystem::path& path() const { return m_folder; }
  [[nodiscard]] std::filesystem::path data() const { return m_folder / "data"; }
  [[nodiscard]] std::filesystem::path socket() const { return m_folder / "socket"; }
  [[nodiscard]] std::filesystem::path log() const { return m_folder / "server.log"; }
  [[nodiscard]] std::filesystem::path cards() const { return m_folder / "cards"; }
  // Returns the temporary folder in which a shared contest is created. If this folder exists later, the
  // creation was interrupted, and the folder holds no shared contest.
  [[nodiscard]] HallFolder making() const { return HallFolder(m_folder.string() + ".making"); }

  // Reads the facts from the folder. Errors: NoHall.
  [[nodiscard]] Answer<HallFacts> facts() const;
  // Writes the facts into the folder. Errors: CannotWrite, also if the contest's path or name is not UTF-8.
  [[nodiscard]] Answer<void> write(const HallFacts& facts) const;

  // Returns the address at which the owner reaches the server: the socket in the folder. Only the user
  // account that created the server's data can log in there.
  [[nodiscard]] db::HallAddress ownersAddress(int port, const std::string& database = kDatabase) const;

 private:
  std::filesystem::path m_folder;
};

// Locks the folder. A program holds this lock while it creates, starts, stops or closes the shared contest,
// so that no second program works on the folder at the same time. Errors: FolderBusy, CannotWrite.
[[nodiscard]] Answer<platform::FileLock> lockOf(const HallFolder& folder);

// Writes a file durably: after a power failure there is the old file or the new file. Errors: CannotWrite.
[[nodiscard]] Answer<void> writeFile(const std::filesystem::path& path, std::string_view bytes,
                                     platform::Rights rights);

}  // namespace damath::station
