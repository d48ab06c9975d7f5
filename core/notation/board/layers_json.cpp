// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board/layers_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/board/side.hpp"
#include "core/notation/board/placed_json.hpp"
#include "core/notation/board/role_board_json.hpp"
#include "core/precondition.hpp"

namespace damath::notation {

namespace {

using layers::Place;
using layers::RoleBoard;
using layers::RoleOption;
using layers::RolePiece;
using nlohmann::ordered_json;

template <class Write>
ordered_json rowsJson(Write write) {
  ordered_json rows = ordered_json::array();
  for (const Place place : layers::kPlaces) {
    if (place.column == 0) rows.push_back(ordered_json::array());
    rows.back().push_back(write(place));
  }
  return rows;
}

ordered_json pairJson(const layers::Effect& effect) {
  return ordered_json::array({effect.amount, effect.turns});
}

ordered_json documentHead(std::string_view game, std::string_view turn, const layers::Shape& shape) {
  ordered_json document;
  document["game"] = std::string(game);
  document["turn"] = std::string(turn);
  document["shape"] = shapeJson(shape);
  document["pieces"] = ordered_json::array();
  return document;
}

ordered_json chipJson(const board::Position& position, const GameLaw& law, board::Square square) {
  const auto piece = position.at(square);
  DAMATH_EXPECTS(piece.has_value());
  ordered_json json = placedJson({square, piece}, law.set);
  ordered_json found = ordered_json::array({chipLayerJson(layers::layerOf(position), law.set)});
  ordered_json options = ordered_json::array();
  for (const layers::ChipOption& option : layers::optionsOf(law.movement(), position, square)) {
    ordered_json entry;
    entry["layer"] = found.size();
    entry["path"] = pathJson(option.turn);
    options.push_back(std::move(entry));
    found.push_back(chipLayerJson(layers::layerOf(option.after), law.set));
  }
  json["layers"] = std::move(found);
  json["options"] = std::move(options);
  return json;
}

std::string_view maneuverName(layers::Maneuver maneuver) {
  switch (maneuver) {
    case layers::Maneuver::Move:
      return "move";
    case layers::Maneuver::Attack:
      return "attack";
    case layers::Maneuver::CloseRanks:
      return "closeRanks";
  }
  return {};
}

ordered_json optionJson(const RoleOption& option, std::size_t layer) {
  ordered_json json;
  json["layer"] = layer;
  json["maneuver"] = std::string(maneuverName(option.maneuver));
  json["target"] = option.target.index();
  json["end"] = option.end.index();
  json["conflict"] = nullptr;
  if (option.outcome) json["conflict"] = option.outcome == layers::Outcome::Won ? "won" : "repelled";
  return json;
}

ordered_json rolePieceJson(const RoleBoard& board, layers::Place place, layers::Ranks ranks) {
  DAMATH_EXPECTS(layers::pieceAt(board, place) != nullptr);
  const layers::Shape shape = shapeOf(board.tiles);
  ordered_json found = ordered_json::array();
  ordered_json effects = ordered_json::array();
  ordered_json moreEffects = ordered_json::array();
  const auto add = [&](const RoleBoard& each) {
    found.push_back(roleLayerJson(each.tiles));
    effects.push_back(effectLayerJson(each.effects.layers().front(), shape));
    moreEffects.push_back(moreEffectsJson(each.effects, shape));
  };
  ordered_json options = ordered_json::array();
  add(board);
  for (const RoleOption& option : layers::optionsOf(board, place, ranks)) {
    options.push_back(optionJson(option, found.size()));
    add(option.after);
  }
  ordered_json json;
  json["position"] = place.index();
  json["piece"] = roleTileJson(board.tiles[place]);
  json["layers"] = std::move(found);
  json["effects"] = std::move(effects);
  if (std::ranges::any_of(moreEffects, [](const ordered_json& more) { return !more.empty(); })) {
    json["moreEffects"] = std::move(moreEffects);
  }
  json["options"] = std::move(options);
  return json;
}

}  // namespace

ordered_json shapeJson(const layers::Shape& shape) {
  return rowsJson([&](Place place) { return ordered_json(shape[place] ? 1 : 0); });
}

ordered_json roleTileJson(const layers::RoleTile& tile) {
  if (std::holds_alternative<layers::Unplayable>(tile)) return 0;
  if (std::holds_alternative<layers::Vacant>(tile)) return ordered_json::array({0, 0, 0, 0});
  const RolePiece& piece = std::get<RolePiece>(tile);
  ordered_json json = ordered_json::array({piece.code.number(), piece.attack, piece.health, piece.armor});
  if (piece.conflict) json.push_back(piece.conflict->number());
  return json;
}

ordered_json roleLayerJson(const layers::RoleLayer& layer) {
  return rowsJson([&](Place place) { return roleTileJson(layer[place]); });
}

ordered_json effectLayerJson(const layers::EffectLayer& layer, const layers::Shape& shape) {
  return rowsJson([&](Place place) -> ordered_json {
    if (!shape[place]) return 0;
    const layers::TileEffects& tile = layer[place];
    return ordered_json::array({pairJson(tile.attack), pairJson(tile.health), pairJson(tile.armor)});
  });
}

ordered_json chipLayerJson(const layers::ChipLayer& layer, const rules::ChipSet& set) {
  return rowsJson([&](Place place) -> ordered_json {
    const auto square = layers::squareAt(place);
    if (!square) return 0;
    const auto* piece = std::get_if<board::Piece>(&layer[place]);
    return placedJson({*square, piece != nullptr ? std::optional(*piece) : std::nullopt}, set)["piece"];
  });
}

ordered_json moreEffectsJson(const layers::Effects& effects, const layers::Shape& shape) {
  ordered_json more = ordered_json::array();
  for (std::size_t i = 1; i < effects.layers().size(); ++i) {
    more.push_back(effectLayerJson(effects.layers()[i], shape));
  }
  return more;
}

std::string toChipLayersJson(const board::Position& position, const GameLaw& law,
                             const std::vector<board::Square>& squares) {
  ordered_json document =
      documentHead(rules::toText(law.game), toText(position.toMove()), shapeOf(layers::layerOf(position)));
  for (const board::Square square : squares) document["pieces"].push_back(chipJson(position, law, square));
  return document.dump();
}

std::string toRoleLayersJson(const RoleBoard& board, const std::vector<layers::Place>& places,
                             layers::Ranks ranks) {
  ordered_json document = documentHead("roles", colourOf(board.toMove), shapeOf(board.tiles));
  for (const layers::Place place : places) document["pieces"].push_back(rolePieceJson(board, place, ranks));
  return document.dump();
}

}  // namespace damath::notation
