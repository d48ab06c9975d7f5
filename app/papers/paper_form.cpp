// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/paper_form.hpp"

#include <algorithm>
#include <iterator>

#include "app/desk/rounds/round_desk.hpp"
#include "core/contest/model/rounds.hpp"
#include "core/contest/systems/system.hpp"
#include "core/every.hpp"
#include "core/spellings.hpp"
#include "reports/compose/lists/schedule_lists.hpp"

namespace damath::papers {

namespace {

using words::Phrase;

constexpr Spelling<PaperForm> kForms[] = {{PaperForm::Pairings, "pairings"},
                                          {PaperForm::ByBoard, "byboard"},
                                          {PaperForm::ByName, "byname"},
                                          {PaperForm::CheckIn, "checkin"},
                                          {PaperForm::Blank, "blank"},
                                          {PaperForm::Continuation, "continuation"},
                                          {PaperForm::Slips, "slips"},
                                          {PaperForm::Scoresheet, "scoresheet"},
                                          {PaperForm::Review, "review"},
                                          {PaperForm::Violations, "violations"},
                                          {PaperForm::Tally, "tally"},
                                          {PaperForm::Standings, "standings"},
                                          {PaperForm::Crosstable, "crosstable"},
                                          {PaperForm::Rematches, "rematches"},
                                          {PaperForm::Bracket, "bracket"},
                                          {PaperForm::Berger, "berger"},
                                          {PaperForm::Schools, "schools"},
                                          {PaperForm::Medals, "medals"},
                                          {PaperForm::Medallists, "medallists"},
                                          {PaperForm::Certificates, "certificates"},
                                          {PaperForm::Participation, "participation"},
                                          {PaperForm::Statements, "statements"},
                                          {PaperForm::Journal, "journal"},
                                          {PaperForm::Register, "register"},
                                          {PaperForm::Fallback, "fallback"},
                                          {PaperForm::Report, "report"}};
static_assert(coversEvery(kForms));

constexpr Spelling<Design> kDesigns[] = {
    {Design::Usual, ""}, {Design::Plain, "plain"}, {Design::Boards, "diagrams"}};
static_assert(coversEvery(kDesigns));

constexpr int kSpareSheets = 4;

constexpr PaperOptions kOfList{PaperOption::Round, PaperOption::Poster};
constexpr PaperOptions kOfBlanks{PaperOption::Round, PaperOption::Board, PaperOption::Entries,
                                 PaperOption::Spare};
constexpr PaperOptions kOfCertificates{PaperOption::Plain, PaperOption::Background};

constexpr PaperRow kRows[] = {
    {PaperForm::Pairings, Phrase::PaperPairings, PaperSpan::Round, kOfList},
    {PaperForm::ByBoard, Phrase::PaperByBoard, PaperSpan::Round, kOfList},
    {PaperForm::ByName, Phrase::PaperByName, PaperSpan::Round, kOfList},
    {PaperForm::CheckIn, Phrase::PaperCheckIn, PaperSpan::Event, {PaperOption::Round}},
    {PaperForm::Blank, Phrase::PaperBlanks, PaperSpan::Round, kOfBlanks},
    {PaperForm::Blank, Phrase::PaperSpare, PaperSpan::Event, kOfBlanks, kSpareSheets},
    {PaperForm::Continuation, Phrase::PaperContinuation, PaperSpan::Event, kOfBlanks, kSpareSheets},
    {PaperForm::Slips, Phrase::PaperSlips, PaperSpan::Round, {PaperOption::Round, PaperOption::Board}},
    {PaperForm::Scoresheet,
     Phrase::PaperScoresheets,
     PaperSpan::Round,
     {PaperOption::Round, PaperOption::Board, PaperOption::Entries, PaperOption::Diagrams}},
    {PaperForm::Review, Phrase::PaperReview, PaperSpan::Round, {PaperOption::Round}},
    {PaperForm::Violations, Phrase::PaperViolations},
    {PaperForm::Tally, Phrase::PaperTally},
    {PaperForm::Standings, Phrase::PaperStandings, PaperSpan::Event, {PaperOption::Poster}},
    {PaperForm::Crosstable, Phrase::PaperCrosstable, PaperSpan::Event, {PaperOption::Poster}},
    {PaperForm::Rematches, Phrase::PaperRematches},
    {PaperForm::Bracket, Phrase::PaperBracket, PaperSpan::Event, {PaperOption::Poster}},
    {PaperForm::Berger, Phrase::PaperBerger, PaperSpan::Event, {PaperOption::Poster}},
    {PaperForm::Schools, Phrase::PaperSchools, PaperSpan::Contest},
    {PaperForm::Medals, Phrase::PaperMedals, PaperSpan::Contest},
    {PaperForm::Medallists, Phrase::PaperMedallists},
    {PaperForm::Certificates, Phrase::PaperCertificates, PaperSpan::Event, kOfCertificates},
    {PaperForm::Participation, Phrase::PaperParticipation, PaperSpan::Event, kOfCertificates},
    {PaperForm::Statements, Phrase::PaperStatements},
    {PaperForm::Journal, Phrase::PaperJournal},
    {PaperForm::Register, Phrase::PaperRegister},
    {PaperForm::Fallback, Phrase::PaperFallback},
    {PaperForm::Report, Phrase::PaperReport, PaperSpan::Contest}};

constexpr const PaperRow* firstRowOf(PaperForm form) {
  return std::ranges::find(kRows, form, &PaperRow::form);
}
static_assert(std::ranges::all_of(kEvery<PaperForm>,
                                  [](PaperForm form) { return firstRowOf(form) != std::end(kRows); }));

std::optional<Lack> lackOfPlayers(const contest::Event& event, std::size_t least) {
  if (event.entries.empty()) return Lack::Players;
  return event.entries.size() < least ? std::optional(Lack::SecondPlayer) : std::nullopt;
}

std::optional<Lack> lackOfRound(const contest::Event& event) {
  if (contest::hasBegun(event) && !event.entries.empty()) return std::nullopt;
  return lackOfPlayers(event, 2).value_or(Lack::Round);
}

std::optional<Lack> lackOfBracket(const contest::Event& event) {
  if (!pairing::endsInBracket(event.setup)) return Lack::KnockOut;
  if (event.entries.empty()) return Lack::Players;
  if (compose::hasBracket(event)) return std::nullopt;
  return pairing::rulesOf(event).isBracket ? Lack::SecondPlayer : Lack::KnockOut;
}

}  // namespace

std::string_view toText(PaperForm form) {
  return spellingOf(kForms, form);
}

std::optional<PaperForm> parsePaperForm(std::string_view text) {
  return valueOf(kForms, text);
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

std::optional<Lack> lackOf(PaperForm form, const contest::Event& event,
                           const std::vector<desk::ResultDifference>& differing) {
  switch (form) {
    case PaperForm::Schools:
    case PaperForm::Medals:
    case PaperForm::Journal:
    case PaperForm::Register:
    case PaperForm::Fallback:
    case PaperForm::Report:
      return std::nullopt;
    case PaperForm::Tally:  // a single player is listed, but has no rank
    case PaperForm::CheckIn:
    case PaperForm::Violations:
    case PaperForm::Rematches:
    case PaperForm::Medallists:
    case PaperForm::Statements:
      return lackOfPlayers(event, 1);
    case PaperForm::Standings:
    case PaperForm::Crosstable:
    case PaperForm::Participation:
      return lackOfPlayers(event, 2);
    case PaperForm::Certificates: {
      if (const auto lack = lackOfPlayers(event, 2)) return lack;
      const bool isFinal = !desk::standingsOf(contest::withoutUnpublished(event), differing).provisional;
      return isFinal ? std::nullopt : std::optional(Lack::FinalRanks);
    }
    case PaperForm::Bracket:
      return lackOfBracket(event);
    case PaperForm::Berger:
      if (!pairing::rulesOf(event).isTable) return Lack::RoundRobin;
      return lackOfPlayers(event, 2);
    case PaperForm::Pairings:
    case PaperForm::ByBoard:
    case PaperForm::ByName:
    case PaperForm::Blank:
    case PaperForm::Continuation:
    case PaperForm::Slips:
    case PaperForm::Scoresheet:
    case PaperForm::Review:
      break;
  }
  return lackOfRound(event);
}

}  // namespace damath::papers
