// The arguments of the command: each subcommand adds its options and, when it is the one given, what to do.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "app/cli/terminal.hpp"
#include "app/words/cli_words.hpp"
#include "app/words/play_words.hpp"

namespace damath::cli {

using Action = std::function<ExitStatus(Terminal&)>;

class CommandLine {
 public:
  // The top of the tree. Both must outlive this.
  CommandLine(CLI::App& app, Action& chosen, words::Language language);
  // A command within another.
  CommandLine(CommandLine& parent, const std::string& name, words::CliPhrase about)
      : CommandLine(parent, name, parent.said(about)) {}
  CommandLine(CommandLine& parent, const std::string& name, const std::string& about);

  // What to do when this command is the one given.
  void act(Action action);

  template <class T, class Phrase>
  CLI::Option* option(const std::string& name, T& value, Phrase about) {
    return m_app.add_option(name, value, words::said(about, m_language));
  }
  CLI::Option* flag(const std::string& name, bool& value, words::CliPhrase about);

  [[nodiscard]] CLI::App& app() { return m_app; }
  [[nodiscard]] words::Language language() const { return m_language; }

 private:
  [[nodiscard]] std::string said(words::CliPhrase phrase) const { return words::said(phrase, m_language); }

  CLI::App& m_app;
  Action& m_chosen;
  words::Language m_language;
};

// Runs the command that the arguments name. Never throws.
[[nodiscard]] ExitStatus run(int argumentCount, const char* const* arguments);

}  // namespace damath::cli
