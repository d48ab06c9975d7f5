// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/event_set.hpp"

#include <algorithm>
#include <chrono>
#include <list>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "app/desk/events/event_desk.hpp"
#include "app/desk/events/review_queue.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/paper.hpp"
#include "app/papers/register.hpp"
#include "app/words/findings/law_words.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/review_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/notation/law/own_answers.hpp"
#include "core/text/joined.hpp"
#include "reports/compose/lists/certificate.hpp"
#include "reports/compose/lists/fallback_kit.hpp"
#include "reports/compose/lists/honours.hpp"
#include "reports/compose/lists/schedule_lists.hpp"
#include "reports/compose/lists/wall_lists.hpp"
#include "reports/compose/parts/names.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

using compose::Align;
using compose::ListSheet;
using words::Phrase;

using Answer = desk::DeskResult<compose::Document>;

Unexpected<desk::DeskError> refused(const desk::DeskError& error) {
  return Unexpected<desk::DeskError>(error);
}

class EventSet {
 public:
  EventSet(desk::Desk& desk, const Subject& subject, const RoundOf& of)
      : m_desk(desk),
        m_subject(subject),
        m_of(of),
        m_language(subject.language),
        m_shown(contest::withoutUnpublished(subject.event)),
        m_standings(desk::standingsOf(m_shown, subject.differing)) {}

  [[nodiscard]] Answer make(PaperForm form) const {
    switch (form) {
      case PaperForm::CheckIn:
        return document({compose::checkInList(m_subject.contest, m_subject.event, m_of.round, m_language)});
      case PaperForm::ByBoard:
        return document({byBoard()});
      case PaperForm::ByName:
        return document(
            {compose::pairingsByName(m_subject.contest, m_subject.event, m_of.round, m_language)});
      case PaperForm::Rematches:
        return document({rematches()});
      case PaperForm::Review:
        return review();
      case PaperForm::Violations:
        return violations();
      case PaperForm::Bracket:
        return documentThrough({compose::bracketTree(m_subject.contest, m_shown, m_language),
                                compose::bracketList(m_subject.contest, m_shown, m_language)});
      case PaperForm::Berger:
        return document({compose::bergerList(m_subject.contest, m_subject.event, m_language)});
      case PaperForm::Medallists:
        return document({compose::medallistsList(m_subject.contest, {{m_shown, m_standings}}, m_language)});
      case PaperForm::Certificates:
        return certificates(compose::Honoured::Medallists);
      case PaperForm::Participation:
        return certificates(compose::Honoured::Everybody);
      case PaperForm::Statements:
        return statements();
      case PaperForm::Journal:
        return journal();
      case PaperForm::Register:
        return issued();
      case PaperForm::Fallback:
        return documentThrough({compose::pairingCards(m_subject.contest, m_subject.event, m_language),
                                compose::blankTally(m_subject.contest, m_subject.event, m_language),
                                rulesOfEvent()});
      case PaperForm::Pairings:
      case PaperForm::Blank:
      case PaperForm::Continuation:
      case PaperForm::Slips:
      case PaperForm::Scoresheet:
      case PaperForm::Tally:
      case PaperForm::Standings:
      case PaperForm::Crosstable:
      case PaperForm::Schools:
      case PaperForm::Medals:
      case PaperForm::Report:
        break;
    }
    return desk::refused(desk::Refusal::NoSuchPaper, std::string(toText(form)));
  }

 private:
  [[nodiscard]] compose::Document document(std::vector<compose::Form> forms) const {
    return {m_subject.event.setup.name, m_language, std::move(forms)};
  }

  // Numbers the pages through, so that a lost page is noticed.
  [[nodiscard]] compose::Document documentThrough(std::vector<compose::Form> forms) const {
    compose::Document through = document(std::move(forms));
    through.numbers = compose::PageNumbers::Through;
    return through;
  }

  [[nodiscard]] ListSheet list(const std::string& title) const {
    ListSheet list;
    list.title = title;
    list.head = compose::headOf(m_subject.contest, m_subject.event, m_language);
    return list;
  }

  [[nodiscard]] std::string name(contest::EntryId entry) const {
    return contest::shownName(m_subject.contest, m_subject.event, entry);
  }

  // Returns the name with the start number, as on the lists for the wall.
  [[nodiscard]] std::string numberedName(contest::EntryId entry) const {
    return name(entry) + " (" + std::to_string(m_subject.event.at(entry).number) + ")";
  }

  [[nodiscard]] std::string day(const std::string& at) const { return words::localMoment(at); }

  void sayWhereNothing(ListSheet& list) const {
    if (!list.rows.empty()) return;
    list.rows.emplace_back(list.columns.size());
    list.rows.back().at(1) = said(Phrase::NoneYet, m_language);
  }

  [[nodiscard]] ListSheet byBoard() const {
    ListSheet list = compose::pairingsByBoard(m_subject.contest, m_subject.event, m_of.round, m_language);
    list.remarks = compose::namedGames(m_subject.contest, m_subject.event, m_of.round, m_language);
    return list;
  }

