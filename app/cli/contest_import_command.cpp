// damath contest import: players from a spreadsheet, all rows or none.
#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"
#include "app/cli/import_answer.hpp"
#include "app/cli/input_file.hpp"
#include "app/desk/event_desk.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

struct ImportOptions {
  ContestOptions contest;
  std::string players;
};

ExitStatus importPlayers(const ImportOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const auto csv = readInput(options.players, run.language());
  if (!csv) return terminal.complain(csv.error());
  return run.uponEvent([&](OpenContest& open, const contest::Event& event) {
    const auto done = run.careful(open, &event, [&](const desk::Author& author) {
      return desk::EventDesk(open.desk).importPlayers(event.id, *csv, author);
    });
    if (!done && done.error().refusal == desk::Refusal::RowsRefused) {
      return rowsRefused(run, options.players, done.error().rows);
    }
    if (!done) return run.refused(done.error());
    return run.changed(open, importJson(options.contest.event, *done), {importText(*done, run.language())});
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
