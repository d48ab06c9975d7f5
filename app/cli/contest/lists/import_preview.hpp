// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the preview of an import, row by row. Reads the user's decisions about rows that are similar to known
// players, and about schools that are similar to known schools.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

#include "app/cli/contest/contest_run.hpp"
#include "app/desk/events/report_desk.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/workbook/list_file.hpp"

namespace damath::cli {

// The values of --same, --different and --leave-out: line numbers of the list, separated by commas. In
// --same, "4:2" means the second similar player of line 4.
struct DecisionOptions {
  std::vector<std::string> same;
  std::vector<std::string> different;
  std::vector<std::string> leftOut = {};
};

// The options of every command that reads a list of players.
struct ListOptions {
  std::vector<std::string> columns;  // the values of --column: which column has which fact
  DecisionOptions decisions;
  bool preview = false;
  GivenText sheet;          // the value of --sheet: the sheet of a workbook that has the list
  std::string school = {};  // the school of the rows that have none
  // The values of --same-school: line numbers of the list, separated by commas, or "all".
  std::vector<std::string> sameSchools = {};
  // --complete: the facts of the list that players of the event lack are added. --no-complete, the default:
  // the answer only counts these players.
  bool isCompleting = false;
  bool isNotCompleting = false;
};
// Adds --column, --same, --different, --leave-out, --preview, --sheet, --school, --same-school, --complete
// and
// --no-complete.
void addListOptions(CommandLine& command, ListOptions& options);

// Returns the user's decisions about lines of the list. Complains of an unreadable number, of a line that is
// named twice or has no player, and of a line in --same that has no similar player or none with the given
// number.
[[nodiscard]] InputResult<std::vector<desk::RowDecision>> decisionsOf(const DecisionOptions& options,
                                                                      const desk::ImportPreview& preview,
                                                                      words::Language language);

// Adds to an answer the sheet of a workbook that was read, and the lines and columns of the list that are not
// players.
void noteFound(const desk::ImportPreview& preview, const std::optional<desk::ReadSheet>& sheet,
               words::Language language, nlohmann::ordered_json& json, std::vector<std::string>& lines);

// Adds for --complete a decision Same for each row that is a known player of the event, so that the import
// only adds the player's missing facts. Rows with a decision keep it.
void addKnown(const desk::ImportPreview& preview, std::vector<desk::RowDecision>& decisions);

// Returns the facts that the list adds to a player: "Section Narra, Coach B. Tan".
[[nodiscard]] std::string completionText(const desk::Completion& completion, words::Language language);

// Tells if the facts that players of the event lack are added from the list.
enum class Completing { No, Yes };

// Adds the players of the event for whom the list has missing facts to an answer. With Completing::No the
// answer names the option that adds these facts.
void noteCompletions(const std::vector<desk::Completion>& completions, Completing completing,
                     words::Language language, nlohmann::ordered_json& json, std::vector<std::string>& lines);

// Returns the schools that the user takes as the known schools which they resemble, as the list writes them.
// Complains of an unreadable number, and of a line that has no player or no such school.
[[nodiscard]] InputResult<std::vector<std::string>> knownSchoolsOf(const std::vector<std::string>& texts,
                                                                   const desk::ImportPreview& preview,
                                                                   words::Language language);

// Adds the rows whose school the program filled in or replaced to the answer of an import. `school` is the
// school that was filled in.
void noteSchools(const desk::ImportPreview& preview, const std::string& school, words::Language language,
                 nlohmann::ordered_json& json, std::vector<std::string>& lines);

// Prints the preview of an import as a page or as JSON. `sheet` is the sheet of a workbook that was read, and
// `school` is as in noteSchools(). Returns ExitStatus::Findings if a row is refused.
ExitStatus showPreview(ContestRun& run, const contest::Contest& contest, const std::string& file,
                       const desk::ReportPreview& preview, const std::vector<desk::RowDecision>& decisions,
                       const std::optional<desk::ReadSheet>& sheet, const std::string& school,
                       Completing completing);

// Adds the remarks about a tournament report to an answer: the parts that were left out (in JSON `leftOut`)
// and the notes about its oddities (`reportNotes`), each with its line. `unplayable` is the reason why rounds
// were left out during the import.
void addRemarks(const desk::ReportRemarks& remarks, const std::optional<desk::DeskError>& unplayable,
                words::Language language, nlohmann::ordered_json& json, std::vector<std::string>& lines);

// Returns the rows that are similar to known players and for which the user gave no decision. These rows
// become new players.
[[nodiscard]] std::vector<const desk::RosterRow*> undecided(const desk::ImportPreview& preview,
                                                            const std::vector<desk::RowDecision>& decisions);

}  // namespace damath::cli
