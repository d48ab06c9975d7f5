#include "app/cli/command_line.hpp"

#include <cstdlib>
#include <iostream>

#include "app/cli/analyze_command.hpp"
#include "app/cli/audit_command.hpp"
#include "app/cli/contest_command.hpp"
#include "app/cli/layers_command.hpp"
#include "app/cli/moves_command.hpp"
#include "app/cli/perft_command.hpp"
#include "app/cli/play_command.hpp"
#include "app/cli/replay_command.hpp"

namespace damath::cli {

namespace {

using words::CliPhrase;

constexpr std::string_view kVersion = DAMATH_VERSION;

void label(CLI::App& app, words::Language language) {
  const auto said = [&](CliPhrase phrase) { return words::said(phrase, language); };
  const auto formatter = app.get_formatter();
  formatter->label("Usage", said(CliPhrase::HelpUsage));
  formatter->label("OPTIONS", said(CliPhrase::HelpOptions));
  formatter->label("Positionals", said(CliPhrase::HelpPositionals));
  formatter->label("SUBCOMMAND", said(CliPhrase::HelpSubcommand));
  formatter->label("REQUIRED", said(CliPhrase::HelpRequired));
  app.option_defaults()->group(said(CliPhrase::HelpOptions));
  app.footer(said(CliPhrase::HelpFooter));
}

// The deepest command given: "damath contest create".
std::string commandGiven(const CLI::App& app) {
  std::string name = app.get_name();
  for (const CLI::App* command : app.get_subcommands()) name += " " + commandGiven(*command);
  return name;
}

std::string behindColon(const std::string& text) {
  const std::size_t colon = text.find(": ");
  return colon == std::string::npos ? text : text.substr(colon + 2);
}

std::string sentenceFor(const CLI::ParseError& error, const CLI::App& app, words::Language language) {
  const std::string command = commandGiven(app);
  const std::string what = error.what();
  switch (static_cast<CLI::ExitCodes>(error.get_exit_code())) {
    case CLI::ExitCodes::ExtrasError:
      return words::said(CliPhrase::ArgumentsUnknown, language, {behindColon(what), command});
    case CLI::ExitCodes::RequiredError: {
      if (what.find("subcommand") != std::string::npos) {
        const auto others = app.remaining(true);
        if (!others.empty())
          return words::said(CliPhrase::CommandUnknown, language, {others.front(), command});
        return words::said(CliPhrase::CommandMissing, language, {command});
      }
      return words::said(CliPhrase::ArgumentMissing, language, {what.substr(0, what.find(' ')), command});
    }
    default:
      return words::said(CliPhrase::ArgumentBad, language, {what, command});
  }
}

// The language must be known before the help texts are made.
Usable<words::Language> languageWanted(int argumentCount, const char* const* arguments) {
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
    return Unexpected(
        Complaints{{{}, {}, words::said(CliPhrase::LanguageUnknown, environment, {std::string(code)})}});
  }
  return environment;
}

ExitStatus parseAndRun(int argumentCount, const char* const* arguments, words::Language language) {
  Terminal terminal(std::cout, std::cerr, language, colourOfOutput());
  CLI::App app(words::said(CliPhrase::AboutDamath, language), "damath");
  label(app, language);
  Action chosen;
  CommandLine line(app, chosen, language);
  app.require_subcommand(1);
  app.set_help_flag("-h,--help", words::said(CliPhrase::OptHelp, language));
  app.set_version_flag("--version", "damath " + std::string(kVersion),
                       words::said(CliPhrase::OptVersion, language));
  addAuditCommand(line);
  addReplayCommand(line);
  addAnalyzeCommand(line);
  addMovesCommand(line);
  addLayersCommand(line);
  addPerftCommand(line);
  addPlayCommand(line);
  addContestCommand(line);
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

CommandLine::CommandLine(CLI::App& app, Action& chosen, words::Language language)
    : m_app(app), m_chosen(chosen), m_language(language) {
  // Read before all others, by languageWanted; here it is only allowed and described.
  m_app.add_option_function<std::string>(
      "--lang", [](const std::string&) {}, said(CliPhrase::OptLang));
}

CommandLine::CommandLine(CommandLine& parent, const std::string& name, const std::string& about)
    : m_app(*parent.m_app.add_subcommand(name, about)),
      m_chosen(parent.m_chosen),
      m_language(parent.m_language) {
  m_app.fallthrough();
  m_app.group(said(CliPhrase::HelpSubcommands));
  m_app.set_help_flag("-h,--help", said(CliPhrase::OptHelp));
}

void CommandLine::act(Action action) {
  m_app.callback([this_chosen = &m_chosen, action = std::move(action)] { *this_chosen = action; });
}

CLI::Option* CommandLine::flag(const std::string& name, bool& value, words::CliPhrase about) {
  return m_app.add_flag(name, value, said(about));
}

ExitStatus run(int argumentCount, const char* const* arguments) {
  const auto language = languageWanted(argumentCount, arguments);
  Terminal terminal(std::cout, std::cerr, language.value_or(words::Language::English), Colour::Off);
  if (!language) return terminal.complain(language.error());
  const ExitStatus status = parseAndRun(argumentCount, arguments, *language);
  std::cout.flush();
  if (std::cout) return status;
  return terminal.complain({{{}, {}, words::said(CliPhrase::OutputLost, *language)}});
}

}  // namespace damath::cli
