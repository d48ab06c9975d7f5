// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board/placed_json.hpp"
#include "core/board/side.hpp"
#include "core/text/number.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace damath::notation {

namespace {

using nlohmann::ordered_json;
using enum JsonFaultCode;

ordered_json chipJson(const std::string& text) {
  if (const auto integer = plainIntegerIn(text)) return *integer;
  return text;
}

std::optional<board::ChipIndex> chipNamed(const rules::ChipSet& set, const std::string& text) {
  const auto found = std::ranges::find(set.chips, text, &rules::Chip::text);
  if (found == set.chips.end()) return std::nullopt;
  return static_cast<board::ChipIndex>(found - set.chips.begin());
}

std::optional<board::ChipIndex> readChip(JsonShape& shape, const JsonNode& node, const std::string& where,
                                         const GameLaw& law) {
  const bool valueCounts = law.hasScores();
  const bool isValue =
      node.kind == JsonKind::Integer || node.kind == JsonKind::Text || node.kind == JsonKind::OtherNumber;
  const bool isIgnored = !valueCounts && (node.kind == JsonKind::Null || node.kind == JsonKind::Boolean);
  if (!isValue && !isIgnored) {
    shape.wrongType(node, where, {"integer", "text"});
    return std::nullopt;
  }
  const rules::ChipSet& set = law.set;
  const auto chip = chipNamed(set, node.kind == JsonKind::Integer ? std::to_string(node.integer) : node.text);
  if (chip || !valueCounts) return chip.value_or(0);
  std::vector<std::string> texts;
  for (const rules::Chip& each : set.chips) texts.push_back(each.text);
  shape.add(UnknownChip, node, where, std::move(texts), "C1");
  return std::nullopt;
}

std::optional<board::Piece> readPiece(JsonShape& shape, const JsonNode& node, const std::string& where,
                                      const GameLaw& law) {
  if (node.kind != JsonKind::List) {
    shape.wrongType(node, where, {"list", "null"});
    return std::nullopt;
  }
  if (!shape.list(node, where, 3)) return std::nullopt;
  const auto side = readColour(shape, node.items[0], inside(where, 0));
  const auto chip = readChip(shape, node.items[1], inside(where, 1), law);
  const auto dama = shape.boolean(node.items[2], inside(where, 2));
  if (!side || !chip || !dama) return std::nullopt;
  return board::Piece{*side, *chip, *dama ? board::Rank::Dama : board::Rank::Ordinary};
}

}  // namespace

ordered_json placedJson(const Placed& placed, const rules::ChipSet& set) {
  ordered_json json;
  json["position"] = placed.square.index();
  json["piece"] = nullptr;
  if (placed.piece) {
    json["piece"] = ordered_json::array({std::string(toText(placed.piece->side)),
                                         chipJson(set.chips[placed.piece->chip].text),
                                         placed.piece->rank == board::Rank::Dama});
  }
  return json;
}

std::optional<board::Square> readIndex(JsonShape& shape, const JsonNode& node, const std::string& where) {
  const auto index = shape.integer(node, where);
  if (!index) return std::nullopt;
  const bool inRange = *index >= 0 && *index <= 63;
  const auto square = inRange ? board::Square::ofIndex(static_cast<int>(*index)) : std::nullopt;
  if (!square) shape.add(UnknownIndex, node, where, {}, "B2");
  return square;
}

std::optional<board::Side> readColour(JsonShape& shape, const JsonNode& node, const std::string& where) {
  const auto text = shape.text(node, where);
  if (!text) return std::nullopt;
  const auto side = board::parseSide(*text);
  if (!side) shape.add(UnknownColour, node, where, {"blue", "red"});
  return side;
}

std::optional<Placed> readPlaced(JsonShape& shape, const JsonNode& node, const std::string& where,
                                 const GameLaw& law) {
  if (!shape.object(node, where, {"position", "piece"})) return std::nullopt;
  const JsonNode* index = node.field("position");
  const JsonNode* piece = node.field("piece");
  const auto square = index != nullptr ? readIndex(shape, *index, inside(where, "position")) : std::nullopt;
  if (piece == nullptr) return std::nullopt;
  if (piece->kind == JsonKind::Null) return square ? std::optional(Placed{*square, {}}) : std::nullopt;
  const auto standing = readPiece(shape, *piece, inside(where, "piece"), law);
  if (!square || !standing) return std::nullopt;
  return Placed{*square, standing};
}

nlohmann::ordered_json pathJson(const rules::Turn& turn) {
  nlohmann::ordered_json path = nlohmann::ordered_json::array({turn.start().index()});
  if (!turn.isCapture()) path.push_back(turn.end().index());
  for (const rules::Jump& jump : turn.jumps()) path.push_back(jump.landing.index());
  return path;
}

}  // namespace damath::notation
