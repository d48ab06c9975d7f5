// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/backups_view.hpp"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/desk/keeping/second_folder.hpp"
#include "app/window/journal/backup_list.hpp"
#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/list_table.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/backup_words.hpp"
#include "app/words/texts/store_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using words::Phrase;

BackupsView::BackupsView(Session& session, const Translator& translator, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_translator(translator),
      m_list(new ListTable(this)),
      m_everyLabel(new QLabel(this)),
      m_every(new QSpinBox(this)),
      m_mostLabel(new QLabel(this)),
      m_most(new QSpinBox(this)),
      m_set(new QPushButton(this)),
      m_second(new QLabel(this)),
      m_chooseSecond(new QPushButton(this)),
      m_forgetSecond(new QPushButton(this)),
      m_strays(new QLabel(this)) {
  m_list->setStretching({1});
  // The fields have the same limits as the command `damath contest copies`.
  m_every->setRange(1, 240);
  m_most->setRange(3, 1000);
  m_everyLabel->setBuddy(m_every);
  m_mostLabel->setBuddy(m_most);
  m_set->setAutoDefault(true);
  auto* rule = new QHBoxLayout;
  rule->setSpacing(8);
  for (QWidget* part :
       {static_cast<QWidget*>(m_everyLabel), static_cast<QWidget*>(m_every),
        static_cast<QWidget*>(m_mostLabel), static_cast<QWidget*>(m_most), static_cast<QWidget*>(m_set)}) {
    rule->addWidget(part);
  }
  rule->addStretch();
  m_second->setWordWrap(true);
  m_second->setTextFormat(Qt::PlainText);
  auto* second = inRow({{m_second, 1}, m_chooseSecond, m_forgetSecond}, 8);
  m_strays->setWordWrap(true);
  m_strays->setTextFormat(Qt::PlainText);
  m_strays->setTextInteractionFlags(Qt::TextSelectableByMouse);
  arrange(*flush<QVBoxLayout>(this), {rule, second, m_strays, {m_list, 1}});
  connect(m_chooseSecond, &QPushButton::clicked, this, guarded(m_session, [this] { chooseSecond(); }));
  connect(m_forgetSecond, &QPushButton::clicked, this, guarded(m_session, [this] { forgetSecond(); }));
  connect(m_set, &QPushButton::clicked, this, guarded(m_session, [this] { setRule(); }));
  for (QSpinBox* box : {m_every, m_most}) {
    connect(box, &QSpinBox::valueChanged, this, [this] { m_set->setEnabled(true); });
  }
  connect(m_list, &ListTable::currentKeyChanged, this, &BackupsView::currentChanged);
  connect(m_list, &ListTable::opened, this, &BackupsView::opened);
}

void BackupsView::retranslate() {
  m_everyLabel->setText(m_translator(Phrase::BackupEvery));
  m_every->setSuffix(m_translator(Phrase::MinutesBehind));
  m_every->setAccessibleName(m_translator.plain(Phrase::BackupEvery));
  m_mostLabel->setText(m_translator(Phrase::BackupsKept));
  m_most->setAccessibleName(m_translator.plain(Phrase::BackupsKept));
  m_set->setText(m_translator(Phrase::SetCopies));
  m_list->setPlaceholder(m_translator(Phrase::NoBackupsYet));
  m_chooseSecond->setText(m_translator(Phrase::SecondChoose));
  m_forgetSecond->setText(m_translator(Phrase::SecondForget));
  showSecond();
  showStrays();
}

void BackupsView::show() {
  if (!m_session.isOpen()) return;
  // Settings that the user typed and did not save yet stay in the fields, unless another file is open now.
  if (!m_set->isEnabled() || m_session.path() != m_path) showRule();
  m_copies = copiesOf(m_session.path());
  showBackups(*m_list, m_copies, m_translator);
  showSecond();
  showStrays();
}

void BackupsView::showSecond() {
  const auto second = m_session.isOpen() ? m_session.desk().ring().second() : std::nullopt;
  m_second->setText(second ? toQt(words::secondFolderText(*second, m_translator.language())) : QString());
  m_chooseSecond->setEnabled(second.has_value());
  m_forgetSecond->setEnabled(second && second->choice());
}

void BackupsView::showStrays() {
  QStringList lines;
  if (m_session.isOpen()) {
    for (const db::StrayBackups& stray : m_session.desk().ring().strays()) {
      lines << toQt(words::asSentence(words::strayBackupsText(stray, m_translator.language())));
    }
  }
  m_strays->setText(lines.join(QLatin1Char('\n')));
  m_strays->setVisible(!lines.isEmpty());
}

void BackupsView::chooseSecond() {
  const auto choice = m_session.desk().ring().second()->choice();
  const QString start =
      choice ? QString::fromStdU16String(choice->folder.u16string()) : QFileInfo(m_session.path()).path();
  chooseFolder(Phrase::SecondTitle, start, m_session, m_translator, this,
               [this](const QString& path) { useSecond(path); });
}

void BackupsView::useSecond(const QString& path) {
  const auto chosen = desk::chooseSecondFolder(m_session.desk(), toPath(path));
  if (!chosen) return m_session.refusals().show(chosen.error());
  show();
  const auto warnings = m_session.desk().takeWarnings();
  if (!warnings.empty()) {
    return m_session.refusals().show(
        toQt(words::asSentence(words::message(warnings.front(), m_translator.language()))));
  }
  Q_EMIT said(m_second->text());
}

void BackupsView::forgetSecond() {
  if (const auto done = desk::forgetSecondFolder(m_session.desk()); !done) {
    return m_session.refusals().show(done.error());
  }
  show();
  Q_EMIT said(m_second->text());
}

void BackupsView::showRule() {
  m_path = m_session.path();
  const db::RingRule rule = m_session.desk().ring().rule();
  m_every->setValue(static_cast<int>(rule.every.count()));
  m_most->setValue(rule.most);
  m_set->setEnabled(false);
}

std::optional<db::AutomaticBackup> BackupsView::current() const {
  return copyOf(m_copies, m_list->currentKey());
}

void BackupsView::setRule() {
  const db::RingRule rule{std::chrono::minutes(m_every->value()), m_most->value()};
  if (const auto set = m_session.desk().ring().setRule(rule); !set) {
    return m_session.refusals().show(
        toQt(words::asSentence(words::message(set.error(), m_translator.language()))));
  }
  showRule();
  show();
  Q_EMIT said(toQt(words::said(words::Phrase::BackupRule, m_translator.language(),
                               {std::to_string(rule.every.count()), std::to_string(rule.most)})));
}

}  // namespace damath::window
