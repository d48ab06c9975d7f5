// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/event_workbook.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/desk/rounds/round_desk.hpp"
#include "app/words/texts/rank_words.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/school_standings.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "core/contest/systems/system.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/text/parts.hpp"
#include "reports/compose/lists/rank_notes.hpp"
#include "reports/compose/lists/school_list.hpp"
#include "reports/compose/lists/tally_sheet.hpp"
#include "reports/compose/parts/event_head.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

using compose::numberCell;
using compose::textCell;
using compose::WorkCell;
using compose::Worksheet;
using words::Phrase;
using WorkRow = std::vector<WorkCell>;

constexpr int kFigureDecimals = 4;

std::string decimalsOf(const exact::Number& value) {
  return exact::toDecimals(value, kFigureDecimals);
}

// The points of an entry in one round, and the start numbers of its opponents or the word for its bye or
// absence.
struct InRound {
  std::optional<exact::Rational> points;
  std::string opponents;

  void add(const exact::Rational& more) { points = points.value_or(0) + more; }
};

class EventBook {
 public:
  explicit EventBook(const Subject& subject)
      : m_subject(subject),
        m_shown(contest::withoutUnpublished(subject.event)),
        m_annulled(m_shown),
        m_standings(desk::standingsOf(m_shown, subject.differing)),
        m_language(subject.language) {}

  [[nodiscard]] compose::Workbook make() const {
    return {m_shown.setup.name, m_subject.contest.head.name, {tally(), standings(), results(), players()}};
  }

 private:
  [[nodiscard]] Worksheet sheet(Phrase name, const std::string& title) const {
    const compose::EventHead head = compose::headOf(m_subject.contest, m_shown, m_language);
    Worksheet sheet;
    sheet.name = words::toText(name, m_subject.language);
    sheet.title = title;
    std::vector<std::string> parts;
    for (const std::string& part : {head.contest, head.event, head.ruleset, head.date, head.venue}) {
      if (!part.empty()) parts.push_back(part);
    }
    sheet.opening = {joined(parts, " · ")};
    if (const auto mark = compose::provisionalMark(m_standings, m_language); !mark.empty()) {
      sheet.opening.push_back(mark);
    }
    return sheet;
  }

  [[nodiscard]] const contest::Player& playerOf(const contest::Entry& entry) const {
    return m_subject.contest.at(entry.player);
  }
  [[nodiscard]] std::string schoolOrSection(const contest::Player& player) const {
    return contest::shownSchoolOrSection(m_subject.contest, player);
  }
  [[nodiscard]] std::string schoolHeading() const {
    return said(compose::schoolHeading(contest::schoolOrSectionIn(m_subject.contest, m_shown)), m_language);
  }
  [[nodiscard]] std::string exactText(const exact::Number& value) const {
    return sheet::figureText(m_shown.setup.set, value);
  }

  // Returns the points and opponents of the entry in each round. Index 0 of the result is round 1.
  [[nodiscard]] std::vector<InRound> roundsOf(const contest::Entry& entry) const {
    std::vector<InRound> rounds(static_cast<std::size_t>(contest::roundsOf(m_shown)));
    const auto at = [&](contest::RoundNumber round) -> InRound& {
      const auto place = static_cast<std::size_t>(numberOf(round)) - 1;
      if (place >= rounds.size()) rounds.resize(place + 1);
      return rounds[place];
    };
    for (const contest::Game& game : m_shown.games) {
      if (game.blue != entry.id && game.red != entry.id) continue;
      InRound& round = at(game.round);
      const contest::EntryId other = game.blue == entry.id ? game.red : game.blue;
      const std::string number = std::to_string(m_shown.at(other).number);
      const bool isAnnulled = game.result && m_annulled.has(game);
      round.opponents +=
          (round.opponents.empty() ? "" : " ") + (isAnnulled ? compose::bracketed(number) : number);
      if (game.result && !isAnnulled) round.add(pointsIn(game, entry.id));
    }
    for (const contest::Bye& bye : m_shown.byes) {
      if (bye.entry != entry.id) continue;
      const bool isAllotted = bye.kind == contest::ByeKind::Allotted;
      std::string& opponents = at(bye.round).opponents;
      opponents = isAllotted ? said(Phrase::Bye, m_language) : said(Phrase::Absent, m_language);
      if (isAllotted && m_annulled.has(bye)) {
        opponents = compose::bracketed(opponents);
      } else {
        at(bye.round).add(contest::pointsOfBye(m_shown, bye));
      }
    }
    return rounds;
  }

