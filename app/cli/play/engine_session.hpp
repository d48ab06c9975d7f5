// SPDX-License-Identifier: GPL-3.0-or-later
// The engine for other programs: a line in, lines out (docs/engine.md), until `quit` or the end of the input.
// While it thinks it goes on reading, so that it can be stopped.
#pragma once

#include <atomic>
#include <chrono>
#include <initializer_list>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "app/cli/board/law_options.hpp"
#include "app/words/catalogue/play_words.hpp"
#include "core/engine/engine.hpp"
#include "core/rules/running_game.hpp"

namespace damath::cli {

class EngineSession {
 public:
  // Both must outlive the session.
  EngineSession(const Law& law, Terminal& terminal);

  void run(std::istream& in);

 private:
  // Of one search; what was not asked for is nothing.
  struct Asked {
    std::optional<int> plies;
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
    [[nodiscard]] bool isEndless() const { return !plies && !nodes && !time; }
  };
  enum class Input { GoesOn, Ended };

  [[nodiscard]] Input obey(const std::string& line);
  void setUp(const std::string& line);
  void go(const std::string& line);
  [[nodiscard]] std::optional<Asked> askedIn(const std::string& line);
  void think(const Asked& asked, const std::stop_token& stop);
  // Where the game begins; nothing after a complaint.
  [[nodiscard]] std::optional<rules::RunningGame> gameFrom(const std::string& start);
  [[nodiscard]] bool playAll(rules::RunningGame& game, const std::vector<std::string>& turns);
  [[nodiscard]] std::string lineText(const rules::TurnList& line) const;
  void print(const std::string& line);
  void refuse(words::PlayPhrase phrase, std::initializer_list<std::string_view> with = {});

  const Law& m_law;
  Terminal& m_terminal;
  engine::Engine m_engine;
  rules::RunningGame m_game;
  std::mutex m_printing;
  std::atomic<bool> m_isThinking = false;
  bool m_isEndless = false;  // the search that goes on
  std::jthread m_thinker;    // the last: it is stopped before the rest goes
};

}  // namespace damath::cli
