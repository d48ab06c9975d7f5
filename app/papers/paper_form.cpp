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
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/desk/sheets/violation_desk.hpp"
#include "app/papers/event_papers.hpp"
#include "app/papers/paper.hpp"
#include "app/papers/paper_mark.hpp"
#include "app/papers/paper_order.hpp"
#include "app/papers/scoresheet_papers.hpp"
#include "app/papers/team_papers.hpp"
#include "app/papers/whole_report.hpp"
#include "app/words/findings/law_words.hpp"
#include "app/words/findings/violation_words.hpp"
#include "app/words/texts/journal_words.hpp"
#include "app/words/texts/moment_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/review_queue_words.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/every.hpp"
#include "core/fact_table.hpp"
#include "core/notation/law/rule_questions.hpp"
#include "core/spellings.hpp"
#include "core/text/parts.hpp"
#include "reports/compose/lists/certificate.hpp"
#include "reports/compose/lists/fallback_kit.hpp"
#include "reports/compose/lists/honours.hpp"
#include "reports/compose/lists/played_bracket.hpp"
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

// The data of an event from which lists and certificates are made. `shown` leaves out unpublished rounds.
struct EventSet {
  explicit EventSet(EventOrder& ofEvent)
      : order(ofEvent),
        subject(ofEvent.subject),
        language(ofEvent.subject.language),
        shown(contest::withoutUnpublished(ofEvent.subject.event)),
        standings(desk::standingsOf(shown, ofEvent.subject.differing)) {}

  [[nodiscard]] compose::Document document(std::vector<compose::Form> forms) const {
    return {subject.event.setup.name, language, std::move(forms)};
  }

  // Returns a document whose pages are numbered from the first form to the last, so that a lost page is
  // noticed.
  [[nodiscard]] compose::Document documentThrough(std::vector<compose::Form> forms) const {
    compose::Document through = document(std::move(forms));
    through.numbers = compose::PageNumbers::Through;
    return through;
  }

  [[nodiscard]] ListSheet list(const std::string& title) const {
    ListSheet list;
    list.title = title;
    list.head = compose::headOf(subject.contest, subject.event, language);
    return list;
  }

  [[nodiscard]] std::string name(contest::EntryId entry) const {
    return contest::shownName(subject.contest, subject.event, entry);
  }

  // Returns the player's name with the start number, as the lists on the wall show it.
  [[nodiscard]] std::string numberedName(contest::EntryId entry) const {
    return name(entry) + " (" + std::to_string(subject.event.at(entry).number) + ")";
  }

  [[nodiscard]] std::string day(const std::string& at) const { return words::localMoment(at); }

  void sayWhereNothing(ListSheet& list) const {
    if (!list.rows.empty()) return;
    list.rows.emplace_back(list.columns.size());
    list.rows.back().at(1) = said(Phrase::NoneYet, language);
  }

  EventOrder& order;
  const Subject& subject;
  words::Language language;
  contest::Event shown;  // the event without its unpublished rounds
  contest::Standings standings;
};

// Returns the page with the rules of the event. If the event's ruleset differs from the manual, the page
// lists the differences.
ListSheet rulesOfEvent(const EventSet& set) {
  ListSheet list = compose::rulesPage(set.subject.contest, set.subject.event, set.language);
  const words::Language language = set.language;
  const rules::Ruleset& ruleset = set.subject.event.setup.ruleset;
  const auto own = notation::ownAnswers(ruleset);
  if (own.empty()) return list;
  list.opening.push_back(said(Phrase::OwnRules, language, {compose::rulesetName(ruleset.name, language)}));
  for (const notation::OwnAnswer& each : own) {
    std::vector<std::string> answers;
    for (const std::string& answer : each.answers) {
      answers.push_back(words::answerText(each.option, answer, language));
    }
    const std::string question = words::questionText(each.option, language);
    list.opening.push_back(question + (question.ends_with('?') ? " " : ": ") + joined(answers, ", ") + " (" +
                           std::string(toText(each.clause)) + ")");
  }
  return list;
}

