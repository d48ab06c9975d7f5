// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <ostream>
#include <string>

#include "app/cli/board/board_picture.hpp"
#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/shell/commands.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/terminal.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/game/turn_line.hpp"
#include "app/words/texts/game_words.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/board/side.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/pdn/pdn.hpp"
#include "core/notation/sheet/audit_json.hpp"
#include "core/rules/legal_turns.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using rules::Game;
using words::Language;
using words::Phrase;

namespace {

enum class ReplayForm { Text, Json };

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

struct ReplayOptions {
  std::string sheet;
  bool json = false;
};

void print(Terminal& terminal, const SheetFile& file, const sheet::AuditReport& report) {
  terminal.out() << boardPicture(report.start, file.set);
  std::size_t number = 0;
  for (const sheet::ReplayedTurn& turn : report.turns) {
    const std::string line = game::turnLine(turn.turn, turn.before, file.ruleset, file.set);
    terminal.out() << '\n'
                   << terminal.say(Phrase::TurnHead,
                                   {std::to_string(++number), std::string(nameOf(turn.side)), line});
    if (turn.lines.empty()) terminal.out() << "  " << terminal.say(Phrase::TurnInferred);
    terminal.out() << '\n' << boardPicture(turn.after, file.set);
  }
}

Outcome replay(const ReplayOptions& options, Terminal& terminal) {
  if (options.sheet.ends_with(".pdn")) {
    return replayPdn(options.sheet, options.json ? ReplayForm::Json : ReplayForm::Text, terminal);
  }
  DAMATH_TRY(file, readSheetFile(options.sheet, terminal.language()));
  const sheet::AuditReport report = file->audited();
  if (options.json) {
    terminal.out() << notation::toReplayJson(options.sheet, report, {file->ruleset, file->set}) << '\n';
  } else {
    print(terminal, *file, report);
  }
  return report.hasErrors() ? ExitStatus::Findings : ExitStatus::Clean;
}

}  // namespace

void addReplayCommand(CommandLine& parent) {
  auto [command, options] = parent.command("replay", Phrase::AboutReplay, replay);
  command.option("sheet", options.sheet, Phrase::OptSheet).required();
  command.flag("--json", options.json, Phrase::OptJson);
}

}  // namespace damath::cli
