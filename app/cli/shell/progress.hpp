// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the progress of a long run on one line of standard error, which is overwritten each time. Shown only
// on a terminal that can overwrite a line, at most every 250 ms, and not for a single sheet.
#pragma once

#include <chrono>
#include <cstddef>

#include "words/language.hpp"

namespace damath::cli {

class Progress {
 public:
  Progress(std::size_t sheets, words::Language language);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { clear(); }

  void step(std::size_t done);
  // Removes the line with the progress. Call this before other text is written to standard error.
  void clear();
  // Removes the line with the progress if standard output is a terminal too. Call this before text is written
  // to standard output.
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
