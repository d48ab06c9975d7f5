// SPDX-License-Identifier: GPL-3.0-or-later
// The commands `damath contest import`, which imports players from a spreadsheet, or players and rounds from
// a tournament report; and `late`, which adds players from a spreadsheet to an event that has begun. An
// import enters everything or nothing; a preview enters nothing.
#include <nlohmann/json.hpp>
#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/lists/import_preview.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/line_complaints.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/cli/shell/terminal.hpp"
#include "app/cli/shell/terminal_text.hpp"
#include "app/desk/events/entering.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/desk/events/player_desk.hpp"
#include "app/desk/roster/import_plan.hpp"
#include "app/desk/roster/list_kind.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "app/desk/roster/person_text.hpp"
#include "app/desk/roster/roster.hpp"
#include "app/desk/roster/roster_row.hpp"
#include "app/desk/roster/school_choices.hpp"
#include "app/desk/workbook/list_file.hpp"
#include "app/words/texts/list_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "app/words/texts/roster_words.hpp"
#include "app/words/texts/trf_words.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/notation/trf/trf_reader.hpp"
#include "core/text/encoded_text.hpp"
#include "core/text/number.hpp"
#include "words/line_list.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

Complaints rowComplaints(const std::vector<desk::RowFault>& rows, const std::string& file,
                         words::Language language) {
  constexpr std::size_t kMostAlike = 5;
  std::map<desk::RowReason, std::vector<int>> linesOf;
  for (const desk::RowFault& row : rows) linesOf[row.reason].push_back(row.line);
  std::map<desk::RowReason, std::size_t> counts;
  Complaints complaints;
  for (const desk::RowFault& row : rows) {
    const std::size_t number = ++counts[row.reason];
    if (number > kMostAlike) continue;
    std::string sentence = words::rowMessage(row, language);
    const std::vector<int>& lines = linesOf[row.reason];
    if (number == kMostAlike && lines.size() > kMostAlike) {
      const std::vector<int> others(lines.begin() + kMostAlike, lines.end());
      sentence += "; " + words::said(Phrase::SameInLines, language,
                                     {std::to_string(others.size()), words::lineRanges(others)});
    }
    complaints.push_back({file, row.line, std::move(sentence)});
  }
  return complaints;
}

// Returns the author of the import. If the user gave no reason, the file name of the list is the reason,
// unless the journal cannot store this name.
desk::Author byList(desk::Author author, const std::filesystem::path& list) {
  const std::string name = list.filename().string();
  const bool isStorable = !desk::faultIn(name, desk::kMostRemarkLetters);
  if (author.reason.empty() && isStorable) author.reason = name;
  return author;
}

// Prints the problems of a list, each on its own line. Of many similar problems, prints only the first ones
// and the line numbers of the others.
ExitStatus rowsRefused(ContestRun& run, const std::string& file, const std::vector<desk::RowFault>& rows) {
  Complaints complaints = rowComplaints(rows, file, run.language());
  ordered_json json = {{"event", run.options().event}, {"reason", "rowsRefused"}};
  json["rows"] = notation::listed(rows, [](const desk::RowFault& row) -> ordered_json {
    return {{"line", row.line}, {"reason", desk::toText(row.reason)}, {"text", row.text}};
  });
  if (std::ranges::any_of(rows, desk::isSettledByColumns)) {
    complaints.push_back({file, {}, run.say(Phrase::ColumnHint)});
  }
  if (std::ranges::find(rows, desk::RowReason::MissingSchool, &desk::RowFault::reason) != rows.end()) {
    complaints.push_back({file, {}, run.say(Phrase::SchoolHint)});
  }
  complaints.push_back({file, {}, run.say(Phrase::NothingImported)});
  if (run.options().json) print(run.terminal(), json);
  return run.terminal().complain(complaints);
}

// Adds the encoding to the JSON answer if the list was not UTF-8. Adds a line of text if the program only
// assumes that the encoding is Windows-1252.
void noteEncoding(const desk::ImportPreview& list, words::Language language, ordered_json& json,
                  std::vector<std::string>& lines) {
  if (list.encoding == TextEncoding::Utf8) return;
  json["encoding"] = toText(list.encoding);
  if (list.encoding == TextEncoding::Windows) lines.push_back(words::encodingNote(list.sample, language));
}

