// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/signature.hpp"

#include <cstdint>
#include <string_view>

#include "db/detail/migrations.hpp"
#include "platform/ordinary_file.hpp"

namespace damath::db {

namespace {

constexpr std::string_view kFormat("SQLite format 3\0", 16);
constexpr std::size_t kHeadBytes = 100;
// the position of the application id in the header of an SQLite file: four bytes, the highest first
constexpr std::size_t kMarkAt = 68;

bool hasSignature(std::string_view head) {
  if (head.size() < kHeadBytes || !head.starts_with(kFormat)) return false;
  std::int64_t mark = 0;
  for (const char byte : head.substr(kMarkAt, 4)) mark = mark << 8 | static_cast<unsigned char>(byte);
  return mark == detail::kApplicationId;
}

}  // namespace

bool isContestFile(const std::filesystem::path& path) {
  const auto head = platform::firstBytesOf(path, kHeadBytes);
  return head && hasSignature(*head);
}

}  // namespace damath::db
