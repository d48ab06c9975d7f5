// SPDX-License-Identifier: GPL-3.0-or-later
// Where in a sheet a mistake may be planted, and what stands there.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "core/exact/number.hpp"
#include "tests/plants/plant.hpp"
#include "tests/plants/random_game.hpp"

namespace damath::plants {

struct Spot {
  std::size_t line;  // from 0
  board::Side side;
};

using Filter = std::function<bool(const sheet::Half&)>;

[[nodiscard]] bool isPlay(const sheet::Half& half);
[[nodiscard]] bool isCapture(const sheet::Half& half);
[[nodiscard]] bool isQuiet(const sheet::Half& half);
[[nodiscard]] Filter ofKind(sheet::HalfKind kind);

// A half that the filter takes; nothing where there is none.
[[nodiscard]] std::optional<Spot> anySpot(const sheet::Sheet& sheet, Lots& lots, const Filter& filter);
[[nodiscard]] inline sheet::Half& halfAt(sheet::Sheet& sheet, const Spot& spot) {
  return sheet.lines[spot.line].of(spot.side);
}

// Neither blank nor unreadable, as it may be where another mistake was made before.
[[nodiscard]] bool isFigure(const std::string& cell);
// What a figure cell finally says. Promise: it is a figure.
[[nodiscard]] exact::Number valueOf(const std::string& cell);

[[nodiscard]] Plant plantAt(sheet::Sheet sheet, const Spot& spot, sheet::FindingCode code, sheet::Cell cell);
// For what has no line of its own, as a line left out: only where it was done.
[[nodiscard]] Plant plantUnlined(sheet::Sheet sheet, const Spot& spot, sheet::FindingCode code,
                                 sheet::Cell cell);

}  // namespace damath::plants
