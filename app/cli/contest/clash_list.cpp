// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/clash_list.hpp"

#include <algorithm>

#include "core/notation/json/json_list.hpp"

namespace damath::cli {

using nlohmann::ordered_json;

ordered_json clashesJson(const contest::Contest& contest, const std::vector<contest::Clash>& clashes) {
  return notation::listed(clashes, [&](const contest::Clash& clash) {
    const contest::Player& player = contest.at(clash.player);
    const contest::School* school = contest.find(player.school);
    ordered_json row = {{"kind", contest::toText(clash.kind)},
                        {"name", player.name()},
                        {"school", school == nullptr ? std::string() : school->name},
                        {"events", ordered_json::array()}};
    for (const contest::EventId id : clash.events) {
      const contest::Event& event = contest.at(id);
      for (const contest::Entry& entry : event.entries) {
        if (entry.player != clash.player) continue;
        row["events"].push_back({{"event", event.setup.name}, {"entry", entry.number}});
      }
    }
    return row;
  });
}

std::vector<contest::Clash> clashesIn(std::vector<contest::Clash> clashes, contest::EventId event) {
  std::erase_if(clashes, [event](const contest::Clash& clash) {
    return std::ranges::find(clash.events, event) == clash.events.end();
  });
  return clashes;
}

}  // namespace damath::cli
