// SPDX-License-Identifier: GPL-3.0-or-later
// damath contest result: enters a game's result, corrects it, or takes it away.
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/cli/contest/result_options.hpp"
#include "app/desk/sheets/sheet_desk.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::CliPhrase;

namespace {

struct GameResultOptions {
  ContestOptions contest;
  ResultOptions result;
  int round = 0;
  int board = 0;
  bool reopen = false;
};

ExitStatus reopen(ContestRun& run, const GameResultOptions& options, desk::Place place) {
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    const auto done = run.withConfirmation(open, &event, [&](const desk::Author& author) {
      return desk::RoundDesk(open.desk).reopenResult(event.id, place, author);
    });
    if (!done) return run.refused(done.error());
    return run.changed(
        open,
        reopenedJson(*done, event,
                     {{"event", event.setup.name}, {"round", options.round}, {"board", options.board}}),
        reopenedText(*done, event, CliPhrase::ResultReopened, run.language()));
  });
}

ExitStatus enter(const GameResultOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  if (options.reopen && options.result.isGiven()) {
    return terminal.complain(
        {{{}, {}, words::said(CliPhrase::OptionIdle, run.language(), {options.result.given(), "--reopen"})}});
  }
  const desk::Place place{contest::RoundNumber{options.round}, contest::BoardNumber{options.board}};
  if (options.reopen) return reopen(run, options, place);
  const auto input = resultInput(options.result, run.language());
  if (!input) return terminal.complain(input.error());
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    const auto change = run.withConfirmation(open, &event, [&](const desk::Author& author) {
      return desk::RoundDesk(open.desk).setResult(event.id, place, *input, author);
    });
    if (!change) return run.refused(change.error());
    ordered_json json = {{"event", event.setup.name}, {"round", options.round}, {"board", options.board}};
    json["correction"] = change->kind == desk::ChangeKind::Correction;
    json.update(resultJson(change->after, event.setup.set));
    const auto difference = desk::SheetDesk(open.desk).difference(event.id, place);
    if (!difference) return run.refused(difference.error());
    json["differs"] = differenceJson(*difference);
    return run.changed(open, std::move(json), {changeText(*change, event.setup.set, run.language())});
  });
}

}  // namespace

void addContestResult(CommandLine& parent) {
  CommandLine command(parent, "result", CliPhrase::AboutContestResult);
  const auto options = std::make_shared<GameResultOptions>();
  addEventOptions(command, options->contest);
  command.option("--round", options->round, CliPhrase::OptRound).required().within(1, 9999);
  command.option("--board", options->board, CliPhrase::OptBoard).required().within(1, 9999);
  addResultOptions(command, options->result);
  command.flag("--reopen", options->reopen, CliPhrase::OptReopen);
  command.act([options](Terminal& terminal) { return enter(*options, terminal); });
}

}  // namespace damath::cli
