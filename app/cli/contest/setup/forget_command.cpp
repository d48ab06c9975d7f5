// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest forget`: replaces the name of a player by a number, for good.
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/shell/command_line.hpp"
#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/keeping/privacy_desk.hpp"
#include "app/desk/outbox/unsent_names.hpp"
#include "app/desk/roster/name_comparison.hpp"
#include "app/words/texts/store_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/notation/json/json_list.hpp"
#include "core/text/number.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct ForgetOptions {
  ContestOptions contest;
  std::string player;  // the player's start number, or the name
  bool backups = false;
};

// Returns the players with this name: "Last, First", or "Last, First Middle".
std::vector<contest::PlayerId> playersNamed(const contest::Contest& contest, const std::string& name) {
  std::vector<contest::PlayerId> found;
  const std::string wanted = desk::folded(name);
  for (const contest::Player& player : contest.players) {
    contest::Player without = player;
    without.middle.clear();
    if (desk::folded(contest::shownName(player)) == wanted ||
        desk::folded(contest::shownName(without)) == wanted) {
      found.push_back(player.id);
    }
  }
  return found;
}

// Returns the players that `text` means. A number is a start number in the event, or in any event if `event`
// is null. Any other text is a name.
std::vector<contest::PlayerId> playersMeant(const contest::Contest& contest, const contest::Event* event,
                                            const std::string& text) {
  const auto number = numberIn<int>(text);
  if (!number) return playersNamed(contest, text);
  std::vector<contest::PlayerId> found;
  for (const contest::Event& each : contest.events) {
    if (event != nullptr && each.id != event->id) continue;
    if (const auto entry = entryIdNumbered(each, *number)) found.push_back(each.at(*entry).player);
  }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

ordered_json pathsJson(const std::vector<std::filesystem::path>& paths) {
  return notation::listed(paths,
                          [](const std::filesystem::path& path) -> ordered_json { return path.string(); });
}

Answer forgotten(ContestRun& run, const ForgetOptions& options, OpenContest& open, contest::PlayerId player) {
  DAMATH_TRY(origin, desk::HistoryDesk(open.desk).origin());
  desk::PrivacyDesk privacy(open.desk);
  std::vector<std::filesystem::path> failed;
  int unsent = 0;
  const auto fromUnsent = [&](const desk::PrivacyDesk::Without& without) {
    unsent = desk::removeFromUnsent({open.desk.path(), *origin}, without, failed);
  };
  DAMATH_TRY(done, run.withConfirmation([&](const desk::Author& author) {
    return privacy.forget(player, author, fromUnsent);
  }));
  run.rewordAnswers(done->without);
  std::vector<std::string> lines = {run.say(Phrase::NameForgotten, {done->name})};
  const auto backups = privacy.backups();
  desk::BackupsCleaned cleaned;
  if (options.backups) {
    cleaned = privacy.cleanBackups();
    lines.push_back(run.say(Phrase::BackupsForgotten, {std::to_string(cleaned.cleaned.size())}));
  } else if (!backups.empty()) {
    lines.push_back(run.say(Phrase::BackupsNotForgotten, {std::to_string(backups.size())}));
  }
  if (unsent > 0) lines.push_back(run.say(Phrase::DraftsForgotten, {std::to_string(unsent)}));
  Complaints complaints;
  if (done->unwiped) {
    complaints.push_back({options.contest.file, {}, words::message(*done->unwiped, run.language())});
  }
  for (const auto& [path, error] : cleaned.failed) {
    complaints.push_back({path, {}, words::message(error, run.language())});
  }
  for (const auto& path : failed) {
    complaints.push_back({path, {}, run.say(Phrase::DraftNotForgotten)});
  }
  run.changed({{"player", contest::numberOf(player)},
               {"name", done->name},
               {"texts", done->texts},
               {"backups", pathsJson(backups)},
               {"cleaned", pathsJson(cleaned.cleaned)},
               {"drafts", unsent}},
              std::move(lines), WayBack::None);
  if (complaints.empty()) return ExitStatus::Clean;
  run.terminal().complain(complaints);
  return ExitStatus::Findings;
}

ExitStatus forget(const ForgetOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withContest([&](OpenContest& open) -> Answer {
    const contest::Event* event = nullptr;
    if (!options.contest.event.empty()) {
      event = eventNamed(open.contest, options.contest.event);
      if (event == nullptr) {
        return terminal.complain(
            {{options.contest.file, {}, noEventText(open.contest, options.contest.event, run.language())}});
      }
    }
    const auto players = playersMeant(open.contest, event, options.player);
    if (players.size() == 1) return forgotten(run, options, open, players.front());
    return terminal.complain(players.empty() ? Phrase::PlayerToForgetUnknown : Phrase::PlayerToForgetUnclear,
                             {shortened(options.player)});
  });
}

}  // namespace

void addContestForget(CommandLine& parent) {
  auto [command, options] =
      parent.command(db::JournalAction::ForgetPlayer, Phrase::AboutContestForget, forget);
  addContestOptions(command, options.contest);
  command.option("--event", options.contest.event, Phrase::OptForgetEvent);
  command.option("--player", options.player, Phrase::OptForgetPlayer).required().trimmed();
  command.flag("--backups", options.backups, Phrase::OptForgetBackups);
}

}  // namespace damath::cli