  [[nodiscard]] exact::Rational pointsIn(const contest::Game& game, contest::EntryId entry) const {
    const board::Side side = game.blue == entry ? board::Side::Blue : board::Side::Red;
    return contest::pointsOfSide(m_shown.setup.ruleset.points.answer(), game.result->result, side);
  }

  // Returns a cell with a formula that adds the points of the rounds. If their sum differs from `points`,
  // because not all of `points` come from the rounds, the cell holds the number `points` without a formula.
  static WorkCell pointsCell(const exact::Rational& points, const std::vector<InRound>& rounds,
                             std::size_t first) {
    exact::Rational sum = 0;
    for (const InRound& round : rounds) sum = sum + round.points.value_or(0);
    const std::string decimals = decimalsOf(exact::Number(points));
    if (sum != points || rounds.empty()) return numberCell(decimals);
    return {WorkCell::Kind::Sum, decimals, first, first + rounds.size() - 1};
  }

  [[nodiscard]] Worksheet tally() const {
    Worksheet sheet = this->sheet(Phrase::PaperTally, said(Phrase::TallyTitle, m_language));
    constexpr std::size_t kFirstRound = 3;
    sheet.columns = {
        {said(Phrase::Number, m_language), 6}, {said(Phrase::Player, m_language), 28}, {schoolHeading(), 28}};
    sheet.frozen = 2;
    const int rounds = contest::roundsOf(m_shown);
    const auto roundName = [&](int round) {
      return said(Phrase::RoundShort, m_language, {std::to_string(round)});
    };
    for (int round = 1; round <= rounds; ++round)
      sheet.columns.push_back({roundName(round), 6, kFigureDecimals});
    sheet.columns.push_back({said(Phrase::Points, m_language), 9, kFigureDecimals});
    for (const std::string& heading : {said(Phrase::PrintedPlayed, m_language), said(Phrase::Won, m_language),
                                       said(Phrase::Drawn, m_language), said(Phrase::Lost, m_language)}) {
      sheet.columns.push_back({heading, 5});
    }
    addPointSystem(sheet);
    sheet.columns.push_back({said(Phrase::Rank, m_language), 7});
    for (int round = 1; round <= rounds; ++round) {
      sheet.columns.push_back({said(Phrase::Opponent, m_language) + " " + roundName(round), 11});
    }
    for (const contest::Entry& entry : m_shown.entries) {
      const contest::RankedEntry* ranked = contest::rankOf(m_standings, entry.id);
      if (ranked == nullptr) continue;
      std::vector<InRound> played = roundsOf(entry);
      played.resize(static_cast<std::size_t>(rounds));
      WorkRow row = {numberCell(std::to_string(entry.number)), textCell(contest::shownName(playerOf(entry))),
                     textCell(schoolOrSection(playerOf(entry)))};
      for (const InRound& round : played) {
        row.push_back(numberCell(round.points ? decimalsOf(exact::Number(*round.points)) : std::string()));
      }
      row.push_back(pointsCell(ranked->points, played, kFirstRound));
      addFigures(row, *ranked);
      row.push_back(numberCell(std::to_string(ranked->rank)));
      for (const InRound& round : played) row.push_back(textCell(round.opponents));
      sheet.rows.push_back(std::move(row));
    }
    sheet.notes = {compose::tallyLegend(m_shown, m_language)};
    std::string annulled = compose::annulledText(m_subject.contest, m_shown, m_standings, m_language);
    if (!annulled.empty()) sheet.notes.push_back(std::move(annulled));
    return sheet;
  }

