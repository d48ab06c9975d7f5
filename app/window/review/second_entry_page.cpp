// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/review/second_entry_page.hpp"

#include <QFileInfo>
#include <QHideEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <utility>

#include "app/desk/keeping/history_desk.hpp"
#include "app/desk/rounds/meeting.hpp"
#include "app/desk/rounds/sheet_in_force.hpp"
#include "app/desk/sheets/review_desk.hpp"
#include "app/desk/sheets/sheet_head.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/notice_bar.hpp"
#include "app/window/rounds/quick_entry.hpp"
#include "app/window/scoresheet/sheet_grid.hpp"
#include "app/window/scoresheet/sheet_walk.hpp"
#include "app/window/text/contest_text.hpp"
#include "app/window/text/filled_in.hpp"
#include "app/window/text/qt_text.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr std::chrono::milliseconds kUntilEntryDraft{1000};

}  // namespace

SecondEntryPage::SecondEntryPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_model(m_translator),
      m_audit(m_translator),
      m_notice(new NoticeBar(this)),
      m_hint(new QLabel(this)),
      m_how(wrappedLabel(this)),
      m_byLabel(new QLabel(this)),
      m_by(new QLineEdit(this)),
      m_grid(new SheetGrid(m_model, m_translator, this)),
      m_lines(m_model, *m_grid) {
  addBack();
  setFirst(m_by);  // Return leads from there to the lines
  addButtons({Command::StoreSecondEntry});
  m_hint->setWordWrap(true);
  m_how->setForegroundRole(QPalette::PlaceholderText);
  m_byLabel->setBuddy(m_by);
  auto* names = inRow({m_byLabel, {m_by, 1}, Placed::room(1)}, 8);
  addBody(m_notice, 0);
  addBody(m_hint, 0);
  addBody(names);
  addBody(m_grid);
  addBody(m_how, 0);
  m_untilDraft.setSingleShot(true);
  m_untilDraft.setInterval(kUntilEntryDraft);
  on(&m_untilDraft, &QTimer::timeout, [this] { saveDraft(); });
  m_grid->setWalk([this](GridCell at, Going going) {
    const contest::Event* shown = shownEvent();
    return shown == nullptr ? at : nextCell(m_model, m_audit, shown->setup, at, going);
  });
  connect(m_grid, &SheetGrid::typing, &m_model, &SheetModel::setDraft);
  connect(m_grid, &SheetGrid::typing, this, [this] { m_halfTyped.reset(); });
  connect(&m_model, &SheetModel::edited, this, &SecondEntryPage::edited);
  connect(m_by, &QLineEdit::returnPressed, this, [this] {
    // A number in the name field is probably the first line of the scoresheet, typed in the wrong field.
    if (!m_by->text().isEmpty() && !isNamed()) return askWho();
    if (m_notice->text() == m_translator(Phrase::SecondEntryWantsName)) m_notice->tell({}, {});
    m_grid->setFocus();
    resumeTyping();
  });
  connect(m_by, &QLineEdit::textEdited, this, &SecondEntryPage::edited);
  Acts acts = m_lines.acts([this] { Q_EMIT said(m_translator(Phrase::NoTypingLeft)); });
  acts.push_back({Command::StoreSecondEntry, [this] { compare(); }});
  serveEvent(std::move(acts));
}

// Disconnects the model and its undo stack, because they still emit signals while they are destroyed after
// this page.
SecondEntryPage::~SecondEntryPage() {
  m_model.disconnect(this);
  m_model.undoStack().disconnect(this);
}

void SecondEntryPage::look(const Location& location) {
  Page::look(location);
  open();
  goOn();
}

