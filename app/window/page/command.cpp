// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/command.hpp"

#include <QPushButton>
#include <algorithm>

#include "app/window/parts/icon.hpp"
#include "core/fact_table.hpp"

namespace damath::window {

namespace {

using words::Phrase;

// Short texts for the toolbar, in place of long ones. The tool tip has the full text.
constexpr FactRow<Phrase, Phrase> kBriefly[] = {
    {Phrase::NewContest, Phrase::BriefNewContest}, {Phrase::OpenContest, Phrase::BriefOpenContest},
    {Phrase::RoundsPage, Phrase::BriefRounds},     {Phrase::SchoolsPage, Phrase::BriefSchools},
    {Phrase::JournalPage, Phrase::BriefJournal},   {Phrase::Print, Phrase::BriefPrint},
    {Phrase::ExportPdf, Phrase::BriefExportPdf}};

// Returns the text that includes the command's object.
Phrase named(Phrase words) {
  return words == Phrase::Redo ? Phrase::RedoNamed : Phrase::UndoNamed;
}

// True if the command switches something on and off.
bool isToggle(Command command) {
  return command == Command::OutstandingOnly || command == Command::ShowReasons;
}

const std::vector<CommandFacts>& everyCommand() {
  static const std::vector<CommandFacts> kCommands = {
      {Command::NewContest, Phrase::NewContest, Symbol::New, QKeySequence(QKeySequence::New), Scope::Program},
      {Command::OpenContest, Phrase::OpenContest, Symbol::Open, QKeySequence(QKeySequence::Open),
       Scope::Program},
      {Command::OpenSample, Phrase::OpenSample, Symbol::Sheet, QKeySequence(), Scope::Program},
      {Command::JoinHall, Phrase::JoinHall, Symbol::Players, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_J),
       Scope::Program},
      {Command::GoStation, Phrase::StationPage, Symbol::Players, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_H),
       Scope::Program, Location::Kind::Station},
      {Command::HallMake, Phrase::HallMake, Symbol::New, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_M)},
      {Command::HallStart, Phrase::HallStart, Symbol::Playing, {}},
      {Command::HallEnter, Phrase::HallEnter, Symbol::Rounds, {}},
      {Command::HallStop, Phrase::HallStop, Symbol::Empty, {}},
      {Command::HallClose, Phrase::HallClose, Symbol::Save, {}},
      {Command::HallPersonAdd, Phrase::HallPersonAdd, Symbol::Add, QKeySequence(Qt::Key_Insert)},
      {Command::HallPersonPhrase, Phrase::HallPersonPhrase, Symbol::Edit, QKeySequence(Qt::Key_F2)},
      {Command::HallPersonRemove, Phrase::HallPersonRemove, Symbol::Remove, QKeySequence(Qt::Key_Delete)},
      {Command::CloseContest, Phrase::CloseContest, Symbol::Close, QKeySequence(QKeySequence::Close),
       Scope::Contest},
      {Command::Quit, Phrase::Quit, Symbol::Close, QKeySequence(Qt::CTRL | Qt::Key_Q), Scope::Program},
      {Command::AddEvent, Phrase::AddEvent, Symbol::Event, QKeySequence(Qt::CTRL | Qt::Key_E), Scope::Contest,
       std::nullopt, Location::Kind::Today},
      {Command::ChangeEvent, Phrase::ChangeEvent, Symbol::Rounds, QKeySequence(), Scope::Event, std::nullopt,
       Location::Kind::Today},
      {Command::RenameEvent, Phrase::RenameEvent, Symbol::Edit, QKeySequence(Qt::Key_F2)},
      {Command::RenameContest, Phrase::RenameContest, Symbol::Edit, QKeySequence(), Scope::Contest,
       std::nullopt, Location::Kind::Today},
      {Command::AddPlayer, Phrase::AddPlayer, Symbol::Add, QKeySequence(Qt::Key_Insert)},
      {Command::WriteCell, Phrase::WriteCell, Symbol::Edit, QKeySequence(Qt::Key_F2)},
      {Command::EditPlayer, Phrase::EditPlayer, Symbol::Edit, QKeySequence(Qt::SHIFT | Qt::Key_F2)},
      {Command::PastePlayers, Phrase::PastePlayers, Symbol::Import, QKeySequence(QKeySequence::Paste)},
      {Command::Renumber, Phrase::Renumber, Symbol::Rounds, {}},
      {Command::Schools, Phrase::Schools, Symbol::Players, {}},
      {Command::CheckInPresent, Phrase::CheckInPresent, Symbol::Good, QKeySequence(Qt::Key_P)},
      {Command::CheckInLate, Phrase::CheckInLate, Symbol::Recent, QKeySequence(Qt::Key_L)},
      {Command::CheckInAbsent, Phrase::CheckInAbsent, Symbol::Close, QKeySequence(Qt::Key_A)},
      {Command::CheckInUnseen, Phrase::CheckInUnseen, Symbol::Empty, QKeySequence(Qt::Key_Backspace)},
      {Command::CheckInRest, Phrase::CheckInRest, Symbol::Accept, QKeySequence(Qt::CTRL | Qt::Key_Return)},
      {Command::RemovePlayer, Phrase::RemovePlayer, Symbol::Close, QKeySequence(Qt::Key_Delete)},
      {Command::ImportPlayers, Phrase::ImportPlayers, Symbol::Import, QKeySequence(Qt::CTRL | Qt::Key_I),
       Scope::Event, std::nullopt, Location::Kind::Players},
      {Command::Withdraw, Phrase::Withdraw, Symbol::Remove, {}},
      {Command::Rejoin, Phrase::Rejoin, Symbol::Add, {}},
      {Command::MarkAbsent, Phrase::MarkAbsent, Symbol::Empty, {}},
      {Command::PairRound, Phrase::PairRound, Symbol::Pair, QKeySequence(Qt::CTRL | Qt::Key_R)},
      {Command::PairByHand, Phrase::PairByHand, Symbol::Edit, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_R)},
      {Command::PublishRound, Phrase::PublishRound, Symbol::Good,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)},
      {Command::UnpairRound, Phrase::UnpairRound, Symbol::Undo, {}},
      {Command::KeepPairing, Phrase::KeepPairing, Symbol::Save,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
      {Command::ProgramPairing, Phrase::ProgramPairing, Symbol::Pair,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
      {Command::OutstandingOnly, Phrase::OutstandingOnly, Symbol::Empty,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)},
      {Command::ShowReasons, Phrase::ShowReasons, Symbol::Note,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Y)},
      {Command::Filter, Phrase::Filter, Symbol::Next, QKeySequence(QKeySequence::Find)},
      {Command::EnterResult, Phrase::EnterResult, Symbol::Result, QKeySequence(Qt::Key_F2)},
      {Command::ReopenResult, Phrase::ReopenResult, Symbol::Undo, {}},
      {Command::OpenSheet, Phrase::OpenSheet, Symbol::Sheet, QKeySequence(Qt::CTRL | Qt::Key_Return)},
      {Command::KeepLive, Phrase::KeepLive, Symbol::Playing, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
      {Command::ImportSheet, Phrase::ImportSheet, Symbol::Import,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)},
      {Command::SaveSheet, Phrase::SaveSheet, Symbol::Save, QKeySequence(QKeySequence::Save)},
      {Command::NextInPile, Phrase::NextInPile, Symbol::Next, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
      {Command::AcceptSheet, Phrase::AcceptSheet, Symbol::Accept,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return)},
      {Command::OpenReview, Phrase::OpenReview, Symbol::Review,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
      {Command::MarkChecked, Phrase::MarkChecked, Symbol::Review,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)},
      {Command::EnterAgain, Phrase::EnterAgain, Symbol::Redo, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_J)},
      {Command::StoreSecondEntry, Phrase::StoreSecondEntry, Symbol::Accept,
       QKeySequence(Qt::CTRL | Qt::Key_Return)},
      // Letters without Ctrl: a text field with the focus receives them as input.
      {Command::TakeCorrection, Phrase::TakeCorrection, Symbol::Accept, QKeySequence(Qt::Key_A)},
      {Command::KeepWritten, Phrase::KeepWritten, Symbol::Good, QKeySequence(Qt::Key_K)},
      {Command::CorrectCell, Phrase::CorrectCell, Symbol::Edit, QKeySequence(Qt::Key_C)},
      {Command::ShowTurn, Phrase::ShowTurn, Symbol::Sheet, QKeySequence(Qt::Key_B)},
      {Command::SignOff, Phrase::SignOff, Symbol::Edit, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G)},
      {Command::LogViolation, Phrase::LogViolation, Symbol::Note,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W)},
      {Command::ConfirmDisqualification, Phrase::ConfirmDisqualification, Symbol::Error, {}},
      {Command::Undo, Phrase::Undo, Symbol::Undo, QKeySequence(QKeySequence::Undo), Scope::Contest},
      {Command::Redo, Phrase::Redo, Symbol::Redo, QKeySequence(QKeySequence::Redo), Scope::Contest},
      {Command::InsertLine, Phrase::InsertLine, Symbol::Add, QKeySequence(Qt::CTRL | Qt::Key_Insert)},
      {Command::RemoveLine, Phrase::RemoveLine, Symbol::Remove, QKeySequence(Qt::CTRL | Qt::Key_Delete)},
      {Command::MoveLineUp, Phrase::MoveLineUp, Symbol::Previous, QKeySequence(Qt::CTRL | Qt::Key_Up)},
      {Command::MoveLineDown, Phrase::MoveLineDown, Symbol::Next, QKeySequence(Qt::CTRL | Qt::Key_Down)},
      // The settings page uses this key for another command.
      {Command::CrossOut, Phrase::CrossOut, Symbol::Remove, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X)},
      {Command::FillTurn, Phrase::FillTurn, Symbol::Edit, QKeySequence(Qt::CTRL | Qt::Key_D)},
      {Command::ChooseRoute, Phrase::ChooseRoute, Symbol::Rounds, QKeySequence(Qt::Key_F7)},
      {Command::AcceptHabit, Phrase::AcceptHabit, Symbol::Accept, QKeySequence(Qt::Key_F9)},
      {Command::DeclineHabit, Phrase::DeclineHabit, Symbol::Remove, QKeySequence(Qt::SHIFT | Qt::Key_F9)},
      {Command::CompareVersions, Phrase::CompareAnyTwo, Symbol::Recent,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)},
      {Command::SwapSides, Phrase::SwapSides, Symbol::Rematch, {}},
      {Command::TakeOffSheet, Phrase::TakeOffSheet, Symbol::Remove, {}},
      {Command::NextFinding, Phrase::NextFinding, Symbol::Next, QKeySequence(Qt::Key_F8)},
      {Command::PreviousFinding, Phrase::PreviousFinding, Symbol::Previous,
       QKeySequence(Qt::SHIFT | Qt::Key_F8)},
      {Command::NextAnyFinding, Phrase::NextAnyFinding, Symbol::Next, QKeySequence(Qt::CTRL | Qt::Key_F8)},
      {Command::EnterRematch, Phrase::EnterRematch, Symbol::Rematch,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)},
      {Command::WhatIf, Phrase::WhatIf, Symbol::Next, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_W)},
      {Command::DrawLot, Phrase::DrawLot, Symbol::Tally, {}},
      {Command::Print, Phrase::Print, Symbol::Print, QKeySequence(QKeySequence::Print)},
      {Command::ExportPdf, Phrase::ExportPdf, Symbol::Pdf, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
      {Command::Papers, Phrase::Papers, Symbol::Print, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_P),
       Scope::Event},
      {Command::CheckPaper, Phrase::CheckPaper, Symbol::Good, QKeySequence(), Scope::Contest},
      {Command::ExportEvent, Phrase::ExportEvent, Symbol::Save, QKeySequence(), Scope::Event},
      {Command::ExportTeams, Phrase::ExportTeams, Symbol::Save, QKeySequence()},
      {Command::GoToday, Phrase::TodayPage, Symbol::Event, QKeySequence(Qt::CTRL | Qt::Key_1), Scope::Contest,
       Location::Kind::Today},
      {Command::GoPlayers, Phrase::PlayersPage, Symbol::Players, QKeySequence(Qt::CTRL | Qt::Key_2),
       Scope::Event, Location::Kind::Players},
      {Command::GoCheckIn, Phrase::CheckInPage, Symbol::Accept,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_2), Scope::Event, Location::Kind::CheckIn},
      {Command::GoRounds, Phrase::RoundsPage, Symbol::Rounds, QKeySequence(Qt::CTRL | Qt::Key_3),
       Scope::Event, Location::Kind::Rounds},
      {Command::GoReviews, Phrase::ReviewsPage, Symbol::Review, QKeySequence(Qt::CTRL | Qt::Key_4),
       Scope::Event, Location::Kind::Reviews},
      {Command::GoTally, Phrase::TallyPage, Symbol::Tally, QKeySequence(Qt::CTRL | Qt::Key_5), Scope::Event,
       Location::Kind::Tally},
      {Command::GoLessons, Phrase::LessonsPage, Symbol::Note, QKeySequence(Qt::CTRL | Qt::Key_0),
       Scope::Event, Location::Kind::Lessons},
      {Command::GoSchools, Phrase::SchoolsPage, Symbol::Schools, QKeySequence(Qt::CTRL | Qt::Key_6),
       Scope::Contest, Location::Kind::Schools},
      {Command::GoJournal, Phrase::JournalPage, Symbol::Recent, QKeySequence(Qt::CTRL | Qt::Key_7),
       Scope::Contest, Location::Kind::Journal},
      {Command::GoClocks, Phrase::LiveClocks, Symbol::Recent, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C),
       Scope::Event, Location::Kind::Clocks},
      {Command::Back, Phrase::Back, Symbol::Previous, QKeySequence(Qt::ALT | Qt::Key_Left), Scope::Event},
      {Command::ShowHall, Phrase::ShowHall, Symbol::Rounds, QKeySequence(Qt::CTRL | Qt::Key_F9),
       Scope::Event},
      {Command::StartClock, Phrase::StartClock, Symbol::Recent, QKeySequence(Qt::Key_F4), Scope::Event},
      {Command::ResetClock, Phrase::ResetClock, Symbol::Undo, QKeySequence(), Scope::Event},
      {Command::SetNotice, Phrase::SetNotice, Symbol::Note, QKeySequence(), Scope::Event},
      {Command::Find, Phrase::Find, Symbol::Next, QKeySequence(Qt::CTRL | Qt::Key_K), Scope::Program},
      {Command::RestoreBackup, Phrase::RestoreBackup, Symbol::Recent, QKeySequence(), Scope::Contest},
      {Command::UndoTo, Phrase::UndoTo, Symbol::Undo, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Z)},
      {Command::UndoAct, Phrase::UndoAct, Symbol::Undo, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_U)},
      {Command::BackUp, Phrase::BackUp, Symbol::Save, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K),
       Scope::Contest, std::nullopt, Location::Kind::Journal},
      {Command::CheckFile, Phrase::CheckFile, Symbol::Good, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
       Scope::Contest, std::nullopt, Location::Kind::Journal},
      {Command::WriteWhole, Phrase::WriteWhole, Symbol::Open, QKeySequence(), Scope::Contest, std::nullopt,
       Location::Kind::Journal},
      {Command::WriteSite, Phrase::WriteSite, Symbol::Event, QKeySequence(), Scope::Contest, std::nullopt,
       Location::Kind::Journal},
      {Command::FromDocument, Phrase::FromDocument, Symbol::New, QKeySequence(), Scope::Program},
      {Command::SplitEvent, Phrase::SplitEvent, Symbol::Next, QKeySequence(), Scope::Contest, std::nullopt,
       Location::Kind::Journal},
      {Command::MergeEvent, Phrase::MergeEvent, Symbol::Import, QKeySequence(), Scope::Contest, std::nullopt,
       Location::Kind::Journal},
      {Command::ReclaimEvent, Phrase::ReclaimEvent, Symbol::Undo, QKeySequence(), Scope::Contest,
       std::nullopt, Location::Kind::Journal},
      {Command::LeaveOfficial, Phrase::LeaveOfficial, Symbol::Remove, QKeySequence(), Scope::Contest,
       std::nullopt, Location::Kind::Journal},
      {Command::GoPractice, Phrase::PracticePage, Symbol::Playing, QKeySequence(Qt::CTRL | Qt::Key_9),
       Scope::Program, Location::Kind::Practice},
      {Command::NewGame, Phrase::NewGame, Symbol::New, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_N)},
      {Command::OpenGame, Phrase::OpenGame, Symbol::Open, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_O)},
      {Command::SaveGame, Phrase::SaveGame, Symbol::Save, QKeySequence(QKeySequence::Save)},
      {Command::SetUpBoard, Phrase::SetUpBoard, Symbol::Edit, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B)},
      {Command::AskHint, Phrase::AskHint, Symbol::Note, QKeySequence(Qt::CTRL | Qt::Key_H)},
      {Command::EngineTurn, Phrase::EngineTurn, Symbol::Next, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_E)},
      {Command::OfferDraw, Phrase::OfferDraw, Symbol::Result, {}},
      {Command::Resign, Phrase::Resign, Symbol::Remove, {}},
      {Command::TurnBoard, Phrase::TurnBoard, Symbol::Rematch, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_T)},
      {Command::AnalyseGame, Phrase::AnalyseGame, Symbol::Tally,
       QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_A)},
      {Command::AnalyseFile, Phrase::AnalyseFile, Symbol::Tally, {}, Scope::Program},
      {Command::GoSettings, Phrase::SettingsPage, Symbol::Settings, QKeySequence(Qt::CTRL | Qt::Key_Comma),
       Scope::Program, Location::Kind::Settings},
      {Command::SaveLaw, Phrase::SaveLaw, Symbol::Save, QKeySequence(QKeySequence::Save)},
      {Command::RemoveLaw, Phrase::RemoveLaw, Symbol::Remove, QKeySequence(Qt::Key_Delete)},
      {Command::ImportLaw, Phrase::ImportLaw, Symbol::Import, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)},
      {Command::ExportLaw, Phrase::ExportLaw, Symbol::Open, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X)},
      {Command::Keys, Phrase::Keys, Symbol::Note, QKeySequence(Qt::Key_F1), Scope::Program},
      {Command::Rulebook, Phrase::Rulebook, Symbol::Note, QKeySequence(Qt::SHIFT | Qt::Key_F1),
       Scope::Program},
      {Command::About, Phrase::About, Symbol::About, QKeySequence(), Scope::Program},
  };
  return kCommands;
}

