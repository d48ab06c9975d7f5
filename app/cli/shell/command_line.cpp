// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/command_line.hpp"

#include <CLI/CLI.hpp>

#include "app/cli/shell/choices.hpp"
#include "core/text/trim.hpp"
#include "platform/new_file_rights.hpp"

namespace damath::cli {

using words::Phrase;

Option& Option::required() {
  m_option->required();
  return *this;
}

Option& Option::within(int least, int most) {
  m_option->check(CLI::Range(least, most));
  return *this;
}

Option& Option::oneOf(const std::vector<int>& numbers) {
  m_option->check(CLI::IsMember(numbers));
  return *this;
}

Option& Option::oneAtATime() {
  m_option->allow_extra_args(false);
  return *this;
}

Option& Option::partedBy(char sign) {
  m_option->delimiter(sign);
  return *this;
}

Option& Option::trimmed() {
  m_option->transform([](const std::string& text) { return std::string(trimmedLines(text)); });
  return *this;
}

Option& Option::onlyWith(const Option& other) {
  m_option->needs(other.m_option);
  return *this;
}

bool Option::isGiven() const {
  return m_option != nullptr && m_option->count() > 0;
}

CommandLine::CommandLine(CLI::App& app, Action& chosen, words::Language language)
    : m_app(app), m_chosen(chosen), m_language(language) {
  // languageWanted() has already read --lang, because the help texts depend on the language. Here --lang is
  // only allowed and described.
  m_app.add_option_function<std::string>(
      "--lang", [](const std::string&) {},
      words::said(Phrase::OptLang, m_language, {languageChoices(m_language)}));
  // Every command may write files, so the option belongs to the program.
  m_app.add_flag_callback(
      "--share", [] { platform::setNewFileRights(platform::Sharing::Shared); },
      words::said(Phrase::OptShare, m_language));
}

CommandLine::CommandLine(CommandLine& parent, const std::string& name, const std::string& about)
    : m_app(*parent.m_app.add_subcommand(name, about)),
      m_chosen(parent.m_chosen),
      m_language(parent.m_language) {
  m_app.fallthrough();
  m_app.group(words::said(Phrase::HelpSubcommands, m_language));
  m_app.set_help_flag("-h,--help", words::said(Phrase::OptHelp, m_language));
}

void CommandLine::act(Action action) {
  m_app.callback([this_chosen = &m_chosen, action = std::move(action)] { *this_chosen = action; });
}

void CommandLine::requireCommand() {
  m_app.require_subcommand(1);
}

Option CommandLine::addFlag(const std::string& name, bool& value, const std::string& about) {
  return Option(*m_app.add_flag(name, value, about));
}

void CommandLine::flagAlone(const std::string& name, bool& value, Phrase about) {
  const auto given = [&app = m_app, &value] {
    value = true;
    for (CLI::Option* option : app.get_options()) option->required(false);
  };
  m_app.add_flag_callback(name, given, words::said(about, m_language))->trigger_on_parse();
}

void CommandLine::describe(const std::string& name, Phrase about) {
  m_app.get_option(name)->description(words::said(about, m_language));
}

template <class T>
Option CommandLine::add(const std::string& name, T& value, const std::string& about) {
  return Option(*m_app.add_option(name, value, about));
}

template Option CommandLine::add(const std::string&, std::string&, const std::string&);
template Option CommandLine::add(const std::string&, int&, const std::string&);
template Option CommandLine::add(const std::string&, long&, const std::string&);
template Option CommandLine::add(const std::string&, std::optional<int>&, const std::string&);
template Option CommandLine::add(const std::string&, std::optional<std::string>&, const std::string&);
template Option CommandLine::add(const std::string&, std::vector<int>&, const std::string&);
template Option CommandLine::add(const std::string&, std::vector<std::string>&, const std::string&);

}  // namespace damath::cli