void SecondEntryPage::goOn() {
  const contest::Event* shown = shownEvent();
  const GridCell end = shown == nullptr || !isTyped() ? GridCell{} : endOf(m_model, m_audit, shown->setup);
  m_grid->goToCell(end.row, end.column);
  const bool isInLines = isTyped() && isNamed();
  QWidget* first = isInLines ? static_cast<QWidget*>(m_grid) : m_by;
  setFirst(first);
  first->setFocus();
  if (!isInLines) return;
  // The cell opens after the page is shown, because a cell that loses the focus closes.
  QTimer::singleShot(0, this, guarded(m_session, [this] { resumeTyping(); }));
}

void SecondEntryPage::resumeTyping() {
  if (!m_halfTyped) return;
  const HalfTyped cell = *std::exchange(m_halfTyped, std::nullopt);  // opening the cell resets the member
  m_grid->resumeTyping(cell.row, cell.column, cell.text);
}

void SecondEntryPage::open() {
  m_notice->tell({}, {});
  m_by->clear();
  const auto person = m_session.hall().person();
  m_by->setReadOnly(person.has_value());
  m_by->setPlaceholderText(person ? m_translator(Phrase::LoginIsRecorded).arg(toQt(person->name))
                                  : QString());
  m_draft.reset();
  m_halfTyped.reset();
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return;
  const auto meeting = desk::meetingOf(*shown, location().sheet());
  if (!meeting) return;
  const QScopedValueRollback filling(m_isFilling, true);
  m_audit.setLaw(shown->setup.ruleset, shown->setup.set);
  m_model.setSheet(desk::blankSheet(m_session.contest(), *shown, *meeting));
  m_grid->setPlayers(entryName(m_session.contest(), *shown, meeting->blue),
                     entryName(m_session.contest(), *shown, meeting->red));
  const auto origin = m_session.refusals().asked(desk::HistoryDesk(m_session.desk()).origin());
  const auto first = desk::SheetDesk(m_session.desk()).sheetInForce(shown->id, location().sheet());
  if (!origin || !first) return;
  const bool isGame = meeting->owner.kind == db::OwnerKind::Game;
  using Of = DraftOf::Of;
  m_draft.emplace(DraftOf{toQt(*origin), QFileInfo(m_session.path()).fileName(), meeting->owner.game,
                          isGame ? Of::SecondEntry : Of::SecondEntryOfRematch});
  const auto& found = m_draft->found();
  // Ignores a draft that was typed for an older version of the scoresheet.
  if (!found || found->version != first->stored.version) return;
  if (!m_by->isReadOnly()) m_by->setText(found->by);
  m_halfTyped = found->halfTyped;
  // Without a name, the name comes first, and the cell keeps its text until then.
  const bool isOpenedNow = m_halfTyped && isNamed();
  m_model.setSheet(isOpenedNow ? m_halfTyped->before : found->sheet);
  QString text =
      filledIn(m_translator(Phrase::SecondEntryContinued), momentText(found->at, m_translator.language()));
  if (m_halfTyped) {
    const QModelIndex cell = m_model.index(m_halfTyped->row, m_halfTyped->column);
    if (isOpenedNow) m_model.setDraft(cell, m_halfTyped->text);
    if (!isOpenedNow) m_halfTyped->text = cell.data(Qt::EditRole).toString();
    text +=
        u' ' +
        m_translator(Phrase::DraftHalfTyped).arg(QString::number(m_halfTyped->row + 1), m_halfTyped->text);
  }
  m_notice->tell(text, {{m_translator(Phrase::BeginAnew), guarded(m_session, [this] { beginAnew(); })}});
}

void SecondEntryPage::beginAnew() {
  if (m_draft) m_draft->remove();
  open();
  goOn();
  Q_EMIT offersChanged();
}

