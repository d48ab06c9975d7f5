// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/pdn_replay.hpp"

#include <algorithm>
#include <ostream>

#include "app/cli/board/board_picture.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/words/texts/game_words.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/pdn/pdn.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using rules::Game;
using words::Language;
using words::Phrase;

namespace {

std::string resultText(const std::optional<rules::Result>& result, Language language) {
  if (!result) return words::said(Phrase::ResultNone, language);
  if (*result == rules::Result::Draw) return words::said(Phrase::ResultDraw, language);
  if (*result == rules::Result::NobodyWins) return words::said(Phrase::ResultNobody, language);
  const board::Side winner = *result == rules::Result::BlueWins ? board::Side::Blue : board::Side::Red;
  return words::said(Phrase::ResultWin, language, {words::sideName(Game::English, winner, language)});
}

void print(Terminal& terminal, const notation::PdnGame& game) {
  const Language language = terminal.language();
  for (const sheet::Tag& tag : game.tags) {
    terminal.out() << printable(tag.name) << ": " << printable(tag.value) << '\n';
  }
  terminal.out() << companionPicture(Game::English, game.start);
  board::Position position = game.start;
  std::size_t number = 0;
  for (const rules::Turn& turn : game.turns) {
    const std::string side = words::sideName(Game::English, position.toMove(), language);
    terminal.out() << '\n'
                   << terminal.say(words::Phrase::TurnHead,
                                   {std::to_string(++number), side, notation::turnName(Game::English, turn)})
                   << '\n';
    rules::play(movementOf(rules::companionLaw(Game::English)), position, turn);
    terminal.out() << companionPicture(Game::English, position);
  }
  terminal.out() << '\n' << resultText(game.result, language) << '\n';
}

}  // namespace

Outcome replayPdn(const std::string& file, ReplayForm form, Terminal& terminal) {
  DAMATH_TRY(text, readInput(file, terminal.language()));
  const auto games = notation::parsePdn(*text);
  if (!games) {
    const int line = std::max(1, games.error().line);
    return terminal.complain({{file, line, words::sentenceOf(games.error(), terminal.language())}});
  }
  if (form == ReplayForm::Json) {
    terminal.out() << notation::toPdnReplayJson(*games) << '\n';
    return ExitStatus::Clean;
  }
  for (const notation::PdnGame& game : *games) {
    if (&game != &games->front()) terminal.out() << '\n';
    print(terminal, game);
  }
  return ExitStatus::Clean;
}

}  // namespace damath::cli
