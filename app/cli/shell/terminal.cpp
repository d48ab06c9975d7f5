// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/terminal.hpp"

#include <cstdlib>

#include "app/cli/shell/terminal_text.hpp"
#include "platform/standard_streams.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

namespace {

std::string_view codeOf(Paint paint) {
  switch (paint) {
    case Paint::Red:
      return "\x1b[31m";
    case Paint::Yellow:
      return "\x1b[33m";
    case Paint::Green:
      return "\x1b[32m";
    case Paint::Dim:
      return "\x1b[2m";
    case Paint::Bold:
      return "\x1b[1m";
  }
  return "";
}

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view(value);
}

}  // namespace

ExitStatus Terminal::complain(const Complaints& complaints) {
  m_out->flush();
  for (const Complaint& complaint : complaints) {
    *m_err << "damath: ";
    if (!complaint.file.empty()) {
      *m_err << printable(nameOfInput(complaint.file, m_language)) << ':';
      if (complaint.line) *m_err << *complaint.line << ':';
      *m_err << ' ';
    }
    *m_err << printable(complaint.sentence) << '\n';
  }
  return ExitStatus::Unusable;
}

std::string nameOfInput(const std::string& file, words::Language language) {
  return file == "-" ? words::said(words::Phrase::StandardInput, language) : file;
}

std::string Terminal::painted(std::string_view text, Paint paint) const {
  if (m_colour == Colour::Off) return std::string(text);
  return std::string(codeOf(paint)) + std::string(text) + "\x1b[0m";
}

Colour colourOfOutput() {
  const bool wanted = variable("NO_COLOR").empty() && variable("TERM") != "dumb";
  return wanted && platform::isTerminal(platform::Stream::Output) ? Colour::On : Colour::Off;
}

words::Language languageOfEnvironment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const std::string_view value = variable(name);
    if (!value.empty()) return words::parseLanguage(value).value_or(words::Language::English);
  }
  return words::Language::English;
}

}  // namespace damath::cli
