// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/start/start_page.hpp"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/views/parts/icon.hpp"

namespace damath::views {

using words::Phrase;

namespace {

constexpr int kFileHeight = 32;

}  // namespace

StartPage::StartPage(models::Session& session, const models::Translator& translator, const Commands& commands,
                     QWidget* parent)
    : QWidget(parent),
      m_translator(translator),
      m_title(new QLabel(this)),
      m_introduction(new QLabel(this)),
      m_recentTitle(new QLabel(this)),
      m_recent(new QListWidget(this)),
      m_dropHint(new QLabel(this)) {
  auto* badge = new QLabel(this);
  badge->setPixmap(applicationPixmap(72));
  QFont large = m_title->font();
  large.setPointSizeF(large.pointSizeF() * 2);
  large.setBold(true);
  m_title->setFont(large);
  m_introduction->setWordWrap(true);
  m_introduction->setForegroundRole(QPalette::PlaceholderText);
  QFont bold = m_recentTitle->font();
  bold.setBold(true);
  m_recentTitle->setFont(bold);
  m_recentTitle->setBuddy(m_recent);
  m_recent->setIconSize(QSize(20, 20));
  m_recent->setTextElideMode(Qt::ElideMiddle);
  m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_dropHint->setForegroundRole(QPalette::PlaceholderText);

  auto* names = new QVBoxLayout;
  names->addWidget(m_title);
  names->addWidget(m_introduction);
  auto* head = new QHBoxLayout;
  head->setSpacing(20);
  head->addWidget(badge, 0, Qt::AlignTop);
  head->addLayout(names, 1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(10);
  for (const Command command : {Command::NewContest, Command::OpenContest}) {
    QPushButton* button = commands.button(command, this);
    button->setIconSize(QSize(24, 24));
    button->setMinimumSize(190, 44);
    buttons->addWidget(button);
  }
  buttons->addStretch(1);
  auto* column = new QVBoxLayout;
  column->setSpacing(18);
  column->addStretch(1);
  column->addLayout(head);
  column->addLayout(buttons);
  column->addWidget(m_recentTitle);
  column->addWidget(m_recent);
  column->addWidget(m_dropHint);
  column->addStretch(2);
  auto* middle = new QWidget(this);
  middle->setLayout(column);
  middle->setMaximumWidth(680);
  auto* layout = new QHBoxLayout(this);
  layout->addStretch(1);
  layout->addWidget(middle, 8);
  layout->addStretch(1);

  connect(m_recent, &QListWidget::itemActivated, this,
          models::guarded(session, [this](QListWidgetItem* item) {
            Q_EMIT chosen(item->data(Qt::UserRole).toString());
          }));
  connect(&m_translator, &models::Translator::changed, this, &StartPage::retranslate);
  retranslate();
}

void StartPage::setRecentFiles(const QStringList& paths) {
  m_recent->clear();
  for (const QString& path : paths) {
    const QFileInfo file(path);
    auto* item = new QListWidgetItem(icon(Symbol::Recent),
                                     QStringLiteral("%1   —   %2").arg(file.fileName(), file.absolutePath()),
                                     m_recent);
    item->setData(Qt::UserRole, path);
    item->setToolTip(path);
    item->setSizeHint(QSize(0, kFileHeight));
  }
  if (!paths.isEmpty()) m_recent->setCurrentRow(0);
  m_recent->setFixedHeight(kFileHeight * static_cast<int>(paths.size()) + 2 * m_recent->frameWidth());
  m_recent->setVisible(!paths.isEmpty());
  m_recentTitle->setVisible(!paths.isEmpty());
}

void StartPage::retranslate() {
  m_title->setText(m_translator(Phrase::ApplicationName));
  m_introduction->setText(m_translator(Phrase::StartIntroduction));
  m_recentTitle->setText(m_translator(Phrase::RecentFiles));
  m_recent->setAccessibleName(m_translator.plain(Phrase::RecentFiles));
  m_dropHint->setText(m_translator(Phrase::DropHint));
}

}  // namespace damath::views
