// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/contest/model/tie_lot.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/contest/model/lot.hpp"

namespace damath::contest {

namespace {

// Separates these lots from other lots of the same seed. The number is "Y2d" in ASCII.
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

}  // namespace damath::contest
