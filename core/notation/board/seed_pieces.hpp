// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that documents of positions and moves share: places with what stands on them, values, colours.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "core/exact/number.hpp"
#include "core/notation/board/seed_json.hpp"
#include "core/notation/json/json_shape.hpp"

namespace damath::notation {

// {"position":41,"piece":["blue",-9,false]}; `piece` is nothing where the place is vacant.
struct Placed {
  board::Square square{0};
  std::optional<board::Piece> piece;
  friend bool operator==(const Placed&, const Placed&) = default;
};

[[nodiscard]] nlohmann::ordered_json placedJson(const Placed& placed, const rules::ChipSet& set);
// The indices that the turn visits: [41, 32].
[[nodiscard]] nlohmann::ordered_json pathJson(const rules::Turn& turn);
[[nodiscard]] nlohmann::ordered_json figureJson(const exact::Number& value, const rules::ChipSet& set);

// Each notes its faults and gives nothing where there are any. In a companion game the chip is the one of
// that value where the set has it, otherwise chip 0.
[[nodiscard]] std::optional<Placed> readPlaced(JsonShape& shape, const JsonNode& node,
                                               const std::string& where, const GameLaw& law);
[[nodiscard]] std::optional<board::Square> readIndex(JsonShape& shape, const JsonNode& node,
                                                     const std::string& where);
[[nodiscard]] std::optional<board::Side> readColour(JsonShape& shape, const JsonNode& node,
                                                    const std::string& where);

}  // namespace damath::notation
