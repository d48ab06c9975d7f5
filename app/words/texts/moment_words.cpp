// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/moment_words.hpp"

#include <array>
#include <ctime>

namespace damath::words {

std::string localMoment(const std::string& at) {
  const auto instant = db::parseInstant(at);
  return instant ? localMoment(*instant) : at;
}

std::string localMoment(db::Instant at) {
  const std::time_t seconds = at.time_since_epoch().count();
  std::tm local{};
  ::tzset();
  if (localtime_r(&seconds, &local) == nullptr) return db::toText(at);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S", &local);
  return size == 0 ? db::toText(at) : std::string(text.data(), size);
}

}  // namespace damath::words
