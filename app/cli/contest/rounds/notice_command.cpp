// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest notice`: shows or sets the line at the foot of the hall display.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/desk/hall/notice_desk.hpp"
#include "app/words/texts/moment_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct NoticeOptions {
  ContestOptions contest;
  std::optional<std::string> line;  // an empty line removes the notice
};

ExitStatus notice(const NoticeOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) -> Answer {
    if (options.line) {
      DAMATH_CHECK(run.change(&desk::NoticeDesk::setNotice, *options.line));
    }
    DAMATH_TRY(found, desk::NoticeDesk(open.desk).notice());
    ordered_json json = {{"file", options.contest.file}, {"notice", nullptr}};
    std::vector<std::string> lines = {run.say(Phrase::NoNotice)};
    if (const std::optional<db::HallNotice>& set = *found) {
      json["notice"] = {{"line", set->line}, {"by", set->by}, {"at", set->at}};
      lines = {run.say(Phrase::NoticeWithAuthor, {set->line, set->by, words::localMoment(set->at)})};
    }
    return options.line ? run.changed(std::move(json), std::move(lines)) : run.answered(json, lines);
  });
}

}  // namespace

void addContestNotice(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::SetNotice, Phrase::AboutContestNotice, notice);
  addContestOptions(command, options.contest);
  command.option("text", options.line, Phrase::OptNotice);
}

}  // namespace damath::cli
