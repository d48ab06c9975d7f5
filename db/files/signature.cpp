// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/signature.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <string_view>
#include <system_error>

#include "db/detail/migrations.hpp"

namespace damath::db {

namespace {

constexpr std::string_view kFormat("SQLite format 3\0", 16);
constexpr std::size_t kHeadBytes = 100;
// the position of the application id in SQLite's header: four bytes, highest first
constexpr std::size_t kMarkAt = 68;

bool hasSignature(std::string_view head) {
  if (head.size() < kHeadBytes || !head.starts_with(kFormat)) return false;
  std::int64_t mark = 0;
  for (const char byte : head.substr(kMarkAt, 4)) mark = mark << 8 | static_cast<unsigned char>(byte);
  return mark == detail::kApplicationId;
}

}  // namespace

bool isContestFile(const std::filesystem::path& path) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return false;
  // O_NONBLOCK: if a pipe has replaced the file meanwhile, opening does not wait.
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (file < 0) return false;
  std::array<char, kHeadBytes> head{};
  const ssize_t count = ::pread(file, head.data(), head.size(), 0);
  ::close(file);
  return count > 0 && hasSignature({head.data(), static_cast<std::size_t>(count)});
}

}  // namespace damath::db
