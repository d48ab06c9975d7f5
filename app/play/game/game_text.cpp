// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/game/game_text.hpp"

#include <algorithm>

#include "app/game/turn_line.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/exact/number_text.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/sheet/law/spelling.hpp"
#include "words/phrase.hpp"

namespace damath::game {

using board::Position;
using board::Side;
using rules::Ending;
using rules::Game;
using rules::RunningGame;
using words::Language;
using words::Phrase;

namespace {

rules::Clause clauseOf(const Setup& setup, const rules::Outcome& outcome) {
  if (setup.law.hasScores()) return rules::decidingClause(setup.law.ruleset, outcome.ending);
  switch (outcome.ending) {
    case Ending::Cornered:
      return "G7";
    case Ending::ResignBlue:
    case Ending::ResignRed:
      return "E3";
    default:
      return "G8";
  }
}

}  // namespace

std::string gameName(const Law& law, Language language) {
  switch (law.game) {
    case Game::Damath:
      return words::said(Phrase::NameDamath, language, {law.set.name, law.ruleset.name});
    case Game::English:
      return words::said(Phrase::NameEnglish, language);
    case Game::Dame:
      return words::said(Phrase::NameDame, language);
  }
  return {};
}

std::string nameOf(const Setup& setup, Side side, Language language) {
  return words::sideName(setup.law.game, side, language);
}

std::string turnText(const Law& law, const rules::Turn& turn, const Position& position) {
  if (!law.hasScores()) return notation::turnName(law.game, turn);
  std::string text = turnLine(turn, position, law.ruleset, law.set);
  // Adds a turn of RED in board coordinates after " @" if players with this chip set write RED's squares as
  // RED sees the board.
  const bool otherFrame = law.set.notationFrame(law.ruleset) == board::Frame::OwnSide;
  if (otherFrame && position.toMove() == Side::Red) text += " @" + notation::turnName(Game::Damath, turn);
  return text;
}

std::string pointsText(engine::Value value) {
  return exact::toDecimals(exact::Number(exact::Rational(value, engine::kPoint)), 2);
}

bool isRepetitionByOne(const Setup& setup) {
  return setup.law.hasScores() && setup.law.ruleset.repetitionBy.answer() == rules::RepetitionBy::One;
}

std::string reasonOfEnd(const Setup& setup, const RunningGame& game, Language language) {
  const auto said = [&](Phrase phrase, const std::string& word = {}) {
    return words::said(phrase, language, {word});
  };
  const rules::Outcome& outcome = *game.outcome();
  const Side toMove = game.position().toMove();
  const bool isByOne = isRepetitionByOne(setup);
  if (outcome.drawnBy == rules::CompanionDraw::LoneKings) {
    const bool unlessWon = setup.companion->draws.answer().loneKings == rules::LoneKings::UnlessWon;
    return said(unlessWon ? Phrase::OverLoneKingsUnlessWon : Phrase::OverLoneKings);
  }
  if (outcome.drawnBy == rules::CompanionDraw::KingTurns) {
    const rules::CompanionDraws& draws = setup.companion->draws.answer();
    const bool together = draws.kingMoves == rules::KingMoves::All;
    return said(together ? Phrase::OverKingTurnsTogether : Phrase::OverKingTurns,
                std::to_string(draws.kingTurns.value_or(0)));
  }
  switch (outcome.ending) {
    case Ending::Cornered:
      return said(game.position().of(toMove) == 0 ? Phrase::OverNoPiece : Phrase::OverNoTurn,
                  nameOf(setup, toMove, language));
    case Ending::Repetition:
      return said(isByOne ? Phrase::OverRepetitionByOne : Phrase::OverRepetition,
                  std::to_string(game.occurrences()));
    case Ending::Inactivity:
      return said(Phrase::OverInactivity,
                  std::to_string(setup.law.ruleset.inactivityPlies.answer().value_or(0)));
    case Ending::Agreement:
      return said(Phrase::OverAgreement);
    case Ending::ResignBlue:
      return said(Phrase::OverResigned, nameOf(setup, Side::Blue, language));
    case Ending::ResignRed:
      return said(Phrase::OverResigned, nameOf(setup, Side::Red, language));
    default:
      return {};
  }
}

std::vector<std::string> decisionOf(const Setup& setup, const RunningGame& game, Language language) {
  const rules::Outcome& outcome = *game.outcome();
  const rules::Clause clause = clauseOf(setup, outcome);
  std::vector<std::string> lines;
  if (setup.law.hasScores() && !rules::decidesAlone(setup.law.ruleset, outcome.ending)) {
    const auto grand = [&](Side side) {
      return sheet::figureWithDecimals(setup.law.set, game.account(side).grand);
    };
    lines.push_back(words::said(Phrase::DecidedByTotals, language,
                                {toText(clause), nameOf(setup, Side::Blue, language), grand(Side::Blue),
                                 nameOf(setup, Side::Red, language), grand(Side::Red)}));
  }
  if (outcome.result == rules::Result::Draw) {
    lines.push_back(words::said(Phrase::GameDrawn, language, {toText(clause)}));
    return lines;
  }
  const Side winner = outcome.result == rules::Result::BlueWins ? Side::Blue : Side::Red;
  lines.push_back(words::said(Phrase::SideWins, language, {nameOf(setup, winner, language), toText(clause)}));
  return lines;
}

}  // namespace damath::game
