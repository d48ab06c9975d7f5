// SPDX-License-Identifier: GPL-3.0-or-later
// Converts positions and turns of core to those of plain_rules and back. Also makes random positions that
// both implementations evaluate.
#pragma once

#include <random>
#include <string>

#include "core/rules/legal_turns.hpp"
#include "core/rules/ruleset.hpp"
#include "tests/support/plain_rules.hpp"

namespace damath::support {

[[nodiscard]] Place placeOf(board::Square square);
// Precondition: the place is playable.
[[nodiscard]] board::Square squareOf(Place place);

[[nodiscard]] PlainBoard toPlain(const board::Position& position);
[[nodiscard]] PlainTurn toPlain(const rules::Turn& turn);
[[nodiscard]] board::Position toCore(const PlainBoard& board);
[[nodiscard]] rules::Ruleset toRuleset(const PlainLaw& law);

// Returns a valid random position: damas and ordinary chips of both sides, at most `mostChipsASide` for each
// side.
[[nodiscard]] board::Position strewnPosition(std::mt19937& random, int mostChipsASide);
[[nodiscard]] PlainLaw anyLaw(std::mt19937& random);
[[nodiscard]] std::string toText(const PlainLaw& law);

// Describes the differences between core and the plain rules on this position; empty if they agree. Compares
// the legal turns, each turn that could be made on the board, the position after each legal turn, and the
// score of each of its jumps in every built-in set.
[[nodiscard]] std::string disagreement(const PlainLaw& law, const board::Position& position);

}  // namespace damath::support
