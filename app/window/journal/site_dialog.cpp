// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/journal/site_dialog.hpp"
#include "app/desk/keeping/history_desk.hpp"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>

#include "app/window/parts/file_choice.hpp"
#include "app/window/parts/icon.hpp"
#include "app/window/text/file_names.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/name_choice_words.hpp"
#include "app/words/texts/refusal_words.hpp"
#include "words/phrase.hpp"

namespace damath::window {

using contest::PrivacyOption;
using words::Phrase;

namespace {

// The ways to write the players' names on the web site. Most players are minors, so full names are the last
// choice. Initials are the first choice, because readers cannot recognize a player by a number.
constexpr std::pair<PrivacyOption, Phrase> kNameChoices[] = {
    {PrivacyOption::InitialsAndSchool, Phrase::NamesByInitials},
    {PrivacyOption::NumberOnly, Phrase::NamesByNumber},
    {PrivacyOption::FullName, Phrase::NamesInFull}};

}  // namespace

SiteDialog::SiteDialog(Session& session, const Translator& translator, Chosen chosen, QWidget* parent)
    : FormDialog(session, translator, parent),
      m_folder(new QLineEdit(this)),
      m_names(new QComboBox(this)),
      m_chosen(std::move(chosen)) {
  setWindowTitle(translator.plain(Phrase::WriteSite));
  setIntroduction(translator(Phrase::SiteDoes));
  for (const auto& [option, phrase] : kNameChoices) {
    m_names->addItem(translator(phrase).arg(translator(words::purposeOf(option))), static_cast<int>(option));
  }
  const QFileInfo file(session.path());
  m_folder->setText(QDir::toNativeSeparators(
      file.absoluteDir().filePath(file.completeBaseName() + QStringLiteral("-site"))));
  QAction* choose = m_folder->addAction(icon(Symbol::Open), QLineEdit::TrailingPosition);
  choose->setToolTip(translator.plain(Phrase::ChooseFolder));
  choose->setText(translator.plain(Phrase::ChooseFolder));
  connect(choose, &QAction::triggered, this, &SiteDialog::browse);
  addField(Phrase::SiteFolder, m_folder);
  setWanted(m_folder);
  addField(Phrase::SiteNames, m_names);
  setSubmitText(Phrase::WriteSiteNow);
}

void SiteDialog::browse() {
  chooseFolder(Phrase::WriteSite, QFileInfo(m_folder->text()).absolutePath(), m_session, m_translator, this,
               [this](const QString& path) { m_folder->setText(QDir::toNativeSeparators(path)); });
}

bool SiteDialog::submit() {
  const words::Language language = m_translator.language();
  auto mark = desk::HistoryDesk(m_session.desk()).origin();
  if (!mark) {
    showRefusal(toQt(words::asSentence(words::message(mark.error(), language))));
    return false;
  }
  const QString path = m_folder->text().trimmed();
  auto folder = site::SiteFolder::begin(toPath(path), toPath(m_session.path()), *std::move(mark));
  if (!folder) {
    showRefusal(toQt(site::message(folder.error(), language)));
    return false;
  }
  const SiteChoice choice{std::make_shared<site::SiteFolder>(*std::move(folder)), path,
                          static_cast<PrivacyOption>(m_names->currentData().toInt())};
  // The export of the web site starts after this dialog has closed, because the journal page behind the
  // dialog shows the progress.
  QMetaObject::invokeMethod(
      parent(), [chosen = m_chosen, choice] { chosen(choice); }, Qt::QueuedConnection);
  return true;
}

}  // namespace damath::window