void SecondEntryPage::refresh() {
  m_grid->setAccessibleName(m_translator.plain(Phrase::SecondEntryPage));
  m_hint->setText(m_translator(Phrase::SecondEntryHint));
  m_how->setText(m_translator(Phrase::HowToWrite));
  m_byLabel->setText(m_translator(Phrase::SecondEntryBy));
  m_by->setAccessibleName(m_translator.plain(Phrase::SecondEntryBy));
  const contest::Event* shown = shownEvent();
  if (shown == nullptr) return;
  const desk::SheetAt at = location().sheet();
  const auto meeting = desk::meetingOf(*shown, at);
  if (!meeting) return;
  const auto* place = std::get_if<desk::Place>(&at);
  setHead(place == nullptr ? m_translator(Phrase::SecondEntryRematchTitle)
                           : m_translator(Phrase::SecondEntryTitle)
                                 .arg(contest::numberOf(place->round))
                                 .arg(contest::numberOf(place->board)),
          QStringLiteral("%1 · %2 – %3")
              .arg(toQt(shown->setup.name), entryName(m_session.contest(), *shown, meeting->blue),
                   entryName(m_session.contest(), *shown, meeting->red)));
}

void SecondEntryPage::hideEvent(QHideEvent* event) {
  Page::hideEvent(event);
  if (!event->spontaneous()) m_draft.reset();
}

void SecondEntryPage::edited() {
  if (m_isFilling) return;
  if (isTyped()) {
    if (!m_untilDraft.isActive()) m_untilDraft.start();
  } else {
    m_untilDraft.stop();
    if (m_draft) m_draft->remove();
  }
  Q_EMIT offersChanged();
}

bool SecondEntryPage::saveDraft() {
  m_untilDraft.stop();
  if (!m_draft || !isTyped()) return true;
  const auto first = desk::SheetDesk(m_session.desk()).sheetInForce(location().event, location().sheet());
  const auto refused =
      m_draft->write({m_model.sheet(), first ? first->stored.version : 0, QDateTime::currentDateTime(),
                      m_model.halfTyped(), m_by->isReadOnly() ? QString() : m_by->text().trimmed()});
  if (refused) m_notice->tell(m_translator(Phrase::NoDrafts).arg(draftFolder(), *refused), {});
  return !refused;
}

bool SecondEntryPage::leave() {
  m_grid->finishTyping();
  if (!isTyped() || !m_draft) return true;
  if (!saveDraft()) return false;
  Q_EMIT said(m_translator(Phrase::DraftKept));
  return true;
}

bool SecondEntryPage::isNamed() const {
  return m_by->isReadOnly() || QuickEntry::isWords(m_by->text());
}

void SecondEntryPage::askWho() {
  m_notice->tell(m_translator(Phrase::SecondEntryWantsName), {});
  m_by->setFocus(Qt::TabFocusReason);
  m_by->selectAll();
}

void SecondEntryPage::compare() {
  m_grid->finishTyping();
  if (!isTyped()) return m_notice->tell(m_translator(Phrase::SecondEntryEmpty), {});
  if (!isNamed()) return askWho();
  const QString by = m_by->text().trimmed();
  auto done =
      m_session.withConfirmation(location().event, m_session.author(by), [&](const desk::Author& answering) {
        return desk::ReviewDesk(m_session.desk())
            .review(location().event, location().sheet(), m_model.sheet(), answering);
      });
  if (!done) {
    const desk::Refusal refusal = done.error().refusal;
    if (refusal == desk::Refusal::ConfirmationAsked) return;
    m_notice->tell(m_session.refusals().sentence(done.error()), {});
    if (refusal == desk::Refusal::ReviewedAlready) m_by->setFocus(Qt::TabFocusReason);
    return;
  }
  // Deletes the draft, because the contest now contains the typed text.
  if (m_draft) m_draft->remove();
  m_draft.reset();
  m_untilDraft.stop();
  const Location review = locationOf(Location::Kind::Review, location().event, location().sheet());
  const auto differences = m_session.changed(std::move(done));
  if (!differences) return;
  Q_EMIT goTo(review);
  Q_EMIT said(differences->empty() ? m_translator(Phrase::KeyedAlike).arg(by)
                                   : m_translator(Phrase::KeyedDifferently).arg(by).arg(differences->size()));
}

}  // namespace damath::window
