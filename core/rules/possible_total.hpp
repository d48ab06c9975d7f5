// SPDX-License-Identifier: GPL-3.0-or-later
// Checks if a game with this ruleset and chip set can reach a grand total. Thus a typing error
// ("√2" in an integer event, an extra zero) is refused before it becomes a result.
#pragma once

#include <optional>

#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

enum class TotalFaultKind {
  NotWhole,         // the total has a fraction, but the set's totals are whole numbers
  TooManyDecimals,  // the total has more than `decimals` decimals
  ForeignRoot,      // the total has a root that no product or quotient of the set's chips has
  TooLarge          // the total is above `most` or below -`most`
};

struct TotalFault {
  TotalFaultKind kind = TotalFaultKind::NotWhole;
  int decimals = 0;
  exact::Rational most = {};
  friend bool operator==(const TotalFault&, const TotalFault&) = default;
};

// Returns a whole number that no total exceeds: the sum of twelve captures, each with the largest possible
// score and doubled twice, and twelve remaining damas. The number is an upper bound, not an estimate: no game
// comes near this number.
[[nodiscard]] exact::Rational mostTotal(const Ruleset& ruleset, const ChipSet& set);

// True if every total of such a game is a whole number. False if a total may have a fraction, decimals or a
// root.
[[nodiscard]] bool hasWholeTotals(const Ruleset& ruleset, const ChipSet& set);

// Returns the reason why no game can have this total. nullopt if the total seems possible. A total within the
// bound and of the right kind is accepted without further checks.
[[nodiscard]] std::optional<TotalFault> faultOfTotal(const Ruleset& ruleset, const ChipSet& set,
                                                     const exact::Number& total);

}  // namespace damath::rules
