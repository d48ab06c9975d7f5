// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <initializer_list>
#include <iosfwd>
#include <iostream>
#include <ostream>
#include <string>

#include "app/cli/board/board_picture.hpp"
#include "app/cli/shell/commands.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/play/cli/play_setup.hpp"
#include "app/play/cli/typed_line.hpp"
#include "app/play/game/game_record.hpp"
#include "app/play/game/game_text.hpp"
#include "app/play/game/opponent.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/text/trim.hpp"
#include "platform/standard_streams.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using board::Side;
using game::Player;
using rules::Ending;
using rules::Game;
using rules::RunningGame;
using words::Language;
using words::Phrase;

namespace {

// Plays a game at the terminal until the game or the input ends, the players quit, or two engines repeat a
// position.
class PlaySession {
 public:
  // The three arguments must outlive this object.
  PlaySession(const PlaySetup& setup, std::istream& in, Terminal& terminal);

  void run();
  [[nodiscard]] const rules::RunningGame& game() const { return m_game; }

 private:
  // The state of the session. Left: the players ended the session before the end of the game.
  enum class Table { Kept, Left };

  [[nodiscard]] std::string said(words::Phrase phrase,
                                 std::initializer_list<std::string_view> with = {}) const;
  [[nodiscard]] std::string nameOf(board::Side side) const;
  void print(const std::string& line);
  // Prints the prompt and returns the typed text; nullopt at the end of the input.
  [[nodiscard]] std::optional<std::string> ask(const std::string& prompt);
  // Asks a yes-no question. Returns true for yes and false for any other answer; nullopt at the end of the
  // input. An answer other than yes or no is kept as the next input.
  [[nodiscard]] std::optional<bool> askWhether(const std::string& question);

  [[nodiscard]] Table askArbiter();
  [[nodiscard]] Table humanTurn();
  [[nodiscard]] Table obey(const std::string& typed);
  [[nodiscard]] Table offerDraw();
  void engineTurn();
  void play(const rules::Turn& turn);

