// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/web/connection_places.hpp"

#include <algorithm>

namespace damath::web {

void ConnectionPlaces::end(Place& place) {
  place.isEnded = true;
  m_end(place.socket);
}

// Returns the address with the greatest number of connections that may be ended; empty if there is none.
std::string ConnectionPlaces::crowdedAddress() const {
  std::map<std::string, std::size_t> counts;
  for (const auto& [number, place] : m_places) {
    if (mayEnd(place)) ++counts[place.address];
  }
  const auto most = std::ranges::max_element(
      counts, {}, [](const std::pair<const std::string, std::size_t>& each) { return each.second; });
  return most == counts.end() ? std::string() : most->first;
}

void ConnectionPlaces::endOldestOf(const std::string& address) {
  for (auto& [number, place] : m_places) {
    if (place.address == address && mayEnd(place)) return end(place);
  }
}

ConnectionPlaces::Number ConnectionPlaces::enter(platform::Handle::Number socket, const std::string& address,
                                                 Moment now) {
  const std::scoped_lock lock(m_mutex);
  std::size_t all = 0;
  std::size_t ofAddress = 0;
  for (const auto& [number, place] : m_places) {
    if (place.isEnded) continue;
    ++all;
    if (place.address == address && place.sender.empty()) ++ofAddress;
  }
  m_places[++m_last] = {socket, address, {}, Stage::Receiving, now, 0, false};
  if (ofAddress >= m_limits.ofAddress) {
    endOldestOf(address);
  } else if (all >= m_limits.all) {
    endOldestOf(crowdedAddress());
  }
  return m_last;
}

bool ConnectionPlaces::recognize(Number number, const std::string& sender) {
  const std::scoped_lock lock(m_mutex);
  const auto place = m_places.find(number);
  if (place == m_places.end() || sender.empty()) return false;
  const auto own = std::ranges::count_if(
      m_places, [&](const Places::value_type& each) { return each.second.sender == sender; });
  if (static_cast<std::size_t>(own) >= m_limits.ofSender) return false;
  place->second.sender = sender;
  return true;
}

void ConnectionPlaces::work(Number number) {
  const std::scoped_lock lock(m_mutex);
  const auto place = m_places.find(number);
  if (place != m_places.end()) place->second.stage = Stage::Working;
}

void ConnectionPlaces::send(Number number, std::size_t bytes, Moment now) {
  const std::scoped_lock lock(m_mutex);
  const auto sent = m_places.find(number);
  if (sent == m_places.end()) return;
  sent->second.stage = Stage::Sending;
  sent->second.since = now;
  sent->second.bytes = bytes;
  std::size_t all = 0;
  for (const auto& [each, place] : m_places) {
    if (mayEnd(place)) all += place.bytes;
  }
  // `m_places` is ordered by the age of the connections, so the oldest connections are ended first.
  for (auto each = m_places.begin(); each != m_places.end() && all > m_limits.strangersBytes; ++each) {
    Place& place = each->second;
    if (each == sent || place.bytes == 0 || !mayEnd(place)) continue;
    all -= place.bytes;
    end(place);
  }
}

void ConnectionPlaces::leave(Number number) {
  const std::scoped_lock lock(m_mutex);
  m_places.erase(number);
}

void ConnectionPlaces::endOverdue(Moment now) {
  const std::scoped_lock lock(m_mutex);
  for (auto& [number, place] : m_places) {
    if (place.isEnded || place.stage == Stage::Working) continue;
    const Moment limit = place.stage == Stage::Receiving ? m_limits.receiving : m_limits.sending;
    if (now - place.since >= limit) end(place);
  }
}

bool ConnectionPlaces::isAnswering() const {
  const std::scoped_lock lock(m_mutex);
  return std::ranges::any_of(m_places, [](const Places::value_type& each) {
    return !each.second.isEnded && each.second.stage != Stage::Receiving;
  });
}

}  // namespace damath::web