ordered_json importJson(const std::string& event, const desk::ImportDone& done) {
  ordered_json json = {{"event", event}, {"players", done.players}, {"schools", done.schools}};
  json["firstNumber"] = done.firstNumber;
  json["lastNumber"] = done.lastNumber;
  json["notes"] = notation::listed(done.notes, noteJson);
  return json;
}

std::string importText(const desk::ImportDone& done, words::Language language) {
  std::string numbers = std::to_string(done.firstNumber);
  if (done.lastNumber > done.firstNumber) numbers += "–" + std::to_string(done.lastNumber);
  std::string text = words::said(Phrase::CommandPlayersImported, language,
                                 {std::to_string(done.players), std::to_string(done.schools), numbers});
  for (const desk::ImportNote& note : done.notes) text += "\n" + words::message(note, language);
  return text;
}

constexpr std::string_view kLeftOut = "none";

// Returns the number of the column that the user named, counted from 1. The text is a heading, or a number if
// no heading matches. Returns 0 if the list has no such column.
int columnNamed(std::string_view text, const std::vector<desk::RosterColumn>& columns) {
  const std::string name = desk::folded(text);
  const auto found = std::ranges::find(
      columns, name, [](const desk::RosterColumn& column) { return desk::folded(column.heading); });
  if (found != columns.end()) return static_cast<int>(found - columns.begin()) + 1;
  const int number = numberIn<int>(text).value_or(0);
  return number >= 1 && number <= static_cast<int>(columns.size()) ? number : 0;
}

std::string headingsOf(const std::vector<desk::RosterColumn>& columns, words::Language language) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    names.push_back(columns[i].heading.empty() ? std::to_string(i + 1) : "'" + columns[i].heading + "'");
  }
  return words::joinedByAnd(names, language);
}

// Parses the values of --column: "last=Family", "school=4" (the fourth column), "none=Remarks". Complains of
// an unknown field, an unknown column, or a column that is named twice.
InputResult<std::vector<desk::ColumnChoice>> columnsOf(const std::vector<std::string>& texts,
                                                       const std::vector<desk::RosterColumn>& columns,
                                                       words::Language language) {
  std::vector<desk::ColumnChoice> choices;
  // If the program found no columns, the list is unreadable. The import reports this error later.
  if (columns.empty()) return choices;
  Complaints complaints;
  const auto complain = [&](Phrase phrase, std::initializer_list<std::string_view> words) {
    complaints.push_back(complaintOf(phrase, language, words));
  };
  for (const std::string& text : texts) {
    const std::size_t sign = text.find('=');
    const std::string field = desk::folded(text.substr(0, sign));
    const auto parsed = desk::parseRosterField(field);
    if (sign == std::string::npos || (!parsed && field != kLeftOut)) {
      complain(Phrase::ColumnUnreadable, {text});
      continue;
    }
    const std::string heading = text.substr(sign + 1);
    const int column = columnNamed(heading, columns);
    if (column == 0) {
      complain(Phrase::ColumnNotThere, {heading, headingsOf(columns, language)});
    } else if (std::ranges::find(choices, column, &desk::ColumnChoice::column) != choices.end()) {
      complain(Phrase::ColumnChosenTwice, {heading});
    } else {
      choices.push_back({column, parsed});
    }
  }
  if (!complaints.empty()) return Unexpected<Complaints>(std::move(complaints));
  return choices;
}

struct ImportOptions {
  ContestOptions contest;
  std::string file;
  ListOptions list;
  bool playersOnly = false;
  bool isPartly = false;
  bool isTemplate = false;
  std::string output;
};

enum class Kind { List, Late, Report };

// Runs one import. The list is already read.
class Import {
 public:
  Import(const ImportOptions& options, ContestRun& run, desk::ListFile list, Kind kind)
      : m_options(options),
        m_run(run),
        m_text(std::move(list.text)),
        m_sheet(std::move(list.sheet)),
        m_kind(kind) {}

