// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/dialogs/take_off_dialog.hpp"

#include <QFileInfo>
#include <QLineEdit>
#include <algorithm>

#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/result_line.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/sheets/sheet_desk.hpp"
#include "app/desk/sheets/sheet_head.hpp"
#include "app/window/scoresheet/sheet_draft.hpp"
#include "app/window/session/session.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/model/lookup.hpp"

namespace damath::window {

using words::Phrase;

namespace {

// Moves lines that were typed at the wrong board. They become a draft of the right board's scoresheet and get
// its head.
class MovedLines {
 public:
  // Precondition: `to` is a game of the event, and the session outlives this object.
  MovedLines(Session& session, contest::EventId event, const desk::Meeting& to);

  // True if the right board already has a draft. Drafts are never overwritten.
  [[nodiscard]] bool isTaken() const;
  // Saves the lines as a draft of the right board. Returns the system's error text; nullopt if there was no
  // error.
  [[nodiscard]] std::optional<QString> put(const sheet::Sheet& lines);

 private:
  Session& m_session;
  contest::EventId m_event;
  desk::Meeting m_to;
  DraftOf m_owner;
};

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
  sheet::Sheet moved = desk::blankSheet(m_session.contest(), *m_session.find(m_event), m_to);
  // The ending and the result move with the lines, because the players wrote them on the scoresheet.
  for (const std::string_view tag : {sheet::kEndingTag, sheet::kResultTag}) {
    if (!lines.tag(tag).empty()) moved.setTag(tag, std::string(lines.tag(tag)));
  }
  moved.lines = lines.lines;
  return DraftFile(m_owner).write(
      {std::move(moved), standing ? standing->stored.version : 0, QDateTime::currentDateTime()});
}

}  // namespace

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
                  : filledIn(m_translator(Phrase::NoSuchBoard), contest::numberOf(from->round), most));
  return std::nullopt;
}

bool TakeOffDialog::takeOff() {
  const desk::Author author = typedAuthor();
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
      showRefusal(filledIn(m_translator(Phrase::LinesTypedThere), m_board->text().trimmed()));
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
