// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/cli/play_session.hpp"

#include <unistd.h>

#include <algorithm>
#include <ostream>

#include "app/play/cli/play_page.hpp"
#include "app/play/cli/typed_line.hpp"
#include "app/play/game/game_text.hpp"
#include "app/words/texts/turn_words.hpp"
#include "core/notation/board/typed_turn.hpp"
#include "core/text/trim.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using board::Side;
using game::Player;
using rules::Ending;
using words::Phrase;

namespace {

// The longest typed line, in bytes. A longer line is no turn; the rest of it is dropped.
constexpr std::size_t kMostTyped = 400;

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

}  // namespace

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
      m_typedAhead ? std::exchange(m_typedAhead, {}) : lineFrom(m_in, kMostTyped);
  // A terminal itself shows the typed text; otherwise it is printed here.
  if (isatty(STDIN_FILENO) != 1) m_terminal.out() << printable(typed.value_or("")) << '\n';
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

// Asks once for each position whether the arbiter confirms the repetition (E4). If no human plays, it counts
// as confirmed.
PlaySession::Table PlaySession::askArbiter() {
  if (!m_game.asksForRepetition() || m_arbiterAskedAt == m_game.played().size()) return Table::Kept;
  m_arbiterAskedAt = m_game.played().size();
  std::optional<bool> confirmed = true;
  if (m_setup.hasHuman()) {
    const std::string times = std::to_string(game::occurrencesOf(m_setup, m_game));
    confirmed = askWhether(said(Phrase::RepetitionAsked, {times}));
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
  // A game that is not over has a legal turn.
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

}  // namespace damath::cli
