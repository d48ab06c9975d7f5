// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/file_drop.hpp"

#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include "app/window/frame/contest_files.hpp"
#include "app/window/frame/main_window.hpp"
#include "app/window/frame/page_stack.hpp"
#include "app/window/frame/refusal_line.hpp"
#include "app/window/players/players_page.hpp"
#include "app/window/scoresheet/sheet_page.hpp"
#include "app/window/text/qt_text.hpp"
#include "core/notation/sheet/sheet_csv.hpp"

namespace damath::window {

using words::Phrase;

namespace {

enum class DroppedFile { Contest, Document, Sheet, List };

// Returns the kind of a dropped file by its suffix. A csv file counts as a list of players, but may also be a
// scoresheet; open() checks this. Spreadsheets count as lists in every format: the import dialog says which
// format to save them in.
DroppedFile droppedFileOf(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("sheet")) return DroppedFile::Sheet;
  if (ending == QLatin1String("json")) return DroppedFile::Document;
  for (const char* list : {"csv", "tsv", "txt", "trf", "trfx", "xlsx", "xlsm", "xls", "ods"}) {
    if (ending == QLatin1String(list)) return DroppedFile::List;
  }
  return DroppedFile::Contest;
}

// Returns the paths of the dropped files; empty if one of them is not on this computer.
QStringList filesIn(const QMimeData& dropped) {
  QStringList files;
  for (const QUrl& url : dropped.urls()) {
    if (!url.isLocalFile()) return {};
    files << url.toLocalFile();
  }
  return files;
}

}  // namespace

FileDrop::FileDrop(const Session& session, const Translator& translator, const PageStack& pages,
                   ContestFiles& files, RefusalLine& refusal, MainWindow& window)
    : QObject(&window),
      m_session(session),
      m_translator(translator),
      m_pages(pages),
      m_files(files),
      m_refusal(refusal),
      m_window(window) {
  window.setAcceptDrops(true);
  qApp->installEventFilter(this);
}

// Handles files dropped anywhere in the window. Without this, a text field would insert the address of the
// file as text.
bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
  const bool isDrag = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove ||
                      event->type() == QEvent::Drop;
  const auto* over = isDrag ? qobject_cast<const QWidget*>(watched) : nullptr;
  if (over == nullptr || over->window() != &m_window) return QObject::eventFilter(watched, event);
  auto* drop = static_cast<QDropEvent*>(event);
  if (filesIn(*drop->mimeData()).isEmpty()) return false;
  drop->acceptProposedAction();
  if (event->type() == QEvent::Drop) take(*drop->mimeData());
  return true;
}

void FileDrop::take(const QMimeData& dropped) {
  const QStringList files = filesIn(dropped);
  if (files.size() > 1) return m_refusal.refuse(m_translator(Phrase::DropOneFile));
  // The call is queued. The program from which the file was dragged waits until this function ends, and
  // open() may show a dialog.
  QMetaObject::invokeMethod(
      this, [this, file = files.front()] { open(file); }, Qt::QueuedConnection);
}

void FileDrop::open(const QString& path) {
  const DroppedFile kind = droppedFileOf(path);
  if (kind == DroppedFile::Document) return m_files.makeOfDocument(path);
  if (!m_session.isOpen() || kind == DroppedFile::Contest) {
    m_files.open(path);
    return;
  }
  const bool isTwin = kind == DroppedFile::List && notation::isSheetCsvName(fromQt(path)) &&
                      qobject_cast<SheetPage*>(m_pages.current()) != nullptr;
  kind == DroppedFile::Sheet || isTwin ? openSheet(path) : openList(path);
}

// Imports a scoresheet. If a scoresheet page is shown, imports into that page, otherwise into the scoresheet
// page of the selected board.
void FileDrop::openSheet(const QString& path) {
  const Page* shown = m_pages.current();
  if (qobject_cast<const SheetPage*>(shown) == nullptr && shown != nullptr &&
      shown->offers(Command::OpenSheet))
    m_window.commands().action(Command::OpenSheet)->trigger();
  auto* sheet = qobject_cast<SheetPage*>(m_pages.current());
  if (sheet == nullptr) return m_refusal.refuse(m_translator(Phrase::DropSheetWhere));
  sheet->importSheet(path);
}

void FileDrop::openList(const QString& path) {
  QAction* go = m_window.commands().action(Command::GoPlayers);
  if (!go->isEnabled()) return m_refusal.refuse(m_translator(Phrase::DropListWhere));
  if (qobject_cast<PlayersPage*>(m_pages.current()) == nullptr) go->trigger();
  auto* players = qobject_cast<PlayersPage*>(m_pages.current());
  if (players != nullptr && players->offers(Command::ImportPlayers)) players->previewImport(path);
}

}  // namespace damath::window
