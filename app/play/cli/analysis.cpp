// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/cli/analysis.hpp"

#include <vector>

#include <nlohmann/json.hpp>

#include "core/board/side.hpp"
#include "core/notation/board/seed_json.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::cli {

namespace {

using nlohmann::ordered_json;

// Returns the best line of play as JSON. Each turn is written for the position after the turns before it.
std::string lineJson(const rules::TurnList& line, board::Position position, const notation::GameLaw& law) {
  std::string json = "[";
  for (const rules::Turn& turn : line) {
    if (json.back() != '[') json += ',';
    json += notation::toTurnJson(turn, position, law);
    rules::play(law.ruleset, position, turn);
  }
  return json + "]";
}

std::string pointsJson(std::optional<engine::Value> value) {
  return value ? ordered_json(pointsText(*value)).dump() : "null";
}

std::string turnJson(const ReviewedTurn& turn, const notation::GameLaw& law) {
  const engine::SearchResult& result = turn.review.result;
  return "{\"side\":" + ordered_json(toText(turn.played.side)).dump() + ",\"lines\":" +
         ordered_json(std::vector<int>(turn.played.lines.begin(), turn.played.lines.end())).dump() +
         ",\"turn\":" + notation::toTurnJson(turn.played.turn, turn.played.before, law) +
         ",\"plies\":" + std::to_string(result.plies) +
         ",\"best\":" + lineJson(result.line, turn.played.before, law) +
         ",\"value\":" + pointsJson(result.plies > 0 ? std::optional(result.value) : std::nullopt) +
         ",\"played\":" + pointsJson(turn.review.played) +
         ",\"gaveAway\":" + pointsJson(turn.review.given()) + "}";
}

}  // namespace

engine::Value Analysis::givenBy(board::Side side) const {
  engine::Value sum = 0;
  for (const ReviewedTurn& turn : turns) {
    if (turn.played.side == side) sum += turn.review.given().value_or(0);
  }
  return sum;
}

Analysis analysisOf(const SheetFile& file, const LimitsOfTurn& limits) {
  Analysis analysis{file.audited(), {}};
  const rules::Movement movement = movementOf(file.ruleset);
  engine::Engine engine(movement, engine::Scoring{&file.ruleset, &file.set});
  for (const sheet::ReplayedTurn& turn : analysis.report.turns) {
    analysis.turns.push_back({turn, engine::review(engine, movement, turn.before, turn.turn, limits())});
  }
  return analysis;
}

std::string toAnalysisJson(const SheetFile& file, const Analysis& analysis) {
  const notation::GameLaw law{file.ruleset, file.set};
  // A file name may contain bytes that are not UTF-8.
  const auto text = [](const std::string& raw) {
    return ordered_json(raw).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  };
  std::string json = "{\"sheet\":" + text(file.path.string()) + ",\"set\":" + text(file.set.name) +
                     ",\"ruleset\":" + text(file.ruleset.name) +
                     ",\"replay\":" + text(std::string(toText(analysis.report.replay))) + ",\"turns\":[";
  for (const ReviewedTurn& turn : analysis.turns) {
    if (json.back() != '[') json += ',';
    json += turnJson(turn, law);
  }
  json += "]";
  for (const board::Side side : board::kSides) {
    json += ",\"" + std::string(toText(side)) + "\":{\"gaveAway\":\"" + pointsText(analysis.givenBy(side)) +
            "\"}";
  }
  return json + "}";
}

}  // namespace damath::cli
