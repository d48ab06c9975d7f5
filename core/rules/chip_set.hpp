// SPDX-License-Identifier: GPL-3.0-or-later
// The twelve chips of a side (rulebook 2). The printed text names a chip and is unique within the set. The
// exact value is separate; two chips may have the same value (C1, C2). RED's chips stand on BLUE's squares
// rotated by 180° (B5).
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
  board::Square square{0};  // the start square of BLUE's chip
  std::string text;         // as printed: "10/10", "√8", "-3x²y"
  exact::Monomial value;
  friend bool operator==(const Chip&, const Chip&) = default;
};

// The kind of a chip set's values. The kind decides the form of scores and totals, and the rounding of scores
// unless the ruleset gives a rounding of its own (rulebook S3).
enum class Arithmetic {
  Whole,     // counting, whole, integer: quotients are rounded to the nearest integer
  Exact,     // fraction, rational, radical: nothing is rounded
  Variables  // polynomial: every score has 2 decimals, and the values depend on coordinates
};

struct ChipSet {
  std::string name;
  std::array<Chip, board::kChipsASide> chips;

  [[nodiscard]] Arithmetic arithmetic() const;
  // Returns the style in which the program writes scores and totals of this set.
  [[nodiscard]] exact::FigureStyle figureStyle() const;
  // valueFrame: returns the frame in which the x and y of a square give a chip's value (S5). notationFrame:
  // returns the frame in which moves are written (N1).
  [[nodiscard]] board::Frame valueFrame(const Ruleset& ruleset) const;
  [[nodiscard]] board::Frame notationFrame(const Ruleset& ruleset) const;

  friend bool operator==(const ChipSet&, const ChipSet&) = default;
};

// Returns the set `counting`, `whole`, `fraction`, `integer`, `rational`, `radical` or `polynomial`. Null for
// any other name.
[[nodiscard]] const ChipSet* builtInChipSet(std::string_view name);
[[nodiscard]] std::vector<std::string_view> builtInChipSetNames();

// The faults of a chip set: texts must be unique and not empty (C1), and each chip needs its own square in
// BLUE's first three rows (B5). faultsOf returns all faults, not only the first.
enum class ChipSetBreach { TextTwice, TextEmpty, SquareTwice, SquareNotBlues };
struct ChipSetFault {
  ChipSetBreach breach;
  std::size_t entry;  // index of the chip, 0–11
};
[[nodiscard]] std::vector<ChipSetFault> faultsOf(const ChipSet& set);

// Parses the value of a printed text: "-9", "10/10", "4√18", "-3x²y". nullopt for any other text.
[[nodiscard]] std::optional<exact::Monomial> parseChipValue(std::string_view text);

// Returns the start position of a game with this chip set and ruleset (B5, M1).
[[nodiscard]] board::Position startPosition(const ChipSet& set, const Ruleset& ruleset);

}  // namespace damath::rules