  Answer run(OpenContest& open, const contest::Event& event) {
    chooseSchool(open.contest);
    if (m_kind == Kind::Report) m_offers = [this, &open, &event] { return offersOf(open, event); };
    auto preview = previewed(open, event, {});
    if (!preview) return refused(preview.error());
    DAMATH_TRY(columns, columnsOf(m_options.list.columns, preview->players.columns, m_run.language()));
    m_columns = *std::move(columns);
    if (!m_columns.empty()) preview = previewed(open, event, {});
    if (!preview) return refused(preview.error());
    DAMATH_TRY(schools, knownSchoolsOf(m_options.list.sameSchools, preview->players, m_run.language()));
    m_schools.known = *std::move(schools);
    if (!m_schools.known.empty()) preview = previewed(open, event, {});
    if (!preview) return refused(preview.error());
    DAMATH_TRY(decisions, decisionsOf(m_options.list.decisions, preview->players, m_run.language()));
    if (!decisions->empty()) preview = previewed(open, event, *decisions);
    if (!preview) return refused(preview.error());
    if (completing() == Completing::Yes) {
      addKnown(preview->players, *decisions);
      preview = previewed(open, event, *decisions);
      if (!preview) return refused(preview.error());
      // A list without new players is no error, because it can have missing facts.
      std::erase_if(preview->players.faults,
                    [](const desk::RowFault& fault) { return fault.reason == desk::RowReason::NoneNew; });
    }
    if (m_options.list.preview) {
      return showPreview(m_run, open.contest, m_options.file, *preview, *decisions, m_sheet, m_schools.ofRest,
                         completing());
    }
    if (completing() == Completing::Yes) return complete(open, event, *preview, *decisions);
    return enter(open, event, *preview, *decisions);
  }

 private:
  // Chooses the school of the rows that have none: the school that the user gave, or else the school that all
  // players of a contest within one school have.
  void chooseSchool(const contest::Contest& contest) {
    m_schools.ofRest = m_options.list.school;
    if (!m_schools.ofRest.empty()) return;
    if (const auto usual = desk::usualSchool(contest)) m_schools.ofRest = usual->name;
  }

  [[nodiscard]] Completing completing() const {
    return m_options.list.isCompleting ? Completing::Yes : Completing::No;
  }
  [[nodiscard]] desk::ReportScope scope() const {
    return m_options.playersOnly ? desk::ReportScope::PlayersOnly : desk::ReportScope::Everything;
  }
  [[nodiscard]] notation::TrfExtent extent() const {
    return m_options.isPartly ? notation::TrfExtent::Readable : notation::TrfExtent::Whole;
  }

  [[nodiscard]] desk::DeskResult<desk::ReportPreview> previewed(
      OpenContest& open, const contest::Event& event, const std::vector<desk::RowDecision>& decisions) const {
    if (m_kind == Kind::Report) {
      return desk::ReportDesk(open.desk).preview(event.id, m_text, scope(), decisions, extent(), m_schools);
    }
    auto players =
        m_kind == Kind::Late
            ? desk::EntryDesk(open.desk).previewLate(event.id, m_text, decisions, m_columns, m_schools)
            : desk::EventDesk(open.desk).previewImport(event.id, m_text, decisions, m_columns, m_schools);
    return std::move(players).map([](desk::ImportPreview&& preview) {
      return desk::ReportPreview{std::move(preview), 0};
    });
  }

  // Returns the sentences about the options that import a part of the report, if it is refused as a whole.
  [[nodiscard]] std::vector<std::string> offersOf(OpenContest& open, const contest::Event& event) const {
    std::vector<std::string> offers;
    const desk::ReportDesk reports(open.desk);
    const auto isPossible = [&](desk::ReportScope scope, notation::TrfExtent extent) {
      return reports.preview(event.id, m_text, scope, {}, extent, m_schools).has_value();
    };
    using enum notation::TrfExtent;
    if (!m_options.isPartly && isPossible(scope(), Readable))
      offers.push_back(m_run.say(Phrase::PartlyOffered));
    if (m_options.playersOnly) return offers;
    if (isPossible(desk::ReportScope::PlayersOnly, Whole)) {
      offers.push_back(m_run.say(Phrase::PlayersOffered, {"--players-only"}));
    } else if (isPossible(desk::ReportScope::PlayersOnly, Readable)) {
      offers.push_back(m_run.say(Phrase::PlayersOffered, {"--players-only --partly"}));
    }
    return offers;
  }

