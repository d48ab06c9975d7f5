// SPDX-License-Identifier: GPL-3.0-or-later
// A player of a match: `damath engine` as a process of its own, spoken to as docs/engine.md says. What does
// not answer as it should ends the match.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace damath::bench {

class EngineProcess {
 public:
  // The program and its arguments.
  explicit EngineProcess(const std::vector<std::string>& words);
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;
  ~EngineProcess();

  struct Answer {
    std::string turn;  // a word; `none` where there is none
    int plies = 0;     // of the last depth that was told
    std::uint64_t nodes = 0;
  };
  // `position` and `limits` as they stand behind the commands position and go.
  [[nodiscard]] Answer think(const std::string& position, const std::string& limits);

 private:
  [[nodiscard]] std::string line();

  std::string m_name;
  pid_t m_process = 0;
  std::FILE* m_to = nullptr;
  std::FILE* m_from = nullptr;
};

}  // namespace damath::bench
