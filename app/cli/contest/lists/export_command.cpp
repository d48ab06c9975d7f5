// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest export`: writes an event or the tables of schools for other programs or for the
// public, or writes the whole contest as one JSON document.
#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_document.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/team_table.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/output_kind.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/exports/event_export.hpp"
#include "app/exports/team_export.hpp"
#include "app/words/texts/file_name_words.hpp"
#include "app/words/texts/name_choice_words.hpp"
#include "app/words/texts/trf_words.hpp"
#include "core/contest/model/privacy.hpp"
#include "core/fact_table.hpp"
#include "core/notation/trf/trf_export.hpp"
#include "core/notation/trf/trf_misfit.hpp"
#include "core/spellings.hpp"
#include "platform/file_path.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

enum class ExportFormat { Trf, Csv, Xlsx, Html, Json };
enum class ExportContent { Standings, Results, Schools, Medals };

namespace {

constexpr Spelling<ExportFormat> kFormats[] = {{ExportFormat::Trf, "trf"},
                                               {ExportFormat::Csv, "csv"},
                                               {ExportFormat::Xlsx, "xlsx"},
                                               {ExportFormat::Html, "html"},
                                               {ExportFormat::Json, "json"}};
static_assert(coversEvery(kFormats));

constexpr Spelling<ExportContent> kContents[] = {{ExportContent::Standings, "standings"},
                                                 {ExportContent::Results, "results"},
                                                 {ExportContent::Schools, "schools"},
                                                 {ExportContent::Medals, "medals"}};
static_assert(coversEvery(kContents));

struct ExportOptions {
  ContestOptions contest;
  TeamOptions teams;   // the options that select the events and the ranking for tables of schools and medals
  std::string format;  // the value of --format as typed
  ExportFormat form = ExportFormat::Json;
  std::string output;
  std::string names;  // how players are named; default: initials
  std::string what;   // the value of --what; default: the standings for CSV, else all data of the event
  std::optional<ExportContent> content;
  bool grade = false;
  bool coach = false;
  int trf = 0;           // the version of a tournament report; default: 16
  bool hasMark = false;  // true to begin a CSV file with the UTF-8 byte order mark
  bool isForced = false;
};

// Returns the kind of table if schools or medals are exported; such a table names no player. nullopt for
// other exports.
std::optional<papers::TeamPaper> teamPaper(const ExportOptions& options) {
  if (options.content == ExportContent::Schools) return papers::TeamPaper::Ranks;
  if (options.content == ExportContent::Medals) return papers::TeamPaper::Medals;
  return std::nullopt;
}

OutputKind kindOf(const ExportOptions& options) {
  switch (options.form) {
    case ExportFormat::Csv:
      return OutputKind::Csv;
    case ExportFormat::Html:
      return OutputKind::Html;
    case ExportFormat::Trf:
      return OutputKind::Trf;
    case ExportFormat::Xlsx:
      return OutputKind::Xlsx;
    case ExportFormat::Json:
      break;
  }
  if (teamPaper(options)) return OutputKind::TeamsJson;
  return options.teams.events.empty() ? OutputKind::WholeJson : OutputKind::EventJson;
}

// The output as the user named it; its path may be a folder path.
Output targetOf(const ExportOptions& options) {
  return {.path = options.output,
          .kind = kindOf(options),
          .isForced = options.isForced,
          .contest = options.contest.file,
          .takesFolder = true};
}

// Returns the output with the name of its file. In a folder, the file is named by its content.
InputResult<Output> namedTarget(const ExportOptions& options, const words::FileSubject& subject,
                                const contest::Contest& contest, words::Language language) {
  return namedOutput(targetOf(options), words::fileNameOf(subject, options.format, contest, language),
                     language);
}

// Returns the content of an exported event: the format or table, and how the players are named.
words::FileSubject subjectOf(const ExportOptions& options, const contest::Event& event,
                             contest::PrivacyOption names, words::Language language) {
  constexpr FactRow<ExportFormat, Phrase> kNames[] = {{ExportFormat::Trf, Phrase::FormReport16},
                                                      {ExportFormat::Csv, Phrase::FormStandings},
                                                      {ExportFormat::Xlsx, Phrase::FormWorkbook},
                                                      {ExportFormat::Html, Phrase::FormPage},
                                                      {ExportFormat::Json, Phrase::FormJson}};
  static_assert(coversEvery(kNames));
  Phrase name = factOf(kNames, options.form);
  if (options.content == ExportContent::Results) name = Phrase::FormResults;
  if (options.form == ExportFormat::Trf && options.trf == 26) name = Phrase::FormReport26;
  const Phrase how = names == contest::PrivacyOption::FullName     ? Phrase::ExportedFull
                     : names == contest::PrivacyOption::NumberOnly ? Phrase::ExportedNumbers
                                                                   : Phrase::ExportedInitials;
  return {.event = event.id, .what = words::said(how, language, {words::said(name, language)})};
}

// Returns the first given option that has no effect on this export. Empty if every given option has an
// effect.
std::string_view idleOption(const ExportOptions& options) {
  const bool isTeams = teamPaper(options).has_value();
  const bool isTable = options.form == ExportFormat::Csv || options.form == ExportFormat::Json ||
                       options.form == ExportFormat::Xlsx;
  if (options.trf != 0 && options.form != ExportFormat::Trf) return "--trf";
  if (options.hasMark && options.form != ExportFormat::Csv) return "--bom";
  if (options.grade && (isTeams || !isTable)) return "--grade";
  if (options.coach && (isTeams || !isTable)) return "--coach";
  if (!options.names.empty() && isTeams) return "--names";
  if (options.content && !isTeams && options.form != ExportFormat::Csv) return "--what";
  return isTeams ? std::string_view() : givenOf(options.teams);
}

// Returns the first given option that applies only to the export of one event. Empty if no such option is
// given.
std::string saidOfEvent(const ExportOptions& options) {
  if (!options.names.empty()) return "--names";
  if (options.content) return "--what";
  if (options.grade) return "--grade";
  if (options.coach) return "--coach";
  if (options.hasMark) return "--bom";
  return options.trf != 0 ? "--trf" : std::string();
}

Complaints unknown(const ExportOptions& options, const std::string& word, const std::string& known,
                   words::Language language) {
  return {complaintOf(Phrase::ChoiceUnknown, language, {shortened(word), known}, options.contest.file)};
}

exports::EventForm exportedForm(const ExportOptions& options) {
  using exports::EventForm;
  switch (options.form) {
    case ExportFormat::Trf:
      return options.trf == 26 ? EventForm::Report26 : EventForm::Report16;
    case ExportFormat::Json:
      return EventForm::Json;
    case ExportFormat::Html:
      return EventForm::Page;
    case ExportFormat::Xlsx:
      return EventForm::Workbook;
    case ExportFormat::Csv:
      break;
  }
  return options.content == ExportContent::Results ? EventForm::Results : EventForm::Standings;
}

Complaints faultsOfExport(const exports::ExportFault& fault, const ExportOptions& options,
                          words::Language language) {
  const auto* misfits = std::get_if<notation::TrfMisfits>(&fault);
  if (misfits == nullptr) {
    return {complaintOf(Phrase::FileNotWritten, language, {platform::temporaryFolder().string()},
                        options.output)};
  }
  Complaints complaints;
  for (const notation::TrfMisfit& misfit : *misfits) {
    complaints.push_back({options.contest.file, {}, words::message(misfit, language)});
  }
  return complaints;
}

// Adds the UTF-8 byte order mark to a CSV text if the user wants it. Some spreadsheet programs recognize
// UTF-8 only by this mark.
std::string marked(const ExportOptions& options, std::string csv) {
  return options.hasMark ? "\xEF\xBB\xBF" + csv : csv;
}

ExitStatus exportContest(ContestRun& run, const ExportOptions& options) {
  const auto refuse = [&](Phrase phrase, const std::string& word) {
    return run.terminal().complain({{options.contest.file, {}, run.say(phrase, {word})}});
  };
  if (options.form != ExportFormat::Json) return refuse(Phrase::FormatNeedsEvent, options.format);
  // Refuses options for the export of one event, because they cannot change the document of a whole contest.
  // For example, this document always contains full names, so a user who asks for initials is refused.
  if (const std::string said = saidOfEvent(options); !said.empty()) {
    return refuse(Phrase::WholeNeedsNoNames, said);
  }
  return exportWhole(run, targetOf(options));
}

InputResult<std::string> teamText(const ExportOptions& options, papers::TeamPaper form,
                                  const contest::Contest& contest, const contest::SchoolStandings& table,
                                  words::Language language) {
  const auto bytes = [&](exports::TeamForm as) {
    return exports::exportedTeams(as, form, contest, table, language);
  };
  if (options.form == ExportFormat::Json) return bytes(exports::TeamForm::Json);
  if (options.form == ExportFormat::Html) return bytes(exports::TeamForm::Page);
  if (options.form == ExportFormat::Csv) return marked(options, bytes(exports::TeamForm::Csv));
  return Unexpected<Complaints>(unknown(options, options.format, "csv, html, json", language));
}

// Exports the ranking of schools or their medals. These tables never name a player.
ExitStatus exportTeams(const ExportOptions& options, papers::TeamPaper form, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) -> Answer {
    DAMATH_TRY(table, teamTable(open, options.teams, run.language()));
    DAMATH_TRY(text, teamText(options, form, open.contest, *table, run.language()));
    const Phrase what = form == papers::TeamPaper::Medals ? Phrase::TeamMedals : Phrase::TeamRanks;
    DAMATH_TRY(target, namedTarget(options, {.what = words::said(what, run.language())}, open.contest,
                                   run.language()));
    DAMATH_CHECK(writeOutput(*target, *text, run.language()));
    return run.answered({{"file", target->path.string()}, {"format", options.format}},
                        {run.say(Phrase::Exported, {nameOf(*target, run.language())})});
  });
}

