// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/wrong_tries.hpp"

#include <functional>
#include <random>

namespace damath::web {

WrongTries::WrongTries() : m_salt(std::uint64_t{std::random_device()()} << 32U | std::random_device()()) {}

std::size_t WrongTries::placeOf(const std::string& address) const {
  return std::hash<std::string>()(std::to_string(m_salt) + address) % kCounters;
}

void WrongTries::note(const std::string& address, Moment now) {
  const std::scoped_lock lock(m_mutex);
  Counter& counter = m_counters[placeOf(address)];
  if (counter.count == 0 || now - counter.first >= kForgotten) counter = {0, now};
  if (counter.count < kFree) ++counter.count;
}

bool WrongTries::isSlow(const std::string& address, Moment now) const {
  const std::scoped_lock lock(m_mutex);
  const Counter& counter = m_counters[placeOf(address)];
  return counter.count >= kFree && now - counter.first < kForgotten;
}

}  // namespace damath::web
