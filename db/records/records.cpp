// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/records.hpp"

#include <array>
#include <ctime>

#include "core/spellings.hpp"

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

std::string_view toText(Arrival arrival) {
  return spellingOf(arrival);
}

std::string_view toText(ViolationKind kind) {
  return spellingOf(kind);
}

std::optional<ViolationKind> parseViolationKind(std::string_view text) {
  return valueOf<ViolationKind>(text);
}

}  // namespace damath::db
