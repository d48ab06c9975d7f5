// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/pdn/pdn_replay_json.hpp"

#include <nlohmann/json.hpp>

#include "core/board/side.hpp"
#include "core/notation/board/position_json.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/board/turn_json.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/spellings.hpp"

namespace damath::notation {

namespace {

using nlohmann::ordered_json;

std::string replayText(const ordered_json& json) {
  return json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string replayedGame(const PdnGame& game, std::size_t number, const GameLaw& law) {
  ordered_json tags = ordered_json::object();
  for (const sheet::Tag& tag : game.tags) tags[tag.name] = tag.value;
  std::string json =
      "{\"tags\":" + replayText(tags) + ",\"start\":" + toPositionJson(game.start, law.set) + ",\"turns\":[";
  board::Position position = game.start;
  for (const rules::Turn& turn : game.turns) {
    if (json.back() != '[') json += ',';
    json += "{\"side\":" + replayText(std::string(toText(position.toMove()))) +
            ",\"name\":" + replayText(turnName(law.game, turn)) +
            ",\"turn\":" + toTurnJson(turn, position, law);
    rules::play(law.movement(), position, turn);
    json += ",\"after\":" + toPositionJson(position, law.set) + "}";
  }
  const ordered_json result =
      game.result ? ordered_json(std::string(rules::toText(*game.result))) : ordered_json();
  return json + "],\"result\":" + replayText(result) + ",\"game\":" + std::to_string(number) + "}";
}

}  // namespace

std::string toPdnReplayJson(const PdnReading& reading, PdnExtent extent) {
  const GameLaw law{rules::manual(), *rules::builtInChipSet("integer"), rules::Game::English};
  std::string json = "{\"games\":[";
  ordered_json broken = ordered_json::array();
  for (std::size_t i = 0; i < reading.games.size(); ++i) {
    const auto& [game, fault] = reading.games[i];
    if (fault) {
      broken.push_back({{"game", i + 1},
                        {"line", fault->line},
                        {"code", spellingOf(fault->code)},
                        {"written", fault->written}});
    }
    if (fault && extent == PdnExtent::WholeGames) continue;
    if (json.back() != '[') json += ',';
    json += replayedGame(game, i + 1, law);
  }
  ordered_json notes = ordered_json::array();
  for (const PdnNote& note : reading.notes) {
    notes.push_back({{"line", note.line},
                     {"code", spellingOf(note.code)},
                     {"written", note.written},
                     {"taken", note.taken}});
  }
  return json + "],\"broken\":" + replayText(broken) + ",\"notes\":" + replayText(notes) +
         ",\"encoding\":" + replayText(std::string(toText(reading.encoding))) + "}";
}

}  // namespace damath::notation
