// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/journal_page.hpp"

#include <QLineEdit>
#include <QStackedWidget>
#include <QTabBar>

#include "app/desk/keeping/branch_desk.hpp"
#include "app/papers/head_mark.hpp"
#include "app/window/journal/backups_view.hpp"
#include "app/window/journal/changes_view.hpp"
#include "app/window/journal/check_view.hpp"
#include "app/window/journal/keeping_acts.hpp"
#include "app/window/journal/restore_dialog.hpp"
#include "app/window/journal/undo_question.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/parts/work_bar.hpp"
#include "app/window/text/qt_text.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

JournalPage::JournalPage(const PageContext& context, QWidget* parent)
    : Page(context, parent),
      m_parts(new QTabBar(this)),
      m_bar(new WorkBar(m_work, this)),
      m_stack(new QStackedWidget(this)),
      m_changes(new ChangesView(m_session, m_translator, m_stack)),
      m_copies(new BackupsView(m_session, m_translator, m_stack)),
      m_check(new CheckView(m_session, m_translator, m_stack)),
      m_keeping(new KeepingActs(m_session, m_translator, *m_bar, m_work, this)) {
  addButtons(
      {Command::UndoTo, Command::UndoAct, Command::BackUp, Command::RestoreBackup, Command::CheckFile});
  m_parts->setExpanding(false);
  m_parts->setDrawBase(false);
  for (QWidget* view :
       {static_cast<QWidget*>(m_changes), static_cast<QWidget*>(m_copies), static_cast<QWidget*>(m_check)}) {
    m_parts->addTab(QString());
    m_stack->addWidget(view);
  }
  addBody(m_bar, 0);
  addBody(m_parts, 0);
  addBody(m_stack);
  setFirst(m_changes->list());
  addMenu(m_changes->list(), {Command::UndoTo, Command::UndoAct});
  addMenu(m_copies->list(), {Command::RestoreBackup});
  on(m_parts, &QTabBar::currentChanged, [this](int part) { showPart(static_cast<Part>(part)); });
  connect(m_changes, &ChangesView::currentChanged, this, &Page::offersChanged);
  connect(m_copies, &BackupsView::currentChanged, this, &Page::offersChanged);
  on(m_copies, &BackupsView::opened, [this] { restore(); });
  connect(&m_session, &Session::copyKept, this, [this] {
    if (isVisible()) m_copies->show();
  });
  connect(m_copies, &BackupsView::said, this, &Page::said);
  on(m_check, &CheckView::checkAsked, [this] { checkFile(); });
  connect(m_check, &CheckView::opened, this, [this](const desk::Problem& problem) { leadTo(problem); });
  connect(m_keeping, &KeepingActs::said, this, &Page::said);
  connect(m_keeping, &KeepingActs::wrote, this, &Page::wrote);
  connect(m_keeping, &KeepingActs::checked, this, [this](const FileCheck& check) {
    // If the user opened another contest file before the check ended, the result of the check is not shown.
    if (check.path != m_session.path()) return;
    m_check->show(check);
    m_parts->setCurrentIndex(static_cast<int>(Part::Check));
    if (isVisible()) m_check->list()->setFocus();
  });
  connect(&m_work, &FileWork::failed, this, [this](const QString& why) { m_session.refusals().show(why); });
  connect(&m_work, &FileWork::begun, this, [this] {
    m_workOf = m_session.path();
    Q_EMIT offersChanged();
  });
  connect(&m_work, &FileWork::done, this, &Page::offersChanged);
  connect(&m_session, &Session::contestChanged, this, [this] {
    // Work on the contest file stops when another file is opened.
    if (m_work.isUnderWay() && m_session.path() != m_workOf) m_work.end();
  });
  serveCommands();
}

QString JournalPage::whyNot(Command command) const {
  if (command == Command::UndoAct) return m_translator(Phrase::NoActInForce);
  return command == Command::UndoTo ? m_translator(Phrase::NothingBehindIt) : QString();
}

void JournalPage::serveCommands() {
  const auto isNotLast = [this] {
    const auto current = currentChange();
    return current && !m_changes->isLast(*current);
  };
  const auto isInForce = [this] {
    const auto current = currentChange();
    return current && !current->isUndoneLater && current->row.action != db::JournalAction::Undo &&
           current->row.action != db::JournalAction::Redo;
  };
  // Opens the journal page before the work starts, because this page shows the progress and the result.
  const auto shownHere = [this](void (KeepingActs::*act)()) {
    return [this, act] {
      if (!isVisible()) Q_EMIT goTo({Location::Kind::Journal, {}, {}});
      (m_keeping->*act)();
    };
  };
  // The page always offers a command that has no condition in this list. If the user runs a command that is
  // impossible now, an error message says why.
  serve({{Command::UndoTo, [this] { undoToCurrent(); }, isNotLast},
         {Command::UndoAct, [this] { undoCurrent(); }, isInForce},
         {Command::Filter, [this] { m_changes->find(); },
          [this] { return m_stack->currentIndex() == static_cast<int>(Part::Changes); }},
         {Command::CheckFile, [this] { checkFile(); }},
         {Command::BackUp, shownHere(&KeepingActs::backUp)},
         {Command::WriteWhole, shownHere(&KeepingActs::writeWhole)},
         {Command::WriteSite, shownHere(&KeepingActs::writeSite)},
         {Command::RestoreBackup, [this] { restore(); }},
         {Command::SplitEvent, [this] { m_keeping->split(); }},
         {Command::MergeEvent, [this] { m_keeping->merge(); }},
         {Command::ReclaimEvent, [this] { m_keeping->reclaim(); }},
         {Command::LeaveOfficial, [this] { m_keeping->leaveOfficial(); }}});
}

