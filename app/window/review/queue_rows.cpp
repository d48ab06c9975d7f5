// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/queue_rows.hpp"

#include <QStringList>
#include <variant>

#include "app/window/parts/icon.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/findings/violation_words.hpp"
#include "app/words/texts/review_queue_words.hpp"
#include "core/contest/model/lookup.hpp"
#include "core/fact_table.hpp"

namespace damath::window {

using desk::SheetNeed;
using words::Phrase;

namespace {

constexpr FactRow<SheetNeed, Symbol> kNeeds[] = {
    {SheetNeed::Settling, Symbol::Error},   {SheetNeed::NotFollowed, Symbol::NotFollowed},
    {SheetNeed::Accepting, Symbol::Accept}, {SheetNeed::Typing, Symbol::Empty},
    {SheetNeed::Review, Symbol::Review},    {SheetNeed::Signature, Symbol::Edit},
    {SheetNeed::Nothing, Symbol::Signed}};
static_assert(coversEvery(kNeeds));

// True if the game's result disqualifies this player. The arbiter has then confirmed the disqualification.
bool isDisqualified(const contest::Game* game, contest::EntryId entry) {
  if (game == nullptr || !game->result) return false;
  const rules::Ending ending = game->result->ending;
  return ending == rules::Ending::DisqualifiedBoth ||
         ending == (entry == game->blue ? rules::Ending::DisqualifiedBlue : rules::Ending::DisqualifiedRed);
}

QString joined(const std::vector<std::string>& names) {
  QStringList list;
  for (const std::string& name : names) list << toQt(name);
  return list.join(QStringLiteral(", "));
}

}  // namespace

std::vector<QString> QueueRows::headings() const {
  return {m_translator(Phrase::RoundAndBoard),
          m_translator(Phrase::Blue),
          m_translator(Phrase::Red),
          m_translator(Phrase::StateHeading),
          m_translator(Phrase::MistakesHeading),
          m_translator(Phrase::Result),
          m_translator(Phrase::ReviewersHeading)};
}

RowsToMake QueueRows::ofSheets(const Queue& queue, bool onlyOpen) const {
  RowsToMake rows;
  std::vector<int> places;
  places.reserve(queue->size());
  rows.keys.reserve(queue->size());
  for (std::size_t i = 0; i < queue->size(); ++i) {
    if (onlyOpen && (*queue)[i].need == SheetNeed::Nothing) continue;
    places.push_back(static_cast<int>(i));
    rows.keys.push_back(keyOf((*queue)[i]));
  }
  rows.make = [all = *this, queue, places = std::move(places)](std::size_t row) {
    return all.rowOf((*queue)[static_cast<std::size_t>(places[row])], places[row]);
  };
  return rows;
}

QVariant QueueRows::keyOf(const desk::QueuedSheet& sheet) const {
  const qlonglong event = contest::numberOf(m_event.id);
  if (const auto* of = std::get_if<desk::RematchOf>(&sheet.at)) {
    return QStringLiteral("%1 rematch %2 %3")
        .arg(event)
        .arg(contest::numberOf(of->one))
        .arg(contest::numberOf(of->other));
  }
  // The key of a game is one number, because numbers are fast to compare in an event with thousands of rows.
  // A round number is at most 999, a board number at most a million.
  const auto& place = std::get<desk::Place>(sheet.at);
  return (event << 32) | (qlonglong{contest::numberOf(place.round)} << 20) | contest::numberOf(place.board);
}

TableRow QueueRows::rowOf(const desk::QueuedSheet& sheet, int queued) const {
  const auto* place = std::get_if<desk::Place>(&sheet.at);
  const QString where = place == nullptr ? m_translator(Phrase::RematchShort)
                                         : QStringLiteral("%1 · %2")
                                               .arg(contest::numberOf(place->round))
                                               .arg(contest::numberOf(place->board));
  // In the order of the list, rematches come after all rounds. A round number is at most 999, a board number
  // at most a million.
  const int order = place == nullptr
                        ? 2'000'000'000 + queued
                        : contest::numberOf(place->round) * 1'000'001 + contest::numberOf(place->board);
  const QString result = sheet.result ? wholeResult(m_event.setup, *sheet.result, m_translator.language())
                                      : resultText(std::nullopt);
  const bool isOpen = sheet.need == SheetNeed::Settling || sheet.need == SheetNeed::NotFollowed;
  const contest::Game* game =
      place == nullptr ? nullptr : contest::gameAt(m_event, place->round, place->board);
  const bool isBegun = game != nullptr && m_drafts.contains(game->id);
  QString need = toQt(words::needText(sheet, m_translator.language()));
  // A missing scoresheet with a draft is shown as begun, not as missing.
  if (isBegun && sheet.need == SheetNeed::Typing) {
    need = m_translator(Phrase::DraftWaits);
  } else if (isBegun) {
    need += QStringLiteral(" · ") + m_translator(Phrase::DraftWaits);
  }
  return {
      {{.text = where, .sortKey = order, .alignment = Qt::AlignCenter},
       {.text = entryName(*m_contest, m_event, sheet.blue)},
       {.text = entryName(*m_contest, m_event, sheet.red)},
       {.text = need,
        .sortKey = queued,
        .icon = icon(isBegun && sheet.need == SheetNeed::Typing ? Symbol::Edit : factOf(kNeeds, sheet.need)),
        .toolTip = isBegun ? m_translator(Phrase::DraftWaitsHow) : QString(),
        .strong = isOpen},
       {.text = sheet.stage ? QString::number(sheet.mistakes) : QString(),
        .sortKey = sheet.mistakes,
        .alignment = Qt::AlignCenter},
       {.text = result, .icon = sheet.isResultOther ? icon(Symbol::Error) : QIcon()},
       {.text = joined(checkersOf(sheet))}},
      keyOf(sheet)};
}

std::vector<QString> QueueRows::violationHeadings() const {
  return {m_translator(Phrase::WhenHeading),           m_translator(Phrase::Player),
          m_translator(Phrase::GameHeading),           m_translator(Phrase::ViolationHeading),
          m_translator(Phrase::ViolationCountHeading), m_translator(Phrase::LoggedByHeading)};
}

std::vector<TableRow> QueueRows::ofViolations(const std::vector<desk::ViolationLogged>& violations) const {
  std::vector<TableRow> rows;
  for (std::size_t i = 0; i < violations.size(); ++i) {
    const desk::ViolationLogged& logged = violations[i];
    const db::Violation& violation = logged.violation;
    const contest::Game* game = violation.game ? m_event.find(*violation.game) : nullptr;
    const QString where = game == nullptr ? m_translator(Phrase::NoGame)
                                          : QStringLiteral("%1 · %2")
                                                .arg(contest::numberOf(game->round))
                                                .arg(contest::numberOf(game->board));
    QString what = toQt(words::kindText(violation.kind, m_translator.language()));
    if (!violation.remark.empty()) what += QStringLiteral(" – ") + toQt(violation.remark);
    QString count = QString::number(logged.count);
    if (logged.disqualifying) {
      count = isDisqualified(game, violation.entry)
                  ? QStringLiteral("%1 – %2 (T5)")
                        .arg(count, endingText(game->result->ending, m_translator.language()))
                  : m_translator(Phrase::ViolationTooMany).arg(count);
    }
    rows.push_back(
        {{{.text = momentText(violation.at, m_translator.language()), .sortKey = toQt(violation.at)},
          {.text = entryName(*m_contest, m_event, violation.entry)},
          {.text = where, .alignment = Qt::AlignCenter},
          {.text = what},
          {.text = count,
           .sortKey = logged.count,
           .icon = logged.disqualifying ? icon(Symbol::Error) : QIcon(),
           .strong = logged.disqualifying},
          {.text = toQt(violation.by)}},
         static_cast<int>(i)});
  }
  return rows;
}

}  // namespace damath::window