Answer certificatesFor(const EventSet& set, compose::Honoured whom) {
  const auto design = set.order.of.design == toText(Design::Plain) ? compose::CertificateDesign::Plain
                                                                   : compose::CertificateDesign::Framed;
  std::vector<compose::Form> forms;
  for (auto& each :
       compose::certificates(set.subject.contest, set.shown, set.standings, whom, design, set.language)) {
    forms.emplace_back(std::move(each));
  }
  return set.document(std::move(forms));
}

// Makes the check-in list. Its round may not be paired yet, so by default it is the round that comes next.
Answer checkInOf(const EventSet& set) {
  if (numberOf(set.order.of.round) == 0)
    set.order.of.round = desk::CheckInDesk::likelyRound(set.subject.event);
  return set.document(
      {compose::checkInList(set.subject.contest, set.subject.event, set.order.of.round, set.language)});
}

Answer byNameOf(const EventSet& set) {
  return set.document(
      {compose::pairingsByName(set.subject.contest, set.subject.event, set.order.of.round, set.language)});
}

Answer bracketOf(const EventSet& set) {
  return set.documentThrough({compose::bracketTree(set.subject.contest, set.shown, set.language),
                              compose::bracketList(set.subject.contest, set.shown, set.language)});
}

Answer bergerOf(const EventSet& set) {
  return set.document({compose::bergerList(set.subject.contest, set.subject.event, set.language)});
}

Answer medallistsOf(const EventSet& set) {
  return set.document(
      {compose::medallistsList(set.subject.contest, {{set.shown, set.standings}}, set.language)});
}

Answer participationOf(const EventSet& set) {
  set.order.leftOut = contest::neverCame(set.shown);
  return certificatesFor(set, compose::Honoured::TookPart);
}

Answer participationOfAll(const EventSet& set) {
  return certificatesFor(set, compose::Honoured::Everybody);
}

Answer certificatesOf(const EventSet& set) {
  return certificatesFor(set, compose::Honoured::Medallists);
}

Answer fallbackOf(const EventSet& set) {
  return set.documentThrough({compose::pairingCards(set.subject.contest, set.subject.event, set.language),
                              compose::blankTally(set.subject.contest, set.subject.event, set.language),
                              rulesOfEvent(set)});
}

Answer byBoardOf(const EventSet& set) {
  ListSheet list =
      compose::pairingsByBoard(set.subject.contest, set.subject.event, set.order.of.round, set.language);
  list.remarks =
      compose::namedGames(set.subject.contest, set.subject.event, set.order.of.round, set.language);
  return set.document({std::move(list)});
}

Answer rematchesOf(const EventSet& set) {
  ListSheet list = set.list(said(Phrase::RematchTitle, set.language));
  const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(
      set.subject.event.setup.ruleset.clocks.answer().rematch);
  list.room = compose::RowRoom::ToWriteIn;
  list.columns = {{said(Phrase::Board, set.language), Align::Centre, 3},
                  {said(Phrase::Blue, set.language), Align::Left, 10},
                  {said(Phrase::Red, set.language), Align::Left, 10},
                  {said(Phrase::Time, set.language), Align::Left, 4},
                  {said(Phrase::Result, set.language), Align::Left, 6}};
  for (const auto& [one, other] : set.order.status.rematchesOpen) {
    list.rows.push_back({"", set.numberedName(one), set.numberedName(other), "", ""});
  }
  if (!list.rows.empty()) {
    list.opening = {said(Phrase::RematchNotice, set.language, {std::to_string(minutes.count())})};
  }
  set.sayWhereNothing(list);
  list.signatures = {said(Phrase::Arbiter, set.language)};
  return set.document({std::move(list)});
}

