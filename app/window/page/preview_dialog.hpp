// SPDX-License-Identifier: GPL-3.0-or-later
// A preview of one or several documents, page by page, before they are printed. Another thread draws the
// pages, so that the window never waits.
#pragma once

#include <QDialog>
#include <memory>
#include <vector>

#include "app/window/page/document_pictures.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/text/translator.hpp"

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QSpinBox;
class QToolButton;

namespace damath::window {

class SheetOfPaper;

class PreviewDialog : public QDialog {
  Q_OBJECT

 public:
  PreviewDialog(const Translator& translator, ShownDocuments documents, render::Paper paper, QWidget* parent);
  ~PreviewDialog() override;

  // Returns the number of the current page, counted from 1.
  [[nodiscard]] int page() const;
  // Returns the number of pages of all documents that were counted so far.
  [[nodiscard]] int pages() const { return m_pages; }
  // True if the picture of the current page is shown.
  [[nodiscard]] bool isDrawn() const;
  // True if the letters of all pages were checked. warning() then names the letters that no font has.
  [[nodiscard]] bool isLookedThrough() const { return m_isLookedThrough; }
  [[nodiscard]] QString warning() const;
  // Shows or hides the button that exports the documents as a PDF file. The button is shown at first.
  void offerPdf(bool isOffered);

 Q_SIGNALS:
  void printAsked();
  void pdfAsked();
  void failed(const QString& why);

 private:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

  enum class Fit { Page, Width, None };

  void addButtons(QHBoxLayout& line);
  QToolButton* addButton(QHBoxLayout& line, words::Phrase name, Symbol symbol);
  QToolButton* addButton(QHBoxLayout& line, words::Phrase name, const QString& text);
  void addKeys();
  void turn(int page);
  void showCount(int pages, bool isAll);
  void showPicture(int page, const QImage& picture);
  void showLacking(const QString& letters);
  void fit(Fit how);
  void zoom(qreal factor);
  void layOut();
  [[nodiscard]] qreal dotsToFit() const;

  const Translator& m_translator;
  render::Paper m_paper;
  DocumentPictures m_pictures;
  QLabel* m_lacking;
  QToolButton* m_pdf = nullptr;
  QSpinBox* m_page;
  QLabel* m_of;
  QScrollArea* m_scroll;
  SheetOfPaper* m_sheet;
  std::vector<QToolButton*> m_back;
  std::vector<QToolButton*> m_on;
  int m_pages = 0;
  bool m_isLookedThrough = false;
  Fit m_fit = Fit::Page;
  qreal m_dots = 0;  // zoom of the page: dots on the screen for each inch of paper
};

}  // namespace damath::window
