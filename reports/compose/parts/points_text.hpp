// SPDX-License-Identifier: GPL-3.0-or-later
// Points as text on papers and pages: "2½", "1–0".
#pragma once

#include <string>

#include "core/contest/model/contest.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/exact/rational.hpp"

namespace damath::compose {

// Returns points with a half as a sign: "2½" for "5/2" or "2.5", "½" for "1/2". Other points stay unchanged:
// "2.75".
[[nodiscard]] std::string halvesText(const std::string& points);

// Returns the points of two players against each other: "1–0", "½–½".
[[nodiscard]] std::string scoreText(const tiebreak::TableScore& score);

// Returns points as text: "2½", "0", "7/3".
[[nodiscard]] std::string pointsText(const exact::Rational& points);

// Returns the entry's points from a game, as the ruleset gives them: "1", "½", "0". Empty until the game has
// a result. Precondition: the entry plays the game.
[[nodiscard]] std::string resultText(const contest::Event& event, const contest::Game& game,
                                     contest::EntryId entry);

// Returns the text of an annulled game or bye: "[1]".
[[nodiscard]] std::string bracketed(const std::string& text);

}  // namespace damath::compose
