// SPDX-License-Identifier: GPL-3.0-or-later
// The engine for other programs: a line in, lines out (docs/engine.md), until `quit` or the end of the input.
// Lines are obeyed one after another; a thread of its own reads them, so that `stop` and `quit` hold at once.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <initializer_list>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/board/law_options.hpp"
#include "app/words/catalogue/play_words.hpp"
#include "core/engine/engine.hpp"
#include "core/rules/running_game.hpp"

namespace damath::cli {

class EngineSession {
 public:
  // Both must outlive the session.
  EngineSession(const Law& law, int threads, Terminal& terminal);

  void run(std::istream& in);

 private:
  // Of one search; what was not asked for is nothing.
  struct Asked {
    std::optional<int> plies;
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
    [[nodiscard]] bool isEndless() const { return !plies && !nodes && !time; }
  };

  void listen(std::istream& in);
  [[nodiscard]] std::optional<std::string> nextLine();
  void obey(const std::string& line);
  void setUp(const std::string& line);
  [[nodiscard]] std::optional<Asked> askedIn(const std::string& line);
  void think(const Asked& asked);
  [[nodiscard]] bool isStopped(const Asked& asked) const;
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
  std::uint64_t m_searches = 0;  // begun, this one among them

  // Between who listens and who obeys.
  std::mutex m_guard;
  std::condition_variable m_changed;
  std::deque<std::string> m_lines;          // read, not obeyed yet; guarded
  std::uint64_t m_asked = 0;                // searches, of the listener alone
  std::atomic<std::uint64_t> m_toStop = 0;  // the last search that is to answer now, and all before it
  std::atomic<bool> m_hasEnded = false;     // the input
};

}  // namespace damath::cli
