// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/frame/window_bars.hpp"

#include <QActionGroup>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include "app/window/page/printing.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

WindowBars::WindowBars(QMainWindow& window, const Commands& commands, const Translator& translator)
    : QObject(&window), m_window(window), m_commands(commands), m_translator(translator) {
  makeMenus();
  makeToolBar();
}

void WindowBars::makeMenus() {
  struct Menu {
    Phrase title;
    std::vector<std::vector<Command>> groups;
  };
  const Menu kMenus[] = {
      {Phrase::FileMenu,
       {{Command::NewContest, Command::FromDocument, Command::OpenContest, Command::JoinHall,
         Command::OpenSample, Command::CloseContest},
        {Command::BackUp, Command::RestoreBackup, Command::CheckFile, Command::WriteWhole},
        {Command::Print, Command::ExportPdf, Command::ExportEvent, Command::ExportTeams, Command::Papers,
         Command::CheckPaper, Command::WriteSite},
        {Command::Quit}}},
      {Phrase::EditMenu,
       {{Command::Undo, Command::Redo, Command::UndoTo, Command::UndoAct},
        {Command::InsertLine, Command::RemoveLine, Command::MoveLineUp, Command::MoveLineDown,
         Command::CrossOut},
        {Command::SaveLaw, Command::RemoveLaw, Command::ImportLaw, Command::ExportLaw}}},
      {Phrase::ContestMenu,
       {{Command::AddEvent, Command::ChangeEvent, Command::RenameEvent, Command::RenameContest},
        {Command::PairRound, Command::PairByHand, Command::PublishRound, Command::UnpairRound,
         Command::KeepPairing, Command::ProgramPairing},
        {Command::EnterResult, Command::ReopenResult, Command::EnterRematch, Command::DrawLot,
         Command::WhatIf},
        {Command::SplitEvent, Command::MergeEvent, Command::ReclaimEvent, Command::LeaveOfficial}}},
      {Phrase::PlayersMenu,
       {{Command::ImportPlayers, Command::PastePlayers, Command::AddPlayer},
        {Command::WriteCell, Command::EditPlayer, Command::RemovePlayer},
        {Command::Withdraw, Command::Rejoin, Command::MarkAbsent},
        {Command::CheckInPresent, Command::CheckInLate, Command::CheckInAbsent, Command::CheckInUnseen,
         Command::CheckInRest},
        {Command::Renumber, Command::Schools}}},
      {Phrase::SheetMenu,
       {{Command::OpenSheet, Command::KeepLive, Command::ImportSheet},
        {Command::SaveSheet, Command::AcceptSheet, Command::NextInPile},
        {Command::FillTurn, Command::ChooseRoute, Command::CompareVersions, Command::SwapSides,
         Command::TakeOffSheet},
        {Command::AcceptHabit, Command::DeclineHabit},
        {Command::NextFinding, Command::PreviousFinding, Command::NextAnyFinding}}},
      {Phrase::ReviewMenu,
       {{Command::OpenReview, Command::EnterAgain, Command::StoreSecondEntry, Command::MarkChecked,
         Command::SignOff},
        {Command::TakeCorrection, Command::KeepWritten, Command::CorrectCell, Command::ShowTurn},
        {Command::LogViolation, Command::ConfirmDisqualification}}},
      {Phrase::GameMenu,
       {{Command::GoPractice},
        {Command::NewGame, Command::OpenGame, Command::SaveGame, Command::SetUpBoard},
        {Command::AskHint, Command::EngineTurn, Command::AnalyseGame, Command::AnalyseFile,
         Command::TurnBoard},
        {Command::OfferDraw, Command::Resign}}},
      {Phrase::ViewMenu,
       {{Command::GoToday, Command::GoPlayers, Command::GoCheckIn, Command::GoRounds, Command::GoReviews,
         Command::GoTally, Command::GoLessons, Command::GoSchools, Command::GoJournal},
        {Command::Find, Command::Back},
        {Command::Filter, Command::OutstandingOnly, Command::ShowReasons}}},
      {Phrase::HallMenu,
       {{Command::ShowHall, Command::SetNotice},
        {Command::StartClock, Command::ResetClock},
        {Command::GoClocks},
        {Command::JoinHall},
        {Command::GoStation, Command::HallMake, Command::HallStart, Command::HallEnter, Command::HallStop,
         Command::HallClose},
        {Command::HallPersonAdd, Command::HallPersonPhrase, Command::HallPersonRemove}}},
      {Phrase::HelpMenu, {{Command::Keys, Command::Rulebook, Command::About}}},
  };
  for (const Menu& entry : kMenus) {
    QMenu* menu = m_window.menuBar()->addMenu(QString());
    m_menus.emplace_back(menu, entry.title);
    connect(menu, &QMenu::aboutToHide, this, &WindowBars::leaveMenuBar, Qt::QueuedConnection);
    for (std::size_t group = 0; group < entry.groups.size(); ++group) {
      if (group > 0) menu->addSeparator();
      for (const Command command : entry.groups[group]) menu->addAction(m_commands.action(command));
    }
    if (entry.title == Phrase::FileMenu) makePaperMenu(*menu);
    if (entry.title == Phrase::EditMenu) connect(menu, &QMenu::aboutToShow, this, &WindowBars::editMenuOpens);
    if (entry.title == Phrase::ViewMenu) {
      menu->addSeparator();
      makeLanguageMenu(*menu);
      makeThemeMenu(*menu);
      menu->addSeparator();
      menu->addAction(m_commands.action(Command::GoSettings));
    }
  }
}

