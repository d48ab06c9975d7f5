// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/paper_form.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <list>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "app/desk/events/check_in_desk.hpp"
#include "app/desk/events/event_desk.hpp"
#include "app/desk/events/review_queue.hpp"
#include "app/desk/keeping/journal_facts.hpp"
#include "app/desk/keeping/paper_register.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/papers/event_papers.hpp"
#include "app/papers/order.hpp"
#include "app/papers/paper.hpp"
#include "app/papers/register.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "app/papers/team_papers.hpp"
#include "app/papers/whole_report.hpp"
#include "app/words/findings/law_words.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/review_words.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/every.hpp"
#include "core/notation/law/own_answers.hpp"
#include "core/spellings.hpp"
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

// Makes the lists and certificates of an event: before a round for the wall and the door, after the round for
// the panel, at the end for medalists and schools. Papers for the wall leave out unpublished rounds.
class EventSet {
 public:
  explicit EventSet(EventOrder& order)
      : m_order(order),
        m_desk(order.desk),
        m_subject(order.subject),
        m_language(order.subject.language),
        m_shown(contest::withoutUnpublished(order.subject.event)),
        m_standings(desk::standingsOf(m_shown, order.subject.differing)) {}

  // The round of a check-in list may not be paired yet.
  [[nodiscard]] Answer checkIn() const {
    if (numberOf(round()) == 0) m_order.of.round = desk::CheckInDesk::likelyRound(m_subject.event);
    return document({compose::checkInList(m_subject.contest, m_subject.event, round(), m_language)});
  }
  [[nodiscard]] Answer byName() const {
    return document({compose::pairingsByName(m_subject.contest, m_subject.event, round(), m_language)});
  }
  [[nodiscard]] Answer bracket() const {
    return documentThrough({compose::bracketTree(m_subject.contest, m_shown, m_language),
                            compose::bracketList(m_subject.contest, m_shown, m_language)});
  }
  [[nodiscard]] Answer berger() const {
    return document({compose::bergerList(m_subject.contest, m_subject.event, m_language)});
  }
  [[nodiscard]] Answer medallists() const {
    return document({compose::medallistsList(m_subject.contest, {{m_shown, m_standings}}, m_language)});
  }
  [[nodiscard]] Answer participation() const { return certificatesFor(compose::Honoured::Everybody); }
  [[nodiscard]] Answer certificates() const { return certificatesFor(compose::Honoured::Medallists); }
  [[nodiscard]] Answer fallback() const {
    return documentThrough({compose::pairingCards(m_subject.contest, m_subject.event, m_language),
                            compose::blankTally(m_subject.contest, m_subject.event, m_language),
                            rulesOfEvent()});
  }
  [[nodiscard]] Answer byBoard() const {
    ListSheet list = compose::pairingsByBoard(m_subject.contest, m_subject.event, round(), m_language);
    list.remarks = compose::namedGames(m_subject.contest, m_subject.event, round(), m_language);
    return document({std::move(list)});
  }

  [[nodiscard]] Answer rematches() const {
    ListSheet list = this->list(said(Phrase::RematchTitle, m_language));
    const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(
        m_subject.event.setup.ruleset.clocks.answer().rematch);
    list.room = compose::RowRoom::ToWriteIn;
    list.columns = {{said(Phrase::Board, m_language), Align::Centre, 3},
                    {said(Phrase::Blue, m_language), Align::Left, 10},
                    {said(Phrase::Red, m_language), Align::Left, 10},
                    {said(Phrase::Time, m_language), Align::Left, 4},
                    {said(Phrase::Result, m_language), Align::Left, 6}};
    for (const auto& [one, other] : m_order.status.rematchesOpen) {
      list.rows.push_back({"", numberedName(one), numberedName(other), "", ""});
    }
    if (!list.rows.empty()) {
      list.opening = {said(Phrase::RematchNotice, m_language, {std::to_string(minutes.count())})};
    }
    sayWhereNothing(list);
    list.signatures = {said(Phrase::Arbiter, m_language)};
    return document({std::move(list)});
  }

