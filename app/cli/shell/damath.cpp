// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/damath.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/command_line.hpp"
#include "app/cli/shell/commands.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "platform/new_file_rights.hpp"

namespace damath::cli {

namespace {

// Returns the number of typing mistakes between two words: wrong, missing, additional or exchanged letters.
// The number is the Damerau distance in which each letter is changed at most once.
std::size_t distanceOf(std::string_view one, std::string_view other) {
  std::vector<std::vector<std::size_t>> steps(one.size() + 1, std::vector<std::size_t>(other.size() + 1));
  for (std::size_t i = 0; i <= one.size(); ++i) steps[i][0] = i;
  for (std::size_t j = 0; j <= other.size(); ++j) steps[0][j] = j;
  for (std::size_t i = 1; i <= one.size(); ++i) {
    for (std::size_t j = 1; j <= other.size(); ++j) {
      const std::size_t change = one[i - 1] == other[j - 1] ? 0 : 1;
      steps[i][j] = std::min({steps[i - 1][j] + 1, steps[i][j - 1] + 1, steps[i - 1][j - 1] + change});
      const bool isSwapped = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
      if (isSwapped) steps[i][j] = std::min(steps[i][j], steps[i - 2][j - 2] + 1);
    }
  }
  return steps[one.size()][other.size()];
}

// The longest typed word that is compared. No command and no option is longer, and the time of a comparison
// grows with the square of the length.
constexpr std::size_t kLongest = 40;

// Returns the command or option that the user probably meant: the word with the fewest wrong, missing,
// additional or exchanged letters. A word that begins with the typed text of at least 3 letters counts as
// near. Empty if no word is near or several are equally near.
std::string nearest(std::string_view typed, const std::vector<std::string>& words) {
  if (typed.empty() || typed.size() > kLongest) return {};
  std::string best;
  std::size_t least = std::max<std::size_t>(1, typed.size() / 3) + 1;
  bool isAlone = false;
  for (const std::string& word : words) {
    const bool isBeginning = typed.size() >= 3 && word.starts_with(typed);
    const std::size_t distance = isBeginning ? 1 : distanceOf(typed, word);
    if (distance > least || (distance == least && best.empty())) continue;
    isAlone = distance < least;
    if (isAlone) best = word;
    least = distance;
  }
  return isAlone ? best : std::string();
}

using words::Phrase;

constexpr std::string_view kVersion = DAMATH_VERSION;

void label(CLI::App& app, words::Language language) {
  const auto said = [&](Phrase phrase) { return words::said(phrase, language); };
  const auto formatter = app.get_formatter();
  formatter->label("Usage", said(Phrase::HelpUsage));
  formatter->label("OPTIONS", said(Phrase::HelpOptions));
  formatter->label("Positionals", said(Phrase::HelpPositionals));
  formatter->label("SUBCOMMAND", said(Phrase::HelpSubcommand));
  formatter->label("REQUIRED", said(Phrase::HelpRequired));
  app.option_defaults()->group(said(Phrase::HelpOptions));
  app.footer(said(Phrase::HelpFooter));
}

// Returns the full name of the command that the user gave: "damath contest create".
std::string commandGiven(const CLI::App& app) {
  std::string name = app.get_name();
  for (const CLI::App* command : app.get_subcommands()) name += " " + commandGiven(*command);
  return name;
}

// Returns the last subcommand that the user gave: for "damath contest create", the command `create`.
const CLI::App& deepest(const CLI::App& app) {
  const auto given = app.get_subcommands();
  return given.empty() ? app : deepest(*given.front());
}

std::vector<std::string> commandsOf(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
  }
  return names;
}

// Returns the options of the command and of its parent commands.
std::vector<std::string> optionsOf(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* level = &app; level != nullptr; level = level->get_parent()) {
    for (const CLI::Option* option : level->get_options()) {
      for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
  }
  return names;
}

std::string unknownArguments(const CLI::App& app, const std::string& command, words::Language language) {
  std::string all;
  std::string meant;
  const CLI::App& given = deepest(app);
  for (const std::string& argument : app.remaining(true)) {
    all += (all.empty() ? "" : " ") + argument;
    if (!meant.empty() || !argument.starts_with("--")) continue;
    meant = nearest(argument.substr(0, argument.find('=')), optionsOf(given));
  }
  if (meant.empty()) {
    return words::said(Phrase::ArgumentsUnknown, language, {shortened(all), command});
  }
  return words::said(Phrase::ArgumentsUnknownNear, language, {shortened(all), command, meant});
}

std::string unknownCommand(const CLI::App& app, const std::string& typed, const std::string& command,
                           words::Language language) {
  const std::string meant = nearest(typed, commandsOf(deepest(app)));
  if (meant.empty()) return words::said(Phrase::CommandUnknown, language, {shortened(typed), command});
  return words::said(Phrase::CommandUnknownNear, language, {shortened(typed), command, meant});
}

std::string sentenceFor(const CLI::ParseError& error, const CLI::App& app, words::Language language) {
  const std::string command = commandGiven(app);
  const std::string what = error.what();
  switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::ExtrasError:
      return unknownArguments(app, command, language);
    case CLI::ExitCodes::RequiredError: {
      if (what.find("subcommand") != std::string::npos) {
        const auto others = app.remaining(true);
        if (!others.empty()) return unknownCommand(app, others.front(), command, language);
        return words::said(Phrase::CommandMissing, language, {command});
      }
      // The user may have mistyped the name of a required option. Then the message names the unknown option,
      // not the missing option.
      const auto left = app.remaining(true);
      const bool isMistyped =
          std::ranges::any_of(left, [](const std::string& argument) { return argument.starts_with("--"); });
      if (isMistyped) return unknownArguments(app, command, language);
      return words::said(Phrase::ArgumentMissing, language, {what.substr(0, what.find(' ')), command});
    }
    case CLI::ExitCodes::RequiresError: {
      // CLI11 says "--board requires --round".
      constexpr std::string_view kBetween = " requires ";
      const std::size_t at = std::min(what.find(kBetween), what.size());
      const std::string needed = what.substr(std::min(at + kBetween.size(), what.size()));
      return words::said(Phrase::OptionNeeds, language, {what.substr(0, at), needed});
    }
    default:
      return words::said(Phrase::ArgumentBad, language, {shortened(what), command});
  }
}

