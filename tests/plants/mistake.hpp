// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of mistakes that can be planted in any right sheet.
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

// Plants a mistake of the kind somewhere in a right sheet; nothing where the sheet gives no occasion.
using Mistake = std::function<std::optional<Plant>(sheet::Sheet, const rules::ChipSet&, Lots&)>;
struct MistakeOf {
  std::string kind;
  Mistake plantIn;
};
[[nodiscard]] const std::vector<MistakeOf>& mistakes();
// A mistake of a kind drawn by lot; nothing where the sheet gives no occasion for that kind.
[[nodiscard]] std::optional<Plant> anyMistake(const sheet::Sheet& sheet, const rules::ChipSet& set,
                                              Lots& lots);

// The same, by what is mistaken: Move cells, Score and Total cells, whole lines and halves, the rows at the
// end.
[[nodiscard]] std::vector<MistakeOf> moveMistakes();
[[nodiscard]] std::vector<MistakeOf> figureMistakes();
[[nodiscard]] std::vector<MistakeOf> lineMistakes();
[[nodiscard]] std::vector<MistakeOf> endMistakes();

// How a failing test names its kind.
inline void PrintTo(const MistakeOf& mistake, std::ostream* out) {
  *out << mistake.kind;
}

}  // namespace damath::plants
