// SPDX-License-Identifier: GPL-3.0-or-later
// A place of a board as people write it, in any of three ways: its index p from 0 to 63, the top left place
// being 0 (rulebook B2); (x, y) from the bottom left; on boards with letters also file and rank, a1 to h8,
// the file read from the left or, where the board is the mirror of its document (Dame), from the right.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/layers/grid.hpp"

namespace damath::notation {

enum class Files { None, FromLeft, FromRight };

// Exactly one place, playable or not; blanks around it, and around the two numbers, are allowed. Nothing for
// any other text.
[[nodiscard]] std::optional<layers::Place> parsePlaceText(std::string_view text, Files files);

// "d4". Promise: the board has letters.
[[nodiscard]] std::string placeName(layers::Place place, Files files);

}  // namespace damath::notation
