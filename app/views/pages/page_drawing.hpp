// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a document as pictures, counted and drawn beside the window: the page that is looked at goes
// before the counting of those behind it.
#pragma once

#include <QImage>
#include <QMutex>
#include <QObject>
#include <QWaitCondition>
#include <memory>
#include <optional>

#include "app/models/contest/file_work.hpp"
#include "reports/compose/document.hpp"
#include "reports/render/draw/paper.hpp"

namespace damath::views {

class PageDrawing : public QObject {
  Q_OBJECT

 public:
  PageDrawing(std::shared_ptr<const compose::Document> document, render::Paper paper,
              QObject* parent = nullptr);
  // Ends what is under way and waits for it.
  ~PageDrawing() override;

  // Begins to count.
  void start();
  // Draws that page (from 0) next, so many dots an inch; of several that were asked for the last alone.
  void ask(int page, qreal dotsPerInch);

 Q_SIGNALS:
  // How many there are, or are known to be so far.
  void counted(int pages, bool isAll);
  void drawn(int page, const QImage& picture);
  // After all else: the letters that no font has.
  void lookedThrough(const QString& lacking);
  void failed(const QString& why);

 private:
  struct Wanted {
    int page = 0;
    qreal dotsPerInch = 0;
  };
  class Pages;

  void work(const models::FileWork::Watch& watch);
  // The page asked for, if it is there by now; waits a moment for one where there is nothing else to do.
  [[nodiscard]] std::optional<Wanted> taken(int known, bool isAll);

  std::shared_ptr<const compose::Document> m_document;
  render::Paper m_paper;
  QMutex m_lock;
  QWaitCondition m_asked;
  std::optional<Wanted> m_wanted;
  models::FileWork m_work;
};

}  // namespace damath::views