// A second shortcut, for example near the arrow keys.
QKeySequence otherKey(Command command) {
  switch (command) {
    case Command::InsertLine:
      return QKeySequence(Qt::CTRL | Qt::Key_Right);
    case Command::RemoveLine:
      return QKeySequence(Qt::CTRL | Qt::Key_Left);
    case Command::KeepPairing:
      return QKeySequence(QKeySequence::Save);
    // The system has one of two keys for Redo: Ctrl+Y in office programs, Ctrl+Shift+Z in drawing programs.
    // The second key here is the other of the two.
    case Command::Redo: {
      const QKeySequence office(Qt::CTRL | Qt::Key_Y);
      const bool isOwn = QKeySequence(QKeySequence::Redo) == office;
      return isOwn ? QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z) : office;
    }
    default:
      return {};
  }
}

}  // namespace

const CommandFacts& factsOf(Command command) {
  return *std::ranges::find(everyCommand(), command, &CommandFacts::command);
}

bool isByLetter(Command command) {
  const QKeySequence& key = factsOf(command).key;
  return key.count() == 1 && key[0].keyboardModifiers() == Qt::NoModifier && key[0].key() >= Qt::Key_A &&
         key[0].key() <= Qt::Key_Z;
}

Commands::Commands(const Translator& translator, QObject* parent)
    : QObject(parent), m_translator(translator) {
  for (const CommandFacts& facts : everyCommand()) {
    auto* action = new QAction(icon(facts.symbol), QString(), this);
    QList<QKeySequence> keys{facts.key, otherKey(facts.command)};
    keys.removeAll(QKeySequence());
    action->setShortcuts(keys);
    if (isByLetter(facts.command)) action->setShortcutContext(Qt::WidgetShortcut);
    action->setCheckable(isToggle(facts.command));
    connect(action, &QAction::triggered, this,
            [this, command = facts.command] { Q_EMIT triggered(command); });
    m_actions.emplace(facts.command, action);
  }
  connect(&m_translator, &Translator::changed, this, &Commands::retranslate);
  retranslate();
}