  // Returns the sentences of a refused report with their lines. nullopt if the refusal is about other things.
  [[nodiscard]] std::optional<std::vector<words::LineSentence>> faultsIn(const desk::DeskError& error) const {
    const words::Language language = m_run.language();
    if (const auto* faults = error.as<notation::TrfFaults>())
      return words::sentencesOf(*faults, {}, language);
    if (const auto* misfits = error.as<notation::TrfMisfits>()) {
      return words::sentencesOf({}, *misfits, language);
    }
    if (error.refusal != desk::Refusal::ReportUnplayable) return std::nullopt;
    return std::vector{words::LineSentence{0, words::message(error, language)}};
  }

  // Prints why the import was refused, each reason on its own line, and the options that import a part.
  ExitStatus refused(const desk::DeskError& error) {
    const auto faults = faultsIn(error);
    if (!faults) return frozen(error);
    Complaints complaints = complaintsOfLines(m_options.file, *faults);
    if (m_run.options().json) {
      print(m_run.terminal(), {{"event", m_run.options().event},
                               {"reason", desk::toText(error.refusal)},
                               {"faults", complaints.size()}});
    }
    keepFirst(complaints, m_run.language());
    complaints.push_back({m_options.file, {}, m_run.say(Phrase::NothingTaken)});
    if (m_offers) {
      for (const std::string& offer : m_offers()) complaints.push_back({m_options.file, {}, offer});
    }
    const ExitStatus status = m_run.terminal().complain(complaints);
    return error.refusal == desk::Refusal::ReportUnplayable ? ExitStatus::Findings : status;
  }

  // Prints the refusal. If the event has begun, adds the hint that the command `late` enters further players.
  ExitStatus frozen(const desk::DeskError& error) {
    const ExitStatus status = m_run.refused(error);
    if (error.refusal == desk::Refusal::EntriesFrozen) {
      m_run.terminal().complain(
          {{m_options.contest.file, {}, m_run.say(Phrase::LateInstead, {error.subject()})}});
    }
    return status;
  }

  // Adds the missing facts of players of the event, and then enters the new players of the list. If a row is
  // refused, changes nothing.
  Answer complete(OpenContest& open, const contest::Event& event, const desk::ReportPreview& preview,
                  const std::vector<desk::RowDecision>& decisions) {
    if (!preview.players.faults.empty()) return rowsRefused(m_run, m_options.file, preview.players.faults);
    const bool hasNew = !preview.players.matches.empty();
    if (preview.players.completions.empty()) {
      if (hasNew) return enter(open, event, preview, decisions);
      return m_run.answered({{"event", event.setup.name}, {"players", 0}},
                            {words::said(Phrase::NothingToComplete, m_run.language())});
    }
    const auto done = m_run.withConfirmation([&](const desk::Author& author) {
      return desk::PlayerDesk(open.desk).complete(event.id, m_text, byList(author, m_options.file), decisions,
                                                  m_columns, m_schools);
    });
    if (!done) return refused(done.error());
    if (!preview.players.matches.empty()) return enter(open, event, preview, decisions);
    ordered_json json = {{"event", event.setup.name}, {"players", 0}};
    std::vector<std::string> lines;
    noteCompletions(preview.players.completions, completing(), m_run.language(), json, lines);
    return m_run.changed(std::move(json), std::move(lines));
  }

