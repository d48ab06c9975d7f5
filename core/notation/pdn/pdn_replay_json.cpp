// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn/pdn_replay_json.hpp"

#include <nlohmann/json.hpp>

#include "core/board/side_text.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/rules/profiles.hpp"

namespace damath::notation {

namespace {

using nlohmann::ordered_json;

std::string textOf(const ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string gameJson(const PdnGame& game, const GameLaw& law) {
  ordered_json tags = ordered_json::object();
  for (const sheet::Tag& tag : game.tags) tags[tag.name] = tag.value;
  std::string json =
      "{\"tags\":" + textOf(tags) + ",\"start\":" + toPositionJson(game.start, law.set) + ",\"turns\":[";
  board::Position position = game.start;
  for (const rules::Turn& turn : game.turns) {
    if (json.back() != '[') json += ',';
    json += "{\"side\":" + textOf(std::string(toText(position.toMove()))) +
            ",\"name\":" + textOf(turnName(law.game, turn)) + ",\"turn\":" + toTurnJson(turn, position, law);
    rules::play(law.movement(), position, turn);
    json += ",\"after\":" + toPositionJson(position, law.set) + "}";
  }
  const ordered_json result =
      game.result ? ordered_json(std::string(rules::toText(*game.result))) : ordered_json();
  return json + "],\"result\":" + textOf(result) + "}";
}

}  // namespace

std::string toPdnReplayJson(std::span<const PdnGame> games) {
  const GameLaw law{rules::manual(), *rules::builtInChipSet("integer"), rules::Game::English};
  std::string json = "{\"games\":[";
  for (const PdnGame& game : games) {
    if (json.back() != '[') json += ',';
    json += gameJson(game, law);
  }
  return json + "]}";
}

}  // namespace damath::notation
