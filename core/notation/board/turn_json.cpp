// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board/turn_json.hpp"

#include <nlohmann/json.hpp>

#include "core/board/position.hpp"
#include "core/board/side.hpp"
#include "core/notation/board/placed_json.hpp"
#include "core/notation/json/figure_json.hpp"
#include "core/rules/breach.hpp"
#include "core/rules/legal_turns.hpp"
#include "core/rules/score.hpp"

namespace damath::notation {

namespace {

using board::Position;
using board::Square;
using nlohmann::ordered_json;
using enum JsonFaultCode;

// An item of a turn in the document: a Move or a Capture.
struct Step {
  const JsonNode* node;
  std::string where;
  Placed source;
  std::optional<Placed> middle;  // set only for a Capture
  Placed destination;
  const JsonNode* score = nullptr;
};

ordered_json moveJson(const Placed& source, Square destination, const rules::ChipSet& set) {
  ordered_json step;
  step["Move"]["source"] = placedJson(source, set);
  step["Move"]["destination"] = placedJson({destination, {}}, set);
  return step;
}

// Returns the score of a jump. nullopt if the jump divides by zero and the ruleset gives no score for a
// division by zero or asks the arbiter (S4). In companion games, every score is 0. The rank of the taker
// (dama or ordinary chip) at the start of its turn counts (P2).
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
    source.piece->rank = rules::rankAfter(law.movement(), *source.piece, jump.landing);
  }
  return steps;
}

class TurnReader {
 public:
  TurnReader(JsonShape& shape, const Position& position, const GameLaw& law)
      : m_shape(shape), m_position(position), m_law(law) {}

  std::optional<rules::Turn> read(const JsonNode& document) {
    if (!m_shape.list(document, "")) return std::nullopt;
    if (document.items.empty() || document.items.size() > board::kChipsASide) {
      m_shape.wrongCount(document, "", "1…12");
      return std::nullopt;
    }
    std::vector<Step> steps;
    for (std::size_t i = 0; i < document.items.size(); ++i) {
      if (auto step = readStep(document.items[i], inside("", i))) steps.push_back(std::move(*step));
    }
    if (!m_shape.clean()) return std::nullopt;
    if (!agrees(steps)) return std::nullopt;
    const rules::Turn turn = turnOf(steps);
    if (const auto broken = rules::illegality(m_law.game, m_law.ruleset, m_position, turn)) {
      std::vector<std::string> due;
      for (const rules::Turn& each : broken->due) due.push_back(pathText(each));
      m_shape.add(IllegalMove, document, steps[broken->step].where, std::move(due), broken->clause);
      return std::nullopt;
    }
    if (m_law.hasScores()) checkScores(steps);
    return m_shape.clean() ? std::optional(turn) : std::nullopt;
  }

 private:
  std::optional<Step> readStep(const JsonNode& node, const std::string& place) {
    if (node.kind != JsonKind::Object || node.fields.size() != 1) {
      m_shape.wrongType(node, place, {"Move", "Capture"});
      return std::nullopt;
    }
    const auto& [kind, body] = node.fields.front();
    const std::string where = inside(place, kind);
    if (kind == "Move") {
      if (!m_shape.object(body, where, {"source", "destination"})) return std::nullopt;
    } else if (kind == "Capture") {
      using Names = JsonShape::Names;
      const Names scored = {"source", "middle", "destination", "score"};
      const Names unscored = {"source", "middle", "destination"};
      const bool sound = m_law.hasScores() ? m_shape.object(body, where, scored)
                                           : m_shape.object(body, where, unscored, {"score"});
      if (!sound) return std::nullopt;
    } else {
      m_shape.add(UnknownField, body, where, {"Move", "Capture"});
      return std::nullopt;
    }
    if (!m_shape.clean()) return std::nullopt;
    return readBody(body, where, kind == "Capture");
  }

  std::optional<Step> readBody(const JsonNode& body, const std::string& where, bool isCapture) {
    const auto source = readChipAt(*body.field("source"), inside(where, "source"));
    const auto middle =
        isCapture ? readChipAt(*body.field("middle"), inside(where, "middle")) : std::optional<Placed>();
    const JsonNode& target = *body.field("destination");
    const auto destination = readPlaced(m_shape, target, inside(where, "destination"), m_law);
    if (destination && destination->piece) {
      m_shape.add(NotVacant, *target.field("piece"), inside(inside(where, "destination"), "piece"), {"null"});
    }
    if (!source || !destination || (isCapture && !middle)) return std::nullopt;
    if (middle && middle->piece->side == source->piece->side) {
      m_shape.add(IllegalMove, *body.field("middle"), inside(where, "middle"), {}, "K2");
    }
    return Step{&body, where, *source, middle, *destination, body.field("score")};
  }

