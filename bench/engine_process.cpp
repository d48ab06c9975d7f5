// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/engine_process.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <sstream>

extern char** environ;

namespace damath::bench {

namespace {

[[noreturn]] void giveUp(const std::string& name, const std::string& why) {
  std::fprintf(stderr, "%s: %s\n", name.c_str(), why.c_str());
  std::exit(1);
}

std::array<int, 2> pipeFor(const std::string& name) {
  std::array<int, 2> ends{};
  // The other player's process must not inherit this pipe.
  if (pipe2(ends.data(), O_CLOEXEC) != 0) giveUp(name, "no pipe");
  return ends;
}

}  // namespace

EngineProcess::EngineProcess(const std::vector<std::string>& words) : m_name(words.front()) {
  const std::array<int, 2> in = pipeFor(m_name);
  const std::array<int, 2> out = pipeFor(m_name);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const int failure = posix_spawn(&m_process, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (failure != 0) giveUp(m_name, "cannot be started");
  close(in[0]);
  close(out[1]);
  m_to = fdopen(in[1], "w");
  m_from = fdopen(out[0], "r");
}

EngineProcess::~EngineProcess() {
  std::fclose(m_to);  // the player ends when its input ends
  std::fclose(m_from);
  int status = 0;
  waitpid(m_process, &status, 0);
}

EngineProcess::Answer EngineProcess::think(const std::string& position, const std::string& limits) {
  std::fprintf(m_to, "position %s\ngo %s\n", position.c_str(), limits.c_str());
  std::fflush(m_to);
  Answer answer;
  while (answer.turn.empty()) {
    std::istringstream words(line());
    std::string kind;
    words >> kind;
    if (kind == "bestmove") {
      words >> answer.turn;
    } else if (kind == "info") {
      std::string name;
      words >> name >> answer.plies >> name >> answer.nodes;
    } else {
      giveUp(m_name, words.str());
    }
  }
  return answer;
}

std::string EngineProcess::line() {
  std::string text;
  for (int letter = std::getc(m_from); letter != '\n'; letter = std::getc(m_from)) {
    if (letter == EOF) giveUp(m_name, "has ended");
    text += static_cast<char>(letter);
  }
  return text;
}

}  // namespace damath::bench
