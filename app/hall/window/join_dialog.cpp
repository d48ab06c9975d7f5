// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/window/join_dialog.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>
#include <chrono>

#include "app/hall/server/hall_search.hpp"
#include "app/window/parts/layouts.hpp"
#include "app/window/parts/preferences.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

namespace {

constexpr std::chrono::seconds kSearch{2};
const QString kScheme = QStringLiteral("postgresql://");

}  // namespace

JoinDialog::JoinDialog(Session& session, const Translator& translator, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_address(new QComboBox(this)),
      m_login(new QLineEdit(this)),
      m_phrase(new QLineEdit(this)),
      m_search(new QPushButton(m_translator(Phrase::HallSearch), this)),
      m_found(new QLabel(this)) {
  setWindowTitle(m_translator.plain(Phrase::JoinHall));
  setIntroduction(m_translator(Phrase::JoinIntroduction));
  setSubmitText(Phrase::Join);
  m_address->setEditable(true);
  m_address->setMinimumWidth(340);
  m_address->lineEdit()->setPlaceholderText(QStringLiteral("192.168.1.10:5433/contest"));
  m_phrase->setEchoMode(QLineEdit::Password);
  m_search->setAutoDefault(false);
  m_found->setWordWrap(true);
  addField(Phrase::HallAddress, m_address);
  addField(Phrase::HallLogin, m_login);
  addField(Phrase::HallPhrase, m_phrase);
  setWanted(m_address->lineEdit());
  auto* foot = new QWidget(this);
  arrange(*flush<QHBoxLayout>(foot), {m_search, {m_found, 1}});
  addWide(foot);
  takeApart(Preferences::hall());
  if (!m_login->text().isEmpty()) setFirst(m_phrase);
  on(m_address, &QComboBox::editTextChanged, [this](const QString& typed) {
    if (typed.contains(kScheme) || typed.contains(u'@')) takeApart(typed);
  });
  on(m_search, &QPushButton::clicked, [this] { search(); });
}

void JoinDialog::takeApart(const QString& typed) {
  QString address = typed.trimmed();
  if (address.startsWith(kScheme)) address.remove(0, kScheme.size());
  const qsizetype at = address.lastIndexOf(u'@');
  if (at >= 0) {
    const QString who = address.left(at);
    m_login->setText(QUrl::fromPercentEncoding(who.section(u':', 0, 0).toUtf8()));
    if (who.contains(u':')) m_phrase->setText(QUrl::fromPercentEncoding(who.section(u':', 1).toUtf8()));
    address.remove(0, at + 1);
  }
  if (address != m_address->currentText()) m_address->setEditText(address);
}

void JoinDialog::search() {
  if (m_work.isUnderWay()) return;
  m_search->setEnabled(false);
  m_found->setText(m_translator(Phrase::HallSought));
  m_work.start([this](const FileWork::Watch& /*watch*/) -> FileWork::Report {
    return [this, halls = station::hallsNearby(kSearch)] {
      m_search->setEnabled(true);
      QStringList names;
      const QString typed = m_address->currentText();
      m_address->clear();
      for (const station::FoundHall& hall : halls) {
        names << toQt(hall.name);
        m_address->addItem(toQt(hall.address));
      }
      m_address->setEditText(typed.isEmpty() && !halls.empty() ? toQt(halls.front().address) : typed);
      // A computer in several networks answers in each of them, so the name of its contest can occur more
      // than once.
      names.removeDuplicates();
      m_found->setText(halls.empty() ? m_translator(Phrase::HallNoneFound)
                                     : names.join(QStringLiteral(", ")));
      fitHeight();
    };
  });
}

bool JoinDialog::submit() {
  // Refuses an empty address, because libpq would then connect to a server on this computer.
  if (m_address->currentText().trimmed().isEmpty()) {
    m_session.refusals().show(m_translator(Phrase::HallNoneFound));
    return false;
  }
  const QString login = m_login->text().trimmed();
  const QString phrase = m_phrase->text().trimmed();
  QString who = QString::fromLatin1(QUrl::toPercentEncoding(login));
  const QString address = u'@' + m_address->currentText().trimmed();
  const QString shown = kScheme + who + address;
  if (!phrase.isEmpty()) who += u':' + QString::fromLatin1(QUrl::toPercentEncoding(phrase));
  if (m_leave && !m_leave()) return false;
  if (!m_session.opener().join({fromQt(kScheme + who + address)})) return false;
  Preferences::setHall(shown);
  return true;
}

}  // namespace damath::window
