// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/scoresheet/open_sheet.hpp"

#include <QFileInfo>
#include <QScopedValueRollback>
#include <utility>

#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/sheets/head_check.hpp"
#include "app/desk/sheets/sheet_head.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/contest/rematches.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::window {

namespace {

// The time from the first unsaved change until the draft is saved. More typing does not make it longer.
constexpr std::chrono::milliseconds kUntilDraft{1000};

// Returns the due rematch of two players; `of.one` has BLUE. Its draft number does not depend on their order.
// nullopt if no rematch of them is due.
std::optional<desk::Meeting> dueMeeting(const contest::Event& event, const desk::RematchOf& of) {
  if (!contest::isRematchOpen(event, of.one, of.other)) return std::nullopt;
  return desk::Meeting{of, db::ofRematch(numberOfDue(of)), of.one, of.other, {}};
}

}  // namespace

OpenSheet::OpenSheet(Session& session, SheetModel& model, QObject* parent)
    : QObject(parent), m_session(session), m_model(model) {
  m_untilDraft.setSingleShot(true);
  m_untilDraft.setInterval(kUntilDraft);
  connect(&m_untilDraft, &QTimer::timeout, this, guarded(m_session, [this] { saveDraft(); }));
  connect(&m_model, &SheetModel::edited, this, &OpenSheet::edited);
  connect(&m_session, &Session::changedElsewhere, this, &OpenSheet::noteOthersChange);
}

OpenSheet::~OpenSheet() {
  close();
}

std::optional<desk::Meeting> OpenSheet::meeting() const {
  const contest::Event* event = m_session.find(m_event);
  if (event == nullptr) return std::nullopt;
  if (m_which == Rematch::Due) return dueMeeting(*event, std::get<desk::RematchOf>(m_at));
  const auto meeting = desk::meetingOf(*event, m_at);
  return meeting ? std::optional(*meeting) : std::nullopt;
}

void OpenSheet::open(contest::EventId event, const desk::SheetAt& at, Rematch which) {
  close();
  m_event = event;
  m_at = at;
  m_which = which;
  const auto played = meeting();
  if (!played) {
    // If the game no longer exists, shows an empty scoresheet that belongs to no game. Lines typed into it
    // are not kept as a draft.
    m_origin = {};
    m_model.setSheet(m_origin);
    Q_EMIT changed();
    return;
  }
  m_contest = m_session.path();
  m_owner = played->owner;
  read();
  showFile();
  {
    const QScopedValueRollback filling(m_isFilling, true);
    m_model.setSheet(m_origin);
    takeLeftDraft(HalfTypedCell::Typing);
  }
  Q_EMIT changed();
}

DraftOf::Of OpenSheet::draftOf() const {
  if (m_owner->kind == db::OwnerKind::Game) return DraftOf::Of::Game;
  return m_which == Rematch::Due ? DraftOf::Of::DueRematch : DraftOf::Of::Rematch;
}

bool OpenSheet::nameFile() {
  const auto origin = m_session.refusals().asked(desk::HistoryDesk(m_session.desk()).origin());
  if (!origin) return false;
  m_file.emplace(DraftOf{toQt(*origin), QFileInfo(m_contest).fileName(), m_owner->game, draftOf()});
  return true;
}

void OpenSheet::takeLeftDraft(HalfTypedCell cell) {
  if (!nameFile() || !m_file->found()) return;
  // Deletes a draft whose text the contest already has. An earlier run of the program saved the text, but
  // ended before it deleted the draft.
  if (m_file->found()->sheet == SheetModel::withoutBlankLines(m_origin)) return m_file->remove();
  m_draft = m_file->found();
  if (isDue()) takeSidesOf(m_draft->sheet);
  m_basis = m_draft->version;
  auto& half = m_draft->halfTyped;
  if (cell == HalfTypedCell::Saved) half.reset();
  m_model.takeOver(half ? half->before : m_draft->sheet, {});
  if (half) m_model.setDraft(m_model.index(half->row, half->column), half->text);
}

void OpenSheet::close() {
  if (m_untilDraft.isActive()) saveDraft();
  m_untilDraft.stop();
  m_file.reset();
  m_draft.reset();
  m_inForce.reset();
  m_difference.reset();
  m_owner.reset();
  m_replaced.reset();
  m_replacedLast.reset();
}

void OpenSheet::noteOthersChange() {
  if (!m_replacedLast) return;
  m_replaced = std::exchange(m_replacedLast, std::nullopt);
  Q_EMIT changed();
}

void OpenSheet::forgetReplaced() {
  m_replaced.reset();
  Q_EMIT changed();
}

void OpenSheet::read() {
  m_inForce.reset();
  m_difference.reset();
  m_isRead = true;
  if (m_which == Rematch::Due) return;
  auto view = desk::SheetDesk(m_session.desk()).sheetInForce(m_event, m_at);
  if (view) {
    m_inForce = *std::move(view);
    const auto found = desk::SheetDesk(m_session.desk()).difference(m_event, m_at);
    if (found) m_difference = *found;
  } else if (view.error().refusal != desk::Refusal::NoSuchSheet) {
    m_isRead = false;
    m_session.refusals().show(view.error());
  }
}

