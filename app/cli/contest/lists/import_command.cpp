// SPDX-License-Identifier: GPL-3.0-or-later
// The commands `damath contest import`, which imports players from a spreadsheet, or players and rounds from
// a tournament report; and `late`, which adds players from a spreadsheet to an event that has begun. An
// import enters everything or nothing; a preview enters nothing.
#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/cli/contest/lists/column_options.hpp"
#include "app/cli/contest/lists/import_answer.hpp"
#include "app/cli/contest/lists/import_preview.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/desk/events/entry_desk.hpp"
#include "app/desk/roster/list_kind.hpp"
#include "app/words/texts/desk_words.hpp"
#include "app/words/texts/exchange_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct ImportOptions {
  ContestOptions contest;
  std::string file;
  ListOptions list;
  bool playersOnly = false;
  bool isTemplate = false;
  std::string output;
};

enum class Kind { List, Late, Report };

constexpr std::size_t kMostFaults = 20;

// A run of an import, with the text of the list already read.
class Import {
 public:
  Import(const ImportOptions& options, ContestRun& run, std::string text, Kind kind)
      : m_options(options), m_run(run), m_text(std::move(text)), m_kind(kind) {}

  Answer run(OpenContest& open, const contest::Event& event) {
    auto preview = previewed(open, event, {});
    if (!preview) return refused(preview.error());
    DAMATH_TRY(columns, columnsOf(m_options.list.columns, preview->players.columns, m_run.language()));
    m_columns = *std::move(columns);
    if (!m_columns.empty()) preview = previewed(open, event, {});
    if (!preview) return refused(preview.error());
    DAMATH_TRY(decisions, decisionsOf(m_options.list.decisions, preview->players, m_run.language()));
    if (!decisions->empty()) preview = previewed(open, event, *decisions);
    if (!preview) return refused(preview.error());
    if (m_options.list.preview) return showPreview(m_run, open.contest, m_options.file, *preview, *decisions);
    return enter(open, event, *preview, *decisions);
  }

 private:
  [[nodiscard]] desk::ReportScope scope() const {
    return m_options.playersOnly ? desk::ReportScope::PlayersOnly : desk::ReportScope::Everything;
  }

  [[nodiscard]] desk::DeskResult<desk::ReportPreview> previewed(
      OpenContest& open, const contest::Event& event, const std::vector<desk::RowDecision>& decisions) const {
    if (m_kind == Kind::Report) {
      return desk::ReportDesk(open.desk).preview(event.id, m_text, scope(), decisions);
    }
    auto players = m_kind == Kind::Late
                       ? desk::EntryDesk(open.desk).previewLate(event.id, m_text, decisions, m_columns)
                       : desk::EventDesk(open.desk).previewImport(event.id, m_text, decisions, m_columns);
    return std::move(players).map([](desk::ImportPreview&& preview) {
      return desk::ReportPreview{std::move(preview), 0};
    });
  }

  // Prints each reason on its own line.
  ExitStatus refused(const desk::DeskError& error) {
    Complaints complaints;
    if (const auto* faults = error.as<notation::TrfFaults>()) {
      for (const notation::TrfFault& fault : *faults) {
        complaints.push_back({m_options.file, fault.line, words::message(fault, m_run.language())});
      }
    } else if (const auto* misfits = error.as<notation::TrfMisfits>()) {
      for (const notation::TrfMisfit& misfit : *misfits) {
        complaints.push_back({m_options.file, {}, words::message(misfit, m_run.language())});
      }
    } else {
      return frozen(error);
    }
    if (m_run.options().json) {
      print(m_run.terminal(), {{"event", m_run.options().event},
                               {"reason", desk::toText(error.refusal)},
                               {"faults", complaints.size()}});
    }
    // A longer list of problems would not help the user.
    if (complaints.size() > kMostFaults) {
      const std::string more = std::to_string(complaints.size() - kMostFaults);
      complaints.resize(kMostFaults);
      complaints.push_back({m_options.file, {}, m_run.say(Phrase::FaultsMore, {more})});
    }
    complaints.push_back({m_options.file, {}, m_run.say(Phrase::NothingTaken)});
    return m_run.terminal().complain(complaints);
  }

