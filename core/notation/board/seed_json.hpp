// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes positions and moves as JSON documents:
//   {"board":[{"position":0,"piece":["red",2,false]}, … 32 entries ascending, "piece":null where vacant],
//    "turn":"blue"}
//   {"Move":{"source":{"position":41,"piece":["blue",-9,false]},"destination":{"position":32,"piece":null}}}
//   {"Capture":{"source":…,"middle":…,"destination":…,"score":-10}}
// A turn is a list of such moves and captures; a chain has one Capture per jump. A chip whose printed text is
// a whole number is written as a JSON number, every other chip as its printed text: "0" of the rational set
// is 0, "10/10" is "10/10". A whole score is a JSON number, every other score a string: "-21/4", "84.5". The
// companion games (rulebook 10) use the same documents. Their chip values have no meaning; their scores are 0
// and may be left out.
#pragma once

#include <string>
#include <string_view>

#include "core/expected.hpp"
#include "core/notation/json/json_fault.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/game.hpp"
#include "core/rules/legal_turns.hpp"

namespace damath::notation {

// The ruleset, chip set and game by which a document is read or written. For a companion game, the ruleset
// has no effect, and the chip set only gives the texts of the chips.
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

// Returns the position as a JSON document, in one line without a line end.
[[nodiscard]] std::string toPositionJson(const board::Position& position, const rules::ChipSet& set);
// Returns the turn as a JSON document, in one line without a line end. Precondition: the turn is playable in
// the position.
[[nodiscard]] std::string toTurnJson(const rules::Turn& turn, const board::Position& position,
                                     const GameLaw& law);
// Returns the indices of the squares that the turn visits: "41-32", "18-36-22".
[[nodiscard]] std::string pathText(const rules::Turn& turn);
// Returns every legal turn as a JSON document: {"turns":[{"path":[41,32],"jumps":[…]}, …]}. `path` holds the
// indices of the visited squares. `jumps` is the turn in the form of toTurnJson.
[[nodiscard]] std::string toMovesJson(const board::Position& position, const GameLaw& law);

// Parses a position. Without the field `turn`, the first mover of the game is to move. A chip may be given by
// its number or its printed text. In a companion game, the value of a chip may be anything but a list or an
// object.
[[nodiscard]] Expected<board::Position, JsonFaults> parsePositionJson(std::string_view text,
                                                                      const GameLaw& law);
// Parses a turn. Checks the shape of the document, then its agreement with the board, then the legality of
// the turn and its scores. Errors: the faults of the first failed check; for an illegal turn, the broken
// clause.
[[nodiscard]] Expected<rules::Turn, JsonFaults> parseTurnJson(std::string_view text,
                                                              const board::Position& position,
                                                              const GameLaw& law);

}  // namespace damath::notation
