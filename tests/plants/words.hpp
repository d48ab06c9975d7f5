// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a Move cell, and mistakes in single characters of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "tests/plants/spot.hpp"

namespace damath::plants {

// The three parts of a capture.
struct Words {
  std::string taker;
  std::string sign;
  std::string taken;
};
[[nodiscard]] std::optional<Words> wordsOf(const std::string& move);
[[nodiscard]] std::string join(const Words& words);

enum class PenSlip { Digit, Sign };

// Returns every text that differs from `text` in one digit and has no number with a needless 0 in front.
// Digits before `from`, such as the working of a score, stay unchanged.
[[nodiscard]] std::vector<std::string> digitSlips(const std::string& text, std::size_t from = 0);
// Returns the text without its sign, or with a sign that does not belong there.
[[nodiscard]] std::string signSlip(const std::string& text, std::size_t from = 0);
// Returns a random mistake of this kind; nullopt if the text gives no occasion.
[[nodiscard]] std::optional<std::string> slipOf(PenSlip slip, const std::string& text, Lots& lots,
                                                std::size_t from = 0);

// The state of the chip that a side's text names, at a place of the sheet.
enum class Standing {
  NoChip,  // no chip of the set
  Taken,   // taken by an earlier entry
  OnBoard
};
[[nodiscard]] Standing standingOf(const sheet::Sheet& sheet, const Spot& before, const rules::ChipSet& set,
                                  board::Side owner, std::string_view text);
// True if both texts name the same chip or the same value.
[[nodiscard]] bool sameChip(const rules::ChipSet& set, std::string_view a, std::string_view b);

}  // namespace damath::plants
