// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start/start_page.hpp"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/desk/events/status.hpp"
#include "app/window/parts/flow_layout.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/parts/labels.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/status_words.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr int kNarrowMiddle = 720;  // the greatest width of the content in small type, in pixels
constexpr int kMiddleLines = 36;    // the greatest width of the content in large type, in heights of a line
constexpr int kMostShown = 6;       // at most so many recent files are visible without scrolling
constexpr int kMostLines = 18;  // the list is at most so many lines high, so the rest of the page has room
constexpr int kMostEvents = 2;  // at most so many events are listed for a file

// True if the event is not played to its end. The list of recent files names only such events. The list does
// not read the scoresheets, so it ignores the step CheckSheets.
bool isOpen(const desk::EventStatus& status) {
  const bool isPlayed = status.next == desk::NextStep::Final || status.next == desk::NextStep::CheckSheets;
  return !isPlayed;
}

}  // namespace

StartPage::StartPage(Session& session, const Translator& translator, const Commands& commands,
                     QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_middle(new QWidget(this)),
      m_title(new QLabel(this)),
      m_introduction(new QLabel(this)),
      m_recentTitle(new QLabel(this)),
      m_recent(new QListWidget(this)),
      m_forget(new QAction(this)),
      m_dropHint(new QLabel(this)) {
  auto* badge = new QLabel(this);
  badge->setPixmap(applicationPixmap(72));
  fitTitle();
  m_introduction->setWordWrap(true);
  m_introduction->setForegroundRole(QPalette::PlaceholderText);
  m_recentTitle->setFont(inBold(m_recentTitle->font()));
  m_recentTitle->setBuddy(m_recent);
  m_recent->setIconSize(QSize(20, 20));
  m_recent->setTextElideMode(Qt::ElideRight);
  m_recent->setSpacing(1);
  m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_dropHint->setForegroundRole(QPalette::PlaceholderText);
  m_dropHint->setWordWrap(true);

  auto* names = new QVBoxLayout;
  names->addWidget(m_title);
  names->addWidget(m_introduction);
  auto* head = new QHBoxLayout;
  head->setSpacing(20);
  head->addWidget(badge, 0, Qt::AlignTop);
  head->addLayout(names, 1);
  // The first row has the three commands about contest files, and the second row has all other commands.
  // Larger type can need more rows.
  constexpr int kButtonGap = 18;
  auto* buttons = new FlowLayout(nullptr, kButtonGap);
  for (const Command command : {Command::NewContest, Command::OpenContest, Command::OpenSample,
                                Command::JoinHall, Command::GoStation, Command::GoPractice}) {
    if (!commands.has(command)) continue;
    QPushButton* button = commands.button(command, this);
    button->setIconSize(QSize(24, 24));
    button->setMinimumSize(180, 44);
    buttons->addWidget(button);
  }
  auto* column = new QVBoxLayout;
  column->setSpacing(18);
  column->addStretch(1);
  column->addLayout(head);
  column->addLayout(buttons);
  column->addWidget(m_recentTitle);
  column->addWidget(m_recent);
  column->addWidget(m_dropHint);
  column->addStretch(2);
  m_middle->setLayout(column);
  auto* layout = new QHBoxLayout(this);
  layout->addStretch(1);
  layout->addWidget(m_middle, 8);
  layout->addStretch(1);

  m_forget->setShortcut(QKeySequence(Qt::Key_Delete));
  m_forget->setShortcutContext(Qt::WidgetShortcut);
  m_recent->addAction(m_forget);
  m_recent->setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(m_forget, &QAction::triggered, this, guarded(session, [this] { forget(); }));
  connect(m_recent, &QListWidget::itemActivated, this,
          guarded(session, [this](QListWidgetItem* item) { open(item); }));
  connect(&m_contests, &RecentContests::known, this, [this](const QString& path) {
    for (int row = 0; row < m_recent->count(); ++row) {
      if (m_recent->item(row)->data(Qt::UserRole) == path) showItem(*m_recent->item(row));
    }
  });
  connect(&m_translator, &Translator::changed, this, &StartPage::retranslate);
  retranslate();
}

void StartPage::setRecentFiles(const QStringList& paths) {
  m_recent->clear();
  QStringList there;
  for (const QString& path : paths) {
    auto* item = new QListWidgetItem(m_recent);
    item->setData(Qt::UserRole, path);
    item->setToolTip(path);
    if (QFileInfo::exists(path)) there << path;
    showItem(*item);
  }
  m_contests.look(there);
  if (!paths.isEmpty()) m_recent->setCurrentRow(0);
  fitRecent();
  m_recent->setVisible(!paths.isEmpty());
  m_recentTitle->setVisible(!paths.isEmpty());
}

// Makes the list of recent files as high as the rows that are visible without scrolling.
void StartPage::fitRecent() {
  int height = 2 * m_recent->frameWidth() + 2;
  for (int row = 0; row < qMin(kMostShown, m_recent->count()); ++row) {
    height += m_recent->item(row)->sizeHint().height() + 2 * m_recent->spacing();
  }
  m_recent->setFixedHeight(qMin(height, kMostLines * m_recent->fontMetrics().lineSpacing()));
}

QString StartPage::factsOf(const QString& path) const {
  if (!QFileInfo::exists(path)) return m_translator(Phrase::FileGone);
  if (!m_contests.isKnown(path)) return m_translator(Phrase::FileLookedAt);
  const desk::SeenContest* seen = m_contests.seen(path);
  if (seen == nullptr) return m_translator(Phrase::FileUnreadable);
  QStringList facts;
  if (!seen->file.contest.head.date.empty()) facts << toQt(seen->file.contest.head.date);
  if (seen->file.isBrokenOff) facts << m_translator(Phrase::FileBrokenOff);
  if (seen->file.version == db::SeenVersion::Older) facts << m_translator(Phrase::FileOlder);
  if (seen->file.version == db::SeenVersion::Test) facts << m_translator(Phrase::FileOfTestVersion);
  if (seen->file.version == db::SeenVersion::Newer) facts << m_translator(Phrase::FileNewer);
  if (seen->file.version != db::SeenVersion::Current) return facts.join(QStringLiteral(" · "));
  // Each event has its own line, so that its name is not cut off.
  QStringList lines;
  int named = 0;
  int open = 0;
  for (const desk::EventStatus& event : seen->events) {
    if (!isOpen(event)) continue;
    if (++open > kMostEvents) continue;
    ++named;
    lines << QStringLiteral("%1: %2").arg(toQt(event.name),
                                          toQt(words::nextStepText(event, m_translator.language())));
  }
  if (open > named) facts << m_translator(Phrase::MoreEvents).arg(open - named);
  if (seen->events.empty()) facts << m_translator(Phrase::NoEventsYet);
  if (open == 0 && !seen->events.empty()) facts << m_translator(Phrase::AllPlayed);
  if (!facts.isEmpty()) lines.prepend(facts.join(QStringLiteral(" · ")));
  return lines.join(u'\n');
}

void StartPage::showItem(QListWidgetItem& item) {
  const QString path = item.data(Qt::UserRole).toString();
  const QFileInfo file(path);
  const bool isThere = file.exists();
  const desk::SeenContest* seen = m_contests.seen(path);
  const QString name = seen == nullptr ? file.fileName() : toQt(seen->file.contest.head.name);
  item.setIcon(icon(isThere ? Symbol::Recent : Symbol::Empty));
  const QString text = QStringLiteral("%1   —   %2\n%3").arg(name, path, factsOf(path));
  item.setText(text);
  const int lines = 1 + static_cast<int>(text.count(u'\n'));
  item.setSizeHint(QSize(0, lines * m_recent->fontMetrics().lineSpacing() + 12));
  fitRecent();
  const QPalette& colours = palette();
  item.setForeground(colours.brush(isThere ? QPalette::Text : QPalette::PlaceholderText));
}

void StartPage::open(const QListWidgetItem* item) {
  if (item != nullptr) Q_EMIT chosen(item->data(Qt::UserRole).toString());
}

void StartPage::forget() {
  const QListWidgetItem* item = m_recent->currentItem();
  if (item != nullptr) Q_EMIT forgotten(item->data(Qt::UserRole).toString());
}

// Adapts the title to a new font size of the program. The title has a font of its own, which Qt does not
// change.
void StartPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitTitle();
}

void StartPage::fitTitle() {
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 2);
  large.setBold(true);
  m_title->setFont(large);
  // A line of text of a comfortable length.
  m_middle->setMaximumWidth(qMax(kNarrowMiddle, kMiddleLines * fontMetrics().height()));
}

void StartPage::retranslate() {
  m_title->setText(m_translator(Phrase::ApplicationName));
  m_introduction->setText(m_translator(Phrase::StartIntroduction));
  m_recentTitle->setText(m_translator(Phrase::RecentFiles));
  m_recent->setAccessibleName(m_translator.plain(Phrase::RecentFiles));
  m_forget->setText(m_translator(Phrase::ForgetFile));
  for (int row = 0; row < m_recent->count(); ++row) showItem(*m_recent->item(row));
  m_dropHint->setText(
      QStringLiteral("%1 %2").arg(m_translator(Phrase::DropHint), m_translator(Phrase::SampleHint)));
}

}  // namespace damath::window
