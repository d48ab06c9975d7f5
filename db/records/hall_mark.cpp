// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/hall_mark.hpp"

#include <algorithm>

#include "platform/side_file.hpp"

namespace damath::db {

std::filesystem::path hallMarkOf(const std::filesystem::path& file) {
  return file.string() + ".hall";
}

Expected<std::string, platform::ReadFault> hallMarkLine(const std::filesystem::path& mark) {
  constexpr std::size_t kMostMarkBytes = 4096;
  auto text = platform::readSideFile(mark, kMostMarkBytes);
  if (text) text->resize(std::min(text->find('\n'), text->size()));
  return text;
}

}  // namespace damath::db
