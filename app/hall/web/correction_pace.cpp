// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/correction_pace.hpp"

#include <algorithm>

namespace damath::web {

std::chrono::milliseconds CorrectionPace::wait(const std::string& phone, Moment now) const {
  const std::scoped_lock lock(m_mutex);
  const auto made = m_made.find(phone);
  if (made == m_made.end() || made->second.size() < static_cast<std::size_t>(kMost)) return {};
  return std::max(made->second.front() + kWithin - now, std::chrono::milliseconds::zero());
}

void CorrectionPace::note(const std::string& phone, Moment now) {
  const std::scoped_lock lock(m_mutex);
  std::erase_if(m_made, [now](const auto& each) { return each.second.back() + kWithin <= now; });
  std::deque<Moment>& made = m_made[phone];
  made.push_back(now);
  if (made.size() > static_cast<std::size_t>(kMost)) made.pop_front();
}

}  // namespace damath::web