  // Adds a hint: players for an event that has begun are entered with the command `late`.
  ExitStatus frozen(const desk::DeskError& error) {
    const ExitStatus status = m_run.refused(error);
    if (error.refusal == desk::Refusal::EntriesFrozen) {
      m_run.terminal().complain(
          {{m_options.contest.file, {}, m_run.say(Phrase::LateInstead, {error.subject()})}});
    }
    return status;
  }

  ExitStatus enter(OpenContest& open, const contest::Event& event, const desk::ReportPreview& preview,
                   const std::vector<desk::RowDecision>& decisions) {
    const auto done = m_run.withConfirmation([&](const desk::Author& author) {
      if (m_kind == Kind::Report) {
        return desk::ReportDesk(open.desk).takeOver(event.id, m_text, scope(), author, decisions);
      }
      const desk::Author by = byList(author, m_options.file);
      const auto players =
          m_kind == Kind::Late
              ? desk::EntryDesk(open.desk).enterLate(event.id, m_text, by, decisions, m_columns)
              : desk::EventDesk(open.desk).importPlayers(event.id, m_text, by, decisions, m_columns);
      return players.map([](const desk::ImportDone& each) { return desk::ReportDone{each}; });
    });
    if (!done && done.error().refusal == desk::Refusal::RowsRefused) {
      return rowsRefused(m_run, m_options.file, done.error().as<desk::BadRows>()->rows);
    }
    if (!done) return refused(done.error());
    ordered_json json = importJson(event.setup.name, done->players);
    std::vector<std::string> lines = {importText(done->players, m_run.language())};
    if (m_kind == Kind::Report) addReport(*done, json, lines);
    noteEncoding(preview.players, m_run.language(), json, lines);
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
  Kind m_kind;
  std::vector<desk::ColumnChoice> m_columns;
};

// Writes an empty list to fill in. Never replaces an existing file, which may be filled in already.
Outcome writeTemplate(const ImportOptions& options, Terminal& terminal) {
  const words::Language language = terminal.language();
  const bool isAlone = options.file.empty() && options.contest.file.empty() &&
                       options.contest.event.empty() && options.list.columns.empty() &&
                       options.list.decisions.same.empty() && options.list.decisions.different.empty() &&
                       !options.list.preview && !options.playersOnly;
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

Outcome import(const ImportOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  if (options.isTemplate) return writeTemplate(options, terminal);
  if (!options.output.empty()) {
    return terminal.complain(Phrase::OutputIsForTemplates);
  }
  DAMATH_TRY(text, readInput(options.file, run.language(), notation::kMostTrfBytes));
  const bool isReport = desk::kindOfList(*text, options.file) == desk::ListKind::Report;
  const Kind kind = isReport ? Kind::Report : Kind::List;
  if (options.playersOnly && kind == Kind::List) {
    return terminal.complain({{options.file, {}, run.say(Phrase::PlayersOnlyIsForReports)}});
  }
  if (!options.list.columns.empty() && kind == Kind::Report) {
    return terminal.complain({{options.file, {}, run.say(Phrase::ColumnsAreForLists)}});
  }
  Import work(options, run, *std::move(text), kind);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) { return work.run(open, event); });
}

Outcome enterLate(const ImportOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  DAMATH_TRY(text, readInput(options.file, run.language()));
  Import work(options, run, *std::move(text), Kind::Late);
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
  auto [command, options] = parent.command("import", Phrase::AboutContestImport, import);
  addEventOptions(command, options.contest);
  command.option("players", options.file, Phrase::OptImport).required();
  addListOptions(command, options.list);
  command.flag("--players-only", options.playersOnly, Phrase::OptPlayersOnly);
  // --template needs neither a contest nor a list, so it makes no other option required.
  command.flagAlone("--template", options.isTemplate, Phrase::OptTemplate);
  command.option("-o,--output", options.output, Phrase::OptTemplateOutput);
}

}  // namespace damath::cli
