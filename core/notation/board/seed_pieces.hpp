// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that the documents of positions, turns and layers share: places with their pieces, figures and
// colors.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "core/exact/number.hpp"
#include "core/notation/board/seed_json.hpp"
#include "core/notation/json/json_shape.hpp"

namespace damath::notation {

// A square and its piece: {"position":41,"piece":["blue",-9,false]}. `piece` is nullopt on a vacant square.
struct Placed {
  board::Square square{0};
  std::optional<board::Piece> piece;
  friend bool operator==(const Placed&, const Placed&) = default;
};

[[nodiscard]] nlohmann::ordered_json placedJson(const Placed& placed, const rules::ChipSet& set);
// Returns the indices that the turn visits: [41, 32].
[[nodiscard]] nlohmann::ordered_json pathJson(const rules::Turn& turn);
// Returns a whole figure as a number, every other figure as text.
[[nodiscard]] nlohmann::ordered_json figureJson(const exact::Number& value, const rules::ChipSet& set);

// Each reader records its faults and returns nullopt if there are any. In a companion game, readPlaced takes
// the chip with the written value if the set has it, otherwise chip 0.
[[nodiscard]] std::optional<Placed> readPlaced(JsonShape& shape, const JsonNode& node,
                                               const std::string& where, const GameLaw& law);
[[nodiscard]] std::optional<board::Square> readIndex(JsonShape& shape, const JsonNode& node,
                                                     const std::string& where);
[[nodiscard]] std::optional<board::Side> readColour(JsonShape& shape, const JsonNode& node,
                                                    const std::string& where);

}  // namespace damath::notation
