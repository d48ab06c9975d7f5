// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/progress.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>

#include "platform/standard_streams.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

namespace {

constexpr std::chrono::milliseconds kPause{250};

bool canOverwrite() {
  const char* kind = std::getenv("TERM");
  return platform::isTerminal(platform::Stream::Errors) && kind != nullptr &&
         std::string_view(kind) != "dumb";
}

}  // namespace

Progress::Progress(std::size_t sheets, words::Language language)
    : m_sheets(sheets), m_language(language), m_shows(sheets > 1 && canOverwrite()) {}

void Progress::step(std::size_t done) {
  if (!m_shows) return;
  const auto now = Clock::now();
  if (now - m_last < kPause) return;
  m_last = now;
  const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(now - m_start).count();
  const auto speed = done * 1000 / static_cast<std::size_t>(std::max<long>(passed, 1));
  std::cerr << "\r\x1b[K"
            << words::said(words::Phrase::AuditProgress, m_language,
                           {std::to_string(done), std::to_string(m_sheets), std::to_string(speed)})
            << std::flush;
  m_stands = true;
}

void Progress::clearForOutput() {
  if (m_stands && platform::isTerminal(platform::Stream::Output)) clear();
}

void Progress::clear() {
  if (!m_stands) return;
  std::cerr << "\r\x1b[K" << std::flush;
  m_stands = false;
}

}  // namespace damath::cli
