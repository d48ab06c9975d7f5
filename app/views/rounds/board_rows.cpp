// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/rounds/board_rows.hpp"

#include <algorithm>

#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "app/views/parts/icon.hpp"
#include "app/words/texts/result_words.hpp"

namespace damath::views {

using models::TableCell;
using models::TableRow;
using models::toQt;
using words::Phrase;

namespace {

bool isOf(const desk::ResultDifference& difference, const desk::Place& place) {
  const auto* at = std::get_if<desk::Place>(&difference.at);
  return at != nullptr && *at == place;
}

// Two may have played more than one rematch; the figures tell which.
bool isOf(const desk::ResultDifference& difference, const contest::Rematch& rematch,
          const rules::ChipSet& set) {
  const auto* at = std::get_if<desk::RematchOf>(&difference.at);
  return at != nullptr && at->one == rematch.blue && at->other == rematch.red &&
         difference.entered == desk::factsOf(rematch.result, set);
}

bool holds(const std::vector<desk::Place>& places, const desk::Place& place) {
  return std::ranges::find(places, place) != places.end();
}

}  // namespace

std::vector<QString> BoardRows::headings() const {
  const models::Translator& translator = m_shown.translator;
  return {translator(Phrase::BoardShort),  translator(Phrase::Blue),   translator(Phrase::School),
          translator(Phrase::Red),         translator(Phrase::School), translator(Phrase::Result),
          translator(Phrase::GrandTotals), translator(Phrase::Sheet)};
}

std::vector<TableRow> BoardRows::ofRound(contest::RoundNumber round) const {
  std::vector<TableRow> rows;
  for (const contest::Game& game : m_shown.event.games) {
    if (game.round != round) continue;
    const int board = contest::numberOf(game.board);
    rows.push_back(rowOf({board, game.blue, game.red, game.result, sheetCell(game), board}));
  }
  for (const contest::Bye& bye : m_shown.event.byes) {
    if (bye.round == round) rows.push_back(byeRow(bye));
  }
  return rows;
}

std::vector<TableRow> BoardRows::ofRematches() const {
  std::vector<TableRow> rows;
  int number = 0;
  for (const contest::Rematch& rematch : m_shown.event.rematches) {
    TableCell sheet;
    if (m_shown.status != nullptr) {
      for (const desk::ResultDifference& each : m_shown.status->resultsDiffering) {
        if (isOf(each, rematch, m_shown.event.setup.set)) sheet = differing(each);
      }
    }
    rows.push_back(rowOf({++number, rematch.blue, rematch.red, rematch.result, sheet,
                          -static_cast<int>(contest::numberOf(rematch.id))}));
  }
  return rows;
}

bool BoardRows::differsIn(contest::RoundNumber round) const {
  return m_shown.status != nullptr &&
         std::ranges::any_of(m_shown.status->resultsDiffering, [round](const auto& each) {
           const auto* place = std::get_if<desk::Place>(&each.at);
           return place != nullptr && place->round == round;
         });
}

bool BoardRows::differsInRematches() const {
  return m_shown.status != nullptr &&
         std::ranges::any_of(m_shown.status->resultsDiffering, [](const auto& each) {
           return std::holds_alternative<desk::RematchOf>(each.at);
         });
}

TableCell BoardRows::differing(const desk::ResultDifference& difference) const {
  return {.text = m_shown.translator(Phrase::SheetDiffers),
          .icon = icon(Symbol::Error),
          .toolTip = m_shown.translator(Phrase::SheetDiffersHow)
                         .arg(toQt(words::resultText(difference.entered, m_shown.translator.language())),
                              toQt(words::resultText(difference.ofSheet, m_shown.translator.language())))};
}

TableCell BoardRows::sheetCell(const contest::Game& game) const {
  const models::Translator& translator = m_shown.translator;
  const desk::Place place{game.round, game.board};
  TableCell cell;
  if (game.result) cell = {.text = translator(Phrase::SheetClean), .icon = icon(Symbol::Good)};
  if (const desk::EventStatus* status = m_shown.status) {
    if (holds(status->sheetsMissing, place)) {
      cell = {.text = translator(Phrase::SheetMissing), .icon = icon(Symbol::Empty)};
    }
    if (holds(status->sheetsWithFindings, place)) {
      cell = {.text = translator(Phrase::SheetFindings), .icon = icon(Symbol::Error)};
    }
    for (const desk::ResultDifference& each : status->resultsDiffering) {
      if (isOf(each, place)) cell = differing(each);
    }
  }
  if (!m_shown.drafts.contains(game.id)) return cell;
  // A draft comes beside whatever the stored sheet is like.
  const auto both = [](const QString& first, const QString& second, const QString& between) {
    return first.isEmpty() ? second : first + between + second;
  };
  cell.text = both(cell.text, translator(Phrase::DraftWaits), QStringLiteral(" · "));
  cell.toolTip = both(cell.toolTip, translator(Phrase::DraftWaitsHow), QStringLiteral("\n"));
  if (cell.icon.isNull()) cell.icon = icon(Symbol::Note);
  return cell;
}

TableCell BoardRows::playerCell(contest::EntryId entry) const {
  const QString name = models::entryName(m_shown.contest, m_shown.event, entry);
  return {.text = QStringLiteral("#%1 %2").arg(m_shown.event.at(entry).number).arg(name), .sortKey = name};
}

TableRow BoardRows::rowOf(const Row& row) const {
  const contest::Event& event = m_shown.event;
  const auto side = [&](contest::EntryId entry, rules::Result won) {
    TableCell cell = playerCell(entry);
    cell.strong = row.result && row.result->result == won;
    return cell;
  };
  std::optional<rules::Result> result;
  if (row.result) result = row.result->result;
  const auto school = [&](contest::EntryId entry) {
    return TableCell{.text = models::entrySchool(m_shown.contest, event, entry)};
  };
  return {{{.text = QString::number(row.number), .sortKey = row.number, .alignment = Qt::AlignCenter},
           side(row.blue, rules::Result::BlueWins),
           school(row.blue),
           side(row.red, rules::Result::RedWins),
           school(row.red),
           {.text = models::resultText(result),
            .toolTip = row.result ? models::endingText(row.result->ending, m_shown.translator.language())
                                  : QString(),
            .alignment = Qt::AlignCenter,
            .strong = true},
           {.text = row.result ? models::figuresText(event.setup, *row.result) : QString(),
            .alignment = Qt::AlignCenter},
           row.sheet},
          row.key};
}

TableRow BoardRows::byeRow(const contest::Bye& bye) const {
  const TableCell blank;
  return {{{.text = QStringLiteral("—"), .sortKey = 1'000'000, .alignment = Qt::AlignCenter},
           playerCell(bye.entry),
           {.text = models::entrySchool(m_shown.contest, m_shown.event, bye.entry)},
           {.text = m_shown.translator(Phrase::Bye)},
           blank,
           blank,
           blank,
           blank},
          0};
}

}  // namespace damath::views
