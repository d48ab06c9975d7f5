// SPDX-License-Identifier: GPL-3.0-or-later
// The twelve chips a side plays with (rulebook 2). A chip is named by its printed text, unique within the
// set; the exact value is separate and may occur twice (C1, C2). RED's chips stand a half turn away (B5).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/position.hpp"
#include "core/exact/monomial.hpp"
#include "core/exact/number_text.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

struct Chip {
  board::Square square{0};  // where BLUE's stands at the start
  std::string text;         // as printed: "10/10", "√8", "-3x²y"
  exact::Monomial value;
  friend bool operator==(const Chip&, const Chip&) = default;
};

// What the values are made of; it decides the rounding of rulebook S3 and how figures are written.
enum class Arithmetic {
  Whole,     // counting, whole, integer: quotients to the nearest integer
  Exact,     // fraction, rational, radical: nothing is rounded
  Variables  // polynomial: every score to 2 decimals, coordinates matter
};

struct ChipSet {
  std::string name;
  std::array<Chip, board::kChipsASide> chips;

  [[nodiscard]] Arithmetic arithmetic() const;
  // How the program writes this set's figures.
  [[nodiscard]] exact::FigureStyle figureStyle() const;
  // The frame in which a square's x and y are read (S5) and moves are written (N1).
  [[nodiscard]] board::Frame valueFrame(const Ruleset& ruleset) const;
  [[nodiscard]] board::Frame notationFrame(const Ruleset& ruleset) const;

  friend bool operator==(const ChipSet&, const ChipSet&) = default;
};

// `counting`, `whole`, `fraction`, `integer`, `rational`, `radical`, `polynomial`; null for another name.
[[nodiscard]] const ChipSet* builtInChipSet(std::string_view name);
[[nodiscard]] std::vector<std::string_view> builtInChipSetNames();

// What C1 and B5 demand of a set; every breach, not the first.
enum class ChipSetBreach { TextTwice, TextEmpty, SquareTwice, SquareNotBlues };
struct ChipSetFault {
  ChipSetBreach breach;
  std::size_t entry;  // 0 to 11
};
[[nodiscard]] std::vector<ChipSetFault> faultsOf(const ChipSet& set);

// The value that a printed text names: "-9", "10/10", "4√18", "-3x²y". Nothing where it names none.
[[nodiscard]] std::optional<exact::Monomial> parseChipValue(std::string_view text);

// A game's first position under this law (B5, M1).
[[nodiscard]] board::Position startPosition(const ChipSet& set, const Ruleset& ruleset);

}  // namespace damath::rules
