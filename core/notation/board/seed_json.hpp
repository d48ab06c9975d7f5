// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and moves as JSON documents:
//   {"board":[{"position":0,"piece":["red",2,false]}, … 32 entries ascending, "piece":null where vacant],
//    "turn":"blue"}
//   {"Move":{"source":{"position":41,"piece":["blue",-9,false]},"destination":{"position":32,"piece":null}}}
//   {"Capture":{"source":…,"middle":…,"destination":…,"score":-10}}
// A turn is a list of these, a chain having one Capture a jump. A chip whose printed text is a whole number
// is written as a JSON number, every other as its printed text: "0" of the rational set is 0, "10/10" is
// "10/10". A score that is a whole number is a JSON number, every other a string: "-21/4", "84.5".
// The companion games (rulebook 10) use the same documents: chip values stand in them and say nothing, scores
// are 0 and may be left out.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::notation {

// The law and the chips that a document is about. A companion game takes nothing from the ruleset, and from
// the set only the texts that it writes for its chips.
struct GameLaw {
  const rules::Ruleset& ruleset;
  const rules::ChipSet& set;
  rules::Game game = rules::Game::Damath;

  [[nodiscard]] bool hasScores() const { return game == rules::Game::Damath; }
  [[nodiscard]] rules::Movement movement() const {
    return hasScores() ? movementOf(ruleset) : movementOf(rules::companionLaw(game));
  }
  [[nodiscard]] board::Side firstMover() const {
    return hasScores() ? ruleset.firstMover.answer() : rules::companionLaw(game).firstMover.answer();
  }
};

// One line each, no line end.
[[nodiscard]] std::string toPositionJson(const board::Position& position, const rules::ChipSet& set);
// Promise: the turn is a playable one of the position.
[[nodiscard]] std::string toTurnJson(const rules::Turn& turn, const board::Position& position,
                                     const GameLaw& law);
// The indices that the turn visits: "41-32", "18-36-22".
[[nodiscard]] std::string pathText(const rules::Turn& turn);
// {"turns":[{"path":[41,32],"jumps":[…]}, …]}: every legal turn, `path` being the indices it visits.
[[nodiscard]] std::string toMovesJson(const board::Position& position, const GameLaw& law);

// `turn` is optional, the first mover's by default. A chip may be named by its number or its printed text; in
// a companion game its value may be anything but a list or an object.
[[nodiscard]] Expected<board::Position, JsonFaults> parsePositionJson(std::string_view text,
                                                                      const GameLaw& law);
// Shape, agreement with the board, then legality: an illegal move is refused with the clause it breaks.
[[nodiscard]] Expected<rules::Turn, JsonFaults> parseTurnJson(std::string_view text,
                                                              const board::Position& position,
                                                              const GameLaw& law);

}  // namespace damath::notation
