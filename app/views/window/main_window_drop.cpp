// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are dropped onto the window.
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <algorithm>

#include "app/views/journal/document_dialog.hpp"
#include "app/views/players/players_page.hpp"
#include "app/views/sheet/sheet_page.hpp"
#include "app/views/window/main_window.hpp"

namespace damath::views {

using words::Phrase;

namespace {

enum class DroppedFile { Contest, Document, Sheet, List };

// By the ending. A list with commas may be a sheet's twin: that is the page's to say.
DroppedFile droppedFileOf(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("sheet")) return DroppedFile::Sheet;
  if (ending == QLatin1String("json")) return DroppedFile::Document;
  for (const char* list : {"csv", "tsv", "txt", "trf"}) {
    if (ending == QLatin1String(list)) return DroppedFile::List;
  }
  return DroppedFile::Contest;
}

}  // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (!urls.isEmpty() && std::ranges::all_of(urls, &QUrl::isLocalFile)) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.isEmpty() || !std::ranges::all_of(urls, &QUrl::isLocalFile)) return;
  event->acceptProposedAction();
  if (urls.size() > 1) return showRefusal(m_translator(Phrase::DropOneFile));
  drop(urls.front().toLocalFile());
}

void MainWindow::drop(const QString& path) {
  if (!m_session.isOpen() && droppedFileOf(path) != DroppedFile::Document) {
    openFile(path);
    return;
  }
  const bool isOnSheet = qobject_cast<SheetPage*>(currentPage()) != nullptr;
  switch (droppedFileOf(path)) {
    case DroppedFile::Document:
      return openDocument(path);
    case DroppedFile::Sheet:
      return dropSheet(path);
    case DroppedFile::List:
      return isOnSheet && path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive) ? dropSheet(path)
                                                                                    : dropList(path);
    case DroppedFile::Contest:
      break;
  }
  openFile(path);
}

// Onto its own page, or where its board is chosen.
void MainWindow::dropSheet(const QString& path) {
  if (qobject_cast<SheetPage*>(currentPage()) == nullptr && currentPage()->offers(Command::OpenSheet)) {
    run(Command::OpenSheet);
  }
  auto* sheet = qobject_cast<SheetPage*>(currentPage());
  if (sheet == nullptr) return showRefusal(m_translator(Phrase::DropSheetWhere));
  sheet->importSheet(path);
}

void MainWindow::dropList(const QString& path) {
  if (eventAtHand() == nullptr) return showRefusal(m_translator(Phrase::DropListWhere));
  if (qobject_cast<PlayersPage*>(currentPage()) == nullptr) {
    goTo({Location::Kind::Players, eventAtHand()->id, {}});
  }
  auto* players = qobject_cast<PlayersPage*>(currentPage());
  if (players != nullptr && players->offers(Command::ImportPlayers)) players->previewImport(path);
}

void MainWindow::openDocument(const QString& path) {
  auto* dialog = new DocumentDialog(m_session, m_translator, this);
  if (!path.isEmpty()) dialog->choose(path);
  connect(dialog, &DocumentDialog::made, this,
          models::guarded(m_session, [this](const QString& made, const QString& told) {
            if (openFile(made)) tell(told);
          }));
  dialog->open();
}

}  // namespace damath::views
