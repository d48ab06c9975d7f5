// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a Move cell, and the slips of the pen that may befall them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "tests/plants/spot.hpp"

namespace damath::plants {

// A capture's own three parts.
struct Words {
  std::string taker;
  std::string sign;
  std::string taken;
};
[[nodiscard]] std::optional<Words> wordsOf(const std::string& move);
[[nodiscard]] std::string join(const Words& words);

enum class PenSlip { Digit, Sign };

// Every text that differs from this one in a single digit, none of them beginning a number with a needless 0.
// Promise: a place to begin, as behind the working of a score.
[[nodiscard]] std::vector<std::string> digitSlips(const std::string& text, std::size_t from = 0);
// The text with its sign left out, or with one that does not belong there.
[[nodiscard]] std::string signSlip(const std::string& text, std::size_t from = 0);
// One of them by lot; nothing where the text gives none.
[[nodiscard]] std::optional<std::string> slipOf(PenSlip slip, const std::string& text, Lots& lots,
                                                std::size_t from = 0);

// What a side's chip text stands for at a place of the sheet.
enum class Standing {
  NoChip,  // the set has none such
  Taken,   // taken before, by the entries further up
  OnBoard
};
[[nodiscard]] Standing standingOf(const sheet::Sheet& sheet, const Spot& before, const rules::ChipSet& set,
                                  board::Side owner, std::string_view text);
// Whether both texts name the same chip or the same value.
[[nodiscard]] bool sameChip(const rules::ChipSet& set, std::string_view a, std::string_view b);

}  // namespace damath::plants
