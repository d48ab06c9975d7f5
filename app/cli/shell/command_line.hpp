// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of the command: each subcommand adds its options and, when it is the one given, what to do.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "app/cli/shell/terminal.hpp"
#include "app/words/catalogue/cli_words.hpp"
#include "app/words/catalogue/play_words.hpp"
#include "app/words/catalogue/swiss_words.hpp"

// Only command_line.cpp reads the library that parses: it is as large as the rest of the command.
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace damath::cli {

using Action = std::function<ExitStatus(Terminal&)>;

// One option of a command, for as long as the command line lives.
class Option {
 public:
  Option() = default;
  explicit Option(CLI::Option& option) : m_option(&option) {}

  Option& required();
  // Whole numbers from `least` to `most`, both among them.
  Option& within(int least, int most);
  Option& oneOf(const std::vector<int>& numbers);
  // One value each time it is given, so that an argument behind it is none of its own.
  Option& oneAtATime();
  // Blanks around it are no part of it.
  Option& trimmed();
  // Several values in one argument, parted by that sign.
  Option& partedBy(char sign);

  [[nodiscard]] bool isGiven() const;

 private:
  CLI::Option* m_option = nullptr;
};

template <class Options>
struct ActingCommand;

class CommandLine {
 public:
  // The top of the tree. Both must outlive this.
  CommandLine(CLI::App& app, Action& chosen, words::Language language);
  // A command within another.
  template <class Phrase>
  CommandLine(CommandLine& parent, const std::string& name, Phrase about)
      : CommandLine(parent, name, words::said(about, parent.m_language)) {}

  // What to do when this command is the one given, a status or an Outcome, with the options that are to be
  // filled in; they live as long as the command line. Options may be const.
  template <class Result, class Options>
  std::remove_const_t<Options>& acts(Result (*action)(Options&, Terminal&)) {
    const auto options = std::make_shared<std::remove_const_t<Options>>();
    act([options, action](Terminal& terminal) {
      const Outcome done = action(*options, terminal);
      return done ? *done : terminal.complain(done.error());
    });
    return *options;
  }
  // A command within this one, with what it does and the options of that.
  template <class Phrase, class Result, class Options>
  ActingCommand<Options> command(const std::string& name, Phrase about,
                                 Result (*action)(Options&, Terminal&));
  // It is nothing by itself: one of its own commands must be named.
  void requireCommand();

  // T is one of those that command_line.cpp names at its end.
  template <class T, class Phrase>
  Option option(const std::string& name, T& value, Phrase about) {
    return add(name, value, words::said(about, m_language));
  }
  // `about` with a list of words in it: see choices.hpp.
  template <class T, class Phrase>
  Option option(const std::string& name, T& value, Phrase about, std::string (*words)(words::Language)) {
    return add(name, value, words::said(about, m_language, {words(m_language)}));
  }
  template <class Phrase>
  void flag(const std::string& name, bool& value, Phrase about) {
    addFlag(name, value, words::said(about, m_language));
  }
  // A flag which, when given, leaves no option of the command required.
  void flagAlone(const std::string& name, bool& value, words::CliPhrase about);
  // Other words for an option that a part shared with other commands has added.
  void describe(const std::string& name, words::CliPhrase about);

 private:
  CommandLine(CommandLine& parent, const std::string& name, const std::string& about);
  void act(Action action);
  void addFlag(const std::string& name, bool& value, const std::string& about);
  template <class T>
  Option add(const std::string& name, T& value, const std::string& about);

  CLI::App& m_app;
  Action& m_chosen;
  words::Language m_language;
};

template <class Options>
struct ActingCommand {
  CommandLine command;
  std::remove_const_t<Options>& options;
};

template <class Phrase, class Result, class Options>
ActingCommand<Options> CommandLine::command(const std::string& name, Phrase about,
                                            Result (*action)(Options&, Terminal&)) {
  CommandLine made(*this, name, about);
  return {made, made.acts(action)};
}

}  // namespace damath::cli
