// SPDX-License-Identifier: GPL-3.0-or-later
// The command `damath contest standings`: prints the ranks with their reasons.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/cli/contest/commands.hpp"
#include "app/cli/contest/contest_options.hpp"
#include "app/cli/contest/contest_run.hpp"
#include "app/cli/contest/sheet_place.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/rank_words.hpp"
#include "app/words/texts/status_words.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/standings.hpp"
#include "core/notation/exports/entry_export.hpp"
#include "core/notation/exports/standings_export.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::cli {

using nlohmann::ordered_json;
using words::Phrase;

namespace {

struct StandingsOptions {
  ContestOptions contest;
  bool final = false;
  bool reviewed = false;  // with `final`: true if ranks are final only if hasOpenSheets() is false
};

std::vector<std::string> standingsLines(ContestRun& run, const OpenContest& open, const contest::Event& event,
                                        const contest::Standings& standings) {
  const auto named = [&](contest::EntryId entry) { return contest::shownName(open.contest, event, entry); };
  std::vector<std::string> lines;
  const Phrase head = standings.provisional ? Phrase::StandingsProvisional : Phrase::StandingsFinal;
  lines.push_back(run.say(head, {event.setup.name, std::to_string(standings.afterRound)}));
  const auto nameInRow = [&](contest::EntryId entry) {
    return compose::rankedName(open.contest, event, event.at(entry), run.language());
  };
  std::size_t nameWidth = 0;
  const auto school = [&](contest::EntryId entry) {
    return contest::shownSchoolOrSection(open.contest, event, entry);
  };
  std::size_t schoolWidth = 0;
  for (const contest::RankedEntry& ranked : standings.ranks) {
    nameWidth = std::max(nameWidth, widthOf(nameInRow(ranked.entry)));
    schoolWidth = std::max(schoolWidth, widthOf(school(ranked.entry)));
  }
  for (const contest::RankedEntry& ranked : standings.ranks) {
    lines.push_back(padded(std::to_string(ranked.rank) + ".", 5) +
                    padded(numberText(numberOf(event, ranked.entry)), 5) +
                    padded(nameInRow(ranked.entry), nameWidth + 2) +
                    padded(school(ranked.entry), schoolWidth + 2) + compose::pointsText(ranked.points));
    for (const contest::RankReason& reason : ranked.reasons) {
      lines.push_back("       " + words::rankReasonText(reason, ranked, standings, named, run.language()));
    }
  }
  for (const auto& tie : standings.lotsOpen) {
    std::vector<std::string> names;
    for (const contest::EntryId entry : tie) names.push_back(named(entry));
    lines.push_back(run.say(Phrase::LotsOpen, {words::joinedByAnd(names, run.language())}));
  }
  return lines;
}

// True if a scoresheet of the event is missing, has no review, or differs from a reviewer's second entry.
// Also true if a scoresheet is not accepted and has errors, or moves that could not be followed.
bool hasOpenSheets(const desk::EventStatus& status) {
  return !status.sheetsMissing.empty() || !status.sheetsWithFindings.empty() ||
         !status.sheetsNotFollowed.empty() || !status.sheetsUnreviewed.empty() ||
         !status.reviewsDiffering.empty();
}

enum class Reviews { NotAsked, Asked };

// Reports why the ranks are not final, for example because a result or a rematch is missing. With
// Reviews::Asked, also reports scoresheets without a review.
ExitStatus notFinal(ContestRun& run, const desk::EventStatus& found, const contest::Event& event,
                    Reviews reviews) {
  Complaints complaints = {{run.options().file, {}, run.say(Phrase::NotFinal, {event.setup.name})}};
  if (reviews == Reviews::Asked && !found.sheetsUnreviewed.empty()) {
    const std::string places = words::placeList(found.sheetsUnreviewed, run.language());
    complaints.push_back({run.options().file, {}, run.say(Phrase::SheetsUnreviewed, {places})});
  }
  const desk::EventStatus status = reviews == Reviews::Asked ? desk::withReviews(found) : found;
  for (const std::string& line : words::statusLines(status, run.language())) {
    complaints.push_back({run.options().file, {}, line});
  }
  if (run.options().json) {
    ordered_json json = {{"event", event.setup.name}, {"reason", "provisional"}};
    json["roundsPaired"] = found.roundsPaired;
    json["roundsNeeded"] = found.roundsNeeded;
    json["resultsMissing"] = placesJson(desk::resultsOpen(found));
    json["rematchesDue"] = notation::tiesJson(event, found.rematchesDue);
    json["resultsDiffering"] = differencesJson(event, found.resultsDiffering);
    json["sheetsMissing"] = placesJson(found.sheetsMissing);
    json["sheetsWithFindings"] = placesJson(found.sheetsWithFindings);
    json["sheetsNotFollowed"] = placesJson(found.sheetsNotFollowed);
    json["sheetsUnreviewed"] = placesJson(found.sheetsUnreviewed);
    json["next"] = desk::toText(status.next);
    print(run.terminal(), json);
  }
  run.terminal().complain(complaints);
  return ExitStatus::Findings;
}

ExitStatus tellStandings(const StandingsOptions& options, Terminal& terminal) {
  ContestRun run(options.contest, terminal);
  return run.withEvent([&](OpenContest& open, const contest::Event& event) -> Answer {
    // Standings are read aloud and passed on. So they leave out the unpublished round, whose byes are still
    // secret.
    const contest::Event shown = contest::withoutUnpublished(event);
    DAMATH_TRY(status, desk::EventDesk(open.desk).status(event.id));
    const contest::Standings standings = desk::standingsOf(shown, status->resultsDiffering);
    if (options.final && (standings.provisional || (options.reviewed && hasOpenSheets(*status)))) {
      return notFinal(run, *status, event, options.reviewed ? Reviews::Asked : Reviews::NotAsked);
    }
    // Prints full names, because a user with access to the file can see the whole contest anyway.
    constexpr contest::Privacy kOwn{.names = contest::PrivacyOption::FullName,
                                    .section = contest::Disclosure::Shown};
    return run.answered(notation::standingsJson(open.contest, event, standings, kOwn),
                        standingsLines(run, open, event, standings));
  });
}

}  // namespace

void addContestStandings(CommandLine& parent) {
  auto [command, options] = parent.command("standings", Phrase::AboutContestStandings, tellStandings);
  addLookOptions(command, options.contest);
  addEventOption(command, options.contest);
  const Option final = command.flag("--final", options.final, Phrase::OptFinal);
  command.flag("--reviewed", options.reviewed, Phrase::OptReviewed).onlyWith(final);
}

}  // namespace damath::cli
