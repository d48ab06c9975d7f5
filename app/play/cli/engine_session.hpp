// SPDX-License-Identifier: GPL-3.0-or-later
// The engine for other programs: reads a line, prints lines (docs/engine.md), until `quit` or the end of the
// input. Lines are handled one after another. A separate thread reads them, so that `stop` and `quit` take
// effect at once.
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
#include "core/engine/engine.hpp"
#include "core/rules/running_game.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

class EngineSession {
 public:
  // `law` and `terminal` must outlive this object.
  EngineSession(const Law& law, int threads, Terminal& terminal);

  void run(std::istream& in);

 private:
  // The limits of a search; nullopt for a limit that was not given.
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
  // Returns a game that begins at `start`; nullopt after a complaint.
  [[nodiscard]] std::optional<rules::RunningGame> gameFrom(const std::string& start);
  [[nodiscard]] bool playAll(rules::RunningGame& game, const std::vector<std::string>& turns);
  [[nodiscard]] std::string lineText(const rules::TurnList& line) const;
  void print(const std::string& line);
  void refuse(words::Phrase phrase, std::initializer_list<std::string_view> with = {});

  const Law& m_law;
  Terminal& m_terminal;
  engine::Engine m_engine;
  rules::RunningGame m_game;
  std::uint64_t m_searches = 0;  // number of begun searches, including the present one

  // Shared by the reading thread and the handling thread.
  std::mutex m_guard;
  std::condition_variable m_changed;
  std::deque<std::string> m_lines;  // lines read but not handled; guarded by m_guard
  std::uint64_t m_asked = 0;        // number of requested searches; used only by the reading thread
  // The number of the last search that must stop now; all earlier searches stop too.
  std::atomic<std::uint64_t> m_toStop = 0;
  std::atomic<bool> m_hasEnded = false;  // true after the end of the input
};

}  // namespace damath::cli
