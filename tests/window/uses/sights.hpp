// SPDX-License-Identifier: GPL-3.0-or-later
// The places that a person sees during a use case: pages, dialogs, questions and menus. Each place is
// inspected, and a fault fails the test.
#pragma once

#include <QImage>
#include <QPointer>
#include <QWidget>
#include <set>

#include "app/window/frame/main_window.hpp"

namespace damath::testing {

class Sights {
 public:
  // Saves a picture of each place in `folder`; no picture if `folder` is empty. The names of the pictures
  // begin with `use`, the name of the use case.
  Sights(const window::MainWindow& window, QString use, QString folder)
      : m_window(window), m_use(std::move(use)), m_folder(std::move(folder)) {}

  // Inspects the window, dialog, question or menu. Does nothing if it looks the same as at the last call.
  // Qt's file dialog is not inspected.
  void see(QWidget& shown);
  // Inspects the focus marks of a dialog. The focus stays where it was.
  static void seeFocus(QWidget& dialog);
  // True if the page was on the screen.
  [[nodiscard]] bool has(window::Location::Kind page) const { return m_pages.contains(page); }

 private:
  [[nodiscard]] QString nameOf(const QWidget& shown) const;

  const window::MainWindow& m_window;
  QString m_use;
  QString m_folder;
  std::set<window::Location::Kind> m_pages;
  QPointer<QWidget> m_last;  // the widget of the last call
  QImage m_picture;          // the picture of m_last
  int m_number = 0;          // the number of inspections so far; a place that is seen again counts again
};

}  // namespace damath::testing
