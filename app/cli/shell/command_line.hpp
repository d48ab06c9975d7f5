// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the arguments of the program's commands. Each subcommand adds its options and its action.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "app/cli/shell/terminal.hpp"
#include "app/words/texts/swiss_words.hpp"
#include "db/records/journal_action.hpp"
#include "words/phrase.hpp"

// Declares the classes of the parser library CLI11 instead of including it, because the library would slow
// down the compilation of every command.
namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace damath::cli {

using Action = std::function<ExitStatus(Terminal&)>;

// An option of a command. The option belongs to the CommandLine, which must outlive this object.
class Option {
 public:
  Option() = default;
  explicit Option(CLI::Option& option) : m_option(&option) {}

  Option& required();
  // Accepts whole numbers from `least` to `most`, inclusive.
  Option& within(int least, int most);
  Option& oneOf(const std::vector<int>& numbers);
  // Accepts one value each time that the option is given. Without this, the next argument would be read as a
  // second value.
  Option& oneAtATime();
  // Removes blanks, invisible characters and line ends before and after the value.
  Option& trimmed();
  // Accepts several values in one argument, separated by `sign`.
  Option& partedBy(char sign);
  // Refuses this option if the user does not give the option `other` too. `other` belongs to the same
  // command.
  Option& onlyWith(const Option& other);

  [[nodiscard]] bool isGiven() const;

 private:
  CLI::Option* m_option = nullptr;
};

template <class Options>
struct ActingCommand;

class CommandLine;
// A function that adds a subcommand to the command `parent`.
using AddCommand = void (*)(CommandLine& parent);

class CommandLine {
 public:
  // Makes the root of the command tree. `chosen` receives the action of the command that the user gives.
  // `app` and `chosen` must outlive this object.
  CommandLine(CLI::App& app, Action& chosen, words::Language language);
  // Makes the subcommand `name` of `parent`.
  CommandLine(CommandLine& parent, const std::string& name, words::Phrase about)
      : CommandLine(parent, name, words::said(about, parent.m_language)) {}

  // Sets the action for this command and returns its options. The action returns a status or an Outcome. The
  // options live as long as the command line.
  template <class Result, class Options>
  std::remove_const_t<Options>& acts(Result (*action)(Options&, Terminal&)) {
    const auto options = std::make_shared<std::remove_const_t<Options>>();
    act([options, action](Terminal& terminal) {
      const Outcome done = action(*options, terminal);
      return done ? *done : terminal.complain(done.error());
    });
    return *options;
  }
  // Adds a subcommand with its action. Returns the subcommand and its options.
  template <class Result, class Options>
  ActingCommand<Options> command(const std::string& name, words::Phrase about,
                                 Result (*action)(Options&, Terminal&));
  // Adds a subcommand that makes a change of the kind `act`. The subcommand gets its name from the table of
  // journal actions.
  template <class Result, class Options>
  ActingCommand<Options> command(db::JournalAction act, words::Phrase about,
                                 Result (*action)(Options&, Terminal&));
  // Tells the parser that the user must give a subcommand, because this command does nothing by itself.
  void requireCommand();

  // Adds an option with its description. `T` must be a type from the list at the end of command_line.cpp.
  template <class T>
  Option option(const std::string& name, T& value, words::Phrase about) {
    return add(name, value, words::said(about, m_language));
  }
  // Adds an option whose description lists the accepted words. `words` makes the list (choices.hpp).
  template <class T>
  Option option(const std::string& name, T& value, words::Phrase about,
                std::string (*words)(words::Language)) {
    return add(name, value, words::said(about, m_language, {words(m_language)}));
  }
  Option flag(const std::string& name, bool& value, words::Phrase about) {
    return addFlag(name, value, words::said(about, m_language));
  }
  // Adds a flag that can stand alone: if the user gives it, no other option of the command is required.
  void flagAlone(const std::string& name, bool& value, words::Phrase about);
  // Replaces the description of the option `name`. Called if several commands share the option, but the
  // option has another meaning in this command.
  void describe(const std::string& name, words::Phrase about);

 private:
  CommandLine(CommandLine& parent, const std::string& name, const std::string& about);
  void act(Action action);
  Option addFlag(const std::string& name, bool& value, const std::string& about);
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

template <class Result, class Options>
ActingCommand<Options> CommandLine::command(const std::string& name, words::Phrase about,
                                            Result (*action)(Options&, Terminal&)) {
  CommandLine made(*this, name, about);
  return {made, made.acts(action)};
}

template <class Result, class Options>
ActingCommand<Options> CommandLine::command(db::JournalAction act, words::Phrase about,
                                            Result (*action)(Options&, Terminal&)) {
  const std::string_view name = factsOf(act).command;
  return command(std::string(name.substr(0, name.find(' '))), about, action);
}

// The text of an option. isGiven() distinguishes a missing option from an option with an empty text.
struct GivenText {
  std::string text;
  Option option;  // the option that gave `text`; set by addText()

  [[nodiscard]] bool isGiven() const { return option.isGiven(); }
  [[nodiscard]] const std::string& orElse(const std::string& standing) const {
    return isGiven() ? text : standing;
  }
};

inline void addText(CommandLine& command, const std::string& name, GivenText& value, words::Phrase about) {
  value.option = command.option(name, value.text, about);
}

}  // namespace damath::cli
