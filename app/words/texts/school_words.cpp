// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/school_words.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "core/contest/shown_text.hpp"
#include "core/every.hpp"
#include "core/promise.hpp"
#include "core/text/joined.hpp"
#include "reports/compose/lists/tally_sheet.hpp"

namespace damath::words {

namespace {

using MedalName = std::pair<contest::Medal, Pattern>;
constexpr MedalName kMedals[] = {{contest::Medal::Gold, text::kGold},
                                 {contest::Medal::Silver, text::kSilver},
                                 {contest::Medal::Bronze, text::kBronze}};
static_assert(coversEvery(kMedals));

// Above this many, teams are counted instead of named.
constexpr std::size_t kMostTeamsNamed = 6;

std::string ranksText(const std::vector<int>& ranks) {
  return joined(ranks, ", ", [](int rank) { return std::to_string(rank); });
}

std::string playersText(const std::vector<contest::TeamPlayer>& players, const contest::Contest& contest,
                        Language language) {
  return joined(players, "; ", [&](const contest::TeamPlayer& player) {
    const std::string places = joined(player.entries, ", ", [&](const contest::TeamEntry& entry) {
      return said(text::kTeamPlace, language,
                  {contest::shownText(contest.at(entry.event).setup.name), std::to_string(entry.rank)});
    });
    return contest::shownName(contest.at(player.player)) + " " + compose::pointsText(player.points) + " (" +
           places + ")";
  });
}

}  // namespace

std::string teamReasonText(const contest::RankedTeam& team, const contest::SchoolStandings& standings,
                           Language language) {
  DAMATH_EXPECTS(!team.levelWith.empty());
  std::vector<std::string> rivals;
  bool ahead = false;
  bool behind = false;
  for (const std::size_t index : team.levelWith) {
    const contest::RankedTeam& rival = standings.ranks[index];
    ahead = ahead || team.rank < rival.rank;
    behind = behind || rival.rank < team.rank;
    rivals.push_back(contest::shownText(rival.name) + " (" + ranksText(rival.singleRanks) + ")");
  }
  const std::string names = rivals.size() > kMostTeamsNamed
                                ? said(text::kOthersCount, language, {std::to_string(rivals.size())})
                                : joinedByAnd(rivals, language);
  const Pattern outcome = ahead && behind ? text::kTeamBetween
                          : ahead         ? text::kTeamAhead
                          : behind        ? text::kTeamBehind
                                          : text::kTeamShared;
  return said(text::kTeamReason, language,
              {compose::pointsText(team.points), names, ranksText(team.singleRanks), outcome.in(language)});
}

std::string teamPlayersText(const contest::RankedTeam& team, const contest::Contest& contest,
                            Language language) {
  std::string text = said(text::kTeamCounted, language, {playersText(team.counted, contest, language)});
  if (!team.others.empty()) {
    text += said(text::kTeamOthers, language, {playersText(team.others, contest, language)});
  }
  return text;
}

std::string medalsText(const contest::MedalRow& row, const contest::Contest& contest, Language language) {
  std::string text;
  for (const contest::MedalWon& each : row.won) {
    const contest::Event& event = contest.at(each.event);
    const Pattern& medal = std::ranges::find(kMedals, each.medal, &MedalName::first)->second;
    text += (text.empty() ? "" : "; ") + std::string(medal.in(language)) + ": " +
            contest::shownName(contest.at(event.at(each.entry).player)) + " (" +
            contest::shownText(event.setup.name) + ")";
  }
  return text;
}

}  // namespace damath::words