// Qt gives the menu bar the focus when Esc closes a menu. The bar does not show it, and swallows what is
// typed next.
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
    QAction* choice = menu->addAction(QString(), this, [chosen = paper] { choosePaper(chosen); });
    choice->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, choice,
            [choice, shown = paper] { choice->setChecked(shown == chosenPaper()); });
    group->addAction(choice);
    m_choices.emplace_back(choice, name);
  }
}

void WindowBars::makeLanguageMenu(QMenu& view) {
  QMenu* languages = view.addMenu(QString());
  m_menus.emplace_back(languages, Phrase::LanguageMenu);
  m_languages = new QActionGroup(this);
  for (const words::LanguageFacts& each : words::kLanguages) {
    // Each language has its own name, whatever the current language is.
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
  QMenu* themes = view.addMenu(QString());
  m_menus.emplace_back(themes, Phrase::ThemeMenu);
  auto* themeGroup = new QActionGroup(this);
  for (const auto& [theme, name] : kThemeNames) {
    QAction* choice = themes->addAction(QString(), this, [chosen = theme] {
      Preferences::setTheme(chosen);
      applyTheme(chosen);
    });
    choice->setCheckable(true);
    // The theme can also be changed in the settings, so the check mark is updated.
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
  const std::vector<std::vector<Command>> groups = {
      {Command::NewContest, Command::OpenContest},
      {Command::GoToday, Command::GoPlayers, Command::GoRounds, Command::GoReviews, Command::GoTally},
      {Command::Undo, Command::Redo},
      {Command::NextFinding},
      {Command::Print, Command::ExportPdf}};
  for (const std::vector<Command>& group : groups) {
    if (&group != &groups.front()) m_toolBar->addSeparator();
    for (const Command command : group) m_toolBar->addAction(m_commands.action(command));
  }
  // The width with texts is known only after the toolbar is shown.
  connect(m_toolBar, &QToolBar::visibilityChanged, this, [this](bool isShown) {
    if (isShown) fit();
  });
  // Qt's extension arrow is black, even in the dark theme.
  auto* more = m_toolBar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
  if (more != nullptr) more->setIcon(icon(Symbol::Next));
}

void WindowBars::fit() {
  m_toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  // If the toolbar is too wide, its texts go below the icons, then into the tool tips.
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
