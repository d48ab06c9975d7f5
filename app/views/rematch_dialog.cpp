#include "app/views/rematch_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>

#include "app/models/contest_text.hpp"

namespace damath::views {

using words::Phrase;

RematchDialog::RematchDialog(models::Session& session, const models::Speech& speech,
                             const contest::Event& event, const contest::Standings& standings,
                             QWidget* parent)
    : FormDialog(session, speech, parent),
      m_event(event.id),
      m_blue(new QComboBox(this)),
      m_red(new QComboBox(this)),
      m_fields(ResultFields::make(speech, this)) {
  setWindowTitle(m_speech.plain(Phrase::EnterRematch));
  setIntroduction(m_speech(Phrase::RematchIntroduction));
  for (const std::vector<contest::EntryId>& tie : standings.rematchesDue) {
    for (const contest::EntryId entry : tie) {
      const QString name = models::entryName(m_session.contest(), event, entry);
      m_blue->addItem(name, QVariant::fromValue<qlonglong>(contest::numberOf(entry)));
      m_red->addItem(name, QVariant::fromValue<qlonglong>(contest::numberOf(entry)));
    }
  }
  m_red->setCurrentIndex(1);
  addField(Phrase::PlayerBlue, m_blue);
  addField(Phrase::PlayerRed, m_red);
  addField(Phrase::Ending, m_fields.ending);
  addField(Phrase::BlueGrand, m_fields.blue);
  addField(Phrase::RedGrand, m_fields.red);
  addField(Phrase::By, m_fields.by);
  addField(Phrase::Reason, m_fields.reason);
  m_fields.by->setPlaceholderText(m_speech(Phrase::OnlyForCorrections));
  m_fields.reason->setPlaceholderText(m_speech(Phrase::OnlyForCorrections));
  setSubmitText(Phrase::Enter);
}

bool RematchDialog::submit() {
  QString wrong;
  const auto input = m_fields.input(wrong);
  if (!input) {
    showRefusal(m_speech(Phrase::NoFigure).arg(wrong));
    return false;
  }
  const contest::EntryId blue{m_blue->currentData().toLongLong()};
  const contest::EntryId red{m_red->currentData().toLongLong()};
  const desk::Author author = m_session.author(m_fields.by->text(), m_fields.reason->text());
  const auto enter = [&](const desk::Author& careful) {
    return desk::RoundDesk(m_session.desk()).setRematch(m_event, blue, red, *input, careful);
  };
  return m_session.changed(m_session.careful(m_session.find(m_event), author, enter)).has_value();
}

}  // namespace damath::views
