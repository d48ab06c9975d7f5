// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/preview_keys.hpp"

#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QShortcut>
#include <QToolButton>
#include <algorithm>

namespace damath::views {

void addPreviewKeys(QPrintPreviewDialog& dialog, QPrinter& printer) {
  auto* pages = dialog.findChild<QPrintPreviewWidget*>();
  const auto onKey = [&dialog](const QKeySequence& key, auto act) {
    QObject::connect(new QShortcut(key, &dialog), &QShortcut::activated, &dialog, act);
  };
  const auto turn = [pages](int page) { pages->setCurrentPage(std::clamp(page, 1, pages->pageCount())); };
  onKey(Qt::Key_PageDown, [=] { turn(pages->currentPage() + 1); });
  onKey(Qt::Key_PageUp, [=] { turn(pages->currentPage() - 1); });
  onKey(Qt::Key_Home, [=] { turn(1); });
  onKey(Qt::Key_End, [=] { turn(pages->pageCount()); });
  onKey(QKeySequence::Print, [&dialog, &printer, pages] {
    auto* chosen = new QPrintDialog(&printer, &dialog);
    chosen->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(chosen, &QDialog::accepted, &dialog, [&dialog, pages] {
      pages->print();
      dialog.accept();
    });
    chosen->open();
  });
  const auto buttons = dialog.findChildren<QToolButton*>();
  for (QToolButton* button : buttons) button->setFocusPolicy(Qt::StrongFocus);
}

}  // namespace damath::views
