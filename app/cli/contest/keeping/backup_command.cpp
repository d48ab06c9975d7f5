// SPDX-License-Identifier: GPL-3.0-or-later
// The commands `damath contest backup`, which makes a checked backup of the contest file; `restore`, which
// restores a backup; and `copies`, which lists the automatic backups.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/words/texts/act_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/store_words.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct BackupOptions {
  ContestOptions contest;
  std::string to;
};

Outcome backup(const BackupOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  DAMATH_CHECK(checkNewContest(options.to, options.contest.file, run.language()));
  return run.withContest([&](OpenContest& open) -> Answer {
    DAMATH_CHECK(open.desk.backup(options.to));
    return run.answered({{"file", run.shownFile()}, {"backup", options.to}},
                        {run.say(Phrase::BackupMade, {options.to})});
  });
}

Outcome restore(const BackupOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  DAMATH_CHECK(checkOther(options.to, options.contest.file, run.language()));
  DAMATH_CHECK(checkNewContest(options.contest.file, {}, run.language()));
  const desk::SystemClock clock;
  const auto kept = run.withConfirmation([&](const desk::Author& author) {
    return desk::Desk::restore(options.contest.file, options.to, author, clock);
  });
  if (!kept) return run.refused(kept.error());
  const std::string before = kept->empty() ? "–" : kept->string();
  return run.answered({{"file", options.contest.file}, {"backup", options.to}, {"kept", kept->string()}},
                      {run.say(Phrase::ContestRestored, {options.contest.file, options.to, before})});
}

struct BackupRuleOptions {
  ContestOptions contest;
  std::optional<int> every;
  std::optional<int> keep;
};

// Returns the size of a file in megabytes with one decimal: "1.2 MB".
std::string sizeText(std::uintmax_t bytes) {
  constexpr std::uintmax_t kTenth = 100'000;
  const std::uintmax_t tenths = (bytes + kTenth / 2) / kTenth;
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " MB";
}

ExitStatus copies(const BackupRuleOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) {
    const db::BackupRing& ring = open.desk.ring();
    db::RingRule rule = ring.rule();
    if (options.every) rule.every = std::chrono::minutes(*options.every);
    if (options.keep) rule.most = *options.keep;
    if (rule != ring.rule()) {
      if (const auto set = ring.setRule(rule); !set) {
        terminal.complain({{options.contest.file, {}, words::message(set.error(), run.language())}});
        return ExitStatus::Unusable;
      }
    }
    ordered_json json = {{"file", options.contest.file},
                         {"everyMinutes", rule.every.count()},
                         {"keep", rule.most},
                         {"copies", ordered_json::array()}};
    std::vector<std::string> lines = {
        run.say(Phrase::BackupRule, {std::to_string(rule.every.count()), std::to_string(rule.most)})};
    const auto& all = ring.copies();
    const auto reasonOf = [&](const db::RingBackup& copy) {
      return words::copyText(copy.reason, run.language());
    };
    std::size_t widest = 0;
    for (const db::RingBackup& copy : all) widest = std::max(widest, widthOf(reasonOf(copy)));
    for (const db::RingBackup& copy : all) {
      json["copies"].push_back({{"file", copy.path.string()},
                                {"at", db::toText(copy.at)},
                                {"why", copy.why},
                                {"bytes", copy.bytes}});
      lines.push_back(words::localMoment(copy.at) + "  " + padded(reasonOf(copy), widest + 2) +
                      padded(sizeText(copy.bytes), 10) + copy.path.string());
    }
    return run.answered(json, lines);
  });
}

}  // namespace

void addContestBackups(CommandLine& parent) {
  auto [command, options] = parent.command("copies", Phrase::AboutContestCopies, copies);
  addLookOptions(command, options.contest);
  command.option("--every", options.every, Phrase::OptCopiesEvery).within(1, 240);
  command.option("--keep", options.keep, Phrase::OptCopiesKeep).within(3, 1000);
}

void addContestRestore(CommandLine& parent) {
  auto [command, options] = parent.command(db::JournalAction::Restore, Phrase::AboutContestRestore, restore);
  addContestOptions(command, options.contest);
  command.option("backup", options.to, Phrase::OptRestore).required();
}

void addContestBackup(CommandLine& parent) {
  auto [command, options] = parent.command("backup", Phrase::AboutContestBackup, backup);
  addLookOptions(command, options.contest);
  command.option("to", options.to, Phrase::OptBackup).required();
}

}  // namespace damath::cli