void Commands::retranslate() {
  for (const auto& [command, action] : m_actions) showWords(command);
}

void Commands::showWords(Command command) {
  QAction* action = m_actions.at(command);
  const Phrase phrase = factsOf(command).words;
  // Letters. Limits the width of the menu: the journal shows the full text.
  constexpr qsizetype kMostLetters = 72;
  QString object = m_objects[command];
  if (object.size() > kMostLetters) object = object.first(kMostLetters).trimmed() + u'…';
  object.replace(u'&', QStringLiteral("&&"));
  action->setText(object.isEmpty() ? m_translator(phrase) : m_translator(named(phrase)).arg(object));
  action->setIconText(m_translator.plain(factOf(kBriefly, phrase, phrase)));
  showToolTip(command);
}

void Commands::setObject(Command command, const QString& object) {
  if (m_objects[command] == object) return;
  m_objects[command] = object;
  showWords(command);
}

void Commands::setReason(Command command, const QString& reason) {
  if (m_reasons[command] == reason) return;
  m_reasons[command] = reason;
  showToolTip(command);
}

// Sets the tool tip and the status tip. Menus show no tool tips, so the reason also appears in the status
// bar.
void Commands::showToolTip(Command command) {
  QAction* action = m_actions.at(command);
  const Phrase phrase = factsOf(command).words;
  const QString key = action->shortcut().toString(QKeySequence::NativeText);
  QString text = key.isEmpty() ? m_translator.plain(phrase)
                               : QStringLiteral("%1 (%2)").arg(m_translator.plain(phrase), key);
  const auto reason = m_reasons.find(command);
  const bool hasReason = reason != m_reasons.end() && !reason->second.isEmpty();
  if (hasReason) text += u'\n' + reason->second;
  action->setToolTip(text);
  action->setStatusTip(hasReason ? reason->second : QString());
}

QString Commands::name(Command command) const {
  return m_translator.plain(factsOf(command).words);
}

QPushButton* Commands::button(Command command, QWidget* parent) const {
  auto* button = new QPushButton(parent);
  const QAction* source = action(command);
  button->setIcon(source->icon());
  button->setIconSize(QSize(18, 18));
  // Return presses the button that has the focus.
  button->setAutoDefault(true);
  const auto follow = [this, button, command, source] {
    button->setText(name(command));
    button->setAccessibleName(name(command));
    button->setToolTip(source->toolTip());
    button->setEnabled(source->isEnabled());
  };
  connect(source, &QAction::changed, button, follow);
  connect(button, &QPushButton::clicked, source, &QAction::trigger);
  follow();
  return button;
}

}  // namespace damath::window
