// SPDX-License-Identifier: GPL-3.0-or-later
// A player of a match: `damath engine` in its own process, with the protocol of docs/engine.md. A wrong
// answer ends the program.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace damath::bench {

class EngineProcess {
 public:
  // `words`: the program and its arguments.
  explicit EngineProcess(const std::vector<std::string>& words);
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;
  ~EngineProcess();

  struct Answer {
    std::string turn;  // one word; `none` if there is no turn
    int plies = 0;     // the last reported depth
    std::uint64_t nodes = 0;
  };
  // `position` and `limits` are the arguments of the commands position and go.
  [[nodiscard]] Answer think(const std::string& position, const std::string& limits);

 private:
  [[nodiscard]] std::string line();

  std::string m_name;
  pid_t m_process = 0;
  std::FILE* m_to = nullptr;
  std::FILE* m_from = nullptr;
};

}  // namespace damath::bench