  const PlaySetup& m_setup;
  std::istream& m_in;
  Terminal& m_terminal;
  rules::RunningGame m_game;
  game::Opponent m_engine;
  std::optional<std::string> m_typedAhead;
  std::optional<std::size_t> m_arbiterAskedAt;  // the number of played turns when the arbiter was asked last
};

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

// Returns the lines at the start of a game: the game, both players, and a hint about help. Every line ends
// with a line end.
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

// Returns a picture of the board in text. In Damath, the totals of both sides stand below the board.
std::string tableOf(const PlaySetup& setup, const RunningGame& game, Language language) {
  if (setup.companion) return '\n' + companionPicture(setup.law.game, game.position());
  return '\n' + boardPicture(game.position(), setup.law.set) + totalsOf(setup, game, language);
}

// Returns the text at the end of a game: the reason of the end, the totals and the decision. Precondition:
// the game is over.
std::string endOf(const PlaySetup& setup, const RunningGame& game, Language language) {
  std::string text = '\n' + game::reasonOfEnd(setup, game, language) + '\n';
  if (setup.law.hasScores()) text += totalsOf(setup, game, language);
  for (const std::string& line : game::decisionOf(setup, game, language)) text += line + '\n';
  return text;
}

// The longest typed line that is read, in bytes. No turn is longer, so the rest of a longer line is dropped.
constexpr std::size_t kLongestAnswer = 400;

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string lowered(std::string_view text) {
  std::string small(text);
  for (char& c : small) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return small;
}

PlaySession::PlaySession(const PlaySetup& setup, std::istream& in, Terminal& terminal)
    : m_setup(setup), m_in(in), m_terminal(terminal), m_game(setup.newGame()), m_engine(setup) {}

void PlaySession::run() {
  m_terminal.out() << headingOf(m_setup, m_terminal.language())
                   << tableOf(m_setup, m_game, m_terminal.language());
  while (!m_game.outcome()) {
    if (game::enginesRepeat(m_setup, m_game)) return print(said(Phrase::EnginesRepeat));
    if (askArbiter() == Table::Left) return;
    if (m_game.outcome()) break;
    if (m_setup.of(m_game.position().toMove()) == Player::Engine) {
      engineTurn();
    } else if (humanTurn() == Table::Left) {
      return;
    }
  }
  m_terminal.out() << endOf(m_setup, m_game, m_terminal.language());
}

std::string PlaySession::said(Phrase phrase, std::initializer_list<std::string_view> with) const {
  return m_terminal.say(phrase, with);
}

std::string PlaySession::nameOf(Side side) const {
  return game::nameOf(m_setup, side, m_terminal.language());
}

void PlaySession::print(const std::string& line) {
  m_terminal.out() << printable(line) << '\n';
}

std::optional<std::string> PlaySession::ask(const std::string& prompt) {
  m_terminal.out() << prompt;
  m_terminal.out().flush();
  std::optional<std::string> typed =
      m_typedAhead ? std::exchange(m_typedAhead, {}) : lineFrom(m_in, kLongestAnswer);
  // Prints the input if it does not come from a terminal. A terminal already shows the text that a person
  // types.
  if (!platform::isTerminal(platform::Stream::Input))
    m_terminal.out() << printable(typed.value_or("")) << '\n';
  if (!typed) {
    print(said(Phrase::InputEnded));
    return std::nullopt;
  }
  return std::string(damath::trimmed(*typed));
}

std::optional<bool> PlaySession::askWhether(const std::string& question) {
  const auto typed = ask(question);
  if (!typed) return std::nullopt;
  const std::string answer = lowered(*typed);
  if (isOneOf(answer, {"yes", "y", "oo"})) return true;
  if (!isOneOf(answer, {"no", "n", "hindi", ""})) m_typedAhead = *typed;
  return false;
}

// Asks if the arbiter confirms the repetition of a position (E4), once for each position. If no human plays,
// the repetition counts as confirmed.
PlaySession::Table PlaySession::askArbiter() {
  if (!m_game.asksForRepetition() || m_arbiterAskedAt == m_game.played().size()) return Table::Kept;
  m_arbiterAskedAt = m_game.played().size();
  std::optional<bool> confirmed = true;
  if (m_setup.hasHuman()) {
    const bool isByOne = game::isRepetitionByOne(m_setup);
    confirmed = askWhether(said(isByOne ? Phrase::RepetitionByOneAsked : Phrase::RepetitionAsked,
                                {std::to_string(m_game.occurrences())}));
  }
  if (!confirmed) return Table::Left;
  if (*confirmed) static_cast<void>(m_game.end(Ending::Repetition));
  return Table::Kept;
}

PlaySession::Table PlaySession::humanTurn() {
  const std::string name = nameOf(m_game.position().toMove());
  if (!m_typedAhead) print(said(Phrase::ToMove, {name}));
  const auto typed = ask(said(Phrase::Prompt, {name}));
  if (!typed) return Table::Left;
  return typed->empty() ? Table::Kept : obey(*typed);
}

PlaySession::Table PlaySession::obey(const std::string& typed) {
  const words::Language language = m_terminal.language();
  const std::string word = lowered(typed);
  const Side mover = m_game.position().toMove();
  if (isOneOf(word, {"-1", "q", "quit", "exit"})) {
    print(said(Phrase::GameLeftUnfinished));
    return Table::Left;
  }
  if (isOneOf(word, {"?", "help", "tulong"})) {
    m_terminal.out() << helpOf(m_setup, language);
  } else if (isOneOf(word, {"board", "b"})) {
    m_terminal.out() << tableOf(m_setup, m_game, language);
  } else if (isOneOf(word, {"turns", "moves", "tira"})) {
    std::vector<std::string> turns;
    for (const rules::Turn& turn : m_game.turns())
      turns.push_back(game::turnText(m_setup.law, turn, m_game.position()));
    print(said(Phrase::TurnsNow, {words::joinedByOr(turns, language)}));
  } else if (isOneOf(word, {"resign", "suko"})) {
    static_cast<void>(m_game.end(mover == Side::Blue ? Ending::ResignBlue : Ending::ResignRed));
  } else if (isOneOf(word, {"draw", "tabla"})) {
    return offerDraw();
  } else if (const auto turn =
                 notation::parseTypedTurn(typed, m_game.position(), m_setup.law.forNotation())) {
    play(*turn);
  } else {
    print(said(Phrase::TryAgain, {words::sentenceOf(turn.error(), m_setup.law.game, language)}));
  }
  return Table::Kept;
}

PlaySession::Table PlaySession::offerDraw() {
  const Side mover = m_game.position().toMove();
  const Side other = opponent(mover);
  if (!m_setup.knowsAgreement()) {
    print(said(Phrase::NoAgreement));
    return Table::Kept;
  }
  std::optional<bool> accepted;
  if (m_setup.of(other) == Player::Engine) {
    accepted = m_engine.acceptsDraw(m_game);
  } else {
    accepted = askWhether(said(Phrase::DrawOffered, {nameOf(mover), nameOf(other)}));
  }
  if (!accepted) return Table::Left;
  print(said(*accepted ? Phrase::DrawAccepted : Phrase::DrawDeclined, {nameOf(other)}));
  if (*accepted) static_cast<void>(m_game.end(Ending::Agreement));
  return Table::Kept;
}

void PlaySession::engineTurn() {
  m_terminal.out().flush();
  const auto best = m_engine.think(m_game).best;
  // If the search found no turn, plays the first legal turn. A game that is not over has one.
  play(best.value_or(m_game.turns().front()));
}

void PlaySession::play(const rules::Turn& turn) {
  const Side mover = m_game.position().toMove();
  const Phrase phrase = m_setup.of(mover) == Player::Engine ? Phrase::TurnOfEngine : Phrase::TurnPlayed;
  m_terminal.out() << '\n'
                   << said(phrase, {nameOf(mover), game::turnText(m_setup.law, turn, m_game.position())})
                   << '\n';
  m_game.play(turn);
  m_terminal.out() << tableOf(m_setup, m_game, m_terminal.language());
}

Outcome play(const PlayOptions& options, Terminal& terminal) {
  DAMATH_TRY(setup, readPlaySetup(options, terminal.language()));
  const bool isSheet = setup->law.game == rules::Game::Damath;
  const Output output{setup->record, isSheet ? OutputKind::Sheet : OutputKind::Unmarked, options.isForced};
  const bool isRecorded = !setup->record.empty();
  // Checks before the game that its record can be written to the file. Otherwise the finished game could be
  // lost.
  if (isRecorded) {
    DAMATH_CHECK(beginOutput(output, false, terminal));
  }
  PlaySession session(*setup, std::cin, terminal);
  session.run();
  if (!isRecorded) return ExitStatus::Clean;
  const std::string record = game::recordOf(setup->law, session.game());
  DAMATH_CHECK(writeOutput(output, isSheet ? withRemark(record) : record, terminal.language()));
  terminal.out() << terminal.say(Phrase::Recorded, {printable(nameOf(output, terminal.language()))}) << '\n';
  return ExitStatus::Clean;
}

}  // namespace

void addPlayCommand(CommandLine& parent) {
  auto [command, options] = parent.command("play", Phrase::AboutPlay, play);
  addLawOptions(command, options.law);
  command.option("--blue", options.blue, Phrase::OptBluePlayer);
  command.option("--red", options.red, Phrase::OptRedPlayer);
  command.option("--dark", options.dark, Phrase::OptDarkPlayer);
  command.option("--black", options.black, Phrase::OptBlackPlayer);
  command.option("--white", options.white, Phrase::OptWhitePlayer);
  command.option("--level", options.level, Phrase::OptEngineLevel);
  command.option("--seconds", options.seconds, Phrase::OptPlaySeconds);
  command.option("--seed", options.seed, Phrase::OptPlaySeed);
  command.option("--draws", options.draws, Phrase::OptDraws);
  command.option("--record", options.record, Phrase::OptRecord);
  addForce(command, options.isForced);
}

}  // namespace damath::cli
