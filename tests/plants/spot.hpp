// SPDX-License-Identifier: GPL-3.0-or-later
// The places of a sheet where a mistake may be planted, and their content.
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

// Returns a random half that the filter accepts; nullopt if there is none.
[[nodiscard]] std::optional<Spot> anySpot(const sheet::Sheet& sheet, Lots& lots, const Filter& filter);
[[nodiscard]] inline sheet::Half& halfAt(sheet::Sheet& sheet, const Spot& spot) {
  return sheet.lines[spot.line].of(spot.side);
}

// True if the cell is neither blank nor unreadable. An earlier mistake may have made the cell blank or
// unreadable.
[[nodiscard]] bool isFigure(const std::string& cell);
// Returns the value of the cell's last step. Precondition: the cell holds a figure.
[[nodiscard]] exact::Number valueOf(const std::string& cell);

[[nodiscard]] Plant plantAt(sheet::Sheet sheet, const Spot& spot, sheet::FindingCode code, sheet::Cell cell);
// Makes a plant whose finding has no line of its own, for example for a line left out. Only the place of the
// change is known.
[[nodiscard]] Plant plantUnlined(sheet::Sheet sheet, const Spot& spot, sheet::FindingCode code,
                                 sheet::Cell cell);

}  // namespace damath::plants
