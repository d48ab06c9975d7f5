// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page/export_dialog.hpp"

#include <QComboBox>
#include <QRadioButton>

#include "app/window/page/event_export.hpp"
#include "app/window/page/page.hpp"
#include "app/window/text/qt_text.hpp"
#include "app/words/texts/name_choice_words.hpp"

namespace damath::window {

using contest::PrivacyOption;
using words::Phrase;

ExportDialog::ExportDialog(Session& session, const Translator& translator, contest::EventId event, Page& page)
    : FormDialog(session, translator, &page),
      m_event(event),
      m_page(page),
      m_form(new QComboBox(this)),
      m_initials(new QRadioButton(this)),
      m_full(new QRadioButton(this)) {
  const contest::Event* shown = session.find(event);
  const QString title = translator.plain(Phrase::ExportEvent);
  setWindowTitle(shown == nullptr ? title : QStringLiteral("%1 – %2").arg(title, toQt(shown->setup.name)));
  for (const EventFormFacts& facts : kEventForms) {
    m_form->addItem(
        QStringLiteral("%1 (*.%2) – %3")
            .arg(translator.plain(facts.name), QLatin1String(facts.suffix), translator.plain(facts.purpose)),
        static_cast<int>(facts.first));
  }
  addField(Phrase::ExportFormat, m_form);
  addField(Phrase::ExportNames, m_initials);
  addField(Phrase::ExportNamesOr, m_full);
  m_initials->setText(
      translator(Phrase::ExportInitials).arg(translator(words::purposeOf(PrivacyOption::InitialsAndSchool))));
  m_full->setText(translator(Phrase::ExportFull).arg(translator(words::purposeOf(PrivacyOption::FullName))));
  // The labels before the two buttons name only the choice, so a screen reader gets the buttons' own texts.
  for (QRadioButton* button : {m_initials, m_full}) {
    button->setAccessibleName(QString(button->text()).remove(u'&'));
  }
  // Initials are chosen at first, because most players are minors.
  m_initials->setChecked(true);
  setSubmitText(Phrase::ExportChooseFile);
}

void ExportDialog::choose(exports::EventForm form) {
  m_form->setCurrentIndex(m_form->findData(static_cast<int>(form)));
}

bool ExportDialog::submit() {
  exportEvent({m_event, static_cast<exports::EventForm>(m_form->currentData().toInt()),
               m_full->isChecked() ? PrivacyOption::FullName : PrivacyOption::InitialsAndSchool},
              m_session, m_translator, m_page);
  return true;
}

}  // namespace damath::window
