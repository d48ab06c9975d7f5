// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/moved_lines.hpp"

#include <QFileInfo>

#include "app/desk/keeping/history_desk.hpp"
#include "app/window/scoresheet/blank_sheet.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

MovedLines::MovedLines(Session& session, contest::EventId event, const desk::Meeting& to)
    : m_session(session), m_event(event), m_to(to) {
  const auto origin = m_session.refusals().asked(desk::HistoryDesk(m_session.desk()).origin());
  m_owner = {toQt(origin.value_or(std::string())), QFileInfo(m_session.path()).fileName(), m_to.owner.game,
             DraftOf::Of::Game};
}

bool MovedLines::isTaken() const {
  return DraftFile::isAny(m_owner);
}

std::optional<QString> MovedLines::put(const sheet::Sheet& lines) {
  const auto standing = desk::SheetDesk(m_session.desk()).sheetInForce(m_event, m_to.at);
  sheet::Sheet moved = blankSheet(m_session.contest(), *m_session.find(m_event), m_to);
  // The ending and the result are written on the scoresheet, so they move together with the lines.
  for (const std::string_view tag : {sheet::kEndingTag, sheet::kResultTag}) {
    if (!lines.tag(tag).empty()) moved.setTag(tag, std::string(lines.tag(tag)));
  }
  moved.lines = lines.lines;
  return DraftFile(m_owner).write(
      {std::move(moved), standing ? standing->stored.version : 0, QDateTime::currentDateTime()});
}

}  // namespace damath::window
