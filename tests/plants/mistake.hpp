// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of mistakes that can be planted in any correct sheet.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "core/rules/chip_set.hpp"
#include "tests/plants/plant.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::plants {

// Plants a mistake of its kind somewhere in a correct sheet; nullopt if the sheet gives no occasion.
using Mistake = std::function<std::optional<Plant>(sheet::Sheet, const rules::ChipSet&, Lots&)>;
struct MistakeOf {
  std::string kind;
  Mistake plantIn;
};
[[nodiscard]] const std::vector<MistakeOf>& mistakes();
// Plants a mistake of a random kind; nullopt if the sheet gives no occasion for that kind.
[[nodiscard]] std::optional<Plant> anyMistake(const sheet::Sheet& sheet, const rules::ChipSet& set,
                                              Lots& lots);

// The kinds of mistakes, by their place. moveMistakes: in Move cells. figureMistakes: in Score and Total
// cells. lineMistakes: in whole lines and halves. endMistakes: in the end rows and in the result.
[[nodiscard]] std::vector<MistakeOf> moveMistakes();
[[nodiscard]] std::vector<MistakeOf> figureMistakes();
[[nodiscard]] std::vector<MistakeOf> lineMistakes();
[[nodiscard]] std::vector<MistakeOf> endMistakes();

// Prints the kind in the name of a failing test.
inline void PrintTo(const MistakeOf& mistake, std::ostream* out) {
  *out << mistake.kind;
}

}  // namespace damath::plants