  [[nodiscard]] Answer review() const {
    const auto queue = desk::reviewQueue(m_desk, m_order.status);
    if (!queue) return refused(queue.error());
    ListSheet list = this->list(
        said(Phrase::PrintedReviewTitle, m_language, {std::to_string(contest::numberOf(round()))}));
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
      if (place == nullptr || place->round != round()) continue;
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
    if (m_order.of.before == 0) {
      // Papers of other computers have much higher numbers than this file's own papers, even those issued
      // later.
      const auto own = std::ranges::find_if(papers->rbegin(), papers->rend(),
                                            [](const db::IssuedPaper& row) { return row.branch.empty(); });
      m_order.of.before = own == papers->rend() ? 1 : own->number + 1;
    }
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
      if (paper.branch.empty() && paper.number >= m_order.of.before) continue;
      list.rows.push_back({std::to_string(paper.number),
                           paperText(paper.of, m_subject.contest, m_subject.language), day(paper.at),
                           paper.by, shownDigest(paper.digest)});
    }
    sayWhereNothing(list);
    list.signatures = {said(Phrase::Arbiter, m_language)};
    return document({std::move(list)});
  }

 private:
  [[nodiscard]] contest::RoundNumber round() const { return m_order.of.round; }

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

  [[nodiscard]] Answer certificatesFor(compose::Honoured whom) const {
    const auto design = m_order.of.design == toText(Design::Plain) ? compose::CertificateDesign::Plain
                                                                   : compose::CertificateDesign::Framed;
    std::vector<compose::Form> forms;
    for (auto& each :
         compose::certificates(m_subject.contest, m_shown, m_standings, whom, design, m_language)) {
      forms.emplace_back(std::move(each));
    }
    return document(std::move(forms));
  }

  EventOrder& m_order;
  desk::Desk& m_desk;
  const Subject& m_subject;
  words::Language m_language;
  contest::Event m_shown;
  contest::Standings m_standings;
};

// Makes a paper of the set, or an empty document if the event lacks something.
template <Answer (EventSet::*kMake)() const>
Answer ofSet(EventOrder& order) {
  const auto form = parsePaperForm(order.of.form);
  if (form && rowOf(*form).lack(order.subject.event, order.subject.differing))
    return emptyDocument(order.subject);
  return (EventSet(order).*kMake)();
}

// Makes a paper from the event alone.
template <compose::Document (*kMake)(const Subject& subject)>
Answer ofEvent(EventOrder& order) {
  return kMake(order.subject);
}

Answer pairingsOf(EventOrder& order) {
  return pairings(order.subject, order.of.round);
}

Answer slipsOf(EventOrder& order) {
  return slips(order.subject, order.of.round, gamesOf(order));
}

template <compose::BlankPart kPart>
Answer blanksOf(EventOrder& order) {
  return blankSheets(order, kPart);
}

template <TeamPaper kPaper>
Answer teamsOf(ContestOrder& order) {
  return teamPaper(order, kPaper);
}

Answer reportOf(ContestOrder& order) {
  return wholeReport(order.desk, order.contest, order.language, order.watch);
}

constexpr int kSpareSheets = 4;

constexpr PaperOptions kNone{};
constexpr PaperOptions kOfRound{PaperOption::Round};
constexpr PaperOptions kOfWall{PaperOption::Poster};
constexpr PaperOptions kOfList{PaperOption::Round, PaperOption::Poster};
constexpr PaperOptions kOfSlips{PaperOption::Round, PaperOption::Board};
constexpr PaperOptions kOfBlanks{PaperOption::Round, PaperOption::Board, PaperOption::Entries,
                                 PaperOption::Spare};
constexpr PaperOptions kOfSheets{PaperOption::Round, PaperOption::Board, PaperOption::Entries,
                                 PaperOption::Diagrams};
constexpr PaperOptions kOfCertificates{PaperOption::Plain, PaperOption::Background};
constexpr PaperOptions kOfTeams{PaperOption::Teams};

constexpr auto kBlank = blanksOf<compose::BlankPart::First>;
constexpr auto kMore = blanksOf<compose::BlankPart::Continuation>;