Answer reviewOf(const EventSet& set) {
  const auto queue = desk::reviewQueue(set.order.desk, set.order.status);
  if (!queue) return refused(queue.error());
  ListSheet list = set.list(said(Phrase::PrintedReviewTitle, set.language,
                                 {std::to_string(contest::numberOf(set.order.of.round))}));
  list.columns = {{said(Phrase::Board, set.language), Align::Centre, 3},
                  {said(Phrase::Blue, set.language), Align::Left, 9},
                  {said(Phrase::Red, set.language), Align::Left, 9},
                  {said(Phrase::Mistakes, set.language), Align::Centre, 4},
                  {said(Phrase::State, set.language), Align::Left, 10},
                  {said(Phrase::PrintedReviewedBy, set.language), Align::Left, 8},
                  {said(Phrase::PrintedSignedOffBy, set.language), Align::Left, 7}};
  std::map<int, std::vector<std::string>> rows;
  for (const desk::QueuedSheet& sheet : *queue) {
    const auto* place = std::get_if<desk::Place>(&sheet.at);
    if (place == nullptr || place->round != set.order.of.round) continue;
    std::string state = words::needText(sheet, set.language);
    if (sheet.stage) {
      const auto view = desk::SheetDesk(set.order.desk).sheetInForce(set.subject.event.id, *place);
      if (!view) return refused(view.error());
      const auto open = std::ranges::count(view->report.findings, sheet::FindingCode::AmbiguousRoute,
                                           &sheet::Finding::code);
      if (open > 0) {
        state += " · " + said(Phrase::RoutesOpen, set.language, {std::to_string(open)});
      }
    }
    std::string reviewers;
    for (const std::string& each : checkersOf(sheet)) reviewers += (reviewers.empty() ? "" : ", ") + each;
    rows[contest::numberOf(place->board)] = {std::to_string(contest::numberOf(place->board)),
                                             set.name(sheet.blue),
                                             set.name(sheet.red),
                                             sheet.stage ? std::to_string(sheet.mistakes) : std::string(),
                                             state,
                                             reviewers,
                                             sheet.signedBy};
  }
  for (auto& [board, row] : rows) list.rows.push_back(std::move(row));
  set.sayWhereNothing(list);
  list.signatures = {said(Phrase::Reviewer, set.language), said(Phrase::Reviewer, set.language),
                     said(Phrase::Facilitator, set.language)};
  return set.document({std::move(list)});
}

Answer violationsOf(const EventSet& set) {
  const auto logged = desk::ViolationDesk(set.order.desk).violations(set.subject.event.id);
  if (!logged) return refused(logged.error());
  ListSheet list = set.list(said(Phrase::ViolationsTitle, set.language));
  list.columns = {{said(Phrase::Time, set.language), Align::Centre, 7},
                  {said(Phrase::Player, set.language), Align::Left, 9},
                  {said(Phrase::Board, set.language), Align::Left, 6},
                  {said(Phrase::Violation, set.language), Align::Left, 8},
                  {said(Phrase::Count, set.language), Align::Centre, 3},
                  {said(Phrase::NotedBy, set.language), Align::Left, 5}};
  for (const desk::ViolationLogged& each : *logged) {
    const db::Violation& violation = each.violation;
    std::string what = words::kindText(violation.kind, set.language);
    if (!violation.remark.empty()) what += ": " + violation.remark;
    std::string where;
    const contest::Game* game = violation.game ? set.subject.event.find(*violation.game) : nullptr;
    if (game != nullptr) where = words::placeText({game->round, game->board}, set.language);
    list.rows.push_back({set.day(violation.at), set.name(violation.entry), where, what,
                         std::to_string(each.count), violation.by});
  }
  set.sayWhereNothing(list);
  list.signatures = {said(Phrase::Arbiter, set.language), said(Phrase::Facilitator, set.language)};
  return set.document({std::move(list)});
}

