// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/window_bars.hpp"

#include <QActionGroup>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include "app/window/parts/icon.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/parts/workplace.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

WindowBars::WindowBars(QMainWindow& window, const Commands& commands, const Translator& translator)
    : QObject(&window), m_window(window), m_commands(commands), m_translator(translator) {
  makeMenus();
  makeToolBar();
}

void WindowBars::makeMenus() {
  for (const Phrase title :
       {Phrase::FileMenu, Phrase::EditMenu, Phrase::ContestMenu, Phrase::PlayersMenu, Phrase::SheetMenu,
        Phrase::ReviewMenu, Phrase::GameMenu, Phrase::ViewMenu, Phrase::HallMenu, Phrase::HelpMenu}) {
    QMenu* menu = m_window.menuBar()->addMenu(QString());
    m_menus.emplace_back(menu, title);
    connect(menu, &QMenu::aboutToHide, this, &WindowBars::leaveMenuBar, Qt::QueuedConnection);
    for (const auto& [group, commands] : menuGroups(title)) {
      // Adds a line between two groups. If all commands of a group are hidden, Qt hides the line too.
      if (!menu->isEmpty()) menu->addSeparator();
      for (const Command command : commands) menu->addAction(m_commands.action(command));
    }
    if (title == Phrase::FileMenu) makePaperMenu(*menu);
    if (title == Phrase::EditMenu) connect(menu, &QMenu::aboutToShow, this, &WindowBars::stepsShown);
    if (title == Phrase::ViewMenu) {
      makeLanguageMenu(*menu);
      makeThemeMenu(*menu);
      menu->insertSeparator(m_commands.action(Command::GoSettings));
    }
  }
}

// Takes the focus from the menu bar. Qt gives it the focus when Esc closes a menu. The menu bar does not show
// that it has the focus, and would receive the next typed keys.
void WindowBars::leaveMenuBar() {
  QMenuBar* bar = m_window.menuBar();
  if (QApplication::activePopupWidget() != nullptr || !bar->hasFocus()) return;
  QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
  QApplication::sendEvent(bar, &escape);
}

void WindowBars::makePaperMenu(QMenu& file) {
  auto* menu = new QMenu(&file);
  file.insertMenu(m_commands.action(Command::Quit), menu);
  file.insertSeparator(m_commands.action(Command::Quit));
  m_menus.emplace_back(menu, Phrase::PaperMenu);
  auto* group = new QActionGroup(this);
  for (const auto& [paper, name] : kPaperNames) {
    QAction* choice = menu->addAction(QString(), this, [chosen = paper] { Workplace::setPaper(chosen); });
    choice->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, choice,
            [choice, shown = paper] { choice->setChecked(shown == Workplace::paper()); });
    group->addAction(choice);
    m_choices.emplace_back(choice, name);
  }
}

void WindowBars::makeLanguageMenu(QMenu& view) {
  auto* languages = new QMenu(&view);
  view.insertMenu(m_commands.action(Command::GoSettings), languages);
  m_menus.emplace_back(languages, Phrase::LanguageMenu);
  m_languages = new QActionGroup(this);
  for (const words::LanguageFacts& each : words::kLanguages) {
    // Shows each language by its name in that language, so that its speakers can find it.
    QAction* choice = languages->addAction(toQt(each.name), this, [this, chosen = each.language] {
      Q_EMIT languageChosen(static_cast<int>(chosen));
    });
    choice->setCheckable(true);
    choice->setChecked(each.language == m_translator.language());
    choice->setData(static_cast<int>(each.language));
    m_languages->addAction(choice);
  }
}

void WindowBars::makeThemeMenu(QMenu& view) {
  auto* themes = new QMenu(&view);
  view.insertMenu(m_commands.action(Command::GoSettings), themes);
  m_menus.emplace_back(themes, Phrase::ThemeMenu);
  auto* themeGroup = new QActionGroup(this);
  for (const auto& [theme, name] : kThemeNames) {
    QAction* choice = themes->addAction(QString(), this, [chosen = theme] {
      Preferences::setTheme(chosen);
      applyTheme(chosen);
    });
    choice->setCheckable(true);
    // Updates the check mark before the menu is shown, because the theme can also be changed on the settings
    // page.
    connect(themes, &QMenu::aboutToShow, choice,
            [choice, shown = theme] { choice->setChecked(shown == Preferences::theme()); });
    themeGroup->addAction(choice);
    m_choices.emplace_back(choice, name);
  }
}

void WindowBars::makeToolBar() {
  m_toolBar = m_window.addToolBar(QString());
  m_toolBar->setObjectName(QStringLiteral("commands"));
  m_toolBar->setMovable(false);
  m_toolBar->setIconSize(QSize(22, 22));
  m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
  for (const auto& [group, commands] : toolBarGroups()) {
    if (!m_toolBar->actions().isEmpty()) m_toolBar->addSeparator();
    for (const Command command : commands) {
      QAction* action = m_commands.action(command);
      m_toolBar->addAction(action);
      m_toolBar->widgetForAction(action)->installEventFilter(this);
    }
  }
  // Fits the toolbar again when it is shown, because the width of its texts is not known before.
  connect(m_toolBar, &QToolBar::visibilityChanged, this, [this](bool isShown) {
    if (isShown) fit();
  });
  // Replaces the arrow of the button that shows the hidden commands. Qt's own arrow is black, even in the
  // dark theme.
  auto* more = m_toolBar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
  if (more != nullptr) more->setIcon(icon(Symbol::Next));
}

bool WindowBars::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ToolTip) Q_EMIT stepsShown();
  return QObject::eventFilter(watched, event);
}

void WindowBars::fit() {
  m_toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  // If the toolbar is too wide, its texts are shown below the icons. If it is still too wide, only the tool
  // tips have the texts.
  for (const auto style : {Qt::ToolButtonTextUnderIcon, Qt::ToolButtonIconOnly}) {
    if (m_toolBar->sizeHint().width() > m_window.width()) m_toolBar->setToolButtonStyle(style);
  }
}

void WindowBars::retranslate() {
  for (const auto& [menu, title] : m_menus) menu->setTitle(m_translator(title));
  for (const auto& [choice, name] : m_choices) choice->setText(m_translator(name));
  for (QAction* choice : m_languages->actions()) {
    choice->setChecked(choice->data().toInt() == static_cast<int>(m_translator.language()));
  }
  m_toolBar->setWindowTitle(m_translator.plain(Phrase::ToolBar));
  fit();
}

}  // namespace damath::window