// Returns the language of the texts: the value of --lang, or else the language of the environment. Called
// before the help texts are made, because they depend on the language.
InputResult<words::Language> languageWanted(int argumentCount, const char* const* arguments) {
  const words::Language environment = languageOfEnvironment();
  for (int i = 1; i < argumentCount; ++i) {
    const std::string_view argument = arguments[i];
    std::string_view code;
    if (argument.starts_with("--lang=")) {
      code = argument.substr(7);
    } else if (argument == "--lang" && i + 1 < argumentCount) {
      code = arguments[i + 1];
    } else {
      continue;
    }
    if (const auto language = words::parseLanguage(code)) return *language;
    return unusable(Phrase::LanguageUnknown, environment, {code, languageChoices(environment)});
  }
  return environment;
}

// Rewrites `damath help contest pair` and `damath contest help pair` as `damath contest pair --help`.
std::vector<const char*> helpAsked(int argumentCount, const char* const* arguments) {
  std::vector<const char*> words(arguments, arguments + argumentCount);
  std::size_t at = 1;
  if (words.size() > 2 && std::string_view(words[1]) == "contest") at = 2;
  if (words.size() <= at || std::string_view(words[at]) != "help") return words;
  words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
  words.push_back("--help");
  return words;
}

ExitStatus parseAndRun(int argumentCount, const char* const* arguments, words::Language language,
                       const std::vector<AddCommand>& commands) {
  Terminal terminal(std::cout, std::cerr, language, colourOfOutput());
  CLI::App app(words::said(Phrase::AboutDamath, language), "damath");
  label(app, language);
  Action chosen;
  CommandLine line(app, chosen, language);
  app.require_subcommand(1);
  app.set_help_flag("-h,--help", words::said(Phrase::OptHelp, language));
  app.set_version_flag("--version", "damath " + std::string(kVersion),
                       words::said(Phrase::OptVersion, language));
  for (const AddCommand add : commands) add(line);
  platform::setNewFileRights(platform::Sharing::Private);
  try {
    app.parse(argumentCount, arguments);
  } catch (const CLI::Success& asked) {
    app.exit(asked, std::cout, std::cerr);
    return ExitStatus::Clean;
  } catch (const CLI::ParseError& error) {
    return terminal.complain({{{}, {}, sentenceFor(error, app, language)}});
  }
  return chosen(terminal);
}

}  // namespace

ExitStatus run(int givenCount, const char* const* given, const std::vector<AddCommand>& commands) {
  const std::vector<const char*> words = helpAsked(givenCount, given);
  const auto argumentCount = static_cast<int>(words.size());
  const char* const* arguments = words.data();
  const auto language = languageWanted(argumentCount, arguments);
  Terminal terminal(std::cout, std::cerr, language.value_or(words::Language::English), Colour::Off);
  if (!language) return terminal.complain(language.error());
  const ExitStatus status = parseAndRun(argumentCount, arguments, *language, commands);
  std::cout.flush();
  if (std::cout) return status;
  return terminal.complain(Phrase::OutputLost);
}

}  // namespace damath::cli
