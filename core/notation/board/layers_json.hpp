// SPDX-License-Identifier: GPL-3.0-or-later
// Writes movement options as layers (rulebook L2). For each piece, layer 0 is the present board, and each
// option has one more layer. `options` describes the options. Games with chips:
//   {"game":"damath","turn":"blue","shape":[[1,0,…],…],
//    "pieces":[{"position":41,"piece":["blue",-9,false],"layers":[[[…],…],…],
//               "options":[{"layer":1,"path":[41,32]}, …]}, …]}
// Boards of the six roles:
//   {"game":"roles","turn":"white","shape":…,
//    "pieces":[{"position":27,"piece":[3,2,3,1],"layers":…,"effects":…,
//               "options":[{"layer":1,"maneuver":"move","target":19,"end":19,"conflict":null}, …]}, …]}
// `effects` has an effect layer for each layer. `position`, `target` and `end` are indices p of the array:
// place p is row p div 8, column p mod 8. `maneuver` is move, attack or closeRanks. `conflict` is won,
// repelled or null. `moreEffects` is written if an attribute of a piece has effects that end at different
// times; it lists the further effect layers of each layer.
#pragma once

#include <string>
#include <vector>

#include "core/layers/role_options.hpp"
#include "core/notation/board/seed_json.hpp"

namespace damath::notation {

// Each returns one line without a line end. Precondition: each square holds a chip, each place holds a piece.
[[nodiscard]] std::string toChipLayersJson(const board::Position& position, const GameLaw& law,
                                           const std::vector<board::Square>& squares);
[[nodiscard]] std::string toRoleLayersJson(const layers::RoleBoard& board,
                                           const std::vector<layers::Place>& places);

}  // namespace damath::notation
