// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/sheet/replay_json.hpp"

#include <vector>

#include <nlohmann/json.hpp>

#include "core/board/side_text.hpp"

namespace damath::notation {

namespace {

std::string jsonString(std::string_view text) {
  return nlohmann::ordered_json(std::string(text))
      .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

std::string toReplayJson(std::string_view sheet, const sheet::AuditReport& report, const GameLaw& law) {
  std::string json = "{\"sheet\":" + jsonString(sheet) + ",\"set\":" + jsonString(law.set.name) +
                     ",\"ruleset\":" + jsonString(law.ruleset.name) +
                     ",\"replay\":" + jsonString(toText(report.replay)) +
                     ",\"start\":" + toPositionJson(report.start, law.set) + ",\"turns\":[";
  for (const sheet::ReplayedTurn& turn : report.turns) {
    if (json.back() != '[') json += ',';
    json += "{\"side\":" + jsonString(toText(turn.side)) + ",\"lines\":" +
            nlohmann::ordered_json(std::vector<int>(turn.lines.begin(), turn.lines.end())).dump() +
            ",\"turn\":" + toTurnJson(turn.turn, turn.before, law) +
            ",\"after\":" + toPositionJson(turn.after, law.set) + "}";
  }
  return json + "]}";
}

}  // namespace damath::notation
