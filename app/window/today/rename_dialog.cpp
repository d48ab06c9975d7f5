// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/today/rename_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>

#include "app/window/dialogs/day_field.hpp"
#include "app/window/dialogs/level_choice.hpp"
#include "app/window/text/qt_text.hpp"

namespace damath::window {

using words::Phrase;

RenameDialog::RenameDialog(Session& session, const Translator& translator, const contest::Event* event,
                           QWidget* parent)
    : FormDialog(session, translator, parent),
      m_name(new QLineEdit(this)),
      m_contestLevel(new QComboBox(this)),
      m_venue(new QLineEdit(this)),
      m_date(new DayField(m_translator, toQt(m_session.contest().head.date), this)),
      m_level(new QLineEdit(this)) {
  const contest::ContestHead& head = m_session.contest().head;
  if (event != nullptr) m_event = event->id;
  const desk::ConfirmationLevel level =
      m_session.refusals()
          .asked(desk::EventDesk(m_session.desk()).confirmationOfRenaming(m_event))
          .value_or(desk::ConfirmationLevel::Confirm);
  setWindowTitle(m_translator.plain(event == nullptr ? Phrase::RenameContest : Phrase::RenameEvent));
  const bool isKept = level >= desk::ConfirmationLevel::Confirm;
  if (level > desk::ConfirmationLevel::Note) {
    QString introduction = m_translator(Phrase::PapersDiffer);
    if (isKept) introduction += u' ' + m_translator(Phrase::WhoChangesIsKept);
    setIntroduction(introduction);
  }
  m_name->setText(toQt(event == nullptr ? head.name : event->setup.name));
  offerLevels(*m_contestLevel, head.level, m_translator);
  m_venue->setText(toQt(head.venue));
  if (event != nullptr) m_level->setText(toQt(event->setup.level));
  m_level->setPlaceholderText(m_translator(Phrase::LevelHint));
  addField(event == nullptr ? Phrase::ContestName : Phrase::EventName, m_name);
  setWanted(m_name);
  addField(Phrase::ContestLevel, m_contestLevel);
  addField(Phrase::Venue, m_venue);
  addField(Phrase::Date, m_date);
  addField(Phrase::LevelField, m_level);
  addAuthor();
  setFieldVisible(m_contestLevel, event == nullptr);
  setFieldVisible(m_venue, event == nullptr);
  setFieldVisible(m_date, event == nullptr);
  setFieldVisible(m_level, event != nullptr);
  setAuthorVisible(isKept);
  setSubmitText(Phrase::Change);
  m_name->setFocus();
  m_name->selectAll();
}

QWidget* RenameDialog::fieldOf(const desk::DeskError& error) const {
  using desk::Refusal;
  const bool isOfName = error.refusal == Refusal::NameMissing || error.refusal == Refusal::EventExists ||
                        error.refusal == Refusal::NamesUnchanged;
  if (error.refusal == Refusal::NoSuchDay) return m_date;
  return isOfName ? m_name : FormDialog::fieldOf(error);
}

bool RenameDialog::submit() {
  const desk::Author author = typedAuthor();
  const bool isDone = m_event ? renameEvent(author) : renameContest(author);
  if (isDone) Q_EMIT renamed(m_name->text().trimmed());
  return isDone;
}

bool RenameDialog::renameContest(const desk::Author& author) {
  const auto days = m_date->days();
  if (!days) {
    showRefusal(m_date->wanted());
    m_date->setFocus();
    return false;
  }
  contest::ContestHead head = m_session.contest().head;
  head.name = fromQt(m_name->text());
  head.venue = fromQt(m_venue->text());
  head.date = fromQt(*days);
  head.level = levelIn(*m_contestLevel);
  return m_session.change({}, author, &desk::EventDesk::renameContest, head);
}

bool RenameDialog::renameEvent(const desk::Author& author) {
  return m_session.change(*m_event, author, &desk::EventDesk::renameEvent, *m_event, fromQt(m_name->text()),
                          fromQt(m_level->text()));
}

}  // namespace damath::window
