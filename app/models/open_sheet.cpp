// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/open_sheet.hpp"

#include <QFileInfo>
#include <QScopedValueRollback>
#include <algorithm>

#include "app/desk/keeping/history_desk.hpp"
#include "app/models/contest_text.hpp"
#include "app/models/qt_text.hpp"
#include "core/contest/lookup.hpp"

namespace damath::models {

namespace {

// After the first letter that is in no draft; going on typing does not put it off.
constexpr std::chrono::milliseconds kUntilDraft{1000};

sheet::Sheet blankSheet(const contest::Contest& contest, const contest::Event& event,
                        const contest::Game& game) {
  sheet::Sheet sheet;
  sheet.setTag("Event", event.setup.name);
  if (!contest.head.date.empty()) sheet.setTag("Date", contest.head.date);
  sheet.setTag("Round", std::to_string(contest::numberOf(game.round)));
  sheet.setTag("Board", std::to_string(contest::numberOf(game.board)));
  sheet.setTag("Set", event.setup.set.name);
  sheet.setTag("Ruleset", event.setup.ruleset.name);
  sheet.setTag("Blue", fromQt(entryName(contest, event, game.blue)));
  sheet.setTag("BlueSchool", fromQt(entrySchool(contest, event, game.blue)));
  sheet.setTag("Red", fromQt(entryName(contest, event, game.red)));
  sheet.setTag("RedSchool", fromQt(entrySchool(contest, event, game.red)));
  return sheet;
}

}  // namespace

OpenSheet::OpenSheet(Session& session, SheetModel& model, QObject* parent)
    : QObject(parent), m_session(session), m_model(model) {
  m_untilDraft.setSingleShot(true);
  m_untilDraft.setInterval(kUntilDraft);
  connect(&m_untilDraft, &QTimer::timeout, this, guarded(m_session, [this] { saveDraft(); }));
  connect(&m_model, &SheetModel::edited, this, &OpenSheet::edited);
}

OpenSheet::~OpenSheet() {
  close();
}

const contest::Game* OpenSheet::game() const {
  const contest::Event* event = m_session.find(m_event);
  return event == nullptr ? nullptr : contest::gameAt(*event, m_place.round, m_place.board);
}

void OpenSheet::open(contest::EventId event, desk::Place place) {
  close();
  m_event = event;
  m_place = place;
  const contest::Game* played = game();
  if (played == nullptr) return;
  m_contest = m_session.path();
  m_game = played->id;
  read();
  showFile();
  {
    const QScopedValueRollback filling(m_isFilling, true);
    m_model.setSheet(m_origin);
    takeLeftDraft();
  }
  Q_EMIT changed();
}

void OpenSheet::takeLeftDraft() {
  const auto origin = m_session.asked(desk::HistoryDesk(m_session.desk()).origin());
  if (!origin) return;
  m_file.emplace(DraftOf{toQt(*origin), QFileInfo(m_contest).fileName(), *m_game});
  if (!m_file->found()) return;
  // The program ended between storing and removing.
  if (m_file->found()->sheet == SheetModel::withoutBlankLines(m_origin)) return m_file->remove();
  m_draft = m_file->found();
  m_basis = m_draft->version;
  m_model.takeOver(m_draft->sheet, {});
}

void OpenSheet::close() {
  if (m_untilDraft.isActive()) saveDraft();
  m_untilDraft.stop();
  m_file.reset();
  m_draft.reset();
  m_inForce.reset();
  m_difference.reset();
  m_game.reset();
}

void OpenSheet::read() {
  m_inForce.reset();
  m_difference.reset();
  auto view = desk::SheetDesk(m_session.desk()).sheetInForce(m_event, m_place);
  if (view) {
    m_inForce = *std::move(view);
    const auto found = desk::SheetDesk(m_session.desk()).difference(m_event, m_place);
    if (found) m_difference = *found;
  } else if (view.error().refusal != desk::Refusal::NoSuchSheet) {
    m_session.refuse(view.error());
  }
}

sheet::Sheet OpenSheet::inForceOrBlank() const {
  if (m_inForce) return m_inForce->stored.sheet;
  return blankSheet(m_session.contest(), *m_session.find(m_event), *game());
}

void OpenSheet::showFile() {
  m_origin = inForceOrBlank();
  m_basis = m_inForce ? m_inForce->stored.version : 0;
}

void OpenSheet::reread() {
  if (!m_game) return;
  const contest::Game* played = game();
  if (m_session.path() != m_contest || played == nullptr || played->id != *m_game) return close();
  const bool wasTyped = isTyped();
  read();
  if (wasTyped && m_model.sheet() == SheetModel::withoutBlankLines(inForceOrBlank())) {
    // What is typed stands in the contest by now: it was done again.
    m_untilDraft.stop();
    showFile();
    m_draft.reset();
    if (m_file) m_file->remove();
  } else if (!wasTyped && inForceOrBlank() != m_origin) {
    const QScopedValueRollback filling(m_isFilling, true);
    showFile();
    m_model.setSheet(m_origin);
    takeLeftDraft();
  } else if (!wasTyped) {
    m_basis = m_inForce ? m_inForce->stored.version : 0;
  }
  Q_EMIT changed();
}

bool OpenSheet::isTyped() const {
  return m_game && m_model.sheet() != SheetModel::withoutBlankLines(m_origin);
}

void OpenSheet::edited() {
  if (m_isFilling || !m_game) return;
  if (isTyped()) {
    if (!m_untilDraft.isActive()) m_untilDraft.start();
    return;
  }
  m_untilDraft.stop();
  m_draft.reset();
  if (m_file) m_file->remove();
  // Undoing may have led to a version that is in force no more; it is left once the undo stack is done.
  QTimer::singleShot(0, this, guarded(m_session, [this] { reread(); }));
}

void OpenSheet::keepDraft() {
  m_draft.reset();
  Q_EMIT changed();
}

std::optional<QString> OpenSheet::saveDraft() {
  m_untilDraft.stop();
  if (!m_file || !isTyped()) return std::nullopt;
  auto refused = m_file->write({m_model.sheet(), m_basis, QDateTime::currentDateTime()});
  if (refused && !m_isTold) {
    m_isTold = true;
    Q_EMIT draftRefused(*refused);
  }
  return refused;
}

void OpenSheet::discard() {
  m_untilDraft.stop();
  {
    const QScopedValueRollback filling(m_isFilling, true);
    showFile();
    m_model.takeOver(m_origin, {});
  }
  m_draft.reset();
  if (m_file) m_file->remove();
  Q_EMIT changed();
}

void OpenSheet::setStored(const desk::SheetView& view) {
  m_model.undoStack().setClean();
  m_untilDraft.stop();
  m_inForce = view;
  showFile();
  m_draft.reset();
  if (m_file) m_file->remove();
  Q_EMIT changed();
}

}  // namespace damath::models
