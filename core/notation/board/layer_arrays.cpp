// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation/board/layer_arrays.hpp"

#include <nlohmann/json.hpp>

#include "core/notation/board/seed_pieces.hpp"

namespace damath::notation {

namespace {

using layers::Place;
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

}  // namespace damath::notation
