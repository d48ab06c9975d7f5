// SPDX-License-Identifier: GPL-3.0-or-later
// Where a private server keeps a hall: a folder of its own for each contest, with the server's data, its
// certificate, its log, and what the hall was made of.
#pragma once

#include <filesystem>
#include <string>

#include "app/station/station_error.hpp"
#include "db/records/place.hpp"

namespace damath::station {

inline constexpr int kUsualPort = 5433;
inline constexpr const char* kDatabase = "contest";

struct HallFacts {
  std::filesystem::path contest;  // the file, absolute
  std::string name;               // of the contest
  int port = kUsualPort;
};

// `$XDG_DATA_HOME/damath`: what the programs keep for this user.
[[nodiscard]] std::filesystem::path dataFolder();

class HallFolder {
 public:
  explicit HallFolder(std::filesystem::path folder) : m_folder(std::move(folder)) {}
  // `$XDG_DATA_HOME/damath/halls/NAME`, by the file's name.
  [[nodiscard]] static HallFolder usualOf(const std::filesystem::path& contest);

  [[nodiscard]] const std::filesystem::path& path() const { return m_folder; }
  [[nodiscard]] std::filesystem::path data() const { return m_folder / "data"; }
  [[nodiscard]] std::filesystem::path socket() const { return m_folder / "socket"; }
  [[nodiscard]] std::filesystem::path log() const { return m_folder / "server.log"; }
  [[nodiscard]] std::filesystem::path cards() const { return m_folder / "cards"; }
  // While it is filled; what is left over of one is no hall.
  [[nodiscard]] HallFolder making() const { return HallFolder(m_folder.string() + ".making"); }

  // Refused: NoHall, CannotWrite.
  [[nodiscard]] Answer<HallFacts> facts() const;
  [[nodiscard]] Answer<void> write(const HallFacts& facts) const;

  // As the hall's owner, through the folder: who may enter it owns the hall.
  [[nodiscard]] db::HallAddress ownersAddress(int port, const std::string& database = kDatabase) const;

 private:
  std::filesystem::path m_folder;
};

// Held while a hall is made, started, stopped or closed, so that no two programs do it at once.
class FolderLock {
 public:
  // Refused: FolderBusy, CannotWrite.
  [[nodiscard]] static Answer<FolderLock> of(const HallFolder& folder);
  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int descriptor) : m_descriptor(descriptor) {}
  int m_descriptor;
};

}  // namespace damath::station
