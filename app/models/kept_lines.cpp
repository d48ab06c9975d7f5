// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/kept_lines.hpp"

#include <QFileInfo>
#include <algorithm>

#include "app/desk/keeping/history_desk.hpp"
#include "app/models/qt_text.hpp"
#include "core/contest/lookup.hpp"

namespace damath::models {

namespace {

bool hasAct(const desk::RowFacts& row, db::JournalAction action) {
  return row.action == action ||
         std::ranges::find(row.with, action, &desk::RowFacts::action) != row.with.end();
}

}  // namespace

KeptLines::KeptLines(Session& session, const std::vector<desk::RowFacts>& rows) : m_session(session) {
  const bool isAnySheet = std::ranges::any_of(
      rows, [](const desk::RowFacts& row) { return hasAct(row, db::JournalAction::StoreSheet); });
  if (!isAnySheet) return;
  const auto origin = desk::HistoryDesk(m_session.desk()).origin();
  if (!origin) return;
  for (const desk::RowFacts& row : rows) remember(toQt(*origin), row);
}

void KeptLines::remember(const QString& origin, const desk::RowFacts& row) {
  if (!hasAct(row, db::JournalAction::StoreSheet) || !row.place) return;
  const auto& events = m_session.contest().events;
  const auto event =
      std::ranges::find_if(events, [&](const contest::Event& each) { return each.setup.name == row.event; });
  if (event == events.end()) return;
  const contest::Game* game = contest::gameAt(*event, row.place->round, row.place->board);
  const auto inForce = desk::SheetDesk(m_session.desk()).sheetInForce(event->id, *row.place);
  if (game == nullptr || !inForce) return;
  m_stored.push_back({event->id,
                      *row.place,
                      {origin, QFileInfo(m_session.path()).fileName(), game->id},
                      inForce->stored.sheet,
                      hasAct(row, db::JournalAction::AcceptSheet)});
}

bool KeptLines::keep() {
  bool isAny = false;
  for (const StoredLines& lines : m_stored) {
    const auto now = desk::SheetDesk(m_session.desk()).sheetInForce(lines.event, lines.place);
    const bool isGone = now ? lines.wasAccepted && now->stored.sheet != lines.sheet
                            : now.error().refusal == desk::Refusal::NoSuchSheet;
    // What was typed since is worth more.
    if (!isGone || DraftFile::isAny(lines.owner)) continue;
    const int version = now ? now->stored.version : 0;
    isAny |= !DraftFile(lines.owner).write({lines.sheet, version, QDateTime::currentDateTime()});
  }
  return isAny;
}

}  // namespace damath::models
