// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/texts/school_words.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/contest/model/shown_text.hpp"
#include "core/fact_table.hpp"
#include "core/precondition.hpp"
#include "core/text/parts.hpp"
#include "reports/compose/lists/school_list.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::words {

namespace {

using MedalName = std::pair<contest::Medal, Phrase>;
constexpr MedalName kMedals[] = {{contest::Medal::Gold, Phrase::Gold},
                                 {contest::Medal::Silver, Phrase::Silver},
                                 {contest::Medal::Bronze, Phrase::Bronze}};
static_assert(coversEvery(kMedals));

// The largest number of teams that a sentence names. If there are more, the sentence gives only their number.
constexpr std::size_t kMostTeamsNamed = 6;

std::string playersText(const std::vector<contest::TeamPlayer>& players, const contest::Contest& contest,
                        Language language) {
  return joined(players, "; ", [&](const contest::TeamPlayer& player) {
    const std::string places = joined(player.entries, ", ", [&](const contest::TeamEntry& entry) {
      return said(Phrase::TeamPlace, language,
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
  // The teams with equal points, in three groups: ranked before this team, after it, or equal also in the
  // ranks of their players (single ranks).
  struct Rivals {
    Phrase words;
    std::vector<std::string> names = {};
  };
  Rivals behind{Phrase::TeamBehind};
  Rivals same{Phrase::TeamShared};
  Rivals ahead{Phrase::TeamAhead};
  for (const std::size_t index : team.levelWith) {
    const contest::RankedTeam& rival = standings.ranks[index];
    const std::string name = contest::shownText(rival.name);
    if (rival.rank == team.rank) {
      same.names.push_back(name);
    } else {
      (rival.rank < team.rank ? behind : ahead)
          .names.push_back(name + " (" + compose::ranksText(rival.singleRanks) + ")");
    }
  }
  std::string outcome;
  for (const Rivals& rivals : {behind, same, ahead}) {
    const std::size_t count = rivals.names.size();
    if (count == 0) continue;
    const std::string names = count > kMostTeamsNamed
                                  ? said(Phrase::OthersCount, language, {std::to_string(count)})
                                  : joinedByAnd(rivals.names, language);
    outcome += (outcome.empty() ? "" : "; ") + said(rivals.words, language, {names});
  }
  return said(Phrase::TeamReason, language,
              {compose::pointsText(team.points), compose::ranksText(team.singleRanks), outcome});
}

std::string teamPlayersText(const contest::RankedTeam& team, const contest::Contest& contest,
                            Language language) {
  std::string text = said(Phrase::TeamCounted, language, {playersText(team.counted, contest, language)});
  if (!team.others.empty()) {
    text += said(Phrase::TeamOthers, language, {playersText(team.others, contest, language)});
  }
  return text;
}

std::string medalsText(const contest::MedalRow& row, const contest::Contest& contest, Language language) {
  std::string text;
  for (const contest::MedalWon& each : row.won) {
    const contest::Event& event = contest.at(each.event);
    Phrase medal = std::ranges::find(kMedals, each.medal, &MedalName::first)->second;
    text += (text.empty() ? "" : "; ") + std::string(toText(medal, language)) + ": " +
            contest::shownName(contest.at(event.at(each.entry).player)) + " (" +
            contest::shownText(event.setup.name) + ")";
  }
  return text;
}

}  // namespace damath::words
