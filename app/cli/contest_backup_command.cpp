// damath contest backup: a checked copy of the contest file; restore: brings one back.
#include "app/cli/contest_commands.hpp"
#include "app/cli/contest_file.hpp"

namespace damath::cli {

using words::CliPhrase;

namespace {

struct BackupOptions {
  ContestOptions contest;
  std::string to;
};

ExitStatus backup(const BackupOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.upon([&](OpenContest& open) {
    const auto made = open.desk.backup(options.to);
    if (!made) return run.refused(made.error());
    return run.answered({{"file", options.contest.file}, {"backup", options.to}},
                        {words::said(CliPhrase::BackupMade, run.language(), {options.to})});
  });
}

ExitStatus restore(const BackupOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const desk::SystemClock clock;
  const auto kept = desk::Desk::restore(options.contest.file, options.to, run.author(), clock);
  if (!kept) return run.refused(kept.error());
  const std::string before = kept->empty() ? "–" : kept->string();
  return run.answered(
      {{"file", options.contest.file}, {"backup", options.to}, {"kept", kept->string()}},
      {words::said(CliPhrase::ContestRestored, run.language(), {options.contest.file, options.to, before})});
}

}  // namespace

void addContestRestore(CommandLine& parent) {
  CommandLine command(parent, "restore", CliPhrase::AboutContestRestore);
  const auto options = std::make_shared<BackupOptions>();
  addContestOptions(command, options->contest);
  command.option("backup", options->to, CliPhrase::OptRestore)->required();
  command.act([options](Terminal& terminal) { return restore(*options, terminal); });
}

void addContestBackup(CommandLine& parent) {
  CommandLine command(parent, "backup", CliPhrase::AboutContestBackup);
  const auto options = std::make_shared<BackupOptions>();
  addContestOptions(command, options->contest);
  command.option("to", options->to, CliPhrase::OptBackup)->required();
  command.act([options](Terminal& terminal) { return backup(*options, terminal); });
}

}  // namespace damath::cli
