// SPDX-License-Identifier: GPL-3.0-or-later
// Between core's positions and turns and the plain ones, and the random positions that both are put to.
#pragma once

#include <random>
#include <string>

#include "core/rules/legal_turns.hpp"
#include "core/rules/ruleset.hpp"
#include "tests/support/plain_rules.hpp"

namespace damath::support {

[[nodiscard]] Place placeOf(board::Square square);
// Promise: the place is playable.
[[nodiscard]] board::Square squareOf(Place place);

[[nodiscard]] PlainBoard toPlain(const board::Position& position);
[[nodiscard]] PlainTurn toPlain(const rules::Turn& turn);
[[nodiscard]] board::Position toCore(const PlainBoard& board);
[[nodiscard]] rules::Ruleset toRuleset(const PlainLaw& law);

// Damas and ordinary chips of both sides strewn over the board, at most the given number a side; valid.
[[nodiscard]] board::Position strewnPosition(std::mt19937& random, int mostChipsASide);
[[nodiscard]] PlainLaw anyLaw(std::mt19937& random);
[[nodiscard]] std::string toText(const PlainLaw& law);

// Where core and the plain rules differ on this position, in words; empty where they agree. Looked at: the
// legal turns, each turn that could be made on the board, the position after each legal turn, the score of
// each jump of it in every built-in set.
[[nodiscard]] std::string disagreement(const PlainLaw& law, const board::Position& position);

}  // namespace damath::support
