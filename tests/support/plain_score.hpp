// SPDX-License-Identifier: GPL-3.0-or-later
// A second implementation of scores: values p + q√2 of small fractions, chip values copied by hand from the
// tables of rulebook 2, operators from the drawing of B3. Tests compare core's exact numbers with it.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/exact/number.hpp"
#include "tests/support/plain_rules.hpp"

namespace damath::support {

// A fraction in lowest terms with denominator > 0. The type of both numbers holds every score of the
// built-in sets.
struct PlainFraction {
  std::int64_t top = 0;
  std::int64_t bottom = 1;
  friend bool operator==(const PlainFraction&, const PlainFraction&) = default;
};

struct PlainValue {
  PlainFraction plain;
  PlainFraction root2;
  friend bool operator==(const PlainValue&, const PlainValue&) = default;
};

// Returns '+', '-', 'x' or '/'. Precondition: the place is playable (B3).
[[nodiscard]] char plainSign(Place place);

// A writer's way of computing scores. ByLaw and Rounded are the manual's way.
enum class PlainDoubling { ByLaw, Never, Always };
enum class PlainQuotients { Rounded, CutOff, DoubledFirst };
struct PlainScoring {
  PlainDoubling doubling = PlainDoubling::ByLaw;
  PlainQuotients quotients = PlainQuotients::Rounded;
  bool swapsOperands = false;
  bool otherFrame = false;        // true if x and y of a jump are read as the opponent sees the board
  bool otherFrameOfRows = false;  // true if x and y of R.C. rows are read as the opponent sees the board
};

// Returns the score of one jump (S1 to S5).
[[nodiscard]] PlainValue plainScore(std::string_view set, const PlainPiece& taker, const PlainPiece& taken,
                                    Place landing, const PlainScoring& scoring = {});
// Returns the score with this sign instead of the sign of the landing square.
[[nodiscard]] PlainValue plainScoreOf(std::string_view set, const PlainPiece& taker, const PlainPiece& taken,
                                      Place landing, char sign, const PlainScoring& scoring = {});
// Returns the value of one chip left (S7).
[[nodiscard]] PlainValue plainRemaining(std::string_view set, const PlainPiece& piece, Place place,
                                        const PlainScoring& scoring = {});

[[nodiscard]] exact::Number toNumber(const PlainValue& value);

}  // namespace damath::support
