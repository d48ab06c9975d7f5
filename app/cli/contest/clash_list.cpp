// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/clash_list.hpp"

#include <algorithm>

namespace damath::cli {

using nlohmann::ordered_json;

ordered_json clashesJson(const contest::Contest& contest, const std::vector<contest::Clash>& clashes) {
  ordered_json json = ordered_json::array();
  for (const contest::Clash& clash : clashes) {
    const contest::Player& player = contest.at(clash.player);
    const contest::School* school = contest.find(player.school);
    ordered_json row;
    row["kind"] = std::string(contest::toText(clash.kind));
    row["name"] = player.name();
    row["school"] = school == nullptr ? std::string() : school->name;
    row["events"] = ordered_json::array();
    for (const contest::EventId id : clash.events) {
      const contest::Event& event = contest.at(id);
      for (const contest::Entry& entry : event.entries) {
        if (entry.player != clash.player) continue;
        row["events"].push_back({{"event", event.setup.name}, {"entry", entry.number}});
      }
    }
    json.push_back(std::move(row));
  }
  return json;
}

std::vector<contest::Clash> clashesIn(std::vector<contest::Clash> clashes, contest::EventId event) {
  std::erase_if(clashes, [event](const contest::Clash& clash) {
    return std::ranges::find(clash.events, event) == clash.events.end();
  });
  return clashes;
}

}  // namespace damath::cli
