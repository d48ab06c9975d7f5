// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/game.hpp"

#include "core/precondition.hpp"
#include "core/rules/chip_set.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/spellings.hpp"

namespace damath::rules {

namespace {

// Returns the rules of a companion game, with the answers that both companion games share.
CompanionLaw draughts(Game game, Cited<Chain> chain, Cited<CompanionDraws> draws) {
  const TurnAnswers turns{
      .menCaptureBackward = {YesNo::No, "G2"},
      .damaRange = {DamaRange::One, "G3"},
      .capturePriority = {CapturePriority::Any, "G4"},
      .chain = chain,
      // `removal` and `damaPath` have no effect here. A dama with range one never lands on the square of a
      // taken chip, and never travels a segment twice.
      .removal = {Removal::EachJump, "K8"},
      .damaPath = {DamaPath::Free, "G3"},
      .promotion = {Promotion::Stop, "G6"},
      .firstMover = {board::Side::Blue, "G1"},
  };
  return {turns, game, draws};
}

}  // namespace

const CompanionLaw& companionLaw(Game game) {
  DAMATH_EXPECTS(game != Game::Damath);
  static const CompanionLaw english = draughts(Game::English, {Chain::Compulsory, "G5"},
                                               {{.kingTurns = 25,
                                                 .kingMoves = KingMoves::Each,
                                                 .repetitionCount = 3,
                                                 .loneKings = LoneKings::Yes,
                                                 .agreement = YesNo::Yes},
                                                "G8"});
  static const CompanionLaw dame = draughts(Game::Dame, {Chain::Optional, "G5"}, {CompanionDraws{}, "G8"});
  return game == Game::English ? english : dame;
}

board::Position startPosition(const CompanionLaw& law) {
  // Any chip set can give the squares, because all built-in chip sets have the same start squares (rulebook
  // 2).
  board::Position position = startPosition(*builtInChipSet("counting"), manual());
  position.setToMove(law.firstMover.answer());
  return position;
}

bool isSameDiagram(const board::Position& a, const board::Position& b) {
  return a.toMove() == b.toMove() && a.damas() == b.damas() &&
         a.of(board::Side::Blue) == b.of(board::Side::Blue) &&
         a.of(board::Side::Red) == b.of(board::Side::Red);
}

std::string_view toText(Game game) {
  return spellingOf(game);
}

std::optional<Game> parseGame(std::string_view text) {
  return valueOf<Game>(text);
}

}  // namespace damath::rules
