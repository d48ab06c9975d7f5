// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest create`: creates an empty contest file. With --from, fills a new file or an
// empty shared contest from the JSON document of a whole contest.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_document.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/setup_options.hpp"
#include "app/cli/shell/choices.hpp"
#include "app/cli/shell/output_file.hpp"

namespace damath::cli {

using words::Phrase;

namespace {

struct CreateOptions {
  ContestOptions contest;
  contest::ContestHead head;
  std::string level;  // the level of the contest, as the user wrote it
  bool practice = false;
  std::string from;  // the JSON document of a whole contest; empty if not given
};

// Returns the first given option that cannot be combined with --from, because the document already contains
// the name, the venue, the date, the level and the mode of the contest. Empty if there is no such option.
std::string saidBeside(const CreateOptions& options) {
  if (!options.head.name.empty()) return "--name";
  if (!options.head.venue.empty()) return "--venue";
  if (!options.head.date.empty()) return "--date";
  if (!options.level.empty()) return "--contest-level";
  return options.practice ? "--practice" : std::string();
}

Outcome create(const CreateOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  const bool isHall = db::Place::parse(options.contest.file).hall() != nullptr;
  if (!isHall) {
    DAMATH_CHECK(checkNewContest(options.contest.file, {}, run.language()));
  }
  if (!options.from.empty()) {
    const std::string beside = saidBeside(options);
    if (beside.empty()) return run.told(createFromDocument(run, options.from));
    return terminal.complain(Phrase::FromTakesAll, {beside});
  }
  if (isHall) return terminal.complain(Phrase::ArgumentMissing, {"--from", "damath contest create"});
  if (options.head.name.empty()) {
    return terminal.complain(Phrase::ArgumentMissing, {"--name", "damath contest create"});
  }
  const desk::SystemClock clock;
  contest::ContestHead head = options.head;
  if (options.practice) head.mode = contest::ContestMode::Practice;
  if (!options.level.empty()) {
    DAMATH_TRY(level, readContestLevel(options.level, run.language()));
    head.level = *level;
  }
  const auto made = desk::Desk::create(options.contest.file, head, authorOf(options.contest), clock);
  if (!made) return run.refused(made.error());
  nlohmann::ordered_json json = {{"file", options.contest.file}, {"name", options.head.name}};
  if (head.level != contest::ContestLevel::None) json["contestLevel"] = contest::toText(head.level);
  return run.answered(json, {run.say(Phrase::ContestCreated, {options.contest.file})});
}

}  // namespace

void addContestCreate(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::CreateContest, Phrase::AboutContestCreate, create);
  addContestOptions(command, options.contest);
  command.option("--name", options.head.name, Phrase::OptName);
  command.option("--venue", options.head.venue, Phrase::OptVenue);
  command.option("--date", options.head.date, Phrase::OptDate);
  command.option("--contest-level", options.level, Phrase::OptContestLevel, &choices<contest::ContestLevel>);
  command.flag("--practice", options.practice, Phrase::OptPractice);
  command.option("--from", options.from, Phrase::OptFrom);
}

}  // namespace damath::cli
