// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/hall_folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>

namespace damath::station {

namespace fs = std::filesystem;

fs::path dataFolder() {
  const char* const data = std::getenv("XDG_DATA_HOME");
  const char* const home = std::getenv("HOME");
  const fs::path root = data != nullptr && *data != '\0' ? fs::path(data)
                        : home != nullptr                ? fs::path(home) / ".local" / "share"
                                                         : fs::temp_directory_path();
  return root / "damath";
}

HallFolder HallFolder::usualOf(const fs::path& contest) {
  return HallFolder(dataFolder() / "halls" / contest.stem());
}

Answer<HallFacts> HallFolder::facts() const {
  std::ifstream file(m_folder / "hall.json", std::ios::binary);
  const auto json = nlohmann::json::parse(file, nullptr, false);
  if (!json.is_object()) return refused(StationFault::NoHall, m_folder.string());
  const auto contest = json.find("contest");
  const auto name = json.find("name");
  const auto port = json.find("port");
  const bool isWhole = contest != json.end() && contest->is_string() && name != json.end() &&
                       name->is_string() && port != json.end() && port->is_number_integer();
  if (!isWhole) return refused(StationFault::NoHall, m_folder.string());
  return HallFacts{contest->get<std::string>(), name->get<std::string>(), port->get<int>()};
}

Answer<void> HallFolder::write(const HallFacts& facts) const {
  const nlohmann::ordered_json json = {
      {"contest", facts.contest.string()}, {"name", facts.name}, {"port", facts.port}};
  const fs::path path = m_folder / "hall.json";
  const fs::path beside = path.string() + ".new";
  std::ofstream file(beside, std::ios::binary);
  file << json.dump(2) << '\n';
  file.close();
  std::error_code fault;
  if (file) fs::rename(beside, path, fault);
  if (!file || fault) {
    return refused(StationFault::CannotWrite, path.string(), fault ? fault.message() : std::strerror(errno));
  }
  return {};
}

db::HallAddress HallFolder::ownersAddress(int port, const std::string& database) const {
  std::string host;
  for (const char letter : socket().string()) {
    constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
    constexpr char kDigits[] = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(letter);
    if (kPlain.find(letter) != std::string_view::npos) {
      host += letter;
    } else {
      host += {'%', kDigits[byte >> 4U], kDigits[byte & 15U]};
    }
  }
  return {"postgresql://owner@" + host + ":" + std::to_string(port) + "/" + database};
}

Answer<FolderLock> FolderLock::of(const HallFolder& folder) {
  const fs::path path = folder.path().string() + ".lock";
  std::error_code fault;
  fs::create_directories(path.parent_path(), fault);
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    return refused(StationFault::CannotWrite, path.parent_path().string(),
                   fault ? fault.message() : std::strerror(errno));
  }
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    ::close(descriptor);
    return refused(StationFault::FolderBusy, folder.path().string());
  }
  return FolderLock(descriptor);
}

FolderLock::FolderLock(FolderLock&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

FolderLock::~FolderLock() {
  if (m_descriptor >= 0) ::close(m_descriptor);
}

}  // namespace damath::station
