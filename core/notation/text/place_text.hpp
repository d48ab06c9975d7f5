// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes a place of a board. People write a place in three ways:
// - the index p from 0 to 63, where 0 is the top left place (rulebook B2)
// - (x, y), counted from the bottom left place (0, 0)
// - file and rank, a1 to h8, on boards with letters. The letters run from the left, or from the right in
// games whose board is drawn mirrored (Dame).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/layers/layer.hpp"

namespace damath::notation {

enum class Files { None, FromLeft, FromRight };

// Parses a text that consists of exactly one place, playable or not. Blanks around the text and around each
// number of (x, y) are allowed, and capital letters for a file. nullopt for any other text.
[[nodiscard]] std::optional<layers::Place> parsePlaceText(std::string_view text, Files files);

// Returns the name of a place, such as "d4". Precondition: the board has letters (`files` is not None).
[[nodiscard]] std::string placeName(layers::Place place, Files files);

}  // namespace damath::notation