  void addPointSystem(Worksheet& sheet) const {
    sheet.columns.push_back({said(Phrase::PointSystem, m_language), 14});
    sheet.columns.push_back(
        {said(Phrase::InDecimals, m_subject.language, {said(Phrase::PointSystem, m_language)}), 14,
         kFigureDecimals});
  }
  // Adds the cells for games played, won, drawn and lost, then for the Point System: the exact value and the
  // decimal number.
  void addFigures(WorkRow& row, const contest::RankedEntry& ranked) const {
    for (const int count : {ranked.played, ranked.wins, ranked.draws, ranked.losses}) {
      row.push_back(numberCell(std::to_string(count)));
    }
    row.push_back(textCell(exactText(ranked.pointSystem)));
    row.push_back(numberCell(decimalsOf(ranked.pointSystem)));
  }

  [[nodiscard]] Worksheet standings() const {
    Worksheet sheet = this->sheet(Phrase::PaperStandings, said(Phrase::StandingsTitle, m_language));
    sheet.columns = {{said(Phrase::Rank, m_language), 7},
                     {said(Phrase::Number, m_language), 6},
                     {said(Phrase::Player, m_language), 28},
                     {schoolHeading(), 28},
                     {said(Phrase::Points, m_language), 9, kFigureDecimals}};
    for (const std::string& heading : {said(Phrase::PrintedPlayed, m_language), said(Phrase::Won, m_language),
                                       said(Phrase::Drawn, m_language), said(Phrase::Lost, m_language)}) {
      sheet.columns.push_back({heading, 5});
    }
    addPointSystem(sheet);
    sheet.columns.push_back({said(Phrase::Reasons, m_language), 60});
    sheet.frozen = 3;
    const auto named = [this](contest::EntryId id) {
      const contest::Entry* entry = m_shown.find(id);
      return entry == nullptr ? std::string() : contest::shownName(playerOf(*entry));
    };
    for (const contest::RankedEntry& ranked : m_standings.ranks) {
      const contest::Entry& entry = m_shown.at(ranked.entry);
      WorkRow row = {numberCell(std::to_string(ranked.rank)), numberCell(std::to_string(entry.number)),
                     textCell(contest::shownName(playerOf(entry))),
                     textCell(schoolOrSection(playerOf(entry))),
                     numberCell(decimalsOf(exact::Number(ranked.points)))};
      addFigures(row, ranked);
      row.push_back(textCell(joined(ranked.reasons, " ", [&](const contest::RankReason& step) {
        return words::rankReasonText(step, ranked, m_standings, named, m_subject.language);
      })));
      sheet.rows.push_back(std::move(row));
    }
    return sheet;
  }

  void addSide(WorkRow& row, contest::EntryId id, const std::optional<exact::Number>& grand) const {
    const contest::Entry& entry = m_shown.at(id);
    row.push_back(numberCell(std::to_string(entry.number)));
    row.push_back(textCell(contest::shownName(playerOf(entry))));
    row.push_back(textCell(schoolOrSection(playerOf(entry))));
    row.push_back(textCell(grand ? exactText(*grand) : std::string()));
    row.push_back(numberCell(grand ? decimalsOf(*grand) : std::string()));
  }

  // Returns the row of a result. A rematch is given as a game with round 0.
  [[nodiscard]] WorkRow resultRow(const contest::Game& game, const std::string& round) const {
    const bool isOfRound = numberOf(game.round) != 0;
    WorkRow row = {isOfRound ? numberCell(round) : textCell(round),
                   numberCell(isOfRound ? std::to_string(numberOf(game.board)) : std::string())};
    addSide(row, game.blue, game.result ? game.result->blueGrand : std::nullopt);
    addSide(row, game.red, game.result ? game.result->redGrand : std::nullopt);
    const auto points = [&](contest::EntryId entry) {
      return numberCell(game.result ? decimalsOf(exact::Number(pointsIn(game, entry))) : std::string());
    };
    row.push_back(points(game.blue));
    row.push_back(points(game.red));
    row.push_back(textCell(game.result ? compose::endingName(game.result->ending, m_language)
                                       : said(Phrase::NoResult, m_language)));
    return row;
  }

