// SPDX-License-Identifier: GPL-3.0-or-later
// Removes the route of a turn, the squares that the program writes after an '@', from a text for people.
#pragma once

#include <string>
#include <string_view>

namespace damath::compose {

// Returns the text of a turn without the squares after '@'. A capture keeps its last square,
// because the printed form has a place for the landing square. In a quiet move, the squares already stand
// before the '@'.
[[nodiscard]] std::string withoutRoute(std::string_view text);
// Returns the sentence after withoutRoute() was applied to every turn that it quotes.
[[nodiscard]] std::string withoutRoutes(std::string_view sentence);

}  // namespace damath::compose