  // If the event's ruleset differs from the manual, the page lists the differences.
  [[nodiscard]] ListSheet rulesOfEvent() const {
    ListSheet list = compose::rulesPage(m_subject.contest, m_subject.event, m_language);
    const words::Language language = m_subject.language;
    const rules::Ruleset& ruleset = m_subject.event.setup.ruleset;
    const auto own = notation::ownAnswers(ruleset);
    if (own.empty()) return list;
    list.opening.push_back(
        words::said(words::Phrase::OwnRules, language, {compose::rulesetName(ruleset.name, m_language)}));
    for (const notation::OwnAnswer& each : own) {
      std::vector<std::string> answers;
      for (const std::string& answer : each.answers) {
        answers.push_back(words::answerText(each.option, answer, language));
      }
      const std::string question = words::questionText(each.option, language);
      list.opening.push_back(question + (question.ends_with('?') ? " " : ": ") + joined(answers, ", ") +
                             " (" + std::string(toText(each.clause)) + ")");
    }
    return list;
  }

  [[nodiscard]] ListSheet rematches() const {
    ListSheet list = this->list(said(Phrase::RematchTitle, m_language));
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(
        m_subject.event.setup.ruleset.clocks.answer().rematch);
    list.room = compose::RowRoom::ToWriteIn;
    list.columns = {{said(Phrase::Board, m_language), Align::Centre, 3},
                    {said(Phrase::Blue, m_language), Align::Left, 10},
                    {said(Phrase::Red, m_language), Align::Left, 10},
                    {said(Phrase::Time, m_language), Align::Left, 4},
                    {said(Phrase::Result, m_language), Align::Left, 6}};
    for (const auto& [one, other] : m_of.status.rematchesOpen) {
      list.rows.push_back({"", numberedName(one), numberedName(other), "", ""});
    }
    if (!list.rows.empty()) {
      list.opening = {said(Phrase::RematchNotice, m_language, {std::to_string(minutes.count())})};
    }
    sayWhereNothing(list);
    list.signatures = {said(Phrase::Arbiter, m_language)};
    return list;
  }

  [[nodiscard]] Answer review() const {
    const auto queue = desk::reviewQueue(m_desk, m_of.status);
    if (!queue) return refused(queue.error());
    ListSheet list = this->list(
        said(Phrase::PrintedReviewTitle, m_language, {std::to_string(contest::numberOf(m_of.round))}));
    list.columns = {{said(Phrase::Board, m_language), Align::Centre, 3},
                    {said(Phrase::Blue, m_language), Align::Left, 9},
                    {said(Phrase::Red, m_language), Align::Left, 9},
                    {said(Phrase::Mistakes, m_language), Align::Centre, 4},
                    {said(Phrase::State, m_language), Align::Left, 10},
                    {said(Phrase::PrintedReviewedBy, m_language), Align::Left, 8},
                    {said(Phrase::PrintedSignedOffBy, m_language), Align::Left, 7}};
    std::map<int, std::vector<std::string>> rows;
    for (const desk::QueuedSheet& sheet : *queue) {
      const auto* place = std::get_if<desk::Place>(&sheet.at);
      if (place == nullptr || place->round != m_of.round) continue;
      std::string state = words::needText(sheet, m_subject.language);
      if (sheet.stage) {
        const auto view = desk::SheetDesk(m_desk).sheetInForce(m_subject.event.id, *place);
        if (!view) return refused(view.error());
        const auto open = std::ranges::count(view->report.findings, sheet::FindingCode::AmbiguousRoute,
                                             &sheet::Finding::code);
        if (open > 0) {
          state += " · " + words::said(words::Phrase::RoutesOpen, m_subject.language, {std::to_string(open)});
        }
      }
      std::string reviewers;
      for (const std::string& each : sheet.reviewers) reviewers += (reviewers.empty() ? "" : ", ") + each;
      rows[contest::numberOf(place->board)] = {std::to_string(contest::numberOf(place->board)),
                                               name(sheet.blue),
                                               name(sheet.red),
                                               sheet.stage ? std::to_string(sheet.mistakes) : std::string(),
                                               state,
                                               reviewers,
                                               sheet.signedBy};
    }
    for (auto& [board, row] : rows) list.rows.push_back(std::move(row));
    sayWhereNothing(list);
    list.signatures = {said(Phrase::Reviewer, m_language), said(Phrase::Reviewer, m_language),
                       said(Phrase::Facilitator, m_language)};
    return document({std::move(list)});
  }

  [[nodiscard]] Answer violations() const {
    const auto logged = desk::ReviewDesk(m_desk).violations(m_subject.event.id);
    if (!logged) return refused(logged.error());
    ListSheet list = this->list(said(Phrase::ViolationsTitle, m_language));
    list.columns = {{said(Phrase::Time, m_language), Align::Centre, 7},
                    {said(Phrase::Player, m_language), Align::Left, 9},
                    {said(Phrase::Board, m_language), Align::Left, 6},
                    {said(Phrase::Violation, m_language), Align::Left, 8},
                    {said(Phrase::Count, m_language), Align::Centre, 3},
                    {said(Phrase::NotedBy, m_language), Align::Left, 5}};
    for (const desk::ViolationLogged& each : *logged) {
      const db::Violation& violation = each.violation;
      std::string what = words::kindText(violation.kind, m_subject.language);
      if (!violation.remark.empty()) what += ": " + violation.remark;
      std::string where;
      const contest::Game* game = violation.game ? m_subject.event.find(*violation.game) : nullptr;
      if (game != nullptr) where = words::placeText({game->round, game->board}, m_subject.language);
      list.rows.push_back(
          {day(violation.at), name(violation.entry), where, what, std::to_string(each.count), violation.by});
    }
    sayWhereNothing(list);
    list.signatures = {said(Phrase::Arbiter, m_language), said(Phrase::Facilitator, m_language)};
    return document({std::move(list)});
  }

