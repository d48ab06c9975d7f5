// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the layers of a board as JSON (rulebook L1 to L3). A layer is an array of 64 tiles. It holds one
// kind of fact, such as the shape of the board or its pieces. Each movement option of a piece is also written
// as a layer: the board after the move.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "core/layers/chip_layers.hpp"
#include "core/layers/effects.hpp"
#include "core/layers/role.hpp"
#include "core/layers/role_options.hpp"
#include "core/notation/board/game_law.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::notation {

// shapeJson, roleLayerJson, effectLayerJson and chipLayerJson each return a layer as a JSON array of eight
// rows of eight tiles. The top row comes first. In every kind of layer, an unplayable tile is written as 0.
// The playable tiles are:
//   shape    1
//   roles    [code,attack,health,armor] or, with a conflict mark, [code,attack,health,armor,mark];
//            [0,0,0,0] if vacant
//   effects  [[amount,turns],[amount,turns],[amount,turns]] of attack, health and armor
//   chips    ["blue",-9,false], as in positions; null if vacant
[[nodiscard]] nlohmann::ordered_json shapeJson(const layers::Shape& shape);
[[nodiscard]] nlohmann::ordered_json roleTileJson(const layers::RoleTile& tile);
[[nodiscard]] nlohmann::ordered_json roleLayerJson(const layers::RoleLayer& layer);
[[nodiscard]] nlohmann::ordered_json effectLayerJson(const layers::EffectLayer& layer,
                                                     const layers::Shape& shape);
[[nodiscard]] nlohmann::ordered_json chipLayerJson(const layers::ChipLayer& layer, const rules::ChipSet& set);
// Returns all effect layers after the first as a list. The list is empty unless a piece has effects on one
// attribute that end at different times.
[[nodiscard]] nlohmann::ordered_json moreEffectsJson(const layers::Effects& effects,
                                                     const layers::Shape& shape);

// toChipLayersJson and toRoleLayersJson return the movement options of the pieces on `squares` or `places` as
// layers. For each piece, layer 0 is the present board. Each movement option has one more layer, which shows
// the board after the move, and an item in `options`. The form for games with chips:
//   {"game":"damath","turn":"blue","shape":[[1,0,…],…],
//    "pieces":[{"position":41,"piece":["blue",-9,false],"layers":[[[…],…],…],
//               "options":[{"layer":1,"path":[41,32]}, …]}, …]}
// The form for boards of the six roles:
//   {"game":"roles","turn":"white","shape":…,
//    "pieces":[{"position":27,"piece":[3,2,3,1],"layers":…,"effects":…,
//               "options":[{"layer":1,"maneuver":"move","target":19,"end":19,"conflict":null}, …]}, …]}
// `effects` has an effect layer for each layer. `position`, `target` and `end` are indices p of the array:
// place p is row p div 8, column p mod 8. `maneuver` is move, attack or closeRanks. `conflict` is won,
// repelled or null. `moreEffects` is written if an attribute of a piece has effects that end at different
// times; it lists the further effect layers of each layer.
// Each function returns one line without a line end. Precondition: each square holds a chip, each place holds
// a piece.
[[nodiscard]] std::string toChipLayersJson(const board::Position& position, const GameLaw& law,
                                           const std::vector<board::Square>& squares);
[[nodiscard]] std::string toRoleLayersJson(const layers::RoleBoard& board,
                                           const std::vector<layers::Place>& places,
                                           layers::Ranks ranks = layers::Ranks::Neighbors);

}  // namespace damath::notation