ExitStatus exportEvent(ExportOptions& options, Terminal& terminal) {
  if (const auto form = teamPaper(options)) return exportTeams(options, *form, terminal);
  ContestRun run(options.contest, terminal);
  if (options.teams.events.empty()) return exportContest(run, options);
  if (options.teams.events.size() != 1) return terminal.complain(Phrase::EventNeeded);
  options.contest.event = options.teams.events.front();
  const auto names = contest::parsePrivacyOption(options.names.empty() ? "initials" : options.names);
  if (!names)
    return terminal.complain(unknown(options, options.names, "full, initials, number", run.language()));
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    DAMATH_TRY(status, desk::EventDesk(open.desk).status(event.id));
    contest::Privacy privacy;
    privacy.names = *names;
    if (options.grade) privacy.grade = contest::Disclosure::Shown;
    if (options.coach) privacy.coach = contest::Disclosure::Shown;
    const auto text = exports::exported(
        exportedForm(options), {open.contest, event, status->resultsDiffering, privacy, run.language()});
    if (!text) return terminal.complain(faultsOfExport(text.error(), options, run.language()));
    DAMATH_TRY(target, namedTarget(options, subjectOf(options, event, *names, run.language()), open.contest,
                                   run.language()));
    DAMATH_CHECK(writeOutput(*target, marked(options, *text), run.language()));
    ordered_json answer = {
        {"file", target->path.string()}, {"format", options.format}, {"names", toText(*names)}};
    std::vector<std::string> lines = {run.say(Phrase::Exported, {nameOf(*target, run.language())})};
    if (const auto leftOut = notation::firstRoundLeftOut(event);
        leftOut && options.form == ExportFormat::Trf) {
      const int round = contest::numberOf(*leftOut);
      answer["leftOut"] = round;
      lines.push_back(run.say(Phrase::RoundLeftOut, {std::to_string(round)}));
    }
    return run.answered(answer, lines);
  });
}

