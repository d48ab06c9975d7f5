// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/event_papers.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "app/desk/change/lookup.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/desk/change/row_facts.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/round_desk.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/rank_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/system.hpp"
#include "reports/compose/lists/crosstable.hpp"
#include "reports/compose/lists/played_bracket.hpp"
#include "reports/compose/lists/results_list.hpp"
#include "reports/compose/lists/standings_list.hpp"
#include "reports/compose/lists/wall_lists.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

using words::Phrase;

// Returns remarks about results that need an explanation: the totals alone do not give this result, or the
// scoresheet contradicts it. Covers only `round`; without a round, the whole event with its rematches.
std::vector<std::string> remarksOn(const Subject& subject, const contest::Event& shown,
                                   std::optional<contest::RoundNumber> round = {}) {
  std::vector<std::string> remarks;
  for (const desk::Meeting& meeting : desk::meetingsOf(shown)) {
    const auto* place = std::get_if<desk::Place>(&meeting.at);
    if (!meeting.result || (round && (place == nullptr || place->round != *round))) continue;
    const auto name = [&](contest::EntryId id) { return contest::shownName(subject.contest, shown, id); };
    const std::string where = words::sheetPlaceText(meeting.at, subject.language);
    const std::string players = name(meeting.blue) + " – " + name(meeting.red);
    const auto differing = std::ranges::find(subject.differing, meeting.at, &desk::ResultDifference::at);
    if (differing != subject.differing.end()) {
      remarks.push_back(said(Phrase::RemarkDiffers, subject.language,
                             {where, players, words::resultText(differing->entered, subject.language),
                              words::resultText(differing->ofSheet, subject.language)}));
    } else if (contest::isByEnding(shown.setup.ruleset, *meeting.result)) {
      const auto facts = desk::factsOf(*meeting.result, shown.setup.set);
      remarks.push_back(said(Phrase::RemarkByEnding, subject.language,
                             {where, players, words::resultText(facts, subject.language)}));
    }
  }
  return remarks;
}

// The event as the public may see it: without unpublished rounds, and with its ranks.
class PublicEvent {
 public:
  explicit PublicEvent(const Subject& subject)
      : m_subject(subject),
        m_shown(contest::withoutUnpublished(subject.event)),
        m_standings(desk::standingsOf(m_shown, subject.differing)),
        m_language(subject.language) {}

  [[nodiscard]] compose::TallySheet tally() const {
    auto form = compose::tallySheet(m_subject.contest, m_shown, m_standings, reason(), m_language);
    form.remarks = remarksOn(m_subject, m_shown);
    return form;
  }
  [[nodiscard]] compose::Form standings() const {
    auto form = compose::standingsList(m_subject.contest, m_shown, m_standings, reason(), m_language);
    form.remarks = remarksOn(m_subject, m_shown);
    return form;
  }
  [[nodiscard]] compose::ListSheet results() const {
    auto form = compose::resultsList(m_subject.contest, m_shown, m_language);
    form.provisional = compose::provisionalMark(m_standings, m_language);
    return form;
  }
  // True if a crosstable makes sense. In a very large event most pairs of players never meet, so the table
  // would be nearly empty.
  [[nodiscard]] bool hasCrosstable() const {
    constexpr std::size_t kMostInCrosstable = 64;
    return m_shown.entries.size() <= kMostInCrosstable;
  }
  // Precondition: hasCrosstable() is true.
  [[nodiscard]] compose::Form crosstable() const {
    return compose::crosstable(m_subject.contest, m_shown, m_standings, m_language);
  }
  // Returns the crosstable in a form that fits on paper. With at most 40 players, this is one table. With
  // more players, a list with the opponents of each player replaces the table. A row of this list is too long
  // if the event also has more than 16 rounds. Then returns the crosstable as several tables, or the list of
  // all results if the event is too large for a crosstable.
  [[nodiscard]] compose::Form crosstableOnPaper() const {
    constexpr std::size_t kMostInOneTable = 40;
    constexpr int kMostRounds = 16;
    const bool isOneTable = m_shown.entries.size() <= kMostInOneTable;
    if (isOneTable || (hasCrosstable() && contest::roundsOf(m_shown) > kMostRounds)) return crosstable();
    if (contest::roundsOf(m_shown) > kMostRounds) return resultsInstead();
    compose::ListSheet form = compose::opponentsList(tally(), m_language);
    form.opening = {said(Phrase::OpponentsInstead, m_subject.language)};
    return form;
  }
  [[nodiscard]] compose::Form resultsInstead() const {
    compose::ListSheet form = results();
    form.opening = {said(Phrase::ResultsInstead, m_subject.language)};
    return form;
  }
  [[nodiscard]] compose::Document document(std::vector<compose::Form> forms) const {
    return {m_shown.setup.name, m_language, std::move(forms)};
  }