  ExitStatus enter(OpenContest& open, const contest::Event& event, const desk::ReportPreview& preview,
                   const std::vector<desk::RowDecision>& decisions) {
    const auto done = m_run.withConfirmation([&](const desk::Author& author) {
      if (m_kind == Kind::Report) {
        return desk::ReportDesk(open.desk).takeOver(event.id, m_text, scope(), author, decisions, extent(),
                                                    m_schools);
      }
      const desk::Author by = byList(author, m_options.file);
      const auto players = m_kind == Kind::Late ? desk::EntryDesk(open.desk).enterLate(
                                                      event.id, m_text, by, decisions, m_columns, m_schools)
                                                : desk::EventDesk(open.desk).importPlayers(
                                                      event.id, m_text, by, decisions, m_columns, m_schools);
      return players.map([](const desk::ImportDone& each) { return desk::ReportDone{each}; });
    });
    if (!done && done.error().refusal == desk::Refusal::RowsRefused) {
      return rowsRefused(m_run, m_options.file, done.error().as<desk::BadRows>()->rows);
    }
    if (!done) return refused(done.error());
    ordered_json json = importJson(event.setup.name, done->players);
    std::vector<std::string> lines = {importText(done->players, m_run.language())};
    if (m_kind == Kind::Report) {
      addReport(*done, json, lines);
      addRemarks(preview.remarks, done->unplayable, m_run.language(), json, lines);
    }
    noteEncoding(preview.players, m_run.language(), json, lines);
    if (m_kind != Kind::Report) noteFound(preview.players, m_sheet, m_run.language(), json, lines);
    noteSchools(preview.players, m_schools.ofRest, m_run.language(), json, lines);
    noteCompletions(preview.players.completions, completing(), m_run.language(), json, lines);
    if (m_kind == Kind::Late) return m_run.changed(std::move(json), std::move(lines));
    json["alike"] = ordered_json::array();
    for (const desk::RosterRow* row : undecided(preview.players, decisions)) {
      json["alike"].push_back(row->line);
      lines.push_back(m_run.say(Phrase::AlikeEntered, {std::to_string(row->line), row->name()}));
    }
    return m_run.changed(std::move(json), std::move(lines));
  }

  void addReport(const desk::ReportDone& done, ordered_json& json, std::vector<std::string>& lines) const {
    json["rounds"] = done.rounds;
    json["games"] = done.games;
    json["results"] = done.results;
    json["byes"] = done.byes;
    json["absences"] = done.absences;
    if (m_options.playersOnly) return;
    lines.push_back(
        m_run.say(Phrase::ReportTakenOver,
                  {std::to_string(done.rounds), std::to_string(done.games), std::to_string(done.results),
                   std::to_string(done.byes), std::to_string(done.absences)}));
    if (done.results > 0) lines.push_back(m_run.say(Phrase::ReportWithoutTotals));
  }

  const ImportOptions& m_options;
  ContestRun& m_run;
  std::string m_text;
  std::optional<desk::ReadSheet> m_sheet;  // the sheet of a workbook that has the list
  Kind m_kind;
  std::vector<desk::ColumnChoice> m_columns;
  std::function<std::vector<std::string>()> m_offers;  // the ways to import a part of a refused report
  desk::SchoolChoices m_schools;
};

// Writes a template: an empty list of players that the user can fill in. Never replaces an existing file,
// because it may be filled in already.
Outcome writeTemplate(const ImportOptions& options, Terminal& terminal) {
  const words::Language language = terminal.language();
  const bool isAlone = options.file.empty() && options.contest.file.empty() &&
                       options.contest.event.empty() && options.list.columns.empty() &&
                       options.list.decisions.same.empty() && options.list.decisions.different.empty() &&
                       options.list.decisions.leftOut.empty() && options.list.school.empty() &&
                       options.list.sameSchools.empty() && !options.list.preview &&
                       !options.list.sheet.isGiven() && !options.playersOnly && !options.isPartly;
  if (!isAlone) return terminal.complain(Phrase::TemplateAlone);
  const std::string list = words::emptyRoster(language);
  const Output output{options.output.empty() ? "-" : options.output};
  std::error_code ignored;
  if (!isStandardStream(output.path) && std::filesystem::exists(options.output, ignored)) {
    const desk::DeskError error(desk::Refusal::FileExists, desk::Subject{options.output});
    return terminal.complain({{{}, {}, words::message(error, language)}});
  }
  DAMATH_CHECK(beginOutput(output, options.contest.json, terminal));
  DAMATH_CHECK(writeOutput(output, list, language));
  if (isStandardStream(output.path)) return ExitStatus::Clean;
  if (options.contest.json) {
    print(terminal, {{"file", options.output}});
  } else {
    terminal.out() << terminal.say(Phrase::CommandTemplateWritten, {printable(options.output)}) << '\n';
  }
  return ExitStatus::Clean;
}

