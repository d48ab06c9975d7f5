// SPDX-License-Identifier: GPL-3.0-or-later
// A writer in its own process that is killed at a random moment, and the numbers that it confirmed before.
#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <functional>
#include <random>
#include <stdexcept>
#include <thread>

namespace damath::testing {

// The work of a writer until it is killed. told(n) reports through the pipe that n is on the disk.
using Told = std::function<void(int)>;
using Writer = std::function<void(const Told& told)>;

class Victim {
 public:
  explicit Victim(const Writer& writer) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    m_child = fork();
    if (m_child == 0) {
      close(ends[0]);
      writer([&](int number) {
        if (write(ends[1], &number, sizeof number) != static_cast<ssize_t>(sizeof number)) _exit(5);
      });
      _exit(1);
    }
    close(ends[1]);
    m_pipe = ends[0];
  }
  Victim(const Victim&) = delete;
  Victim& operator=(const Victim&) = delete;
  ~Victim() { close(m_pipe); }

  // Waits until the writer confirms this number.
  void waitFor(int number) {
    while (m_last < number && hear()) {
    }
  }
  // Kills the writer. Returns the last confirmed number, or 0. Fails the test if the writer had ended before.
  int killed() {
    kill(m_child, SIGKILL);
    while (hear()) {
    }
    int status = 0;
    waitpid(m_child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the writer ended by itself";
    return m_last;
  }

 private:
  bool hear() {
    int number = 0;
    if (read(m_pipe, &number, sizeof number) != static_cast<ssize_t>(sizeof number)) return false;
    m_last = number;
    return true;
  }

  pid_t m_child = 0;
  int m_pipe = -1;
  int m_last = 0;
};

// Draws random moments at which a writer is killed: between 0 and twice the time that the first writer needs
// to confirm `number`.
class Deaths {
 public:
  Deaths(const Writer& writer, int number) {
    const auto from = std::chrono::steady_clock::now();
    Victim victim(writer);
    victim.waitFor(number);
    m_usual = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - from);
    victim.killed();
  }

  int lastToldBefore(const Writer& writer) {
    Victim victim(writer);
    std::uniform_int_distribution<std::int64_t> life(0, 2 * m_usual.count());
    std::this_thread::sleep_for(std::chrono::microseconds(life(m_chance)));
    return victim.killed();
  }

 private:
  std::mt19937_64 m_chance{20261121};
  std::chrono::microseconds m_usual{};
};

}  // namespace damath::testing
