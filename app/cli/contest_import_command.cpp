// damath contest import: players from a spreadsheet, all rows or none.
#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"
#include "app/cli/input_file.hpp"
#include "app/desk/event_desk.hpp"
#include "app/words/desk_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

struct ImportOptions {
  ContestOptions contest;
  std::string players;
};

ExitStatus rowsRefused(ContestRun& run, const std::string& file, const std::vector<desk::RowFault>& rows) {
  Complaints complaints;
  ordered_json json = {
      {"event", run.options().event}, {"reason", "rowsRefused"}, {"rows", ordered_json::array()}};
  for (const desk::RowFault& row : rows) {
    complaints.push_back({file, row.line, words::rowMessage(row, run.language())});
    ordered_json entry;
    entry["line"] = row.line;
    entry["reason"] = std::string(desk::toText(row.reason));
    entry["text"] = row.text;
    json["rows"].push_back(std::move(entry));
  }
  complaints.push_back({file, {}, words::said(CliPhrase::NothingImported, run.language())});
  if (run.options().json) print(run.terminal(), json);
  return run.terminal().complain(complaints);
}

ExitStatus importPlayers(const ImportOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const auto csv = readInput(options.players, run.language());
  if (!csv) return terminal.complain(csv.error());
  return run.uponEvent([&](OpenContest& open, const contest::Event& event) {
    const auto done = desk::EventDesk(open.desk).importPlayers(event.id, *csv, run.author());
    if (!done && done.error().refusal == desk::Refusal::RowsRefused) {
      return rowsRefused(run, options.players, done.error().rows);
    }
    if (!done) return run.refused(done.error());
    ordered_json json = {
        {"event", options.contest.event}, {"players", done->players}, {"schools", done->schools}};
    json["firstNumber"] = done->firstNumber;
    json["lastNumber"] = done->lastNumber;
    return run.answered(json,
                        {words::said(CliPhrase::PlayersImported, run.language(),
                                     {std::to_string(done->players), std::to_string(done->schools),
                                      std::to_string(done->firstNumber), std::to_string(done->lastNumber)})});
  });
}

}  // namespace

void addContestImport(CommandLine& parent) {
  CommandLine command(parent, "import", CliPhrase::AboutContestImport);
  const auto options = std::make_shared<ImportOptions>();
  addEventOptions(command, options->contest);
  command.option("players", options->players, CliPhrase::OptPlayers)->required();
  command.act([options](Terminal& terminal) { return importPlayers(*options, terminal); });
}

}  // namespace damath::cli
