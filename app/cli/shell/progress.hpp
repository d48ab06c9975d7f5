// SPDX-License-Identifier: GPL-3.0-or-later
// How far a long run has come, on one line of standard error that is written over: only where that is a
// terminal, only a few times a second, and not at all for what is done at once.
#pragma once

#include <chrono>
#include <cstddef>

#include "app/words/catalogue/language.hpp"

namespace damath::cli {

class Progress {
 public:
  Progress(std::size_t sheets, words::Language language);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { clear(); }

  void step(std::size_t done);
  // Takes the line away, so that something else can be written to standard error.
  void clear();
  // The same for standard output, where that is a terminal too.
  void clearForOutput();

 private:
  using Clock = std::chrono::steady_clock;

  const std::size_t m_sheets;
  const words::Language m_language;
  const bool m_shows;
  const Clock::time_point m_start = Clock::now();
  Clock::time_point m_last = m_start;
  bool m_stands = false;
};

}  // namespace damath::cli
