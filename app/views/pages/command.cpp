// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/pages/command.hpp"

#include <QPushButton>

#include "app/views/parts/icon.hpp"

namespace damath::views {

namespace {

using words::Phrase;

struct Entry {
  Command command;
  Phrase words;
  Symbol symbol;
  QKeySequence key;
};

// What the toolbar says instead, where the words are long; its tool tip has them all.
Phrase briefly(Phrase words) {
  switch (words) {
    case Phrase::NewContest:
      return Phrase::BriefNewContest;
    case Phrase::OpenContest:
      return Phrase::BriefOpenContest;
    case Phrase::RoundsPage:
      return Phrase::BriefRounds;
    case Phrase::Print:
      return Phrase::BriefPrint;
    case Phrase::ExportPdf:
      return Phrase::BriefExportPdf;
    default:
      return words;
  }
}

std::vector<Entry> entries() {
  return {
      {Command::NewContest, Phrase::NewContest, Symbol::New, QKeySequence(QKeySequence::New)},
      {Command::OpenContest, Phrase::OpenContest, Symbol::Open, QKeySequence(QKeySequence::Open)},
      {Command::CloseContest, Phrase::CloseContest, Symbol::Close, QKeySequence(QKeySequence::Close)},
      {Command::Quit, Phrase::Quit, Symbol::Close, QKeySequence(Qt::CTRL | Qt::Key_Q)},
      {Command::AddEvent, Phrase::AddEvent, Symbol::Event, QKeySequence(Qt::CTRL | Qt::Key_E)},
      {Command::ChangeEvent, Phrase::ChangeEvent, Symbol::Rounds, {}},
      {Command::RenameEvent, Phrase::RenameEvent, Symbol::Edit, QKeySequence(Qt::Key_F2)},
      {Command::RenameContest, Phrase::RenameContest, Symbol::Edit, {}},
      {Command::AddPlayer, Phrase::AddPlayer, Symbol::Add, QKeySequence(Qt::Key_Insert)},
      {Command::EditPlayer, Phrase::EditPlayer, Symbol::Edit, QKeySequence(Qt::Key_F2)},
      {Command::RemovePlayer, Phrase::RemovePlayer, Symbol::Close, QKeySequence(Qt::Key_Delete)},
      {Command::ImportPlayers, Phrase::ImportPlayers, Symbol::Import, QKeySequence(Qt::CTRL | Qt::Key_I)},
      {Command::Withdraw, Phrase::Withdraw, Symbol::Remove, {}},
      {Command::Rejoin, Phrase::Rejoin, Symbol::Add, {}},
      {Command::MarkAbsent, Phrase::MarkAbsent, Symbol::Empty, {}},
      {Command::PairRound, Phrase::PairRound, Symbol::Pair, QKeySequence(Qt::CTRL | Qt::Key_R)},
      {Command::PublishRound, Phrase::PublishRound, Symbol::Good,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)},
      {Command::UnpairRound, Phrase::UnpairRound, Symbol::Undo, {}},
      {Command::EnterResult, Phrase::EnterResult, Symbol::Result, QKeySequence(Qt::Key_F2)},
      {Command::ReopenResult, Phrase::ReopenResult, Symbol::Undo, {}},
      {Command::OpenSheet, Phrase::OpenSheet, Symbol::Sheet, QKeySequence(Qt::CTRL | Qt::Key_Return)},
      {Command::ImportSheet, Phrase::ImportSheet, Symbol::Import,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I)},
      {Command::SaveSheet, Phrase::SaveSheet, Symbol::Save, QKeySequence(QKeySequence::Save)},
      {Command::AcceptSheet, Phrase::AcceptSheet, Symbol::Accept,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return)},
      {Command::Undo, Phrase::Undo, Symbol::Undo, QKeySequence(QKeySequence::Undo)},
      {Command::Redo, Phrase::Redo, Symbol::Redo, QKeySequence(QKeySequence::Redo)},
      {Command::InsertLine, Phrase::InsertLine, Symbol::Add, QKeySequence(Qt::CTRL | Qt::Key_Insert)},
      {Command::RemoveLine, Phrase::RemoveLine, Symbol::Remove, QKeySequence(Qt::CTRL | Qt::Key_Delete)},
      {Command::NextFinding, Phrase::NextFinding, Symbol::Next, QKeySequence(Qt::Key_F8)},
      {Command::EnterRematch, Phrase::EnterRematch, Symbol::Rematch,
       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R)},
      {Command::DrawLot, Phrase::DrawLot, Symbol::Tally, {}},
      {Command::UndoChange, Phrase::UndoChange, Symbol::Undo, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Z)},
      {Command::RedoChange, Phrase::RedoChange, Symbol::Redo,
       QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_Z)},
      {Command::Print, Phrase::Print, Symbol::Print, QKeySequence(QKeySequence::Print)},
      {Command::ExportPdf, Phrase::ExportPdf, Symbol::Pdf, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
      {Command::Papers, Phrase::Papers, Symbol::Print, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_P)},
      {Command::GoContest, Phrase::ContestPage, Symbol::Event, QKeySequence(Qt::CTRL | Qt::Key_1)},
      {Command::GoPlayers, Phrase::PlayersPage, Symbol::Players, QKeySequence(Qt::CTRL | Qt::Key_2)},
      {Command::GoRounds, Phrase::RoundsPage, Symbol::Rounds, QKeySequence(Qt::CTRL | Qt::Key_3)},
      {Command::GoTally, Phrase::TallyPage, Symbol::Tally, QKeySequence(Qt::CTRL | Qt::Key_4)},
      {Command::Back, Phrase::Back, Symbol::Previous, QKeySequence(Qt::ALT | Qt::Key_Left)},
      {Command::RestoreCopy, Phrase::RestoreCopy, Symbol::Recent, {}},
      {Command::Keys, Phrase::Keys, Symbol::Note, QKeySequence(Qt::Key_F1)},
      {Command::About, Phrase::About, Symbol::About, {}},
  };
}

}  // namespace

