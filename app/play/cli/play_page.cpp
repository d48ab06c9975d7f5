// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/cli/play_page.hpp"

#include "app/cli/board/board_picture.hpp"
#include "app/play/game/game_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using board::Side;
using game::Player;
using rules::Game;
using rules::RunningGame;
using words::Language;
using words::Phrase;

namespace {

std::string totalsOf(const PlaySetup& setup, const RunningGame& game, Language language) {
  std::string text;
  for (const Side side : board::kSides) {
    const rules::Account account = game.account(side);
    const auto figure = [&](const exact::Number& value) {
      return sheet::figureWithDecimals(setup.law.set, value);
    };
    text += words::said(Phrase::TotalsNow, language,
                        {game::nameOf(setup, side, language), figure(account.running),
                         figure(account.remaining), figure(account.grand)}) +
            '\n';
  }
  return text;
}

}  // namespace

std::string headingOf(const PlaySetup& setup, Language language) {
  std::string text = game::gameName(setup.law, language) + '\n';
  for (const Side side : board::kSides) {
    const Phrase phrase = setup.of(side) == Player::Engine ? Phrase::SideByEngine : Phrase::SideByHuman;
    text += words::said(phrase, language, {game::nameOf(setup, side, language)}) + '\n';
  }
  return text + words::said(Phrase::HowToLearn, language) + '\n';
}

std::string helpOf(const PlaySetup& setup, Language language) {
  const Phrase turns = setup.law.game == Game::Damath    ? Phrase::HelpDamath
                       : setup.law.game == Game::English ? Phrase::HelpEnglish
                                                         : Phrase::HelpDame;
  return words::said(turns, language) + '\n' + words::said(Phrase::HelpOthers, language) + '\n';
}

std::string tableOf(const PlaySetup& setup, const RunningGame& game, Language language) {
  if (setup.companion) return '\n' + companionPicture(setup.law.game, game.position());
  return '\n' + boardPicture(game.position(), setup.law.set) + totalsOf(setup, game, language);
}

std::string endOf(const PlaySetup& setup, const RunningGame& game, Language language) {
  std::string text = '\n' + game::reasonOfEnd(setup, game, language) + '\n';
  if (setup.law.hasScores()) text += totalsOf(setup, game, language);
  for (const std::string& line : game::decisionOf(setup, game, language)) text += line + '\n';
  return text;
}

}  // namespace damath::cli
