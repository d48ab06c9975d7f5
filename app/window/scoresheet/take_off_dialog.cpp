// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/take_off_dialog.hpp"

#include <QLineEdit>
#include <algorithm>

#include "app/desk/rounds/result_line.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/window/scoresheet/moved_lines.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/lookup.hpp"

namespace damath::window {

using words::Phrase;

TakeOffDialog::TakeOffDialog(Session& session, const Translator& translator, contest::EventId event,
                             const desk::Meeting& from, Lines which, sheet::Sheet lines, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_event(event),
      m_from(from),
      m_which(which),
      m_lines(std::move(lines)),
      m_board(new QLineEdit(this)),
      m_by(new QLineEdit(this)),
      m_reason(new QLineEdit(this)) {
  const bool isStored = m_which == Lines::Stored;
  setWindowTitle(m_translator.plain(Phrase::TakeOffSheet));
  setIntroduction(m_translator(isStored ? Phrase::TakeOffIntroduction : Phrase::MoveLinesIntroduction));
  setSubmitText(isStored ? Phrase::TakeOff : Phrase::MoveLines);
  addField(Phrase::BoardOfSheet, m_board);
  addField(Phrase::UndoneBy, m_by);
  addField(Phrase::Reason, m_reason);
  setFieldVisible(m_board, std::holds_alternative<desk::Place>(m_from.at));
  setWanted(m_board, !isStored);
  setFieldVisible(m_by, isStored);
  setFieldVisible(m_reason, isStored);
}

std::optional<desk::Meeting> TakeOffDialog::destination() {
  const contest::Event* event = m_session.find(m_event);
  const auto* from = std::get_if<desk::Place>(&m_from.at);
  if (event == nullptr || from == nullptr) return std::nullopt;
  const auto board = desk::parseBoard(fromQt(m_board->text().trimmed()));
  const contest::Game* game = board ? contest::gameAt(*event, from->round, *board) : nullptr;
  if (game != nullptr && game->board != from->board) return desk::meetingOf(*game);
  int most = 0;
  for (const contest::Game& each : event->games) {
    if (each.round == from->round) most = std::max(most, contest::numberOf(each.board));
  }
  showRefusal(game != nullptr
                  ? m_translator(Phrase::SameBoard)
                  : m_translator(Phrase::NoSuchBoard).arg(contest::numberOf(from->round)).arg(most));
  return std::nullopt;
}

bool TakeOffDialog::takeOff() {
  const desk::Author author = m_session.author(m_by->text(), m_reason->text());
  return m_session.change(m_event, author, &desk::SheetDesk::takeOff, m_event, m_from.at).has_value();
}

bool TakeOffDialog::submit() {
  const bool isMoved = !m_board->text().trimmed().isEmpty() || m_which == Lines::Typed;
  std::optional<MovedLines> lines;
  if (isMoved) {
    const auto to = destination();
    if (!to) return false;
    lines.emplace(m_session, m_event, *to);
    if (lines->isTaken()) {
      showRefusal(m_translator(Phrase::LinesTypedThere).arg(m_board->text().trimmed()));
      return false;
    }
  }
  if (m_which == Lines::Stored && !takeOff()) return false;
  if (lines) {
    if (const auto fault = lines->put(m_lines)) {
      showRefusal(m_translator(Phrase::NoDrafts).arg(draftFolder(), *fault));
      return false;
    }
  }
  Q_EMIT takenOff(lines ? m_translator(Phrase::LinesWaitThere).arg(m_board->text().trimmed())
                        : m_translator(Phrase::SheetTakenOff));
  return true;
}

}  // namespace damath::window
