// SPDX-License-Identifier: GPL-3.0-or-later
// A square with its piece as JSON. The documents of positions, turns and layers share this form, and the
// forms of its parts: index, color and chip text.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "core/board/position.hpp"
#include "core/notation/board/game_law.hpp"
#include "core/notation/json/json_shape.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::notation {

// A square and its piece: {"position":41,"piece":["blue",-9,false]}. `piece` is nullopt on a vacant square.
struct Placed {
  board::Square square{0};
  std::optional<board::Piece> piece;
  friend bool operator==(const Placed&, const Placed&) = default;
};

[[nodiscard]] nlohmann::ordered_json placedJson(const Placed& placed, const rules::ChipSet& set);
// Returns the indices of the squares that the turn visits: [41, 32].
[[nodiscard]] nlohmann::ordered_json pathJson(const rules::Turn& turn);
// readPlaced, readIndex and readColour return nullopt if the node has faults, and record the faults. In a
// companion game, chips have no values. If the chip set has a chip with the written value, readPlaced returns
// this chip, otherwise chip 0.
[[nodiscard]] std::optional<Placed> readPlaced(JsonShape& shape, const JsonNode& node,
                                               const std::string& where, const GameLaw& law);
[[nodiscard]] std::optional<board::Square> readIndex(JsonShape& shape, const JsonNode& node,
                                                     const std::string& where);
[[nodiscard]] std::optional<board::Side> readColour(JsonShape& shape, const JsonNode& node,
                                                    const std::string& where);

}  // namespace damath::notation