// Checks that the values of --format and --what are known, then that every given option has an effect. Only
// then opens the contest and exports.
Outcome exportAny(ExportOptions& options, Terminal& terminal) {
  const words::Language language = terminal.language();
  const auto form = valueOf(kFormats, options.format);
  if (!form)
    return terminal.complain(unknown(options, options.format, choices(kFormats, language), language));
  options.form = *form;
  options.content = valueOf(kContents, options.what);
  if (!options.what.empty() && !options.content) {
    return terminal.complain(unknown(options, options.what, "standings, results, schools, medals", language));
  }
  const bool isTeams = teamPaper(options).has_value();
  const bool isWhole = options.teams.events.empty() && !isTeams;
  const std::string_view option = isWhole ? givenOf(options.teams) : idleOption(options);
  if (!option.empty()) {
    const std::string what = isTeams ? options.what : "--format " + options.format;
    return terminal.complain(Phrase::OptionIdle, {option, what});
  }
  DAMATH_CHECK(beginOutput(targetOf(options), options.contest.json, terminal));
  return exportEvent(options, terminal);
}

}  // namespace

void addContestExport(CommandLine& parent) {
  auto [command, options] = parent.command("export", Phrase::AboutContestExport, exportAny);
  addLookOptions(command, options.contest);
  command.option("--event", options.teams.events, Phrase::OptExportEvent).oneAtATime();
  addTeamOptions(command, options.teams);
  command.option("--format", options.format, Phrase::OptFormat).required();
  command.option("-o,--output", options.output, Phrase::OptExport).required();
  addForce(command, options.isForced);
  command.flag("--bom", options.hasMark, Phrase::OptBom);
  command.option("--what", options.what, Phrase::OptWhat);
  command.option("--names", options.names, Phrase::OptNames, words::nameChoices);
  command.flag("--grade", options.grade, Phrase::OptGrade);
  command.flag("--coach", options.coach, Phrase::OptCoach);
  command.option("--trf", options.trf, Phrase::OptTrf).oneOf({16, 26});
}

}  // namespace damath::cli
