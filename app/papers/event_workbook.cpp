// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/papers/event_workbook.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/desk/rounds/round_desk.hpp"
#include "app/words/texts/rank_words.hpp"
#include "app/words/texts/report_labels.hpp"
#include "core/contest/model/result_rules.hpp"
#include "core/contest/model/shown_text.hpp"
#include "core/contest/school_standings.hpp"
#include "core/contest/systems/system.hpp"
#include "core/exact/number_text.hpp"
#include "core/sheet/law/spelling.hpp"
#include "core/text/joined.hpp"
#include "reports/compose/lists/tally_sheet.hpp"
#include "words/phrase.hpp"

namespace damath::papers {

namespace {

using compose::numberCell;
using compose::textCell;
using compose::WorkCell;
using compose::Worksheet;
using WorkRow = std::vector<WorkCell>;

constexpr int kFigureDecimals = 4;

std::string decimalsOf(const exact::Number& value) {
  return exact::toDecimals(value, kFigureDecimals);
}

// An entry's points in one round, and the opponents' start numbers.
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
        m_standings(desk::standingsOf(m_shown, subject.differing)),
        m_labels(words::reportLabels(subject.language)) {}

  [[nodiscard]] compose::Workbook make() const {
    return {m_shown.setup.name, m_subject.contest.head.name, {tally(), standings(), results(), players()}};
  }

 private:
  [[nodiscard]] Worksheet sheet(words::Phrase name, const std::string& title) const {
    const compose::EventHead head = compose::headOf(m_subject.contest, m_shown, m_labels);
    Worksheet sheet;
    sheet.name = words::toText(name, m_subject.language);
    sheet.title = title;
    std::vector<std::string> parts;
    for (const std::string& part : {head.contest, head.event, head.ruleset, head.date, head.venue}) {
      if (!part.empty()) parts.push_back(part);
    }
    sheet.opening = {joined(parts, " · ")};
    if (const auto mark = compose::provisionalMark(m_standings, m_labels); !mark.empty()) {
      sheet.opening.push_back(mark);
    }
    return sheet;
  }

  [[nodiscard]] const contest::Player& playerOf(const contest::Entry& entry) const {
    return m_subject.contest.at(entry.player);
  }
  [[nodiscard]] std::string school(const contest::Player& player) const {
    const contest::School* school = m_subject.contest.find(player.school);
    return school == nullptr ? std::string() : contest::shownText(school->name);
  }
  [[nodiscard]] std::string exactText(const exact::Number& value) const {
    return sheet::figureText(m_shown.setup.set, value);
  }

