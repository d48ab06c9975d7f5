// SPDX-License-Identifier: GPL-3.0-or-later
// A game at the terminal, from its first turn to its end or to the end of the input.
#pragma once

#include <initializer_list>
#include <iosfwd>

#include "app/play/cli/play_setup.hpp"
#include "app/play/game/opponent.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

class PlaySession {
 public:
  // All three references must outlive this object.
  PlaySession(const PlaySetup& setup, std::istream& in, Terminal& terminal);

  void run();
  [[nodiscard]] const rules::RunningGame& game() const { return m_game; }

 private:
  // Left: the players ended the session before the end of the game.
  enum class Table { Kept, Left };

  [[nodiscard]] std::string said(words::Phrase phrase,
                                 std::initializer_list<std::string_view> with = {}) const;
  [[nodiscard]] std::string nameOf(board::Side side) const;
  void print(const std::string& line);
  // Prints the prompt and returns the typed text; nullopt at the end of the input.
  [[nodiscard]] std::optional<std::string> ask(const std::string& prompt);
  // Returns true for yes, false otherwise; nullopt at the end of the input. A word other than yes or no is
  // kept as the next input.
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
  std::optional<std::size_t> m_arbiterAskedAt;  // the number of turns played at the last question
};

}  // namespace damath::cli
