// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest rescue`: saves the rows of a contest file that another program changed, or that
// is damaged, to a new file. Reports every row that is not in the new file.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/spellings.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct RescueOptions {
  ContestOptions contest;
  std::string to;
};

ordered_json jsonOf(const db::RescueReport& report, const RescueOptions& options) {
  ordered_json json = {{"file", options.contest.file},  {"rescued", options.to},
                       {"objects", report.objects},     {"kept", ordered_json::object()},
                       {"left", ordered_json::array()}, {"differing", report.differing},
                       {"chained", report.isChained}};
  for (const auto& [table, count] : report.kept) json["kept"][table] = count;
  for (const db::LeftRow& left : report.left) {
    json["left"].push_back({{"table", left.table}, {"row", left.row}, {"reason", spellingOf(left.reason)}});
    if (!left.detail.empty()) json["left"].back()["column"] = left.detail;
  }
  return json;
}

Outcome rescue(const RescueOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  DAMATH_CHECK(checkOther(options.contest.file, options.to, run.language()));
  DAMATH_CHECK(checkNewContest(options.to, options.contest.file, run.language()));
  const desk::SystemClock clock;
  const auto report = desk::Desk::rescue(options.contest.file, options.to, authorOf(options.contest), clock);
  if (!report) return run.refused(report.error());
  static_cast<void>(
      run.answered(jsonOf(*report, options), words::rescueLines(*report, options.to, run.language())));
  return isWhole(*report) ? ExitStatus::Clean : ExitStatus::Findings;
}

}  // namespace

void addContestRescue(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::Rescue, Phrase::AboutContestRescue, rescue);
  addContestOptions(command, options.contest);
  command.option("-o,--output", options.to, Phrase::OptRescue).required();
}

}  // namespace damath::cli
