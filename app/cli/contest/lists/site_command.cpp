// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest site`: writes the contest as pages for a school's web site.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/site/site.hpp"
#include "app/site/site_folder.hpp"
#include "app/words/texts/name_choice_words.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct SiteOptions {
  ContestOptions contest;
  std::string output;
  std::string names = "initials";
};

Answer writeSite(ContestRun& run, const SiteOptions& options, contest::PrivacyOption names,
                 OpenContest& open) {
  const auto refused = [&](const site::FolderRefusal& refusal) {
    return run.terminal().complain({{options.output, {}, site::message(refusal, run.language())}});
  };
  DAMATH_TRY(mark, desk::HistoryDesk(open.desk).origin());
  auto folder = site::SiteFolder::begin(options.output, options.contest.file, *std::move(mark));
  if (!folder) return refused(folder.error());
  DAMATH_TRY(pages, site::makeSite(open.desk, {run.language(), names},
                                   [&](const std::string& name, std::string_view bytes) {
                                     return folder->write(name, bytes);
                                   }));
  if (auto finished = folder->finish(site::sharingOf(names)); !finished) return refused(finished.error());
  const std::string start = (std::filesystem::path(options.output) / std::string(site::kStartPage)).string();
  return run.answered(
      {{"folder", options.output}, {"start", start}, {"pages", *pages}, {"names", options.names}},
      {run.say(Phrase::SiteWritten, {options.output, std::to_string(*pages), start})});
}

ExitStatus contestSite(SiteOptions& options, Terminal& terminal) {
  if (isStandardStream(options.output)) {
    return terminal.complain(Phrase::OutputMustBeFolder);
  }
  const auto names = contest::parsePrivacyOption(options.names);
  if (!names) {
    return terminal.complain(Phrase::ChoiceUnknown, {shortened(options.names),
                                                     choices<contest::PrivacyOption>(terminal.language())});
  }
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) { return writeSite(run, options, *names, open); });
}

}  // namespace

void addContestSite(CommandLine& parent) {
  auto [command, options] = parent.command("site", Phrase::AboutContestSite, contestSite);
  addLookOptions(command, options.contest);
  command.option("-o,--output", options.output, Phrase::OptSite).required();
  command.option("--names", options.names, Phrase::OptNames, words::nameChoices);
}

}  // namespace damath::cli