Answer statementsOf(const EventSet& set) {
  std::list<contest::Event> shown;
  std::list<contest::Standings> standings;
  std::vector<compose::RankedEvent> events;
  const auto status = desk::EventDesk(set.order.desk).status();
  if (!status) return refused(status.error());
  for (const desk::EventStatus& each : *status) {
    const contest::Event* event = set.subject.contest.find(each.event);
    if (event == nullptr) continue;
    shown.push_back(contest::withoutUnpublished(*event));
    standings.push_back(desk::standingsOf(shown.back(), each.resultsDiffering));
    events.push_back({shown.back(), standings.back()});
  }
  std::set<contest::SchoolId> entered;
  for (const contest::Entry& entry : set.subject.event.entries) {
    entered.insert(set.subject.contest.at(entry.player).school);
  }
  std::vector<compose::Form> forms;
  for (const contest::School& school : set.subject.contest.schools) {
    if (!entered.contains(school.id)) continue;
    forms.emplace_back(compose::schoolStatement(set.subject.contest, school.id, events, set.language));
  }
  return set.document(std::move(forms));
}

Answer journalOf(const EventSet& set) {
  const auto rows = set.order.desk.journal();
  if (!rows) return refused(rows.error());
  const desk::JournalFacts facts(set.subject.contest, *rows);
  ListSheet list = set.list(said(Phrase::JournalTitle, set.language));
  list.columns = {{said(Phrase::Number, set.language), Align::Left, 3},
                  {said(Phrase::Time, set.language), Align::Centre, 7},
                  {said(Phrase::PrintedBy, set.language), Align::Left, 6},
                  {said(Phrase::PrintedChange, set.language), Align::Left, 24}};
  for (const db::JournalRow& row : *rows) {
    const desk::RowFacts act = facts.of(row);
    const desk::RowFacts& about = act.target.empty() ? act : act.target.front();
    if (about.eventId != set.subject.event.id) continue;
    list.rows.push_back({words::rowNumber(act), set.day(row.at), row.by,
                         words::rowText(act, set.language) + words::causeText(act, set.language)});
  }
  set.sayWhereNothing(list);
  list.signatures = {said(Phrase::Arbiter, set.language), said(Phrase::Facilitator, set.language)};
  return set.document({std::move(list)});
}

Answer registerOf(const EventSet& set) {
  const auto papers = desk::PaperRegister(set.order.desk).issued();
  if (!papers) return refused(papers.error());
  if (set.order.of.before == 0) {
    // Looks for the newest number of this file's own papers. Papers that other computers issued are skipped,
    // because their numbers are much higher.
    const auto own = std::ranges::find_if(papers->rbegin(), papers->rend(),
                                          [](const db::IssuedPaper& row) { return row.branch.empty(); });
    set.order.of.before = own == papers->rend() ? 1 : own->number + 1;
  }
  ListSheet list = set.list(said(Phrase::RegisterTitle, set.language));
  list.columns = {{said(Phrase::Number, set.language), Align::Left, 3},
                  {said(Phrase::RegisterPaper, set.language), Align::Left, 20},
                  {said(Phrase::Time, set.language), Align::Centre, 7},
                  {said(Phrase::PrintedBy, set.language), Align::Left, 7},
                  {said(Phrase::RegisterDigest, set.language), Align::Centre, 8}};
  for (const db::IssuedPaper& paper : *papers) {
    const bool isOfContest = numberOf(paper.of.event) == 0;
    if (!(isOfContest || paper.of.event == set.subject.event.id)) continue;
    if (paper.branch.empty() && paper.number >= set.order.of.before) continue;
    list.rows.push_back({std::to_string(paper.number), paperText(paper.of, set.subject.contest, set.language),
                         set.day(paper.at), paper.by, shownDigest(paper.digest)});
  }
  set.sayWhereNothing(list);
  list.signatures = {said(Phrase::Arbiter, set.language)};
  return set.document({std::move(list)});
}

// Makes a paper with `kMake`, or an empty document if the event lacks something that the paper needs.
template <Answer (*kMake)(const EventSet& set)>
Answer ofSet(EventOrder& order) {
  const auto form = parsePaperForm(order.of.form);
  if (form && rowOf(*form).lack(order.subject.event, order.subject.differing))
    return emptyDocument(order.subject);
  return kMake(EventSet(order));
}

// Makes a paper for which `kMake` needs only the event, and no other data of the order.
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

