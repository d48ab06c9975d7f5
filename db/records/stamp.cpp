// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/stamp.hpp"

#include <array>
#include <ctime>

namespace damath::db {

namespace {

constexpr const char* kMoment = "%Y-%m-%dT%H:%M:%SZ";

}  // namespace

std::string toText(Instant at) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(at);
  std::tm parts = {};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), kMoment, &parts)};
}

std::optional<Instant> parseInstant(std::string_view text) {
  const std::string written(text);
  std::tm parts = {};
  if (strptime(written.c_str(), kMoment, &parts) == nullptr) return std::nullopt;
  const Instant at{std::chrono::seconds(timegm(&parts))};
  // Refuses any other spelling of the time, because strptime also accepts spaces, single digits and
  // impossible days.
  if (toText(at) != text) return std::nullopt;
  return at;
}

}  // namespace damath::db
