// SPDX-License-Identifier: GPL-3.0-or-later
// Turns of seed_json.hpp.
#include <nlohmann/json.hpp>

#include "core/notation/board/seed_json.hpp"
#include "core/notation/board/seed_pieces.hpp"
#include "core/rules/score.hpp"

namespace damath::notation {

namespace {

using board::Position;
using board::Square;
using nlohmann::ordered_json;

ordered_json moveJson(const Placed& source, Square destination, const rules::ChipSet& set) {
  ordered_json step;
  step["Move"]["source"] = placedJson(source, set);
  step["Move"]["destination"] = placedJson({destination, {}}, set);
  return step;
}

// What a capture scores; nothing where the law gives a division by 0 no score, or leaves it to the arbiter
// (S4). The companions have no scores: 0. The taker scores with the rank it began its turn with (P2).
std::optional<exact::Number> scoreValue(board::Piece taker, board::Piece taken, Square landing,
                                        const GameLaw& law) {
  if (!law.hasScores()) return exact::Number();
  const rules::JumpScore score = rules::scoreOf(law.ruleset, law.set, taker, taken, landing);
  const bool open = score.divisionByZero && law.ruleset.divideByZero.answer() != rules::DivideByZero::Zero;
  return open ? std::nullopt : std::optional(score.value);
}

ordered_json scoreJson(const std::optional<exact::Number>& score, const rules::ChipSet& set) {
  return score ? figureJson(*score, set) : ordered_json(nullptr);
}

// The rank for the next jump, once the chip has landed here: crowned within the turn only where the law says
// so (P1).
board::Rank rankAfter(const rules::Movement& movement, board::Piece piece, Square landing) {
  const bool isCrowned =
      movement.promotion == rules::Promotion::GoOn && landing.y() == board::farRow(piece.side);
  return isCrowned ? board::Rank::Dama : piece.rank;
}

ordered_json turnJson(const rules::Turn& turn, const Position& position, const GameLaw& law) {
  Placed source{turn.start(), position.at(turn.start())};
  const board::Piece taker = *source.piece;
  ordered_json steps = ordered_json::array();
  if (!turn.isCapture()) steps.push_back(moveJson(source, turn.end(), law.set));
  for (const rules::Jump& jump : turn.jumps()) {
    const Placed middle{jump.taken, position.at(jump.taken)};
    ordered_json step;
    ordered_json& body = step["Capture"];
    body["source"] = placedJson(source, law.set);
    body["middle"] = placedJson(middle, law.set);
    body["destination"] = placedJson({jump.landing, {}}, law.set);
    body["score"] = scoreJson(scoreValue(taker, *middle.piece, jump.landing, law), law.set);
    steps.push_back(std::move(step));
    source.square = jump.landing;
    source.piece->rank = rankAfter(law.movement(), *source.piece, jump.landing);
  }
  return steps;
}

}  // namespace

std::string pathText(const rules::Turn& turn) {
  std::string text = std::to_string(turn.start().index());
  if (!turn.isCapture()) return text + "-" + std::to_string(turn.end().index());
  for (const rules::Jump& jump : turn.jumps()) text += "-" + std::to_string(jump.landing.index());
  return text;
}

std::string toTurnJson(const rules::Turn& turn, const Position& position, const GameLaw& law) {
  return turnJson(turn, position, law).dump();
}

std::string toMovesJson(const Position& position, const GameLaw& law) {
  ordered_json turns = ordered_json::array();
  for (const rules::Turn& turn : rules::legalTurns(law.movement(), position)) {
    ordered_json path = ordered_json::array({turn.start().index()});
    if (!turn.isCapture()) path.push_back(turn.end().index());
    for (const rules::Jump& jump : turn.jumps()) path.push_back(jump.landing.index());
    ordered_json entry;
    entry["path"] = std::move(path);
    entry["jumps"] = turnJson(turn, position, law);
    turns.push_back(std::move(entry));
  }
  ordered_json document;
  document["turns"] = std::move(turns);
  return document.dump();
}

}  // namespace damath::notation
