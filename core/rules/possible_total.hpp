// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a game with such chips under such a law can come to a grand total at all, so that a slip of the pen
// ("√2" in an integer event, a stray zero) is refused before it becomes a result.
#pragma once

#include <optional>

#include "core/exact/number.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/ruleset.hpp"

namespace damath::rules {

enum class TotalFaultKind {
  NotWhole,         // the set's totals are whole numbers
  TooManyDecimals,  // they have no more than `decimals`
  ForeignRoot,      // no product of its chips has this root
  TooLarge          // beyond `most`, on either side of 0
};

struct TotalFault {
  TotalFaultKind kind = TotalFaultKind::NotWhole;
  int decimals = 0;
  exact::Rational most = {};
  friend bool operator==(const TotalFault&, const TotalFault&) = default;
};

// A whole number that no total exceeds: twelve captures, each of the two largest values and doubled twice,
// and twelve remaining damas. Nobody comes near it; it is a bound, not an estimate.
[[nodiscard]] exact::Rational mostTotal(const Ruleset& ruleset, const ChipSet& set);

// Why no game comes to this total; nothing where one might. A figure within the bound and of the right kind
// is not further looked into.
[[nodiscard]] std::optional<TotalFault> faultOfTotal(const Ruleset& ruleset, const ChipSet& set,
                                                     const exact::Number& total);

}  // namespace damath::rules