// Returns the reasons why the list cannot be read from its file. If a sheet must be named, adds the option
// for it.
Complaints unreadable(const desk::WorkbookFault& fault, const std::string& file, words::Language language) {
  Complaints complaints = {{file, {}, words::message(fault, language)}};
  if (!fault.sheets.empty()) {
    complaints.push_back(complaintOf(Phrase::SheetHint, language, {fault.sheets.front()}, file));
  }
  return complaints;
}

// Reads the list from its file. A text may have `mostTextBytes` bytes.
InputResult<desk::ListFile> readList(const ImportOptions& options, words::Language language,
                                     std::size_t mostTextBytes) {
  DAMATH_TRY(bytes, readInput(options.file, language, std::max(mostTextBytes, desk::kMostListBytes)));
  const GivenText& sheet = options.list.sheet;
  auto list = desk::readListFile(*bytes, sheet.isGiven() ? std::optional(sheet.text) : std::nullopt);
  if (!list) return Unexpected<Complaints>(unreadable(list.error(), options.file, language));
  if (!list->sheet && bytes->size() > mostTextBytes) {
    return unusableFile(options.file, Phrase::FileTooLarge, language, {std::to_string(mostTextBytes >> 20U)});
  }
  if (!list->sheet && sheet.isGiven()) {
    return unusableFile(options.file, Phrase::SheetIsForWorkbooks, language);
  }
  return *std::move(list);
}

// Complains if both answers about missing facts are given.
ExitStatus checkCompleting(const ImportOptions& options, Terminal& terminal) {
  const bool isBoth = options.list.isCompleting && options.list.isNotCompleting;
  return isBoth ? terminal.complain(Phrase::OptionIdle, {"--complete", "--no-complete"}) : ExitStatus::Clean;
}

Outcome import(const ImportOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  if (const auto checked = checkCompleting(options, terminal); checked != ExitStatus::Clean) return checked;
  if (options.isTemplate) return writeTemplate(options, terminal);
  if (!options.output.empty()) {
    return terminal.complain(Phrase::OutputIsForTemplates);
  }
  DAMATH_TRY(list, readList(options, run.language(), notation::kMostTrfBytes));
  const bool isReport = !list->sheet && desk::kindOfList(list->text, options.file) == desk::ListKind::Report;
  const Kind kind = isReport ? Kind::Report : Kind::List;
  if (options.playersOnly && kind == Kind::List) {
    return terminal.complain({{options.file, {}, run.say(Phrase::PlayersOnlyIsForReports)}});
  }
  if (options.isPartly && kind == Kind::List) {
    return terminal.complain({{options.file, {}, run.say(Phrase::PartlyIsForReports)}});
  }
  if (options.list.isCompleting && kind == Kind::Report) {
    return terminal.complain(Phrase::OptionIdle, {"--complete", options.file});
  }
  if (!options.list.columns.empty() && kind == Kind::Report) {
    return terminal.complain({{options.file, {}, run.say(Phrase::ColumnsAreForLists)}});
  }
  Import work(options, run, *std::move(list), kind);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) { return work.run(open, event); });
}

Outcome enterLate(const ImportOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  if (const auto checked = checkCompleting(options, terminal); checked != ExitStatus::Clean) return checked;
  DAMATH_TRY(list, readList(options, run.language(), kMostInputBytes));
  Import work(options, run, *std::move(list), Kind::Late);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) { return work.run(open, event); });
}

}  // namespace

void addContestLate(CommandLine& parent) {
  auto [command, options] = parent.command("late", Phrase::AboutContestLate, enterLate);
  addEventOptions(command, options.contest);
  command.option("players", options.file, Phrase::OptPlayers).required();
  addListOptions(command, options.list);
}

void addContestImport(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::ImportPlayers, Phrase::AboutContestImport, import);
  addEventOptions(command, options.contest);
  command.option("players", options.file, Phrase::OptImport).required();
  addListOptions(command, options.list);
  command.flag("--players-only", options.playersOnly, Phrase::OptPlayersOnly);
  command.flag("--partly", options.isPartly, Phrase::OptPartly);
  // With --template, the program writes an empty list. So the required arguments of the import (the contest,
  // the event and the list) may then be missing.
  command.flagAlone("--template", options.isTemplate, Phrase::OptTemplate);
  command.option("-o,--output", options.output, Phrase::OptTemplateOutput);
}

}  // namespace damath::cli
