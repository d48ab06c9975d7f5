// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/compose/lists/results_list.hpp"

#include <map>

#include "core/contest/model/shown_text.hpp"
#include "core/contest/systems/annulled_games.hpp"
#include "core/sheet/law/spelling.hpp"
#include "reports/compose/parts/names.hpp"
#include "reports/compose/parts/points_text.hpp"
#include "words/phrase.hpp"

namespace damath::compose {

namespace {

using Row = std::vector<std::string>;
using words::Phrase;

struct ResultRow {
  Row cells;
  std::optional<RowGame> game;
};

class Rows {
 public:
  Rows(const contest::Contest& contest, const contest::Event& event, words::Language language)
      : m_contest(contest), m_event(event), m_annulled(event), m_language(language) {}

  [[nodiscard]] std::vector<ResultRow> all() const {
    // The rows, sorted by round. Within a round, the games come before the byes.
    std::multimap<int, ResultRow> rounds;
    for (const contest::Game& game : m_event.games) {
      if (m_event.isHeld(game.round)) continue;
      const std::string round = std::to_string(contest::numberOf(game.round));
      const std::string board = std::to_string(contest::numberOf(game.board));
      rounds.emplace(contest::numberOf(game.round),
                     ResultRow{gameRow(round, board, game.blue, game.red, game.result), RowGame{game.id}});
    }
    for (const contest::Bye& bye : m_event.byes) {
      if (!m_event.isHeld(bye.round)) {
        rounds.emplace(contest::numberOf(bye.round), ResultRow{byeRow(bye), {}});
      }
    }
    std::vector<ResultRow> rows;
    for (auto& [round, row] : rounds) rows.push_back(std::move(row));
    for (const contest::Rematch& rematch : m_event.rematches) {
      rows.push_back(
          {gameRow(said(Phrase::Rematch, m_language), {}, rematch.blue, rematch.red, rematch.result),
           RowGame{rematch.id, true}});
    }
    return rows;
  }

 private:
  [[nodiscard]] const contest::Player& playerOf(contest::EntryId id) const {
    return m_contest.at(m_event.at(id).player);
  }

  [[nodiscard]] std::string numberOf(contest::EntryId id) const {
    return std::to_string(m_event.at(id).number);
  }

  [[nodiscard]] std::string figure(const std::optional<exact::Number>& grand) const {
    return grand ? sheet::totalWithDecimals(m_event.setup.set, *grand) : std::string();
  }

  [[nodiscard]] Row gameRow(const std::string& round, const std::string& board, contest::EntryId blue,
                            contest::EntryId red, const std::optional<contest::GameResult>& result) const {
    Row row{round,
            board,
            numberOf(blue),
            contest::shownName(playerOf(blue)),
            result ? figure(result->blueGrand) : std::string(),
            numberOf(red),
            contest::shownName(playerOf(red)),
            result ? figure(result->redGrand) : std::string(),
            said(Phrase::NoResult, m_language),
            {}};
    if (!result) return row;
    row[8] = endingName(result->ending, m_language);
    contest::Game game;
    game.blue = blue;
    game.red = red;
    game.result = result;
    row[9] = resultText(m_event, game, blue) + " – " + resultText(m_event, game, red);
    return row;
  }

  [[nodiscard]] Row byeRow(const contest::Bye& bye) const {
    const bool isAbsent = bye.kind == contest::ByeKind::Absent;
    return {std::to_string(contest::numberOf(bye.round)),
            {},
            numberOf(bye.entry),
            contest::shownName(playerOf(bye.entry)),
            {},
            {},
            isAbsent ? said(Phrase::Absent, m_language) : said(Phrase::Bye, m_language),
            {},
            {},
            pointsText(contest::countedPointsOfBye(m_event, m_annulled, bye))};
  }

  const contest::Contest& m_contest;
  const contest::Event& m_event;
  contest::AnnulledGames m_annulled;
  words::Language m_language;
};

}  // namespace

ListSheet resultsList(const contest::Contest& contest, const contest::Event& event,
                      words::Language language) {
  ListSheet list;
  list.title = said(Phrase::ResultsTitle, language);
  list.head = headOf(contest, event, language);
  list.columns = {{said(Phrase::Round, language), Align::Centre, 3, OnCard::Heading},
                  {said(Phrase::Board, language), Align::Centre, 3},
                  {said(Phrase::Number, language), Align::Centre, 3, OnCard::NewLine},
                  {said(Phrase::Blue, language), Align::Left, 14, OnCard::SameLine},
                  {said(Phrase::PrintedGrandTotal, language), Align::Right, 6},
                  {said(Phrase::Number, language), Align::Centre, 3, OnCard::NewLine},
                  {said(Phrase::Red, language), Align::Left, 14, OnCard::SameLine},
                  {said(Phrase::PrintedGrandTotal, language), Align::Right, 6},
                  {said(Phrase::PrintedEnding, language), Align::Left, 7},
                  {said(Phrase::Result, language), Align::Centre, 4, OnCard::Corner}};
  for (ResultRow& row : Rows(contest, event, language).all()) {
    list.rows.push_back(std::move(row.cells));
    list.games.push_back(row.game);
  }
  return list;
}

}  // namespace damath::compose
