// SPDX-License-Identifier: GPL-3.0-or-later
// The window's menus and toolbar, made from the commands.
#pragma once

#include <QMainWindow>
#include <vector>

#include "app/window/commands/commands.hpp"

class QActionGroup;
class QMenu;
class QToolBar;

namespace damath::window {

class WindowBars : public QObject {
  Q_OBJECT

 public:
  // The window owns this object.
  WindowBars(QMainWindow& window, const Commands& commands, const Translator& translator);

  void retranslate();
  // Puts the toolbar's texts beside the icons if there is room, otherwise below them, otherwise only into
  // tool tips. Buttons that still do not fit go into the toolbar's own menu.
  void fit();

 Q_SIGNALS:
  // Emitted before the Edit menu or a tool tip of the toolbar is shown, so that the Undo step can be named.
  void stepsShown();
  // Emitted when the user chooses a language. `language` is a words::Language.
  void languageChosen(int language);

 private:
  // Emits stepsShown() before a button of the toolbar shows its tool tip.
  bool eventFilter(QObject* watched, QEvent* event) override;

  void makeMenus();
  // Gives the focus from the menu bar back to the page when no menu is open.
  void leaveMenuBar();
  void makePaperMenu(QMenu& file);
  void makeLanguageMenu(QMenu& view);
  void makeThemeMenu(QMenu& view);
  void makeToolBar();

  QMainWindow& m_window;
  const Commands& m_commands;
  const Translator& m_translator;
  QToolBar* m_toolBar = nullptr;
  QActionGroup* m_languages = nullptr;
  std::vector<std::pair<QMenu*, words::Phrase>> m_menus;
  std::vector<std::pair<QAction*, words::Phrase>> m_choices;
};

}  // namespace damath::window