  // Reads a square with its chip. Records a fault if the document says that the square is vacant.
  std::optional<Placed> readChipAt(const JsonNode& node, const std::string& where) {
    auto placed = readPlaced(m_shape, node, where, m_law);
    if (placed && !placed->piece) {
      m_shape.wrongType(*node.field("piece"), inside(where, "piece"), {"list"});
      return std::nullopt;
    }
    return placed;
  }

  // True if the turn fits the board: the board holds the pieces that the document names, each jump begins
  // where the jump before it ended, and the chip belongs to the side to move. Otherwise records the faults.
  bool agrees(const std::vector<Step>& steps) {
    Placed mover = steps.front().source;
    mover.piece = m_position.at(mover.square);
    for (const Step& step : steps) {
      const JsonNode& source = *step.node->field("source");
      const bool goesOn = &step == &steps.front() ||
                          (step.middle && steps.front().middle && step.source.square == mover.square);
      if (!goesOn) {
        m_shape.add(BrokenChain, source, inside(step.where, "source"), {std::to_string(mover.square.index())},
                    "K4");
        return false;
      }
      if (!isSame(*step.source.piece, mover.piece)) notThere(source, inside(step.where, "source"), mover);
      if (step.middle) {
        const Placed standing{step.middle->square, m_position.at(step.middle->square)};
        if (!isSame(*step.middle->piece, standing.piece)) {
          notThere(*step.node->field("middle"), inside(step.where, "middle"), standing);
        }
      }
      mover.square = step.destination.square;
      if (mover.piece) mover.piece->rank = rules::rankAfter(m_law.movement(), *mover.piece, mover.square);
    }
    if (!m_shape.clean()) return false;
    if (steps.front().source.piece->side == m_position.toMove()) return true;
    m_shape.add(IllegalMove, *steps.front().node, steps.front().where, {}, "M1");
    return false;
  }

  // True if the piece in the document equals the piece on the board. In a companion game, the value of the
  // chip is not compared.
  [[nodiscard]] bool isSame(board::Piece written, const std::optional<board::Piece>& standing) const {
    if (standing && !m_law.hasScores()) written.chip = standing->chip;
    return written == standing;
  }

  void notThere(const JsonNode& node, const std::string& where, const Placed& standing) {
    m_shape.add(NotThere, node, where, {std::string(placedJson(standing, m_law.set).dump())});
  }

  static rules::Turn turnOf(const std::vector<Step>& steps) {
    const Step& first = steps.front();
    if (!first.middle) return {first.source.square, first.destination.square};
    rules::Turn turn(first.source.square);
    for (const Step& step : steps) {
      turn.add({step.middle->square, step.destination.square});
    }
    return turn;
  }

  void checkScores(const std::vector<Step>& steps) {
    const board::Piece taker = *steps.front().source.piece;
    for (const Step& step : steps) {
      if (step.middle)
        checkScore(step, scoreValue(taker, *step.middle->piece, step.destination.square, m_law));
    }
  }

  void checkScore(const Step& step, const std::optional<exact::Number>& right) {
    const std::string where = inside(step.where, "score");
    const JsonKind kind = step.score->kind;
    if (kind == JsonKind::Null && !right) return;
    if (kind != JsonKind::Integer && kind != JsonKind::Text && kind != JsonKind::OtherNumber) {
      return m_shape.wrongType(*step.score, where, {"integer", "text"});
    }
    const std::optional<exact::Number> written =
        kind == JsonKind::Integer ? exact::Number(step.score->integer) : exact::parseNumber(step.score->text);
    // If the rules give the jump no score (division by zero), the document may write 0 or null. If the
    // arbiter must rule on the score, the document may write any number or null.
    const bool ruled = m_law.ruleset.divideByZero.answer() == rules::DivideByZero::AskArbiter;
    const bool good = right ? written == right : written && (ruled || written->isZero());
    if (good) return;
    m_shape.add(WrongScore, *step.score, where, {scoreJson(right, m_law.set).dump()},
                right ? rules::Clause("S1") : m_law.ruleset.divideByZero.clauseFor("S4"));
  }

  JsonShape& m_shape;
  const Position& m_position;
  const GameLaw& m_law;
};

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
    ordered_json entry;
    entry["path"] = pathJson(turn);
    entry["jumps"] = turnJson(turn, position, law);
    turns.push_back(std::move(entry));
  }
  ordered_json document;
  document["turns"] = std::move(turns);
  return document.dump();
}

Expected<rules::Turn, JsonFaults> parseTurnJson(std::string_view text, const Position& position,
                                                const GameLaw& law) {
  const auto document = parseJson(text);
  if (!document) return Unexpected<JsonFaults>(JsonFaults{document.error()});
  JsonShape shape;
  const auto turn = TurnReader(shape, position, law).read(*document);
  if (!turn) return Unexpected<JsonFaults>(shape.take());
  return *turn;
}

}  // namespace damath::notation
