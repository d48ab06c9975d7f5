// damath contest create: a new contest file.
#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

struct CreateOptions {
  ContestOptions contest;
  contest::ContestHead head;
  bool practice = false;
};

ExitStatus create(const CreateOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const desk::SystemClock clock;
  contest::ContestHead head = options.head;
  if (options.practice) head.standing = contest::Standing::Practice;
  const auto made = desk::Desk::create(options.contest.file, head, run.author(), clock);
  if (!made) return run.refused(made.error());
  return run.answered({{"file", options.contest.file}, {"name", options.head.name}},
                      {words::said(CliPhrase::ContestCreated, run.language(), {options.contest.file})});
}

}  // namespace

void addContestCreate(CommandLine& parent) {
  CommandLine command(parent, "create", CliPhrase::AboutContestCreate);
  const auto options = std::make_shared<CreateOptions>();
  addContestOptions(command, options->contest);
  command.option("--name", options->head.name, CliPhrase::OptName)->required();
  command.option("--venue", options->head.venue, CliPhrase::OptVenue);
  command.option("--date", options->head.date, CliPhrase::OptDate);
  command.flag("--practice", options->practice, CliPhrase::OptPractice);
  command.act([options](Terminal& terminal) { return create(*options, terminal); });
}

}  // namespace damath::cli
