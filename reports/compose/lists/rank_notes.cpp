// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/rank_notes.hpp"

#include <algorithm>
#include <array>

#include "core/contest/model/shown_text.hpp"
#include "reports/compose/lists/tie_tables.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using words::Phrase;

// True if the rank has only one reason, and several players can have it: how far the entry came in the
// bracket, or its points in the final.
bool isOfHowFar(const contest::RankedEntry& ranked) {
  using contest::RankStep;
  constexpr std::array kSteps{RankStep::StillIn, RankStep::KnockedOut, RankStep::NoSeat,
                              RankStep::FinalPoints, RankStep::Annulled};
  return ranked.reasons.size() == 1 && std::ranges::find(kSteps, ranked.reasons.front().step) != kSteps.end();
}

}  // namespace

std::vector<RankNote> rankNotes(const contest::Contest& contest, const contest::Event& event,
                                const contest::Standings& standings, const ReasonText& reasonText) {
  std::vector<RankNote> notes;
  if (!hasPlayed(standings)) return notes;
  for (const contest::RankedEntry& ranked : standings.ranks) {
    if (ranked.reasons.empty()) continue;
    RankNote note{std::to_string(ranked.rank),
                  contest::shownName(contest.at(event.at(ranked.entry).player)),
                  {},
                  isTabled(ranked)};
    const bool isShared = isOfHowFar(ranked);
    for (contest::RankReason reason : ranked.reasons) {
      // If several players share a rank for the same such reason, one note names all of them. So the reason
      // in this note names no other player.
      if (isShared) reason.against.clear();
      note.reasons.push_back(reasonText(ranked, reason));
    }
    const bool goesOn = isShared && !notes.empty() && !notes.back().isTabled &&
                        notes.back().rank == note.rank && notes.back().reasons == note.reasons;
    if (goesOn) {
      notes.back().player += "; " + note.player;
    } else {
      notes.push_back(std::move(note));
    }
  }
  return notes;
}

std::string annulledText(const contest::Contest& contest, const contest::Event& event,
                         const contest::Standings& standings, words::Language language) {
  std::string names;
  for (const contest::RankedEntry& ranked : standings.ranks) {
    if (contest::isAnnulled(ranked))
      names += (names.empty() ? "" : "; ") + contest::shownName(contest, event, ranked.entry);
  }
  return names.empty() ? names : said(Phrase::AnnulledGames, language, {names});
}

std::string provisionalMark(const contest::Standings& standings, words::Language language) {
  if (!standings.provisional)
    return standings.afterRound > 0 ? said(Phrase::FinalMark, language) : std::string();
  if (standings.afterRound == 0) return said(Phrase::PrintedProvisional, language);
  return said(Phrase::PrintedProvisional, language) + " – " +
         said(Phrase::PrintedAfterRound, language, {std::to_string(standings.afterRound)});
}

}  // namespace damath::compose
