// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/event_papers.hpp"

#include "app/desk/rounds/round_desk.hpp"
#include "app/words/texts/rank_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/contest/progress.hpp"
#include "core/contest/shown_text.hpp"
#include "reports/compose/results_list.hpp"

namespace damath::papers {

namespace {

compose::Document emptyDocument(const Subject& subject) {
  return {subject.event.setup.name, words::reportLabels(subject.language), {}};
}

// An event as the public may see it, with its ranks.
class PublicEvent {
 public:
  explicit PublicEvent(const Subject& subject)
      : m_subject(subject),
        m_shown(contest::withoutHeld(subject.event)),
        m_standings(desk::standingsOf(m_shown)),
        m_labels(words::reportLabels(subject.language)) {}

  [[nodiscard]] compose::Form tally() const {
    return compose::tallySheet(m_subject.contest, m_shown, m_standings, reason(), m_labels);
  }
  [[nodiscard]] compose::Form standings() const {
    return compose::standingsList(m_subject.contest, m_shown, m_standings, reason(), m_labels);
  }
  [[nodiscard]] compose::Form results() const {
    return compose::resultsList(m_subject.contest, m_shown, m_labels);
  }
  [[nodiscard]] compose::Form crosstable() const {
    return compose::crosstable(m_subject.contest, m_shown, m_standings, m_labels);
  }
  [[nodiscard]] compose::Document document(std::vector<compose::Form> forms) const {
    return {m_shown.setup.name, m_labels, std::move(forms)};
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
  compose::Labels m_labels;
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
  return event.document({event.crosstable()});
}

compose::Document results(const Subject& subject) {
  const PublicEvent event(subject);
  return event.document({event.standings(), event.results(), event.crosstable()});
}

compose::Document pairings(const Subject& subject, contest::RoundNumber round) {
  compose::Document document = emptyDocument(subject);
  document.forms.emplace_back(compose::pairingsList(subject.contest, subject.event, round, document.labels));
  return document;
}

compose::Document slips(const Subject& subject, contest::RoundNumber round,
                        std::vector<contest::Game> games) {
  compose::Document document = emptyDocument(subject);
  contest::Event wanted = subject.event;
  wanted.games = std::move(games);
  document.forms.emplace_back(compose::resultSlips(subject.contest, wanted, round, document.labels));
  return document;
}

compose::Document blanks(const Subject& subject, const std::vector<contest::Game>& games) {
  compose::Document document = emptyDocument(subject);
  for (const contest::Game& game : games) {
    const auto head = compose::headOf(subject.contest, subject.event, game);
    document.forms.emplace_back(compose::blankSheet(head, document.labels));
  }
  if (games.empty()) {
    const auto head = compose::headOf(subject.contest, subject.event);
    document.forms.emplace_back(compose::blankSheet(head, document.labels));
  }
  return document;
}

compose::Document rematchBlank(const Subject& subject, contest::EntryId blue, contest::EntryId red) {
  compose::Document document = emptyDocument(subject);
  contest::Rematch rematch;
  rematch.blue = blue;
  rematch.red = red;
  const auto head = compose::headOf(subject.contest, subject.event, rematch, document.labels.rematch);
  document.forms.emplace_back(compose::blankSheet(head, document.labels));
  return document;
}

}  // namespace damath::papers
