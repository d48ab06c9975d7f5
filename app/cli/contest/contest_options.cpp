// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/contest/contest_options.hpp"

#include <optional>
#include <string>

#include "app/cli/shell/command_line.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/desk/change/author.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/spellings.hpp"
#include "core/text/parts.hpp"
#include "core/text/trim.hpp"
#include "platform/user.hpp"

namespace damath::cli {

using words::Phrase;

std::string numberText(int number) {
  return "#" + std::to_string(number);
}

std::optional<contest::EntryId> entryIdNumbered(const contest::Event& event, int number) {
  const contest::Entry* found = contest::entryNumbered(event, number);
  return found == nullptr ? std::nullopt : std::optional(found->id);
}

int numberOf(const contest::Event& event, contest::EntryId entry) {
  const contest::Entry* found = event.find(entry);
  return found == nullptr ? 0 : found->number;
}

void addLookOptions(CommandLine& command, ContestOptions& options) {
  options.opening.access = db::Access::Look;
  command.option("file", options.file, Phrase::OptFile).required();
  command.flag("--json", options.json, Phrase::OptJson);
}

void addAuthorOptions(CommandLine& command, ContestOptions& options) {
  command.option("--by", options.by, Phrase::OptBy).trimmed();
  command.option("--asked-by", options.askedBy, Phrase::OptAskedBy).trimmed();
  command.option("--reason", options.reason, Phrase::OptReason).trimmed();
  command.option("--confirm", options.confirm, Phrase::OptConfirm).within(1, 4);
}

void addContestOptions(CommandLine& command, ContestOptions& options) {
  command.option("file", options.file, Phrase::OptFile).required();
  addAuthorOptions(command, options);
  command.flag("--json", options.json, Phrase::OptJson);
}

void addEventOptions(CommandLine& command, ContestOptions& options) {
  addContestOptions(command, options);
  addEventOption(command, options);
}

void addEventOption(CommandLine& command, ContestOptions& options) {
  command.option("--event", options.event, Phrase::OptEvent).required();
}

void addOpenRounds(CommandLine& command, ContestOptions& options) {
  options.takesOpenRounds = true;
  command.option("--open-rounds", options.openRounds, Phrase::OptOpenRounds);
}

desk::Author authorOf(const ContestOptions& options) {
  desk::Author author{
      .user = platform::userName(), .by = options.by, .reason = options.reason, .askedBy = options.askedBy};
  if (options.openRounds) author.openRounds = valueOf<desk::OpenRounds>(*options.openRounds);
  return author;
}

const contest::Event* eventNamed(const contest::Contest& contest, const std::string& name) {
  if (const contest::Event* event = contest.findEvent(name)) return event;
  const contest::Event* only = nullptr;
  const std::string folded = desk::folded(trimmedLines(name));
  for (const contest::Event& event : contest.events) {
    if (desk::folded(event.setup.name) != folded) continue;
    if (only != nullptr) return nullptr;
    only = &event;
  }
  return only;
}

std::string noEventText(const contest::Contest& contest, const std::string& name, words::Language language) {
  const std::string names =
      joined(contest.events, ", ", [](const contest::Event& event) { return "'" + event.setup.name + "'"; });
  const std::string shown = shortened(name);
  if (names.empty()) return words::said(Phrase::EventUnknown, language, {shown});
  return words::said(Phrase::EventUnknownOf, language, {shown, names});
}

}  // namespace damath::cli
