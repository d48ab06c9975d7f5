// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/board/board_picture.hpp"
#include "app/cli/sheet/sheet_file.hpp"
#include "app/cli/shell/commands.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/line_complaints.hpp"
#include "app/cli/shell/terminal.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/game/turn_line.hpp"
#include "app/words/texts/game_words.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/board/side.hpp"
#include "core/notation/board/square_name.hpp"
#include "core/notation/pdn/pdn_reader.hpp"
#include "core/notation/pdn/pdn_replay_json.hpp"
#include "core/notation/sheet/audit_json.hpp"
#include "core/rules/legal_turns.hpp"
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

struct ReplayOptions {
  std::string sheet;
  bool json = false;
  bool isPartly = false;
};

// Prints the games of the file. A game with a fault is named and left out; with --partly, its turns before
// the fault are printed.
Outcome replayPdn(const ReplayOptions& options, Terminal& terminal) {
  const std::string& file = options.sheet;
  const Language language = terminal.language();
  DAMATH_TRY(text, readInput(file, language));
  const auto reading = notation::readPdn(*text);
  if (!reading) {
    const int line = std::max(1, reading.error().line);
    return terminal.complain({{file, line, words::sentenceOf(reading.error(), language)}});
  }
  std::vector<const notation::PdnGame*> games;
  bool hasPart = false;
  for (const notation::PdnEntry& entry : reading->games) {
    hasPart = hasPart || (entry.fault && !entry.game.turns.empty());
    if (!entry.fault || options.isPartly) games.push_back(&entry.game);
  }
  Complaints complaints = complaintsOfLines(file, words::brokenGames(*reading, language));
  const bool isBroken = !complaints.empty();
  if (hasPart && !options.isPartly) complaints.push_back({file, {}, terminal.say(Phrase::PdnPartlyOffered)});
  const Complaints notes = complaintsOfLines(file, words::pdnNotes(*reading, language));
  complaints.insert(complaints.end(), notes.begin(), notes.end());
  if (!complaints.empty()) terminal.complain(complaints);
  if (games.empty()) return ExitStatus::Unusable;
  const ExitStatus status = isBroken ? ExitStatus::Findings : ExitStatus::Clean;
  if (options.json) {
    using enum notation::PdnExtent;
    terminal.out() << notation::toPdnReplayJson(*reading, options.isPartly ? ReadableParts : WholeGames)
                   << '\n';
    return status;
  }
  for (const notation::PdnGame* game : games) {
    if (game != games.front()) terminal.out() << '\n';
    print(terminal, *game);
  }
  return status;
}

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
    return replayPdn(options, terminal);
  }
  if (options.isPartly) return terminal.complain(Phrase::PartlyIsForGames);
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
  command.flag("--partly", options.isPartly, Phrase::OptPartlyGames);
}

}  // namespace damath::cli