  [[nodiscard]] Answer certificates(compose::Honoured whom) const {
    std::vector<compose::Form> forms;
    for (auto& each :
         compose::certificates(m_subject.contest, m_shown, m_standings, whom, m_of.design, m_language)) {
      forms.emplace_back(std::move(each));
    }
    return document(std::move(forms));
  }

  [[nodiscard]] Answer statements() const {
    std::list<contest::Event> shown;
    std::list<contest::Standings> standings;
    std::vector<compose::RankedEvent> events;
    const auto status = desk::EventDesk(m_desk).status();
    if (!status) return refused(status.error());
    for (const desk::EventStatus& each : *status) {
      const contest::Event* event = m_subject.contest.find(each.event);
      if (event == nullptr) continue;
      shown.push_back(contest::withoutUnpublished(*event));
      standings.push_back(desk::standingsOf(shown.back(), each.resultsDiffering));
      events.push_back({shown.back(), standings.back()});
    }
    std::set<contest::SchoolId> entered;
    for (const contest::Entry& entry : m_subject.event.entries) {
      entered.insert(m_subject.contest.at(entry.player).school);
    }
    std::vector<compose::Form> forms;
    for (const contest::School& school : m_subject.contest.schools) {
      if (!entered.contains(school.id)) continue;
      forms.emplace_back(compose::schoolStatement(m_subject.contest, school.id, events, m_language));
    }
    return document(std::move(forms));
  }

  [[nodiscard]] Answer journal() const {
    const auto rows = m_desk.journal();
    if (!rows) return refused(rows.error());
    const desk::JournalFacts facts(m_subject.contest, *rows);
    ListSheet list = this->list(said(Phrase::JournalTitle, m_language));
    list.columns = {{said(Phrase::Number, m_language), Align::Left, 3},
                    {said(Phrase::Time, m_language), Align::Centre, 7},
                    {said(Phrase::PrintedBy, m_language), Align::Left, 6},
                    {said(Phrase::PrintedChange, m_language), Align::Left, 24}};
    for (const db::JournalRow& row : *rows) {
      const desk::RowFacts act = facts.of(row);
      const desk::RowFacts& about = act.target.empty() ? act : act.target.front();
      if (about.eventId != m_subject.event.id) continue;
      const std::string reason = row.reason.empty() ? std::string() : " – " + row.reason;
      list.rows.push_back(
          {words::rowNumber(act), day(row.at), row.by, words::rowText(act, m_subject.language) + reason});
    }
    sayWhereNothing(list);
    list.signatures = {said(Phrase::Arbiter, m_language), said(Phrase::Facilitator, m_language)};
    return document({std::move(list)});
  }

  [[nodiscard]] Answer issued() const {
    const auto papers = desk::PaperRegister(m_desk).issued();
    if (!papers) return refused(papers.error());
    const auto said = [this](words::Phrase text) { return words::said(text, m_subject.language); };
    ListSheet list = this->list(said(words::Phrase::RegisterTitle));
    list.columns = {{said(Phrase::Number, m_language), Align::Left, 3},
                    {said(words::Phrase::RegisterPaper), Align::Left, 20},
                    {said(Phrase::Time, m_language), Align::Centre, 7},
                    {said(Phrase::PrintedBy, m_language), Align::Left, 7},
                    {said(words::Phrase::RegisterDigest), Align::Centre, 8}};
    for (const db::IssuedPaper& paper : *papers) {
      const bool isOfContest = numberOf(paper.of.event) == 0;
      if (!(isOfContest || paper.of.event == m_subject.event.id)) continue;
      if (paper.branch.empty() && paper.number >= m_of.before) continue;
      list.rows.push_back({std::to_string(paper.number),
                           paperText(paper.of, m_subject.contest, m_subject.language), day(paper.at),
                           paper.by, shownDigest(paper.digest)});
    }
    sayWhereNothing(list);
    list.signatures = {said(Phrase::Arbiter, m_language)};
    return document({std::move(list)});
  }

  desk::Desk& m_desk;
  const Subject& m_subject;
  const RoundOf& m_of;
  words::Language m_language;
  contest::Event m_shown;
  contest::Standings m_standings;
};

}  // namespace

Answer eventPaper(PaperForm form, desk::Desk& desk, const Subject& subject, const RoundOf& of) {
  if (lackOf(form, subject.event, subject.differing)) return emptyDocument(subject);
  return EventSet(desk, subject, of).make(form);
}

}  // namespace damath::papers