// The rows follow a contest's day. A new paper needs a value of PaperForm, and a row here with its maker.
constexpr auto kRows = [] {
  using enum PaperForm;
  using enum PaperSpan;
  return std::to_array<PaperRow>(
      {{Pairings, "pairings", Phrase::PaperPairings, Round, kOfList, lackOfRound, pairingsOf},
       {ByBoard, "byboard", Phrase::PaperByBoard, Round, kOfList, lackOfRound, ofSet<&EventSet::byBoard>},
       {ByName, "byname", Phrase::PaperByName, Round, kOfList, lackOfRound, ofSet<&EventSet::byName>},
       {CheckIn, "checkin", Phrase::PaperCheckIn, Event, kOfRound, lackOfPlayer, ofSet<&EventSet::checkIn>},
       {Blank, "blank", Phrase::PaperBlanks, Round, kOfBlanks, lackOfRound, kBlank},
       {Blank, "blank", Phrase::PaperSpare, Event, kOfBlanks, lackOfRound, kBlank, kSpareSheets},
       {Continuation, "continuation", Phrase::PaperContinuation, Event, kOfBlanks, lackOfRound, kMore,
        kSpareSheets},
       {Slips, "slips", Phrase::PaperSlips, Round, kOfSlips, lackOfRound, slipsOf},
       {Scoresheet, "scoresheet", Phrase::PaperScoresheets, Round, kOfSheets, lackOfRound, filledSheets},
       {Review, "review", Phrase::PaperReview, Round, kOfRound, lackOfRound, ofSet<&EventSet::review>},
       {Violations, "violations", Phrase::PaperViolations, Event, kNone, lackOfPlayer,
        ofSet<&EventSet::violations>},
       // A single player is listed in the tally, but has no rank.
       {Tally, "tally", Phrase::PaperTally, Event, kNone, lackOfPlayer, ofEvent<tally>},
       {Standings, "standings", Phrase::PaperStandings, Event, kOfWall, lackOfPlayers, ofEvent<standings>},
       {Crosstable, "crosstable", Phrase::PaperCrosstable, Event, kOfWall, lackOfPlayers,
        ofEvent<crosstable>},
       {Rematches, "rematches", Phrase::PaperRematches, Event, kNone, lackOfPlayer,
        ofSet<&EventSet::rematches>},
       {Bracket, "bracket", Phrase::PaperBracket, Event, kOfWall, lackOfBracket, ofSet<&EventSet::bracket>},
       {Berger, "berger", Phrase::PaperBerger, Event, kOfWall, lackOfTable, ofSet<&EventSet::berger>},
       {Schools, "schools", Phrase::PaperSchools, Contest, kOfTeams, lackOfNothing,
        teamsOf<TeamPaper::Ranks>},
       {Medals, "medals", Phrase::PaperMedals, Contest, kOfTeams, lackOfNothing, teamsOf<TeamPaper::Medals>},
       {Medallists, "medallists", Phrase::PaperMedallists, Event, kNone, lackOfPlayer,
        ofSet<&EventSet::medallists>},
       {Certificates, "certificates", Phrase::PaperCertificates, Event, kOfCertificates, lackOfFinalRanks,
        ofSet<&EventSet::certificates>},
       {Participation, "participation", Phrase::PaperParticipation, Event, kOfCertificates, lackOfPlayers,
        ofSet<&EventSet::participation>},
       {Statements, "statements", Phrase::PaperStatements, Event, kNone, lackOfPlayer,
        ofSet<&EventSet::statements>},
       {Journal, "journal", Phrase::PaperJournal, Event, kNone, lackOfNothing, ofSet<&EventSet::journal>},
       {Register, "register", Phrase::PaperRegister, Event, kNone, lackOfNothing, ofSet<&EventSet::issued>},
       {Fallback, "fallback", Phrase::PaperFallback, Event, kNone, lackOfNothing, ofSet<&EventSet::fallback>},
       {Report, "report", Phrase::PaperReport, Contest, kNone, lackOfNothing, reportOf}});
}();

constexpr const PaperRow* firstRowOf(PaperForm form) {
  const auto* row = std::ranges::find(kRows, form, &PaperRow::form);
  return row == kRows.end() ? nullptr : row;
}
static_assert(std::ranges::all_of(kEvery<PaperForm>,
                                  [](PaperForm form) { return firstRowOf(form) != nullptr; }));
static_assert(std::ranges::all_of(kRows, [](const PaperRow& row) {
  return std::holds_alternative<ContestMaker>(row.make) == (row.span == PaperSpan::Contest);
}));

constexpr Spelling<Design> kDesigns[] = {
    {Design::Usual, ""}, {Design::Plain, "plain"}, {Design::Boards, "diagrams"}};
static_assert(coversEvery(kDesigns));

}  // namespace

std::string_view toText(PaperForm form) {
  return rowOf(form).name;
}

std::optional<PaperForm> parsePaperForm(std::string_view text) {
  const auto* row = std::ranges::find(kRows, text, &PaperRow::name);
  return row == kRows.end() ? std::nullopt : std::optional(row->form);
}

std::string_view toText(Design design) {
  return spellingOf(kDesigns, design);
}

std::span<const PaperRow> everyPaper() {
  return kRows;
}

const PaperRow& rowOf(PaperForm form) {
  return *firstRowOf(form);
}

}  // namespace damath::papers
