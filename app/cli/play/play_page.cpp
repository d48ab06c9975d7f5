// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/play/play_page.hpp"

#include <algorithm>

#include "app/cli/board/board_picture.hpp"
#include "app/cli/board/turn_line.hpp"
#include "app/words/catalogue/play_words.hpp"
#include "app/words/texts/game_words.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/sheet/law/spelling.hpp"

namespace damath::cli {

using board::Position;
using board::Side;
using rules::Ending;
using rules::Game;
using rules::RunningGame;
using words::Language;
using words::PlayPhrase;

namespace {

std::string gameName(const PlaySetup& setup, Language language) {
  switch (setup.law.game) {
    case Game::Damath:
      return words::said(PlayPhrase::NameDamath, language, {setup.law.set.name, setup.law.ruleset.name});
    case Game::English:
      return words::said(PlayPhrase::NameEnglish, language);
    case Game::Dame:
      return words::said(PlayPhrase::NameDame, language);
  }
  return {};
}

std::string totalsOf(const PlaySetup& setup, const RunningGame& game, Language language) {
  std::string text;
  for (const Side side : board::kSides) {
    const rules::Account account = game.account(side);
    const auto figure = [&](const exact::Number& value) {
      return sheet::figureWithDecimals(setup.law.set, value);
    };
    text += words::said(PlayPhrase::TotalsNow, language,
                        {nameOf(setup, side, language), figure(account.running), figure(account.remaining),
                         figure(account.grand)}) +
            '\n';
  }
  return text;
}

std::string reasonOf(const PlaySetup& setup, const RunningGame& game, Language language) {
  const auto said = [&](PlayPhrase phrase, const std::string& word = {}) {
    return words::said(phrase, language, {word});
  };
  const rules::Outcome& outcome = *game.outcome();
  const Side toMove = game.position().toMove();
  if (outcome.drawnBy == rules::CompanionDraw::LoneKings) return said(PlayPhrase::OverLoneKings);
  if (outcome.drawnBy == rules::CompanionDraw::KingTurns) {
    return said(PlayPhrase::OverKingTurns,
                std::to_string(setup.companion->draws.answer().kingTurns.value_or(0)));
  }
  switch (outcome.ending) {
    case Ending::Cornered:
      return said(game.position().of(toMove) == 0 ? PlayPhrase::OverNoPiece : PlayPhrase::OverNoTurn,
                  nameOf(setup, toMove, language));
    case Ending::Repetition:
      return said(PlayPhrase::OverRepetition, std::to_string(occurrencesOf(setup, game)));
    case Ending::Inactivity:
      return said(PlayPhrase::OverInactivity,
                  std::to_string(setup.law.ruleset.inactivityPlies.answer().value_or(0)));
    case Ending::Agreement:
      return said(PlayPhrase::OverAgreement);
    case Ending::ResignBlue:
      return said(PlayPhrase::OverResigned, nameOf(setup, Side::Blue, language));
    case Ending::ResignRed:
      return said(PlayPhrase::OverResigned, nameOf(setup, Side::Red, language));
    default:
      return {};
  }
}

rules::Clause clauseOf(const PlaySetup& setup, const rules::Outcome& outcome) {
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

std::string nameOf(const PlaySetup& setup, Side side, Language language) {
  return words::sideName(setup.law.game, side, language);
}

std::string headingOf(const PlaySetup& setup, Language language) {
  std::string text = gameName(setup, language) + '\n';
  for (const Side side : board::kSides) {
    const PlayPhrase phrase =
        setup.of(side) == Player::Engine ? PlayPhrase::SideByEngine : PlayPhrase::SideByHuman;
    text += words::said(phrase, language, {nameOf(setup, side, language)}) + '\n';
  }
  return text + words::said(PlayPhrase::HowToLearn, language) + '\n';
}

std::string helpOf(const PlaySetup& setup, Language language) {
  const PlayPhrase turns = setup.law.game == Game::Damath    ? PlayPhrase::HelpDamath
                           : setup.law.game == Game::English ? PlayPhrase::HelpEnglish
                                                             : PlayPhrase::HelpDame;
  return words::said(turns, language) + '\n' + words::said(PlayPhrase::HelpOthers, language) + '\n';
}

std::string tableOf(const PlaySetup& setup, const RunningGame& game, Language language) {
  if (setup.companion) return '\n' + companionPicture(setup.law.game, game.position());
  return '\n' + boardPicture(game.position(), setup.law.set) + totalsOf(setup, game, language);
}

std::string turnText(const PlaySetup& setup, const rules::Turn& turn, const Position& position) {
  if (setup.companion) return notation::turnName(setup.law.game, turn);
  std::string text = turnLine(turn, position, setup.law.ruleset, setup.law.set);
  // Where the paper writes RED's squares as RED sees them, the board's own are shown too.
  const bool otherFrame = setup.law.set.notationFrame(setup.law.ruleset) == board::Frame::OwnSide;
  if (otherFrame && position.toMove() == Side::Red) text += " @" + notation::turnName(Game::Damath, turn);
  return text;
}

int occurrencesOf(const PlaySetup& setup, const RunningGame& game) {
  return static_cast<int>(std::ranges::count_if(game.seen(), [&](const Position& seen) {
    return setup.companion ? rules::isSameDiagram(seen, game.position()) : seen == game.position();
  }));
}

std::string endOf(const PlaySetup& setup, const RunningGame& game, Language language) {
  const rules::Outcome& outcome = *game.outcome();
  const rules::Clause clause = clauseOf(setup, outcome);
  std::string text = '\n' + reasonOf(setup, game, language) + '\n';
  if (setup.law.hasScores()) text += totalsOf(setup, game, language);
  if (clause == rules::Clause("E2")) {
    const auto grand = [&](Side side) {
      return sheet::figureWithDecimals(setup.law.set, game.account(side).grand);
    };
    text += words::said(PlayPhrase::DecidedByTotals, language,
                        {toText(clause), nameOf(setup, Side::Blue, language), grand(Side::Blue),
                         nameOf(setup, Side::Red, language), grand(Side::Red)}) +
            '\n';
  }
  if (outcome.result == rules::Result::Draw)
    return text + words::said(PlayPhrase::GameDrawn, language, {toText(clause)}) + '\n';
  const Side winner = outcome.result == rules::Result::BlueWins ? Side::Blue : Side::Red;
  return text +
         words::said(PlayPhrase::SideWins, language, {nameOf(setup, winner, language), toText(clause)}) +
         '\n';
}

}  // namespace damath::cli
