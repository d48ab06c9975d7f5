// SPDX-License-Identifier: GPL-3.0-or-later
// The commands `damath contest backup`, which makes a checked backup of the contest file; `restore`, which
// restores a backup; and `copies`, which lists the automatic backups and changes their settings.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/output_file.hpp"
#include "app/desk/change/change.hpp"
#include "app/desk/keeping/second_folder.hpp"
#include "app/words/texts/act_words.hpp"
#include "app/words/texts/backup_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/spellings.hpp"

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
  const Phrase done = kept->empty() ? Phrase::ContestRestoredAlone : Phrase::ContestRestored;
  return run.answered({{"file", options.contest.file}, {"backup", options.to}, {"kept", kept->string()}},
                      {run.say(done, {options.contest.file, options.to, kept->string()})});
}

struct BackupRuleOptions {
  ContestOptions contest;
  std::optional<int> every;
  std::optional<int> keep;
  std::string second;
  bool noSecond = false;
};

// Stores the settings of automatic backups that the options name. Returns notes for the user.
desk::DeskResult<std::vector<std::string>> storeSettings(const BackupRuleOptions& options,
                                                         const ContestRun& run, desk::Desk& desk) {
  const db::BackupRing& ring = desk.ring();
  db::RingRule rule = ring.rule();
  if (options.every) rule.every = std::chrono::minutes(*options.every);
  if (options.keep) rule.most = *options.keep;
  if (rule != ring.rule()) DAMATH_CHECK(desk::toDeskResult(ring.setRule(rule)));
  if (options.noSecond) DAMATH_CHECK(desk::forgetSecondFolder(desk));
  std::vector<std::string> notes;
  if (options.second.empty()) return notes;
  DAMATH_CHECK(desk::chooseSecondFolder(desk, options.second));
  for (const desk::DeskWarning& warning : desk.takeWarnings()) {
    notes.push_back(words::message(warning, run.language()));
  }
  return notes;
}

ordered_json secondJson(const std::optional<db::SecondFolder>& second) {
  const auto choice = second ? second->choice() : std::nullopt;
  if (!choice) return nullptr;
  return {{"folder", choice->folder.string()},
          {"backups", second->backups().string()},
          {"last", choice->last ? ordered_json(db::toText(*choice->last)) : ordered_json(nullptr)},
          {"state", spellingOf(second->state())}};
}

ExitStatus copies(const BackupRuleOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) {
    const db::BackupRing& ring = open.desk.ring();
    const auto notes = storeSettings(options, run, open.desk);
    if (!notes) return run.refused(notes.error());
    const db::RingRule rule = ring.rule();
    const auto second = ring.second();
    ordered_json json = {{"file", options.contest.file},
                         {"everyMinutes", rule.every.count()},
                         {"keep", rule.most},
                         {"second", secondJson(second)},
                         {"copies", ordered_json::array()}};
    std::vector<std::string> lines = {
        run.say(Phrase::BackupRule, {std::to_string(rule.every.count()), std::to_string(rule.most)})};
    if (second) lines.push_back(words::secondFolderText(*second, run.language()));
    lines.insert(lines.end(), notes->begin(), notes->end());
    const auto& all = ring.copies();
    const auto reasonOf = [&](const db::AutomaticBackup& copy) {
      return copy.isWhole ? words::copyText(copy.reason, run.language()) : run.say(Phrase::BackupNotWhole);
    };
    std::size_t widest = 0;
    for (const db::AutomaticBackup& copy : all) widest = std::max(widest, widthOf(reasonOf(copy)));
    for (const db::AutomaticBackup& copy : all) {
      json["copies"].push_back({{"file", copy.path.string()},
                                {"at", db::toText(copy.at)},
                                {"why", copy.why},
                                {"bytes", copy.bytes},
                                {"sequence", copy.sequence},
                                {"journal", copy.journal},
                                {"whole", copy.isWhole}});
      lines.push_back(words::localMoment(copy.at) + "  " + padded(reasonOf(copy), widest + 2) +
                      padded(words::megabytes(copy.bytes) + " MB", 10) + copy.path.string());
    }
    json["beside"] = ordered_json::array();
    for (const db::StrayBackups& stray : ring.strays()) {
      json["beside"].push_back({{"folder", stray.folder.string()}, {"copies", stray.copies.size()}});
      lines.push_back(words::strayBackupsText(stray, run.language()));
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
  command.option("--second", options.second, Phrase::OptCopiesSecond);
  command.flag("--no-second", options.noSecond, Phrase::OptCopiesNoSecond);
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