// The table of all papers, in the order in which a contest day needs them. A new paper needs a value of
// PaperForm and a row in this table with the function that makes the paper.
constexpr auto kRows = [] {
  using enum PaperForm;
  using enum PaperSpan;
  return std::to_array<PaperRow>(
      {{Pairings, "pairings", Phrase::PaperPairings, Round, kOfList, lackOfRound, pairingsOf},
       {ByBoard, "byboard", Phrase::PaperByBoard, Round, kOfList, lackOfRound, ofSet<byBoardOf>},
       {ByName, "byname", Phrase::PaperByName, Round, kOfList, lackOfRound, ofSet<byNameOf>},
       {CheckIn, "checkin", Phrase::PaperCheckIn, Event, kOfRound, lackOfPlayer, ofSet<checkInOf>},
       {Blank, "blank", Phrase::PaperBlanks, Round, kOfBlanks, lackOfRound, kBlank},
       {Blank, "blank", Phrase::PaperSpare, Event, kOfBlanks, lackOfRound, kBlank, kSpareSheets},
       {Continuation, "continuation", Phrase::PaperContinuation, Event, kOfBlanks, lackOfRound, kMore,
        kSpareSheets},
       {Slips, "slips", Phrase::PaperSlips, Round, kOfSlips, lackOfRound, slipsOf},
       {Scoresheet, "scoresheet", Phrase::PaperScoresheets, Round, kOfSheets, lackOfRound, filledSheets},
       {Review, "review", Phrase::PaperReview, Round, kOfRound, lackOfRound, ofSet<reviewOf>},
       {Violations, "violations", Phrase::PaperViolations, Event, kNone, lackOfPlayer, ofSet<violationsOf>},
       // The tally can be printed with one player, but standings need at least two players.
       {Tally, "tally", Phrase::PaperTally, Event, kNone, lackOfPlayer, ofEvent<tally>},
       {Standings, "standings", Phrase::PaperStandings, Event, kOfWall, lackOfPlayers, ofEvent<standings>},
       {Crosstable, "crosstable", Phrase::PaperCrosstable, Event, kOfWall, lackOfPlayers,
        ofEvent<crosstable>},
       {Rematches, "rematches", Phrase::PaperRematches, Event, kNone, lackOfPlayer, ofSet<rematchesOf>},
       {Bracket, "bracket", Phrase::PaperBracket, Event, kOfWall, lackOfBracket, ofSet<bracketOf>},
       {Berger, "berger", Phrase::PaperBerger, Event, kOfWall, lackOfTable, ofSet<bergerOf>},
       {Schools, "schools", Phrase::PaperSchools, Contest, kOfTeams, lackOfNothing,
        teamsOf<TeamPaper::Ranks>},
       {Medals, "medals", Phrase::PaperMedals, Contest, kOfTeams, lackOfNothing, teamsOf<TeamPaper::Medals>},
       {Medallists, "medallists", Phrase::PaperMedallists, Event, kNone, lackOfPlayer, ofSet<medallistsOf>},
       {Certificates, "certificates", Phrase::PaperCertificates, Event, kOfCertificates, lackOfFinalRanks,
        ofSet<certificatesOf>},
       {Participation, "participation", Phrase::PaperParticipation, Event, kOfCertificates, lackOfPlayers,
        ofSet<participationOf>},
       {ParticipationOfAll, "participationall", Phrase::PaperParticipationOfAll, Event, kOfCertificates,
        lackOfPlayers, ofSet<participationOfAll>},
       {Statements, "statements", Phrase::PaperStatements, Event, kNone, lackOfPlayer, ofSet<statementsOf>},
       {Journal, "journal", Phrase::PaperJournal, Event, kNone, lackOfNothing, ofSet<journalOf>},
       {Register, "register", Phrase::PaperRegister, Event, kNone, lackOfNothing, ofSet<registerOf>},
       {Fallback, "fallback", Phrase::PaperFallback, Event, kNone, lackOfNothing, ofSet<fallbackOf>},
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