  [[nodiscard]] Worksheet results() const {
    Worksheet sheet = this->sheet(Phrase::ResultsPart, said(Phrase::ResultsTitle, m_language));
    sheet.columns = {{said(Phrase::Round, m_language), 8}, {said(Phrase::Board, m_language), 7}};
    const std::string decimals =
        said(Phrase::InDecimals, m_subject.language, {said(Phrase::PrintedGrandTotal, m_language)});
    for (const std::string& side : {said(Phrase::Blue, m_language), said(Phrase::Red, m_language)}) {
      for (const compose::WorkColumn& column :
           {compose::WorkColumn{side + " " + said(Phrase::Number, m_language), 7},
            compose::WorkColumn{side, 28}, compose::WorkColumn{schoolHeading(), 24},
            compose::WorkColumn{said(Phrase::PrintedGrandTotal, m_language), 14},
            compose::WorkColumn{decimals, 14, kFigureDecimals}}) {
        sheet.columns.push_back(column);
      }
    }
    sheet.columns.push_back(
        {said(Phrase::Points, m_language) + " " + said(Phrase::Blue, m_language), 9, kFigureDecimals});
    sheet.columns.push_back(
        {said(Phrase::Points, m_language) + " " + said(Phrase::Red, m_language), 9, kFigureDecimals});
    sheet.columns.push_back({said(Phrase::PrintedEnding, m_language), 24});
    sheet.frozen = 2;
    for (const contest::Game& game : m_shown.games) {
      sheet.rows.push_back(resultRow(game, std::to_string(numberOf(game.round))));
    }
    for (const contest::Rematch& rematch : m_shown.rematches) {
      contest::Game game;
      game.blue = rematch.blue;
      game.red = rematch.red;
      game.result = rematch.result;
      sheet.rows.push_back(resultRow(game, said(Phrase::Rematch, m_language)));
    }
    return sheet;
  }

  [[nodiscard]] Worksheet players() const {
    const auto phrase = [this](Phrase name) { return std::string(words::toText(name, m_subject.language)); };
    const auto isAny = [this](std::string contest::Player::*fact) {
      return std::ranges::any_of(
          m_shown.entries, [&](const contest::Entry& entry) { return !(playerOf(entry).*fact).empty(); });
    };
    const bool hasGrades = isAny(&contest::Player::grade);
    const bool hasSections = isAny(&contest::Player::section);
    const bool hasCoaches = isAny(&contest::Player::coach);
    Worksheet sheet = this->sheet(Phrase::PlayersPart, phrase(Phrase::PlayersPart));
    sheet.opening.resize(1);
    sheet.columns = {{said(Phrase::Number, m_language), 6},
                     {said(Phrase::Player, m_language), 32},
                     {said(Phrase::School, m_language), 32},
                     {compose::teamName(contest::TeamKind::District, m_language), 18},
                     {compose::teamName(contest::TeamKind::Division, m_language), 18}};
    if (hasGrades) sheet.columns.push_back({said(Phrase::GradeYear, m_language), 10});
    if (hasSections) sheet.columns.push_back({phrase(Phrase::Section), 14});
    if (hasCoaches) sheet.columns.push_back({phrase(Phrase::Coach), 24});
    sheet.frozen = 2;
    for (const contest::Entry& entry : m_shown.entries) {
      const contest::Player& player = playerOf(entry);
      const contest::School* of = m_subject.contest.find(player.school);
      WorkRow row = {numberCell(std::to_string(entry.number)), textCell(contest::shownName(player)),
                     textCell(of == nullptr ? std::string() : contest::shownText(of->name)),
                     textCell(of == nullptr ? std::string() : of->district),
                     textCell(of == nullptr ? std::string() : of->division)};
      if (hasGrades) row.push_back(textCell(player.grade));
      if (hasSections) row.push_back(textCell(player.section));
      if (hasCoaches) row.push_back(textCell(player.coach));
      sheet.rows.push_back(std::move(row));
    }
    return sheet;
  }

  const Subject& m_subject;
  contest::Event m_shown;
  contest::AnnulledGames m_annulled;
  contest::Standings m_standings;
  words::Language m_language;
};

}  // namespace

compose::Workbook eventWorkbook(const Subject& subject) {
  return EventBook(subject).make();
}

}  // namespace damath::papers
