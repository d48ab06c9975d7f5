// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/school_words.hpp"

#include <algorithm>
#include <vector>

#include "app/words/catalogue/phrase_text.hpp"
#include "app/words/catalogue/texts.hpp"
#include "core/contest/shown_text.hpp"
#include "core/promise.hpp"
#include "reports/compose/tally_sheet.hpp"

namespace damath::words {

namespace {

// More teams than these are told by their number.
constexpr std::size_t kMostTeamsNamed = 6;

std::string ranksText(const std::vector<int>& ranks) {
  std::string text;
  for (const int rank : ranks) text += (text.empty() ? "" : ", ") + std::to_string(rank);
  return text;
}

std::string playersText(const std::vector<contest::TeamPlayer>& players, const contest::Contest& contest,
                        Language language) {
  std::string text;
  for (const contest::TeamPlayer& player : players) {
    std::string places;
    for (const contest::TeamEntry& entry : player.entries) {
      places += (places.empty() ? "" : ", ") +
                said(text::kTeamPlace, language,
                     {contest::shownText(contest.at(entry.event).setup.name), std::to_string(entry.rank)});
    }
    text += (text.empty() ? "" : "; ") + contest::shownName(contest.at(player.player)) + " " +
            compose::pointsText(player.points) + " (" + places + ")";
  }
  return text;
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
  constexpr Pattern kMedals[] = {text::kGold, text::kSilver, text::kBronze};
  std::string text;
  for (const contest::MedalWon& each : row.won) {
    const contest::Event& event = contest.at(each.event);
    const Pattern& medal = kMedals[static_cast<std::size_t>(each.medal)];
    text += (text.empty() ? "" : "; ") + std::string(medal.in(language)) + ": " +
            contest::shownName(contest.at(event.at(each.entry).player)) + " (" +
            contest::shownText(event.setup.name) + ")";
  }
  return text;
}

}  // namespace damath::words
