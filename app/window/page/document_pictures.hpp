// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the pages of one or several documents as pictures, and counts them, in another thread. The page that
// the user looks at is drawn before the pages behind it are counted.
#pragma once

#include <QImage>
#include <QMutex>
#include <QObject>
#include <QWaitCondition>
#include <memory>
#include <optional>
#include <vector>

#include "app/window/session/file_work.hpp"
#include "reports/compose/document.hpp"
#include "reports/render/draw/paper.hpp"

namespace damath::window {

// Documents that are shown and printed one after the other.
using ShownDocuments = std::vector<std::shared_ptr<const compose::Document>>;

class DocumentPictures : public QObject {
  Q_OBJECT

 public:
  DocumentPictures(ShownDocuments documents, render::Paper paper, QObject* parent = nullptr);
  // Stops drawing and counting, and waits for the end of the thread.
  ~DocumentPictures() override;

  // Starts the thread that counts and draws the pages.
  void start();
  // Requests the picture of `page` (from 0). A new request replaces an earlier one that is not yet drawn.
  void ask(int page, qreal dotsPerInch);

 Q_SIGNALS:
  // Emitted with the number of pages counted so far; `isAll` is true if all pages are counted.
  void counted(int pages, bool isAll);
  void drawn(int page, const QImage& picture);
  // Emitted after all pages are checked, with the letters of the documents that no font has.
  void lookedThrough(const QString& lacking);
  void failed(const QString& why);

 private:
  struct Wanted {
    int page = 0;
    qreal dotsPerInch = 0;
  };
  class Pages;
  class AllPages;

  void work(const FileWork::Watch& watch);
  [[nodiscard]] QString lackingLetters() const;
  // Returns the requested page if its number is below `known` (pages counted so far), and removes the
  // request. If all pages are counted and checked, first waits a moment for a request.
  [[nodiscard]] std::optional<Wanted> taken(int known, bool isAll);

  ShownDocuments m_documents;
  render::Paper m_paper;
  QMutex m_lock;
  QWaitCondition m_asked;
  std::optional<Wanted> m_wanted;
  FileWork m_work;
};

}  // namespace damath::window
