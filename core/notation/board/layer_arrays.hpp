// SPDX-License-Identifier: GPL-3.0-or-later
// Writes layers as JSON arrays of eight rows of eight tiles, with the top row first. In every kind of layer,
// 0 is an unplayable tile (rulebook L1, L3).
//   shape    0 and 1
//   roles    [code,attack,health,armor] or, with a conflict mark, [code,attack,health,armor,mark];
//            [0,0,0,0] if vacant
//   effects  [[amount,turns],[amount,turns],[amount,turns]] of attack, health and armor
//   chips    ["blue",-9,false], as in positions; null if vacant
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/layers/chip_layers.hpp"
#include "core/layers/effects.hpp"
#include "core/layers/role.hpp"
#include "core/rules/chip_set.hpp"

namespace damath::notation {

[[nodiscard]] nlohmann::ordered_json shapeJson(const layers::Shape& shape);
[[nodiscard]] nlohmann::ordered_json roleTileJson(const layers::RoleTile& tile);
[[nodiscard]] nlohmann::ordered_json roleLayerJson(const layers::RoleLayer& layer);
[[nodiscard]] nlohmann::ordered_json effectLayerJson(const layers::EffectLayer& layer,
                                                     const layers::Shape& shape);
[[nodiscard]] nlohmann::ordered_json chipLayerJson(const layers::ChipLayer& layer, const rules::ChipSet& set);

}  // namespace damath::notation