 private:
  [[nodiscard]] compose::ReasonText reason() const {
    return [this](const contest::RankedEntry& ranked, const contest::RankReason& step) {
      const auto named = [this](contest::EntryId id) {
        const contest::Entry* entry = m_shown.find(id);
        const contest::Player* player = entry == nullptr ? nullptr : m_subject.contest.find(entry->player);
        return player == nullptr ? std::string() : contest::shownName(*player);
      };
      return words::rankReasonText(step, ranked, m_standings, named, m_subject.language);
    };
  }

  const Subject& m_subject;
  contest::Event m_shown;
  contest::Standings m_standings;
  words::Language m_language;
};

}  // namespace

compose::Document tally(const Subject& subject) {
  const PublicEvent event(subject);
  return event.document({event.tally()});
}

compose::Document standings(const Subject& subject) {
  const PublicEvent event(subject);
  return event.document({event.standings()});
}

compose::Document crosstable(const Subject& subject) {
  const PublicEvent event(subject);
  return event.document({event.crosstableOnPaper()});
}

compose::Document results(const Subject& subject) {
  const PublicEvent event(subject);
  std::vector<compose::Form> forms{event.standings(), event.results()};
  if (event.hasCrosstable()) forms.push_back(event.crosstable());
  return event.document(std::move(forms));
}

compose::Document pairings(const Subject& subject, contest::RoundNumber round) {
  compose::Document document = emptyDocument(subject);
  auto form = compose::pairingsList(subject.contest, subject.event, round, document.language);
  form.remarks = compose::namedGames(subject.contest, subject.event, round, document.language);
  std::ranges::copy(remarksOn(subject, subject.event, round), std::back_inserter(form.remarks));
  document.forms.emplace_back(std::move(form));
  return document;
}

compose::Document slips(const Subject& subject, contest::RoundNumber round,
                        std::vector<contest::Game> games) {
  compose::Document document = emptyDocument(subject);
  contest::Event wanted = subject.event;
  wanted.games = std::move(games);
  document.forms.emplace_back(compose::resultSlips(subject.contest, wanted, round, document.language));
  return document;
}

desk::DeskResult<compose::Document> blankSheets(EventOrder& order, compose::BlankPart part) {
  const Subject& subject = order.subject;
  compose::Document document = emptyDocument(subject);
  const auto add = [&](const compose::GameHead& head) {
    document.forms.emplace_back(compose::blankSheet(head, document.language, part));
  };
  if (order.of.copies > 0) {
    for (int i = 0; i < order.of.copies; ++i) add(compose::headOf(subject.contest, subject.event));
    return document;
  }
  if (isOfRematch(order.of)) {
    for (const contest::EntryId entry : {order.of.blue, order.of.red}) {
      DAMATH_CHECK(desk::entryOf(subject.event, entry));
    }
    contest::Rematch rematch;
    rematch.blue = order.of.blue;
    rematch.red = order.of.red;
    const std::string round = said(Phrase::Rematch, document.language);
    add(compose::headOf(subject.contest, subject.event, rematch, round));
    return document;
  }
  takeRound(order);
  for (const contest::Game& game : gamesOf(order)) {
    add(compose::headOf(subject.contest, subject.event, game));
  }
  return document;
}

}  // namespace damath::papers
