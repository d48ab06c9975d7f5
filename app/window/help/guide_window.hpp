// SPDX-License-Identifier: GPL-3.0-or-later
// A window with the guide to the first contest day in the program's language. The user can read it, print it
// on two pages, or save it as a PDF file.
#pragma once

#include <QObject>
#include <QWidget>

#include "app/window/session/session.hpp"
#include "app/window/text/translator.hpp"

class QLabel;
class QPushButton;
class QTextBrowser;

namespace damath::window {

class GuideWindow : public QWidget {
  Q_OBJECT

 public:
  // Opens the guide window of `parent`, or brings the open guide window to the front. Precondition: `session`
  // and `translator` outlive `parent`.
  static void open(Session& session, const Translator& translator, QWidget& parent);
  // Writes the guide as a PDF file, and tells the outcome in the window.
  void savePdf(const QString& path);

 private:
  GuideWindow(Session& session, const Translator& translator, QWidget& parent);
  void keyPressEvent(QKeyEvent* event) override;

  void retranslate();
  void choosePrinter();
  void choosePdf();

  Session& m_session;
  const Translator& m_translator;
  QTextBrowser* m_text;
  QPushButton* m_print;
  QPushButton* m_pdf;
  QLabel* m_message;  // tells the outcome of printing or saving
};

}  // namespace damath::window
