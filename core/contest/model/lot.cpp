// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/lot.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/precondition.hpp"
#include "core/splitmix64.hpp"

namespace damath::contest {

namespace {

// Marks the lots among tied entries. All lots of an event use the same seed. drawLot puts this number ("Y2d"
// in ASCII) first in the `purpose` of the generator, so that these lots are independent of the event's other
// lots.
constexpr std::uint64_t kAmongTied = 0x593264;

}  // namespace

Lot drawLot(const Event& event, const std::vector<EntryId>& tied) {
  std::vector<std::pair<int, EntryId>> byNumber;
  for (const EntryId id : tied) {
    byNumber.emplace_back(event.at(id).number, id);
  }
  std::sort(byNumber.begin(), byNumber.end());
  std::vector<std::uint64_t> purpose = {kAmongTied};
  Lot lot;
  for (const auto& [number, id] : byNumber) {
    purpose.push_back(static_cast<std::uint64_t>(number));
    lot.order.push_back(id);
  }
  lot.order = Lots(event.setup.lotSeed, purpose).shuffled(std::move(lot.order));
  return lot;
}

Lots::Lots(std::uint64_t seed, const std::vector<std::uint64_t>& purpose) : m_state(seed) {
  for (const std::uint64_t number : purpose) m_state = next() ^ number;
}

std::uint64_t Lots::below(std::uint64_t bound) {
  DAMATH_EXPECTS(bound > 0);
  // Draws again if the output is one of the lowest 2⁶⁴ mod bound numbers. Otherwise small remainders would be
  // more likely than large remainders.
  const std::uint64_t surplus = (0 - bound) % bound;
  std::uint64_t number = next();
  while (number < surplus) number = next();
  return number % bound;
}

std::uint64_t Lots::next() {
  const std::uint64_t drawn = splitmix64(m_state);
  m_state += kSplitmixStep;
  return drawn;
}

}  // namespace damath::contest
