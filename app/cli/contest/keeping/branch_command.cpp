// SPDX-License-Identifier: GPL-3.0-or-later
// damath contest split: hands an event to another computer; merge: brings it back; reclaim: does without.
#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_file.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/desk/keeping/branch_desk.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

struct BranchOptions {
  ContestOptions contest;
  std::string other;
};

ExitStatus split(const BranchOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  if (auto checked = checkNewContest(options.other, options.contest.file, run.language()); !checked) {
    return terminal.complain(checked.error());
  }
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    const auto done = run.withConfirmation(open, &event, [&](const desk::Author& author) {
      return desk::BranchDesk(open.desk).split(event.id, options.other, author);
    });
    if (!done) return run.refused(done.error());
    return run.changed(
        open, {{"event", event.setup.name}, {"file", options.other}},
        {words::said(CliPhrase::EventSplit, run.language(), {event.setup.name, options.other})},
        WayBack::None);
  });
}

ExitStatus merge(const BranchOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  if (auto checked = checkOther(options.other, options.contest.file, run.language()); !checked) {
    return terminal.complain(checked.error());
  }
  return run.withContest([&](OpenContest& open) {
    const auto event = run.withConfirmation(open, nullptr, [&](const desk::Author& author) {
      return desk::BranchDesk(open.desk).merge(options.other, author);
    });
    if (!event) return run.refused(event.error());
    const contest::Event* found = open.contest.find(*event);
    const std::string name = found == nullptr ? std::string() : found->setup.name;
    return run.changed(open, {{"event", name}, {"file", options.other}},
                       {words::said(CliPhrase::EventMerged, run.language(), {name, options.other})},
                       WayBack::None);
  });
}

ExitStatus reclaim(const ContestOptions& options, Terminal& terminal) {
  ContestRun run(options, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) {
    const auto done = run.withConfirmation(open, &event, [&](const desk::Author& author) {
      return desk::BranchDesk(open.desk).reclaim(event.id, author);
    });
    if (!done) return run.refused(done.error());
    return run.changed(open, {{"event", event.setup.name}},
                       {words::said(CliPhrase::EventReclaimed, run.language(), {event.setup.name})},
                       WayBack::None);
  });
}

}  // namespace

void addContestSplit(CommandLine& parent) {
  CommandLine command(parent, "split", CliPhrase::AboutContestSplit);
  const auto options = std::make_shared<BranchOptions>();
  addEventOptions(command, options->contest);
  command.option("-o,--output", options->other, CliPhrase::OptSplit).required();
  command.act([options](Terminal& terminal) { return split(*options, terminal); });
}

void addContestMerge(CommandLine& parent) {
  CommandLine command(parent, "merge", CliPhrase::AboutContestMerge);
  const auto options = std::make_shared<BranchOptions>();
  addContestOptions(command, options->contest);
  command.option("other", options->other, CliPhrase::OptMerge).required();
  command.act([options](Terminal& terminal) { return merge(*options, terminal); });
}

void addContestReclaim(CommandLine& parent) {
  CommandLine command(parent, "reclaim", CliPhrase::AboutContestReclaim);
  const auto options = std::make_shared<ContestOptions>();
  addEventOptions(command, *options);
  command.act([options](Terminal& terminal) { return reclaim(*options, terminal); });
}

}  // namespace damath::cli
