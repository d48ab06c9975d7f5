// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes a place of a board. People write a place in three ways:
// - the index p from 0 to 63, where 0 is the top left place (rulebook B2)
// - (x, y), counted from the bottom left
// - file and rank, a1 to h8, on boards with letters. The file is read from the left, or from the right if the
//   board mirrors its document (Dame).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/layers/layer.hpp"

namespace damath::notation {

enum class Files { None, FromLeft, FromRight };

// Parses exactly one place, playable or not. Blanks around the text and around each of the two numbers are
// allowed. nullopt for any other text.
[[nodiscard]] std::optional<layers::Place> parsePlaceText(std::string_view text, Files files);

// Returns a name such as "d4". Precondition: the board has letters (`files` is not None).
[[nodiscard]] std::string placeName(layers::Place place, Files files);

}  // namespace damath::notation