sheet::Sheet OpenSheet::inForceOrBlank() const {
  if (m_inForce) return m_inForce->stored.sheet;
  return desk::blankSheet(m_session.contest(), *m_session.find(m_event), *meeting());
}

void OpenSheet::showFile() {
  m_origin = inForceOrBlank();
  m_basis = m_inForce ? m_inForce->stored.version : 0;
}

// If this program or another has entered the due rematch, the typed text becomes unsaved text of the entered
// rematch's scoresheet.
void OpenSheet::followEntering() {
  const contest::Event* event = m_session.find(m_event);
  if (!isDue() || event == nullptr || m_session.path() != m_contest || meeting()) return;
  const auto entered = desk::meetingOf(*event, m_at);
  if (!entered) return;
  const bool wasTyped = isTyped();
  if (m_file) m_file->remove();
  m_file.reset();
  m_draft.reset();
  m_which = Rematch::Played;
  m_owner = entered->owner;
  if (nameFile() && wasTyped) saveDraft();
}

void OpenSheet::reread() {
  m_replacedLast.reset();
  if (!m_owner) return;
  followEntering();
  const auto played = meeting();
  if (m_session.path() != m_contest || !played || played->owner != *m_owner) return close();
  const bool wasTyped = isTyped();
  read();
  if (wasTyped && m_model.sheet() == SheetModel::withoutBlankLines(inForceOrBlank())) {
    // The contest now has the typed text as the current version: the user saved or redid it, or another user
    // saved the same text. So the draft is deleted.
    m_untilDraft.stop();
    showFile();
    m_draft.reset();
    if (m_file) m_file->remove();
  } else if (!wasTyped && inForceOrBlank() != m_origin) {
    const QScopedValueRollback filling(m_isFilling, true);
    m_replacedLast = m_basis;
    showFile();
    m_model.setSheet(m_origin);
    takeLeftDraft();
  } else if (!wasTyped) {
    m_basis = m_inForce ? m_inForce->stored.version : 0;
    // Tries again to open the draft file, because an earlier attempt failed.
    if (!m_file) takeLeftDraft();
  }
  Q_EMIT changed();
}

bool OpenSheet::isTyped() const {
  return m_owner && m_model.sheet() != SheetModel::withoutBlankLines(m_origin);
}

void OpenSheet::edited() {
  if (m_isFilling || !m_owner) return;
  if (isTyped()) {
    if (!m_untilDraft.isActive()) m_untilDraft.start();
    if (m_replaced) forgetReplaced();
    return;
  }
  m_untilDraft.stop();
  m_draft.reset();
  if (m_file) m_file->remove();
  // Reads the contest again after the undo is complete, because the undo may have brought back a version that
  // is not the current one.
  QTimer::singleShot(0, this, guarded(m_session, [this] { reread(); }));
}

void OpenSheet::keepDraft() {
  m_draft.reset();
  Q_EMIT changed();
}

std::optional<QString> OpenSheet::saveDraft() {
  m_untilDraft.stop();
  if (!m_file || !isTyped()) return std::nullopt;
  auto refused =
      m_file->write({m_model.sheet(), m_basis, QDateTime::currentDateTime(), m_model.halfTyped(), QString()});
  if (refused && !m_isFaultShown) {
    m_isFaultShown = true;
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

void OpenSheet::changeSides() {
  if (!isDue() || !m_owner) return;
  const bool wasTyped = isTyped();
  desk::RematchOf& of = std::get<desk::RematchOf>(m_at);
  std::swap(of.one, of.other);
  {
    const QScopedValueRollback filling(m_isFilling, true);
    sheet::Sheet typed = m_model.sheet();
    showFile();
    for (const std::string_view tag :
         {sheet::kBlueTag, sheet::kBlueSchoolTag, sheet::kRedTag, sheet::kRedSchoolTag}) {
      typed.setTag(tag, std::string(m_origin.tag(tag)));
    }
    wasTyped ? m_model.takeOver(typed, {}) : m_model.setSheet(m_origin);
  }
  if (wasTyped) saveDraft();
  Q_EMIT changed();
}

bool OpenSheet::takeSidesOf(const sheet::Sheet& sheet) {
  const contest::Event* event = m_session.find(m_event);
  const auto now = meeting();
  if (!isDue() || event == nullptr || !now) return false;
  desk::Meeting other = *now;
  std::swap(other.blue, other.red);
  const auto differing = [&](const desk::Meeting& named) {
    return desk::mismatchesOf(m_session.contest(), *event, named, sheet).size();
  };
  const bool isTurned = differing(other) < differing(*now);
  if (isTurned) changeSides();
  return isTurned;
}

void OpenSheet::setStored(const desk::SheetView& view) {
  m_model.undoStack().setClean();
  m_untilDraft.stop();
  m_inForce = view;
  showFile();
  m_draft.reset();
  m_replaced.reset();
  if (m_file) m_file->remove();
  Q_EMIT changed();
}

}  // namespace damath::window
