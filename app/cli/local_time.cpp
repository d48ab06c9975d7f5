#include "app/cli/local_time.hpp"

#include <array>
#include <chrono>
#include <ctime>

namespace damath::cli {

std::string localTime(const std::string& moment) {
  const auto instant = db::parseInstant(moment);
  return instant ? localTime(*instant) : moment;
}

std::string localTime(db::Instant moment) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(moment);
  std::tm parts{};
  std::array<char, 32> text{};
  ::tzset();
  if (::localtime_r(&seconds, &parts) == nullptr) return db::toText(moment);
  const std::size_t length = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S", &parts);
  return {text.data(), length};
}

}  // namespace damath::cli
