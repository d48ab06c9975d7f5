// The commonest sheet: each entry fits one legal turn and no other, without a slip, every total goes on from
// the one before, and the R.C. rows fit the board. Then there is nothing to weigh, and nothing to search for.
#pragma once

#include <optional>

#include "core/sheet/leaps.hpp"
#include "core/sheet/resolver.hpp"

namespace damath::sheet {

// The one game that such a sheet records, from its start; nothing where the sheet is not such a one.
[[nodiscard]] std::optional<Passage> solePlay(const Law& law, const Reading& reading, const Leaps& leaps,
                                              const board::Position& start);

}  // namespace damath::sheet