  // Element 0 is round 1.
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
      round.opponents += (round.opponents.empty() ? "" : " ") + std::to_string(m_shown.at(other).number);
      if (game.result) round.add(pointsIn(game, entry.id));
    }
    for (const contest::Bye& bye : m_shown.byes) {
      if (bye.entry != entry.id) continue;
      const bool isAllotted = bye.kind == contest::ByeKind::Allotted;
      at(bye.round).opponents = isAllotted ? m_labels.bye : m_labels.absent;
      at(bye.round).add(contest::pointsOfBye(m_shown, bye.kind));
    }
    return rounds;
  }

  [[nodiscard]] exact::Rational pointsIn(const contest::Game& game, contest::EntryId entry) const {
    const board::Side side = game.blue == entry ? board::Side::Blue : board::Side::Red;
    return contest::pointsOfSide(m_shown.setup.ruleset.points.answer(), game.result->result, side);
  }

  // Returns a sum formula if the points of the rounds add up to `points`. Else (when more than points counts)
  // returns the number.
  static WorkCell pointsCell(const exact::Rational& points, const std::vector<InRound>& rounds,
                             std::size_t first) {
    exact::Rational sum = 0;
    for (const InRound& round : rounds) sum = sum + round.points.value_or(0);
    const std::string decimals = decimalsOf(exact::Number(points));
    if (sum != points || rounds.empty()) return numberCell(decimals);
    return {WorkCell::Kind::Sum, decimals, first, first + rounds.size() - 1};
  }

  [[nodiscard]] Worksheet tally() const {
    Worksheet sheet = this->sheet(words::Phrase::PaperTally, m_labels.tallyTitle);
    constexpr std::size_t kFirstRound = 3;
    sheet.columns = {{m_labels.number, 6}, {m_labels.player, 28}, {m_labels.school, 28}};
    sheet.frozen = 2;
    const int rounds = contest::roundsOf(m_shown);
    const auto roundName = [&](int round) { return filled(m_labels.roundShort, {std::to_string(round)}); };
    for (int round = 1; round <= rounds; ++round)
      sheet.columns.push_back({roundName(round), 6, kFigureDecimals});
    sheet.columns.push_back({m_labels.points, 9, kFigureDecimals});
    for (const std::string& heading : {m_labels.played, m_labels.won, m_labels.drawn, m_labels.lost}) {
      sheet.columns.push_back({heading, 5});
    }
    addPointSystem(sheet);
    sheet.columns.push_back({m_labels.rank, 7});
    for (int round = 1; round <= rounds; ++round) {
      sheet.columns.push_back({m_labels.opponent + " " + roundName(round), 11});
    }
    for (const contest::Entry& entry : m_shown.entries) {
      const contest::RankedEntry* ranked = contest::rankOf(m_standings, entry.id);
      if (ranked == nullptr) continue;
      std::vector<InRound> played = roundsOf(entry);
      played.resize(static_cast<std::size_t>(rounds));
      WorkRow row = {numberCell(std::to_string(entry.number)), textCell(contest::shownName(playerOf(entry))),
                     textCell(school(playerOf(entry)))};
      for (const InRound& round : played) {
        row.push_back(numberCell(round.points ? decimalsOf(exact::Number(*round.points)) : std::string()));
      }
      row.push_back(pointsCell(ranked->points, played, kFirstRound));
      addFigures(row, *ranked);
      row.push_back(numberCell(std::to_string(ranked->rank)));
      for (const InRound& round : played) row.push_back(textCell(round.opponents));
      sheet.rows.push_back(std::move(row));
    }
    sheet.notes = {compose::tallyLegend(m_shown, m_labels)};
    return sheet;
  }

  void addPointSystem(Worksheet& sheet) const {
    sheet.columns.push_back({m_labels.pointSystem, 14});
    sheet.columns.push_back(
        {words::said(words::Phrase::InDecimals, m_subject.language, {m_labels.pointSystem}), 14,
         kFigureDecimals});
  }
  // Adds the cells for games played, won, drawn and lost, and the Point System value, exact and as a decimal
  // number.
  void addFigures(WorkRow& row, const contest::RankedEntry& ranked) const {
    for (const int count : {ranked.played, ranked.wins, ranked.draws, ranked.losses}) {
      row.push_back(numberCell(std::to_string(count)));
    }
    row.push_back(textCell(exactText(ranked.pointSystem)));
    row.push_back(numberCell(decimalsOf(ranked.pointSystem)));
  }

  [[nodiscard]] Worksheet standings() const {
    Worksheet sheet = this->sheet(words::Phrase::PaperStandings, m_labels.standingsTitle);
    sheet.columns = {{m_labels.rank, 7},
                     {m_labels.number, 6},
                     {m_labels.player, 28},
                     {m_labels.school, 28},
                     {m_labels.points, 9, kFigureDecimals}};
    for (const std::string& heading : {m_labels.played, m_labels.won, m_labels.drawn, m_labels.lost}) {
      sheet.columns.push_back({heading, 5});
    }
    addPointSystem(sheet);
    sheet.columns.push_back({m_labels.reasons, 60});
    sheet.frozen = 3;
    const auto named = [this](contest::EntryId id) {
      const contest::Entry* entry = m_shown.find(id);
      return entry == nullptr ? std::string() : contest::shownName(playerOf(*entry));
    };
    for (const contest::RankedEntry& ranked : m_standings.ranks) {
      const contest::Entry& entry = m_shown.at(ranked.entry);
      WorkRow row = {numberCell(std::to_string(ranked.rank)), numberCell(std::to_string(entry.number)),
                     textCell(contest::shownName(playerOf(entry))), textCell(school(playerOf(entry))),
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
    row.push_back(textCell(school(playerOf(entry))));
    row.push_back(textCell(grand ? exactText(*grand) : std::string()));
    row.push_back(numberCell(grand ? decimalsOf(*grand) : std::string()));
  }

  // An event game with round 0 is a rematch.
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
    row.push_back(textCell(game.result ? m_labels.endings.at(static_cast<std::size_t>(game.result->ending))
                                       : m_labels.noResult));
    return row;
  }

  [[nodiscard]] Worksheet results() const {
    Worksheet sheet = this->sheet(words::Phrase::ResultsPart, m_labels.resultsTitle);
    sheet.columns = {{m_labels.round, 8}, {m_labels.board, 7}};
    const std::string decimals =
        words::said(words::Phrase::InDecimals, m_subject.language, {m_labels.grandTotal});
    for (const std::string& side : {m_labels.blue, m_labels.red}) {
      for (const compose::WorkColumn& column :
           {compose::WorkColumn{side + " " + m_labels.number, 7}, compose::WorkColumn{side, 28},
            compose::WorkColumn{m_labels.school, 24}, compose::WorkColumn{m_labels.grandTotal, 14},
            compose::WorkColumn{decimals, 14, kFigureDecimals}}) {
        sheet.columns.push_back(column);
      }
    }
    sheet.columns.push_back({m_labels.points + " " + m_labels.blue, 9, kFigureDecimals});
    sheet.columns.push_back({m_labels.points + " " + m_labels.red, 9, kFigureDecimals});
    sheet.columns.push_back({m_labels.ending, 24});
    sheet.frozen = 2;
    for (const contest::Game& game : m_shown.games) {
      sheet.rows.push_back(resultRow(game, std::to_string(numberOf(game.round))));
    }
    for (const contest::Rematch& rematch : m_shown.rematches) {
      contest::Game game;
      game.blue = rematch.blue;
      game.red = rematch.red;
      game.result = rematch.result;
      sheet.rows.push_back(resultRow(game, m_labels.rematch));
    }
    return sheet;
  }

  [[nodiscard]] Worksheet players() const {
    const auto phrase = [this](words::Phrase name) {
      return std::string(words::toText(name, m_subject.language));
    };
    const auto isAny = [this](std::string contest::Player::*fact) {
      return std::ranges::any_of(
          m_shown.entries, [&](const contest::Entry& entry) { return !(playerOf(entry).*fact).empty(); });
    };
    const bool hasGrades = isAny(&contest::Player::grade);
    const bool hasCoaches = isAny(&contest::Player::coach);
    Worksheet sheet = this->sheet(words::Phrase::PlayersPart, phrase(words::Phrase::PlayersPart));
    sheet.opening.resize(1);
    sheet.columns = {{m_labels.number, 6},
                     {m_labels.player, 32},
                     {m_labels.school, 32},
                     {m_labels.teams.at(static_cast<std::size_t>(contest::TeamKind::District)), 18},
                     {m_labels.teams.at(static_cast<std::size_t>(contest::TeamKind::Division)), 18}};
    if (hasGrades) sheet.columns.push_back({m_labels.gradeYear, 10});
    if (hasCoaches) sheet.columns.push_back({phrase(words::Phrase::Coach), 24});
    sheet.frozen = 2;
    for (const contest::Entry& entry : m_shown.entries) {
      const contest::Player& player = playerOf(entry);
      const contest::School* of = m_subject.contest.find(player.school);
      WorkRow row = {numberCell(std::to_string(entry.number)), textCell(contest::shownName(player)),
                     textCell(school(player)), textCell(of == nullptr ? std::string() : of->district),
                     textCell(of == nullptr ? std::string() : of->division)};
      if (hasGrades) row.push_back(textCell(player.grade));
      if (hasCoaches) row.push_back(textCell(player.coach));
      sheet.rows.push_back(std::move(row));
    }
    return sheet;
  }

  const Subject& m_subject;
  contest::Event m_shown;
  contest::Standings m_standings;
  compose::Labels m_labels;
};

}  // namespace

compose::Workbook eventWorkbook(const Subject& subject) {
  return EventBook(subject).make();
}

}  // namespace damath::papers
