#include "app/views/result_dialog.hpp"

#include <QComboBox>
#include <QLineEdit>

#include "app/models/contest_text.hpp"
#include "core/promise.hpp"

namespace damath::views {

using words::Phrase;

ResultDialog::ResultDialog(models::Session& session, const models::Speech& speech,
                           const contest::Event& event, desk::Place place, QWidget* parent)
    : FormDialog(session, speech, parent),
      m_event(event.id),
      m_place(place),
      m_fields(ResultFields::make(speech, this)) {
  const contest::Game* game = models::findGame(event, place.round, place.board);
  DAMATH_EXPECTS(game != nullptr);
  const bool correcting = game->result.has_value();
  setWindowTitle(m_speech.plain(correcting ? Phrase::CorrectResult : Phrase::EnterResult));
  const contest::Contest& contest = m_session.contest();
  QString introduction =
      m_speech(Phrase::GameHead)
          .arg(contest::numberOf(place.round))
          .arg(contest::numberOf(place.board))
          .arg(models::entryName(contest, event, game->blue), models::entryName(contest, event, game->red));
  if (correcting) introduction += QStringLiteral("\n\n") + m_speech(Phrase::CorrectionHint);
  setIntroduction(introduction);
  addField(Phrase::Ending, m_fields.ending);
  addField(Phrase::BlueGrand, m_fields.blue);
  addField(Phrase::RedGrand, m_fields.red);
  addField(Phrase::By, m_fields.by);
  addField(Phrase::Reason, m_fields.reason);
  setFieldVisible(m_fields.by, correcting);
  setFieldVisible(m_fields.reason, correcting);
  if (correcting) m_fields.fill(event.setup.set, *game->result);
  setSubmitText(correcting ? Phrase::Correct : Phrase::Enter);
  m_fields.blue->setFocus();
}

bool ResultDialog::submit() {
  QString wrong;
  const auto input = m_fields.input(wrong);
  if (!input) {
    showRefusal(m_speech(Phrase::NoFigure).arg(wrong));
    return false;
  }
  const desk::Author author = m_session.author(m_fields.by->text(), m_fields.reason->text());
  const auto enter = [&](const desk::Author& careful) {
    return desk::RoundDesk(m_session.desk()).setResult(m_event, m_place, *input, careful);
  };
  return m_session.changed(m_session.careful(m_session.find(m_event), author, enter)).has_value();
}

}  // namespace damath::views
