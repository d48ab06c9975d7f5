// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/files/signature.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "db/detail/migrations.hpp"
#include "platform/ordinary_file.hpp"

namespace damath::db {

namespace {

// The head of an SQLite file, and the positions of numbers in the head:
// https://www.sqlite.org/fileformat.html
constexpr std::string_view kFormat("SQLite format 3\0", 16);
constexpr std::size_t kHeadBytes = 100;
constexpr std::size_t kPageSizeAt = 16;
constexpr std::size_t kPagesAt = 28;
constexpr std::size_t kMarkAt = 68;  // the position of the application id

// Returns the number that SQLite stored at the position, with the highest byte first.
std::uintmax_t numberAt(std::string_view head, std::size_t place, std::size_t bytes) {
  std::uintmax_t number = 0;
  for (const char byte : head.substr(place, bytes)) number = number << 8U | static_cast<unsigned char>(byte);
  return number;
}

// Returns the head of a contest file. nullopt if the path is no regular file or no contest file.
std::optional<std::string> contestHeadOf(const std::filesystem::path& path) {
  auto head = platform::firstBytesOf(path, kHeadBytes);
  const bool isOfContest = head && head->size() >= kHeadBytes && head->starts_with(kFormat) &&
                           numberAt(*head, kMarkAt, 4) == static_cast<std::uintmax_t>(detail::kApplicationId);
  return isOfContest ? std::optional(*std::move(head)) : std::nullopt;
}

}  // namespace

bool isContestFile(const std::filesystem::path& path) {
  return contestHeadOf(path).has_value();
}

bool isWholeContestFile(const std::filesystem::path& path, std::uintmax_t bytes) {
  constexpr std::uintmax_t kLargestPage = 65536;  // SQLite writes this page size as 1
  const auto head = contestHeadOf(path);
  if (!head) return false;
  const std::uintmax_t pageSize = numberAt(*head, kPageSizeAt, 2);
  const std::uintmax_t pages = numberAt(*head, kPagesAt, 4);
  return pages > 0 && bytes >= pages * (pageSize == 1 ? kLargestPage : pageSize);
}

}  // namespace damath::db