Commands::Commands(const models::Translator& translator, QObject* parent)
    : QObject(parent), m_translator(translator) {
  for (const Entry& entry : entries()) {
    auto* action = new QAction(icon(entry.symbol), QString(), this);
    action->setShortcut(entry.key);
    action->setData(static_cast<int>(entry.words));
    connect(action, &QAction::triggered, this,
            [this, command = entry.command] { Q_EMIT triggered(command); });
    m_actions.emplace(entry.command, action);
  }
  connect(&m_translator, &models::Translator::changed, this, &Commands::retranslate);
  retranslate();
}

void Commands::retranslate() {
  for (const auto& [command, action] : m_actions) {
    const auto phrase = static_cast<Phrase>(action->data().toInt());
    action->setText(m_translator(phrase));
    action->setIconText(m_translator.plain(briefly(phrase)));
    showToolTip(command);
  }
}

void Commands::setReason(Command command, const QString& reason) {
  if (m_reasons[command] == reason) return;
  m_reasons[command] = reason;
  showToolTip(command);
}

// A menu tells the reason in the status bar: it shows no tool tips.
void Commands::showToolTip(Command command) {
  QAction* action = m_actions.at(command);
  const auto phrase = static_cast<Phrase>(action->data().toInt());
  const QString key = action->shortcut().toString(QKeySequence::NativeText);
  QString text = key.isEmpty() ? m_translator.plain(phrase)
                               : QStringLiteral("%1 (%2)").arg(m_translator.plain(phrase), key);
  const auto reason = m_reasons.find(command);
  const bool isTold = reason != m_reasons.end() && !reason->second.isEmpty();
  if (isTold) text += u'\n' + reason->second;
  action->setToolTip(text);
  action->setStatusTip(isTold ? reason->second : QString());
}

QString Commands::name(Command command) const {
  return m_translator.plain(static_cast<Phrase>(action(command)->data().toInt()));
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

}  // namespace damath::views
