// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/kept_lines.hpp"

#include <QFileInfo>
#include <algorithm>

#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/window/scoresheet/open_sheet.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/lookup.hpp"

namespace damath::window {

namespace {

bool hasAct(const desk::RowFacts& row, db::JournalAction action) {
  return row.action == action ||
         std::ranges::find(row.with, action, &desk::RowFacts::action) != row.with.end();
}

// Returns the game or rematch of the journal row. A rematch is found by the players' names; nullopt if two
// pairs have the same names.
std::optional<desk::Meeting> meetingOf(const contest::Contest& contest, const contest::Event& event,
                                       const desk::RowFacts& row) {
  std::optional<desk::Meeting> found;
  for (desk::Meeting& each : desk::meetingsOf(event)) {
    const auto* place = std::get_if<desk::Place>(&each.at);
    const std::vector<std::string> players{contest::nameOf(contest, event, each.blue),
                                           contest::nameOf(contest, event, each.red)};
    const bool isMeant = row.place ? place != nullptr && *place == *row.place
                                   : row.isRematch && place == nullptr && players == row.players;
    if (!isMeant) continue;
    if (found && (found->blue != each.blue || found->red != each.red)) return std::nullopt;
    found = std::move(each);
  }
  return found;
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
  if (!hasAct(row, db::JournalAction::StoreSheet)) return;
  const contest::Contest& contest = m_session.contest();
  const auto event = std::ranges::find_if(
      contest.events, [&](const contest::Event& each) { return each.setup.name == row.event; });
  if (event == contest.events.end()) return;
  const auto meeting = meetingOf(contest, *event, row);
  if (!meeting) return;
  const auto inForce = desk::SheetDesk(m_session.desk()).sheetInForce(event->id, meeting->at);
  if (!inForce) return;
  const bool isGame = meeting->owner.kind == db::OwnerKind::Game;
  m_stored.push_back({event->id,
                      meeting->at,
                      {origin, QFileInfo(m_session.path()).fileName(), meeting->owner.game,
                       isGame ? DraftOf::Of::Game : DraftOf::Of::Rematch},
                      inForce->stored.sheet,
                      hasAct(row, db::JournalAction::AcceptSheet)});
}

DraftOf KeptLines::ownerOf(const StoredLines& lines, desk::Refusal why) {
  const auto* of = std::get_if<desk::RematchOf>(&lines.at);
  if (of == nullptr || why != desk::Refusal::NoSuchRematch) return lines.owner;
  return {lines.owner.contest, lines.owner.file, numberOfDue(*of), DraftOf::Of::DueRematch};
}

bool KeptLines::keep() {
  bool isAny = false;
  for (const StoredLines& lines : m_stored) {
    const auto now = desk::SheetDesk(m_session.desk()).sheetInForce(lines.event, lines.at);
    const desk::Refusal why = now ? desk::Refusal::NoSuchSheet : now.error().refusal;
    const bool isGone = now ? lines.wasAccepted && now->stored.sheet != lines.sheet
                            : why == desk::Refusal::NoSuchSheet || why == desk::Refusal::NoSuchRematch;
    const DraftOf owner = ownerOf(lines, why);
    // A draft that was typed since is newer and is not overwritten.
    if (!isGone || DraftFile::isAny(owner)) continue;
    const int version = now ? now->stored.version : 0;
    isAny |= !DraftFile(owner).write({lines.sheet, version, QDateTime::currentDateTime()});
  }
  return isAny;
}

}  // namespace damath::window