void JournalPage::checkFile() {
  if (!isVisible()) Q_EMIT goTo({Location::Kind::Journal, {}, {}});
  const auto heads = papers::parseHeads(fromQt(m_check->headsField()->text()));
  if (heads) return m_keeping->check(*heads);
  m_parts->setCurrentIndex(static_cast<int>(Part::Check));
  m_check->headsField()->setFocus();
  m_session.refusals().show(
      toQt(words::asSentence(words::said(Phrase::HeadTextBad, m_translator.language(), {heads.error()}))));
}

void JournalPage::setEventAtHand(contest::EventId event) {
  m_keeping->setEventAtHand(event);
}

void JournalPage::undoToCurrent() {
  askToUndo(m_session, m_translator, m_changes->current()->row.number, this,
            [this](const QString& message) { Q_EMIT said(message); });
}

void JournalPage::undoCurrent() {
  undoActOf(m_session, m_translator, m_changes->current()->row.number, this,
            [this](const QString& message) { Q_EMIT said(message); });
}

std::optional<JournalDetail> JournalPage::currentChange() const {
  const auto current = m_changes->current();
  const bool isShown = m_stack->currentIndex() == static_cast<int>(Part::Changes);
  return current && isShown && current->row.branch.empty() ? current : std::nullopt;
}

void JournalPage::restore() {
  auto* dialog = new RestoreDialog(m_session, m_translator, m_session.path(), {}, this);
  const auto chosen = m_copies->current();
  if (chosen && m_stack->currentIndex() == static_cast<int>(Part::Copies)) dialog->choose(*chosen);
  connect(dialog, &QDialog::accepted, this, [this] { Q_EMIT said(m_translator(Phrase::BackupRestored)); });
  dialog->open();
}

// Opens the place of a problem that the check found: the scoresheet of its board. If the problem has no
// board, opens the standings of its event; if it has no event, the journal.
void JournalPage::leadTo(const desk::Problem& problem) {
  const contest::Event* event = m_session.contest().findEvent(problem.event);
  if (event == nullptr) return m_parts->setCurrentIndex(static_cast<int>(Part::Changes));
  if (!problem.round || !problem.board) return Q_EMIT goTo({Location::Kind::Tally, event->id, {}});
  Q_EMIT goTo({Location::Kind::Sheet,
               event->id,
               {contest::RoundNumber{*problem.round}, contest::BoardNumber{*problem.board}}});
}

void JournalPage::showPart(Part part) {
  m_stack->setCurrentIndex(static_cast<int>(part));
  Q_EMIT offersChanged();
}

void JournalPage::refresh() {
  constexpr Phrase kParts[] = {Phrase::JournalChanges, Phrase::Copies, Phrase::CheckOfFile};
  m_parts->setAccessibleName(m_translator.plain(Phrase::JournalPage));
  for (int i = 0; i < m_parts->count(); ++i) m_parts->setTabText(i, m_translator.plain(kParts[i]));
  m_changes->retranslate();
  m_copies->retranslate();
  // The result of a check belongs to one contest file and is not shown for another file.
  if (m_check->shown() && m_check->shown()->path != m_session.path()) m_check->show(std::nullopt);
  m_check->retranslate();
  m_changes->show();
  m_copies->show();
  showHead();
  Q_EMIT offersChanged();
}

void JournalPage::showHead() {
  QStringList facts{m_translator(Phrase::JournalFacts).arg(m_changes->count())};
  const auto branches = m_session.isOpen() ? desk::BranchDesk(m_session.desk()).branches()
                                           : desk::DeskResult<std::vector<db::Branch>>();
  if (branches) {
    for (const db::Branch& branch : *branches) {
      const contest::Event* event = m_session.find(branch.event);
      if (event == nullptr || branch.part == db::BranchPart::Returned) continue;
      const bool isLent = branch.part == db::BranchPart::Lent;
      facts << m_translator(isLent ? Phrase::EventElsewhere : Phrase::FileOfOneEvent)
                   .arg(toQt(event->setup.name));
    }
  }
  setHead(m_translator.plain(Phrase::JournalPage), facts.join(QStringLiteral(" · ")));
}

}  // namespace damath::window
