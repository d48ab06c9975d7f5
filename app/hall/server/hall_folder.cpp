// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/server/hall_folder.hpp"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "core/notation/json/stored_json.hpp"
#include "core/text/lines.hpp"
#include "platform/durable_file.hpp"
#include "platform/side_file.hpp"
#include "platform/user.hpp"

namespace damath::station {

namespace fs = std::filesystem;

namespace {

// True if JSON can hold the text. The name of a folder on an old drive may not be UTF-8.
bool isText(const std::string& text) {
  return !firstLineNotText(text);
}

}  // namespace

HallFolder HallFolder::usualOf(const fs::path& contest) {
  return HallFolder(platform::dataFolder() / "damath" / "halls" / contest.stem());
}

Answer<HallFacts> HallFolder::facts() const {
  constexpr std::size_t kMostBytes = 1 << 16;
  const auto text = platform::readSideFile(m_folder / "hall.json", kMostBytes);
  const auto json = notation::parseStored(text.value_or(std::string()));
  if (!json.is_object()) return refused(StationFault::NoHall, m_folder.string());
  const auto contest = json.find("contest");
  const auto name = json.find("name");
  const auto port = json.find("port");
  const bool isWhole = contest != json.end() && contest->is_string() && name != json.end() &&
                       name->is_string() && port != json.end() && notation::isInteger<std::uint16_t>(*port) &&
                       *port != 0;
  if (!isWhole) return refused(StationFault::NoHall, m_folder.string());
  HallFacts facts{contest->get<std::string>(), name->get<std::string>(), port->get<int>()};
  if (!isText(facts.contest.string()) || !isText(facts.name)) {
    return refused(StationFault::NoHall, m_folder.string());
  }
  return facts;
}

Answer<void> HallFolder::write(const HallFacts& facts) const {
  if (!isText(facts.contest.string()) || !isText(facts.name)) {
    const auto why = std::make_error_code(std::errc::illegal_byte_sequence);
    return refused(StationFault::CannotWrite, facts.contest.string(), why.message());
  }
  const nlohmann::ordered_json json = {
      {"contest", facts.contest.string()}, {"name", facts.name}, {"port", facts.port}};
  return writeFile(m_folder / "hall.json", json.dump(2) + "\n", platform::Rights::Usual);
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

Answer<platform::FileLock> lockOf(const HallFolder& folder) {
  const fs::path path = folder.path().string() + ".lock";
  std::error_code fault;
  fs::create_directories(path.parent_path(), fault);
  auto lock = platform::FileLock::tryLock(path);
  if (lock) return *std::move(lock);
  if (lock.error() == std::errc::resource_unavailable_try_again) {
    return refused(StationFault::FolderBusy, folder.path().string());
  }
  if (platform::isObstructed(path)) {
    return refused(StationFault::CannotWrite, path.string(), lock.error().message());
  }
  return refused(StationFault::CannotWrite, path.parent_path().string(),
                 (fault ? fault : lock.error()).message());
}

Answer<void> writeFile(const fs::path& path, std::string_view bytes, platform::Rights rights) {
  // Rights::Kept means a file that PostgreSQL made, so writeDurably() writes this file like a user's file.
  // All other files are side files: files of this program itself.
  const auto write = rights == platform::Rights::Kept ? platform::writeDurably : platform::writeSideFile;
  if (const auto fault = write(path, bytes, rights)) {
    return refused(StationFault::CannotWrite, path.string(), fault.message());
  }
  return {};
}

}  // namespace damath::station
