// SPDX-License-Identifier: GPL-3.0-or-later
// The options that contest commands share, and the event and the entries that these options name.
#pragma once

#include <optional>
#include <string>

#include "app/cli/shell/command_line.hpp"
#include "app/desk/change/author.hpp"
#include "core/contest/model/contest.hpp"
#include "db/records/open_options.hpp"
#include "words/language.hpp"

namespace damath::cli {

// Returns a start number as it is printed before a name: "#12".
[[nodiscard]] std::string numberText(int number);
// Returns the entry that has this start number in the event; nullopt if no entry has it.
[[nodiscard]] std::optional<contest::EntryId> entryIdNumbered(const contest::Event& event, int number);
// Returns the start number of an entry; 0 if the event does not have the entry.
[[nodiscard]] int numberOf(const contest::Event& event, contest::EntryId entry);

struct ContestOptions {
  std::string file;
  std::string event;  // the event's name
  std::string by;
  std::string askedBy;  // the person who asked for the change; may be empty
  std::string reason;
  int confirm = 0;  // the highest confirmation level that the user confirms, 0–4
  bool json = false;
  // The choice for open rounds (desk::OpenRounds), "keep" or "pair". `takesOpenRounds` is true if the command
  // has the option --open-rounds.
  std::optional<std::string> openRounds = {};
  bool takesOpenRounds = false;
  db::OpenOptions opening = {};
};

// Adds FILE and --json, for a command that changes nothing.
void addLookOptions(CommandLine& command, ContestOptions& options);
// Adds --by, --asked-by, --reason and --confirm.
void addAuthorOptions(CommandLine& command, ContestOptions& options);
// Adds FILE, --json, --by, --asked-by, --reason and --confirm, for a command that changes the contest.
void addContestOptions(CommandLine& command, ContestOptions& options);
// Adds the required option --event.
void addEventOption(CommandLine& command, ContestOptions& options);
// Calls addContestOptions() and addEventOption().
void addEventOptions(CommandLine& command, ContestOptions& options);

// Adds --open-rounds, for a command whose change can touch paired rounds that have not begun.
void addOpenRounds(CommandLine& command, ContestOptions& options);

// Returns the event with exactly this name. If no event has the name, returns the only event whose name
// differs just in upper and lower case or in blanks. Null if there is no such event or there are several.
[[nodiscard]] const contest::Event* eventNamed(const contest::Contest& contest, const std::string& name);
// Returns the message that no event has this name, with the names of all events.
[[nodiscard]] std::string noEventText(const contest::Contest& contest, const std::string& name,
                                      words::Language language);

// Returns the author that the options name. In a shared contest the login signs, so a command with an open
// contest uses ContestRun::author().
[[nodiscard]] desk::Author authorOf(const ContestOptions& options);

}  // namespace damath::cli
