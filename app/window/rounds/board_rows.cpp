// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rounds/board_rows.hpp"

#include <algorithm>

#include "app/desk/change/result_difference.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/check_in_words.hpp"
#include "app/words/texts/confirmation_words.hpp"
#include "app/words/texts/coverage_words.hpp"
#include "app/words/texts/place_words.hpp"
#include "app/words/texts/result_words.hpp"
#include "core/contest/model/school_or_section.hpp"
#include "core/contest/systems/origin.hpp"
#include "core/fact_table.hpp"
#include "reports/compose/parts/names.hpp"

namespace damath::window {

using words::Phrase;

namespace {

bool isOf(const desk::ResultDifference& difference, const desk::Place& place) {
  const auto* at = std::get_if<desk::Place>(&difference.at);
  return at != nullptr && *at == place;
}

// True if `difference` (a result that differs from its scoresheet) is about this rematch. Two players may
// have played several rematches, so the entered result must be equal too.
bool isOf(const desk::ResultDifference& difference, const contest::Rematch& rematch,
          const rules::ChipSet& set) {
  const auto* at = std::get_if<desk::RematchOf>(&difference.at);
  return at != nullptr && at->one == rematch.blue && at->other == rematch.red &&
         difference.entered == desk::factsOf(rematch.result, set);
}

// The word and the symbol for the stage of a board (desk::BoardStage), for example "not followed".
struct Stage {
  Phrase words{};
  Symbol symbol{};
};
constexpr FactRow<desk::BoardStage, Stage> kStages[] = {
    {desk::BoardStage::ToPlay, {Phrase::StageToPlay, Symbol::Empty}},
    {desk::BoardStage::Playing, {Phrase::StagePlaying, Symbol::Playing}},
    {desk::BoardStage::ResultIn, {Phrase::StageResultIn, Symbol::Result}},
    {desk::BoardStage::SheetIn, {Phrase::StageSheetIn, Symbol::Sheet}},
    {desk::BoardStage::NotFollowed, {Phrase::StageNotFollowed, Symbol::NotFollowed}},
    {desk::BoardStage::Audited, {Phrase::StageAudited, Symbol::Good}},
    {desk::BoardStage::Reviewed, {Phrase::StageReviewed, Symbol::Accept}},
    {desk::BoardStage::Signed, {Phrase::StageSigned, Symbol::Signed}}};
static_assert(coversEvery(kStages));

// Returns the key of the row of a bye: an allotted bye has the entry, negative.
int keyOf(const contest::Bye& bye) {
  return bye.kind == contest::ByeKind::Allotted ? -static_cast<int>(contest::numberOf(bye.entry)) : 0;
}

}  // namespace

std::vector<QString> BoardRows::headings() const {
  const Translator& translator = m_shown.translator;
  const QString beside = headingBeside();
  return {translator(Phrase::BoardShort),
          translator(Phrase::Blue),
          beside,
          translator(Phrase::Red),
          beside,
          translator(Phrase::Result),
          translator(Phrase::GrandTotals),
          translator(Phrase::BoardState)};
}

RowsToMake BoardRows::ofRound(contest::RoundNumber round, WhichBoards which) const {
  const auto isWanted = [&](const contest::Game& game) {
    if (game.round != round) return false;
    if (which == WhichBoards::Every || m_shown.status == nullptr) return true;
    return m_shown.status->boards.of(game.id).isOutstanding;
  };
  RowsToMake rows;
  std::vector<const contest::Game*> games;
  std::vector<const contest::Bye*> byes;
  for (const contest::Game& game : m_shown.event.games) {
    if (!isWanted(game)) continue;
    games.push_back(&game);
    rows.keys.emplace_back(contest::numberOf(game.board));
  }
  for (const contest::Bye& bye : m_shown.event.byes) {
    if (bye.round != round || which == WhichBoards::Outstanding) continue;
    byes.push_back(&bye);
    rows.keys.emplace_back(keyOf(bye));
  }
  rows.make = [all = *this, games, byes](std::size_t row) {
    return row < games.size() ? all.gameRow(*games[row]) : all.byeRow(*byes[row - games.size()]);
  };
  return rows;
}

TableRow BoardRows::gameRow(const contest::Game& game) const {
  const int board = contest::numberOf(game.board);
  return rowOf({board, game.blue, game.red, game.result, stateCell(game), board, game.round});
}

std::vector<TableRow> BoardRows::ofRematches() const {
  std::vector<TableRow> rows;
  int number = 0;
  for (const contest::Rematch& rematch : m_shown.event.rematches) {
    TableCell sheet{.text = m_shown.translator(Phrase::StageResultIn), .icon = icon(Symbol::Result)};
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
          .toolTip = filledIn(m_shown.translator(Phrase::SheetDiffersHow),
                              toQt(words::resultText(difference.entered, m_shown.translator.language())),
                              toQt(words::resultText(difference.ofSheet, m_shown.translator.language())))};
}

TableCell BoardRows::stateCell(const contest::Game& game) const {
  const Translator& translator = m_shown.translator;
  const desk::Place place{game.round, game.board};
  TableCell cell;
  if (const desk::EventStatus* status = m_shown.status.get()) {
    const desk::BoardState state = status->boards.of(game.id);
    const Stage stage = factOf(kStages, state.stage);
    cell = {.text = translator(stage.words),
            .sortKey = static_cast<int>(state.stage),
            .icon = icon(stage.symbol)};
    const auto lacks = [&](Phrase what) {
      cell.text = translator(Phrase::StageWithout).arg(cell.text, translator(what));
    };
    const bool hasSheet = state.stage >= desk::BoardStage::SheetIn;
    if (state.stage == desk::BoardStage::ResultIn && state.isOutstanding) lacks(Phrase::SheetMissingHere);
    if (state.stage == desk::BoardStage::SheetIn) lacks(Phrase::SheetFindings);
    if (state.stage == desk::BoardStage::SheetIn) cell.icon = icon(Symbol::Error);
    const auto unfollowed =
        std::ranges::find(status->notFollowed, desk::SheetAt(place), &desk::NotFollowedSheet::at);
    const bool isSaid =
        state.stage == desk::BoardStage::SheetIn || state.stage == desk::BoardStage::NotFollowed;
    if (isSaid && unfollowed != status->notFollowed.end()) {
      cell.toolTip = toQt(words::followedText(unfollowed->coverage, translator.language()));
      if (state.stage == desk::BoardStage::SheetIn) lacks(Phrase::StageNotFollowed);
    }
    if (hasSheet && !state.hasResult) lacks(Phrase::ResultMissing);
    for (const desk::SheetOf& each : status->reviewsDiffering) {
      const auto* at = std::get_if<desk::Place>(&each.at);
      if (at == nullptr || *at != place) continue;
      lacks(Phrase::ReviewDiffersHere);
      cell.icon = icon(Symbol::Error);
    }
    for (const desk::SheetsAlike& each : status->sheetsAlike) {
      const bool isFirst = each.first.at == desk::SheetAt(place);
      if (!isFirst && each.second.at != desk::SheetAt(place)) continue;
      const desk::SheetOf& other = isFirst ? each.second : each.first;
      lacks(Phrase::SameMovesHere);
      cell.icon = icon(Symbol::Error);
      cell.toolTip =
          translator(Phrase::SameMovesAs)
              .arg(toQt(words::sheetPlaceText(other.at, translator.language())), toQt(other.players));
    }
    for (const desk::ResultDifference& each : status->resultsDiffering) {
      if (isOf(each, place)) cell = differing(each);
    }
  }
  if (!m_shown.drafts.contains(game.id)) return cell;
  // The cell shows both the state of the saved scoresheet and the note that a draft exists.
  const auto both = [](const QString& first, const QString& second, const QString& between) {
    return first.isEmpty() ? second : first + between + second;
  };
  cell.text = both(cell.text, translator(Phrase::DraftWaits), QStringLiteral(" · "));
  cell.toolTip = both(cell.toolTip, translator(Phrase::DraftWaitsHow), QStringLiteral("\n"));
  if (cell.icon.isNull()) cell.icon = icon(Symbol::Note);
  return cell;
}

TableCell BoardRows::playerCell(contest::EntryId entry, std::optional<contest::RoundNumber> lateIn) const {
  const QString name = entryName(*m_shown.contest, m_shown.event, entry);
  TableCell cell{.text = QStringLiteral("#%1 %2").arg(m_shown.event.at(entry).number).arg(name),
                 .sortKey = name};
  if (!lateIn || !m_shown.late.contains({*lateIn, entry})) return cell;
  const QString late = toQt(words::presenceText(desk::Presence::Late, m_shown.translator.language()));
  cell.text = QStringLiteral("%1 – %2").arg(cell.text, late);
  cell.icon = icon(Symbol::Recent);
  return cell;
}

QString BoardRows::headingBeside() const {
  return m_shown.translator(
      compose::schoolHeading(contest::schoolOrSectionIn(*m_shown.contest, m_shown.event)));
}

TableCell BoardRows::schoolCell(contest::EntryId entry) const {
  return {.text = entrySchoolOrSection(*m_shown.contest, m_shown.event, entry)};
}

std::vector<QString> BoardRows::headingsOfUnpublished() const {
  const Translator& translator = m_shown.translator;
  const QString beside = headingBeside();
  return {translator(Phrase::BoardShort),
          translator(Phrase::Blue),
          beside,
          translator(Phrase::Red),
          beside,
          translator(Phrase::AgainstIt),
          translator(Phrase::ProgramsPairing)};
}

std::vector<TableRow> BoardRows::ofHeld(const desk::UnpublishedRound& round) const {
  std::vector<TableRow> rows;
  int number = 0;
  for (const pairing::Board& board : round.now().boards) {
    ++number;
    rows.push_back({{{.text = QString::number(number), .sortKey = number, .alignment = Qt::AlignCenter},
                     playerCell(board.blue, round.now().round),
                     schoolCell(board.blue),
                     playerCell(board.red, round.now().round),
                     schoolCell(board.red),
                     faultsCell(round, board),
                     programCell(round, board)},
                    number});
  }
  for (const contest::Bye& bye : round.now().byes) {
    TableRow row = byeRow(bye);
    row.cells.pop_back();
    row.cells[5] = faultsCell(round, {bye.entry, bye.entry});
    rows.push_back(std::move(row));
  }
  return rows;
}

TableCell BoardRows::faultsCell(const desk::UnpublishedRound& round, const pairing::Board& board) const {
  const auto nameOf = [this](contest::EntryId entry) {
    return fromQt(entryName(*m_shown.contest, m_shown.event, entry));
  };
  TableCell cell;
  QStringList faults;
  for (const pairing::ManualFault& fault : desk::faultsOf(round, board)) {
    faults << toQt(words::manualFaultText(fault, nameOf, m_shown.translator.language()));
    const bool isImpossible = pairing::severityOf(fault.kind) == pairing::Severity::Impossible;
    if (cell.icon.isNull()) cell.icon = icon(isImpossible ? Symbol::Error : Symbol::Consequence);
  }
  cell.text = faults.join(QStringLiteral("; "));
  cell.toolTip = faults.join(u'\n');
  return cell;
}

TableCell BoardRows::programCell(const desk::UnpublishedRound& round, const pairing::Board& board) const {
  // If this board's players have other opponents in the program's pairing, the cell shows the program's
  // pairs: the pair of this board's BLUE player first, the pair of its RED player below.
  QStringList pairs;
  for (const pairing::Board& other : desk::programInstead(round, board)) {
    const QString red = other.red == desk::kNobody ? m_shown.translator(Phrase::Bye)
                                                   : entryName(*m_shown.contest, m_shown.event, other.red);
    const QString pair = entryName(*m_shown.contest, m_shown.event, other.blue) + QStringLiteral(" – ") + red;
    const bool isOfBlue = other.blue == board.blue || other.red == board.blue;
    isOfBlue ? pairs.prepend(pair) : pairs.append(pair);
  }
  if (pairs.isEmpty()) return {};
  const auto text = [&](const QString& names) { return m_shown.translator(Phrase::ProgramPairs).arg(names); };
  const QString both = text(pairs.join(u'\n'));
  return {.text = both, .icon = icon(Symbol::Note), .toolTip = both};
}

TableRow BoardRows::rowOf(const Row& row) const {
  const contest::Event& event = m_shown.event;
  const auto side = [&](contest::EntryId entry, rules::Result won) {
    TableCell cell = playerCell(entry, row.result ? std::nullopt : row.round);
    cell.strong = row.result && row.result->result == won;
    return cell;
  };
  std::optional<rules::Result> result;
  QString facts;
  if (row.result) {
    result = row.result->result;
    // The ending stands below the totals, so that the names have more width.
    facts = factsText(event.setup, *row.result, m_shown.translator.language());
    facts.replace(QStringLiteral(", "), QStringLiteral("\n"));
  }
  return {{{.text = QString::number(row.number), .sortKey = row.number, .alignment = Qt::AlignCenter},
           side(row.blue, rules::Result::BlueWins),
           schoolCell(row.blue),
           side(row.red, rules::Result::RedWins),
           schoolCell(row.red),
           {.text = resultText(result),
            .toolTip = row.result ? endingText(row.result->ending, m_shown.translator.language()) : QString(),
            .alignment = Qt::AlignCenter,
            .strong = true},
           {.text = facts, .alignment = Qt::AlignCenter},
           row.state},
          row.key};
}

QString BoardRows::byeText(const contest::Bye& bye) const {
  const Translator& translator = m_shown.translator;
  const contest::Event& event = m_shown.event;
  if (bye.kind == contest::ByeKind::Absent) return translator(Phrase::AbsentShort);
  if (const auto away = pairing::awayOpponent(*m_shown.contest, event, bye)) {
    return translator(Phrase::ByeOfAway).arg(entryName(*m_shown.contest, event, *away));
  }
  const bool isOdd =
      event.setup.system == contest::System::RoundRobin || event.setup.system == contest::System::Swiss;
  return translator(isOdd ? Phrase::ByeOdd : Phrase::Bye);
}

TableRow BoardRows::byeRow(const contest::Bye& bye) const {
  const TableCell blank;
  return {{{.text = QStringLiteral("—"), .sortKey = 1'000'000, .alignment = Qt::AlignCenter},
           playerCell(bye.entry),
           schoolCell(bye.entry),
           {.text = byeText(bye), .toolTip = byeText(bye)},
           blank,
           blank,
           blank,
           blank},
          keyOf(bye)};
}

}  // namespace damath::window
